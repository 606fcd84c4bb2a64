// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDirIterator>
#include <QFile>
#include <QTest>

#include "app/base/qt_text.h"
#include "core/agent/prompts.h"
#include "tests/app/support/app_fixture.h"
#include "tests/support/scripted_server.h"

using namespace reminisce;
using namespace reminisce::test;

class SettingsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutAServerTheFormSaysWhatTheProgramDoesItself();
    void oneServerDoesTwoTasksAndIsKeptUntilItDoesNone();
    void aServerWithoutAModelIsNotSaved();
    void aKeyIsStoredAndRemoved();
    void aPromptIsRewrittenAndRestored();
    void aModelDescribesEmotionsAndTheWordsAreTakenAwayAgain();
    void whatIsStoredIsNamedExportedAndDeleted();
};

namespace {

/// Files below a directory whose bytes hold a word.
QStringList filesWith(const QByteArray& word, const QString& directory)
{
    QStringList found;
    for (QDirIterator files(directory, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories); files.hasNext();) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly) && file.readAll().contains(word)) {
            found.append(file.fileName());
        }
    }
    return found;
}

} // namespace

void SettingsTest::withoutAServerTheFormSaysWhatTheProgramDoesItself()
{
    AppFixture fixture;
    app::BackendFormViewModel& form = *fixture.app().settings()->chat();
    QVERIFY(form.builtIn());
    QVERIFY(!form.builtInText().isEmpty());
    form.begin(QStringLiteral("Ollama"));
    QVERIFY(!form.builtIn());
    QCOMPARE(form.url(), QStringLiteral("http://127.0.0.1:11434"));
    form.cancelEntering();
    QVERIFY(form.builtIn());
    QVERIFY(!form.dirty());
}

void SettingsTest::oneServerDoesTwoTasksAndIsKeptUntilItDoesNone()
{
    AppFixture fixture;
    app::SettingsViewModel& settings = *fixture.app().settings();
    settings.chat()->useServer(QStringLiteral("llama.cpp"), QStringLiteral("http://127.0.0.1:9"),
                               {QStringLiteral("chatty")});
    settings.chat()->save();
    settings.judge()->useServer(QStringLiteral("llama.cpp"), QStringLiteral("http://127.0.0.1:9"),
                                {QStringLiteral("strict")});
    settings.judge()->save();
    QCOMPARE(settings.chat()->model(), QStringLiteral("chatty"));
    QCOMPARE(settings.judge()->model(), QStringLiteral("strict"));
    settings.judge()->remove();
    QVERIFY(settings.judge()->builtIn());
    QCOMPARE(settings.chat()->model(), QStringLiteral("chatty"));
    settings.chat()->remove();
    QVERIFY(settings.chat()->builtIn());
}

void SettingsTest::aServerWithoutAModelIsNotSaved()
{
    AppFixture fixture;
    app::BackendFormViewModel& form = *fixture.app().settings()->chat();
    form.useServer(QStringLiteral("llama.cpp"), QStringLiteral("http://127.0.0.1:9"), {});
    QVERIFY(form.modelError().isEmpty());
    form.save();
    QVERIFY(!form.modelError().isEmpty());
    QVERIFY(form.entering());
    form.setModel(QStringLiteral("chatty"));
    QVERIFY(form.modelError().isEmpty());
    form.save();
    QVERIFY(!form.entering());
    QVERIFY(!form.builtIn());
}

void SettingsTest::aKeyIsStoredAndRemoved()
{
    AppFixture fixture;
    app::BackendFormViewModel& form = *fixture.app().settings()->chat();
    form.useServer(QStringLiteral("openai"), QStringLiteral("http://127.0.0.1:9"), {QStringLiteral("m")});
    form.setKey(QStringLiteral("secret"));
    form.save();
    QVERIFY(form.keyStored());
    QVERIFY(form.key().isEmpty());
    form.removeKey();
    QVERIFY(!form.keyStored());
}

void SettingsTest::whatIsStoredIsNamedExportedAndDeleted()
{
    AppFixture fixture;
    fixture.import(QStringLiteral("Tom.txt"), marathonTalk());
    app::AskViewModel& ask = *fixture.app().ask();
    ask.setDraft(QStringLiteral("Was war mit der Quittenmarmelade?"));
    ask.ask();
    QVERIFY(waitUntil([&] { return !ask.running() && ask.currentHasMessages(); }));
    app::SettingsViewModel& settings = *fixture.app().settings();
    const QString folder = settings.archiveFolder().toLocalFile();
    QVERIFY(waitUntil([&] { return !filesWith("Quittenmarmelade", folder).isEmpty(); }));
    QVERIFY(waitUntil([&] { return settings.storedPlaces().size() > 2; }));
    for (const QVariant& row : settings.storedPlaces()) {
        const QString place = row.toMap().value(QStringLiteral("place")).toString();
        QVERIFY(!row.toMap().value(QStringLiteral("label")).toString().isEmpty());
        QVERIFY2(!place.startsWith(folder) || QFile::exists(place), qPrintable(place));
    }

    const std::filesystem::path exported = fixture.directory() / "open";
    settings.exportTo(QUrl::fromLocalFile(app::pathToQt(exported)));
    QVERIFY(waitUntil([&] { return std::filesystem::exists(exported / "manifest.json"); }));

    settings.deleteEverything();
    QVERIFY(waitUntil([&] { return fixture.app().timeline()->totalCount() == 0; }));
    QVERIFY(waitUntil([&] { return filesWith("Quittenmarmelade", folder).isEmpty(); }));
    QCOMPARE(filesWith("Kilometer", folder), QStringList());
}

void SettingsTest::aPromptIsRewrittenAndRestored()
{
    AppFixture fixture;
    app::PromptsViewModel& prompts = *fixture.app().settings()->prompts();
    prompts.setSelected(QStringLiteral("rag_system"));
    const QString own = app::toQt(agent::Prompts::original("rag_system"));
    QCOMPARE(prompts.text(), own);
    prompts.save(QStringLiteral("Answer in one word."));
    QVERIFY(prompts.replaced());
    fixture.restart();
    app::PromptsViewModel& later = *fixture.app().settings()->prompts();
    later.setSelected(QStringLiteral("rag_system"));
    QCOMPARE(later.text(), QStringLiteral("Answer in one word."));
    later.restore();
    QCOMPARE(later.text(), own);
    QVERIFY(!later.replaced());
}

void SettingsTest::aModelDescribesEmotionsAndTheWordsAreTakenAwayAgain()
{
    ScriptedServer server;
    server.handle("/v1/chat/completions", [](const RecordedRequest&) { return chatReply("sad, lonely"); });
    AppFixture fixture;
    fixture.import(QStringLiteral("chat.txt"), marathonTalk());
    app::SettingsViewModel& settings = *fixture.app().settings();
    QVERIFY(!settings.canDescribe());
    settings.description()->useServer(QStringLiteral("llama.cpp"), app::toQt(server.url()),
                                      {QStringLiteral("describer")});
    settings.description()->save();
    QVERIFY(settings.canDescribe());
    QVERIFY2(settings.describesElsewhereText().isEmpty(), "it is this machine");
    QVERIFY(!settings.hasDescriptions());
    const QString before = settings.emotionModel();
    settings.describeEmotions();
    QVERIFY(waitUntil([&] { return settings.hasDescriptions(); }));
    QVERIFY(settings.emotionModel() != before);
    QVERIFY(server.requestCount() > 0);
    settings.removeDescriptions();
    QVERIFY(waitUntil([&] { return !settings.hasDescriptions(); }));
    QCOMPARE(settings.emotionModel(), before);
}

QTEST_MAIN(SettingsTest)
#include "settings_test.moc"
