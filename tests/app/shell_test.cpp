// SPDX-License-Identifier: GPL-3.0-or-later
// What stays between two starts, and the ways to go somewhere by typing.
#include <QAbstractItemModelTester>
#include <QDir>
#include <QGuiApplication>
#include <QScreen>
#include <QTest>

#include "tests/app/support/app_fixture.h"

using namespace reminisce;
using namespace reminisce::test;

class ShellTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theChatIsThereAgain();
    void theFilterTheDraftAndThePageAreThereAgain();
    void thePaletteGoesToPagesPeopleAndConversations();
    void aNewTranscriptInAWatchedFolderComesInByItself();
    void everyGuessedDateOfABatchIsTakenAtOnce();
    void aTurnIsGivenToSomebodyNew();
    void aChangeOfSpeakersCanBeUndone();
    void tagsAreGivenOfferedAndTakenAway();
    void askingAnewKeepsTheOldAnswerAsABranch();
    void theWindowIsAsItWasAndFitsTheScreen();
};

namespace {

int rowOf(const QAbstractItemModel& model, const char* role, const QString& value)
{
    for (int row = 0; row < model.rowCount(); ++row) {
        if (valueOf(model, row, role).toString() == value) {
            return row;
        }
    }
    return -1;
}

} // namespace

void ShellTest::theWindowIsAsItWasAndFitsTheScreen()
{
    AppFixture fixture;
    const QSize screen = QGuiApplication::primaryScreen()->availableSize();
    const auto sizeOf = [](const QVariantMap& place) {
        return QSize(place.value(QStringLiteral("width")).toInt(), place.value(QStringLiteral("height")).toInt());
    };
    const auto place = [](int width, int height) {
        return QVariantMap{{QStringLiteral("width"), width}, {QStringLiteral("height"), height}};
    };
    QCOMPARE(sizeOf(fixture.app().windowPlace()), QSize(1280, 800).boundedTo(screen));
    fixture.app().keepWindowPlace(place(screen.width() - 60, screen.height() - 40));
    fixture.restart();
    QCOMPARE(sizeOf(fixture.app().windowPlace()), screen - QSize(60, 40));
    fixture.app().keepWindowPlace(place(screen.width() + 500, screen.height() + 500)); // it stood on a larger one
    QCOMPARE(sizeOf(fixture.app().windowPlace()), screen);
    fixture.app().keepWindowPlace(place(0, -5));
    QVERIFY(!sizeOf(fixture.app().windowPlace()).isEmpty());
}

void ShellTest::theChatIsThereAgain()
{
    AppFixture fixture;
    fixture.import(QStringLiteral("Tom.txt"), marathonTalk());
    fixture.app().ask()->setDraft(QStringLiteral("Wann ist der Halbmarathon?"));
    fixture.app().ask()->ask();
    QVERIFY(waitUntil([&] { return !fixture.app().ask()->running() && fixture.app().ask()->currentSessionId() > 0; }));
    const qint64 chat = fixture.app().ask()->currentSessionId();
    fixture.app().ask()->setDraft(QStringLiteral("Und wo?"));
    fixture.restart();
    QVERIFY(waitUntil([&] { return fixture.app().ask()->currentSessionId() == chat; }));
    QVERIFY(waitUntil([&] { return fixture.app().ask()->currentHasMessages(); }));
    QVERIFY(waitUntil([&] { return fixture.app().ask()->draft() == QStringLiteral("Und wo?"); }));
}

void ShellTest::theFilterTheDraftAndThePageAreThereAgain()
{
    AppFixture fixture;
    fixture.import(QStringLiteral("Tom.txt"), marathonTalk());
    fixture.app().filter()->setDates(QStringLiteral("2024-06-01"), QStringLiteral("2024-06-30"));
    fixture.app().ask()->setDraft(QStringLiteral("Wann laufen wir"));
    fixture.app().setCurrentPage(QStringLiteral("people"));
    fixture.restart();
    QVERIFY(waitUntil([&] { return fixture.app().ask()->draft() == QStringLiteral("Wann laufen wir"); }));
    QVERIFY(fixture.app().filter()->from().startsWith(QStringLiteral("2024-06-01")));
    QVERIFY(waitUntil([&] { return fixture.app().currentPage() == QStringLiteral("people"); }));
}

void ShellTest::thePaletteGoesToPagesPeopleAndConversations()
{
    AppFixture fixture;
    fixture.import(QStringLiteral("Tom.txt"), marathonTalk());
    app::PaletteViewModel& palette = *fixture.app().palette();
    const QAbstractItemModelTester tester(palette.results(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    palette.setQuery(QStringLiteral("sett"));
    QCOMPARE(palette.results()->count(), 1);
    palette.run(0);
    QCOMPARE(fixture.app().currentPage(), QStringLiteral("settings"));
    palette.setQuery(QStringLiteral("Tom"));
    const int person = rowOf(*palette.results(), "kind", QStringLiteral("person"));
    QVERIFY(person >= 0);
    QVERIFY(waitUntil([&] { return rowOf(*palette.results(), "kind", QStringLiteral("conversation")) >= 0; }));
    palette.run(rowOf(*palette.results(), "kind", QStringLiteral("conversation")));
    QCOMPARE(fixture.app().currentPage(), QStringLiteral("timeline"));
    QVERIFY(waitUntil([&] { return fixture.app().transcript()->conversationId() > 0; }));
}

void ShellTest::aNewTranscriptInAWatchedFolderComesInByItself()
{
    AppFixture fixture;
    const QString folder = QString::fromStdString((fixture.directory() / "watched").string());
    QVERIFY(QDir().mkpath(folder));
    fixture.app().watchFolders()->add(QUrl::fromLocalFile(folder));
    QVERIFY(waitUntil([&] { return fixture.app().watchFolders()->folders()->count() == 1; }));
    (void)fixture.write(QStringLiteral("watched/Tom.txt"), marathonTalk());
    QVERIFY(waitUntil([&] { return fixture.app().timeline()->totalCount() == 1; }, 60));
    fixture.app().watchFolders()->remove(folder);
    QVERIFY(waitUntil([&] { return fixture.app().watchFolders()->folders()->count() == 0; }));
}

void ShellTest::everyGuessedDateOfABatchIsTakenAtOnce()
{
    AppFixture fixture;
    app::ImportViewModel& importer = *fixture.app().importer();
    const QByteArray cues = "WEBVTT\n\n00:01.000 --> 00:03.000\n<v Tom>Hast du den Kuchen?\n";
    importer.addUrls({fixture.write(QStringLiteral("a.vtt"), cues),
                      fixture.write(QStringLiteral("b.vtt"), QByteArray(cues).replace("Kuchen", "Schirm"))});
    QVERIFY(waitUntil([&] { return importer.needsDateCount() == 2 && !importer.running(); }));
    QCOMPARE(fixture.app().timeline()->totalCount(), 0);
    importer.confirmGuesses();
    QVERIFY(waitUntil([&] { return importer.needsDateCount() == 0 && !importer.running(); }));
    QVERIFY(waitUntil([&] { return fixture.app().timeline()->totalCount() == 2; }));
}

void ShellTest::aTurnIsGivenToSomebodyNew()
{
    AppFixture fixture;
    fixture.import(QStringLiteral("Tom.txt"), marathonTalk());
    app::TranscriptViewModel& transcript = *fixture.app().transcript();
    transcript.open(fixture.app().timeline()->conversations()->conversationAt(0));
    QVERIFY(waitUntil([&] { return transcript.turns()->count() == 6; }));
    const qint64 turn = valueOf(*transcript.turns(), 1, "turnId").toLongLong();
    transcript.setSpeaker(turn, QStringLiteral("Thomas"), false);
    QVERIFY(
        waitUntil([&] { return valueOf(*transcript.turns(), 1, "speaker").toString() == QStringLiteral("Thomas"); }));
    QCOMPARE(valueOf(*transcript.turns(), 3, "speaker").toString(), QStringLiteral("Tom"));
    transcript.setSpeaker(turn, QStringLiteral("Tom"), true);
    QVERIFY(waitUntil([&] { return valueOf(*transcript.turns(), 1, "speaker").toString() == QStringLiteral("Tom"); }));
}

void ShellTest::aChangeOfSpeakersCanBeUndone()
{
    AppFixture fixture;
    fixture.import(QStringLiteral("Tom.txt"), marathonTalk());
    fixture.import(QStringLiteral("Luise.txt"),
                   QByteArray(marathonTalk()).replace("Tom", "Luise").replace("20.06.24", "21.06.24"));
    app::TranscriptViewModel& transcript = *fixture.app().transcript();
    transcript.open(fixture.app().timeline()->conversations()->conversationAt(0));
    QVERIFY(waitUntil(
        [&] { return transcript.turns()->count() == 6 && !transcript.isNewPerson(QStringLiteral("luise")); }));
    QCOMPARE(transcript.speakerNames(QStringLiteral("Lui")), QStringList{QStringLiteral("Luise")});
    QVERIFY(transcript.speakerNames(QString()).contains(QStringLiteral("Tom")));
    QVERIFY(!transcript.speakerNames(QString()).contains(QStringLiteral("Luise")));
    QVERIFY(transcript.isNewPerson(QStringLiteral("Thomas")));
    const qint64 turn = valueOf(*transcript.turns(), 1, "turnId").toLongLong();
    const auto speaks = [&](const char* name) {
        return waitUntil([&] {
            return valueOf(*transcript.turns(), 1, "speaker").toString() == QLatin1String(name) &&
                   valueOf(*transcript.turns(), 3, "speaker").toString() == QLatin1String(name);
        });
    };
    QVERIFY(speaks("Tom"));
    transcript.setSpeaker(turn, QStringLiteral("Luise"), true); // somebody known
    QVERIFY(speaks("Luise"));
    fixture.app().undo();
    QVERIFY(speaks("Tom"));
}

void ShellTest::tagsAreGivenOfferedAndTakenAway()
{
    AppFixture fixture;
    fixture.import(QStringLiteral("Tom.txt"), marathonTalk());
    app::TranscriptViewModel& transcript = *fixture.app().transcript();
    transcript.open(fixture.app().timeline()->conversations()->conversationAt(0));
    QVERIFY(waitUntil([&] { return transcript.conversationId() > 0; }));
    transcript.addTag(QStringLiteral("Lauf"));
    QVERIFY(waitUntil([&] { return transcript.tags() == QStringList{QStringLiteral("Lauf")}; }));
    transcript.removeTag(QStringLiteral("Lauf"));
    QVERIFY(waitUntil([&] { return transcript.tags().isEmpty(); }));
}

void ShellTest::askingAnewKeepsTheOldAnswerAsABranch()
{
    AppFixture fixture;
    fixture.import(QStringLiteral("Tom.txt"), marathonTalk());
    app::AskViewModel& ask = *fixture.app().ask();
    const auto askAndWait = [&](const std::function<void()>& act) {
        act();
        return waitUntil([&] { return !ask.running() && ask.currentSessionId() > 0; });
    };
    ask.setDraft(QStringLiteral("Was sagte Tom zum Knie?"));
    QVERIFY(askAndWait([&] { ask.ask(); }));
    const qint64 first = valueOf(*ask.messages(), 0, "messageId").toLongLong();
    QVERIFY(askAndWait([&] { ask.editAndResend(first, QStringLiteral("Wann laufen wir zusammen?")); }));
    QCOMPARE(ask.messages()->count(), 1);
    QCOMPARE(valueOf(*ask.messages(), 0, "branches").toInt(), 2);
    QCOMPARE(valueOf(*ask.messages(), 0, "question").toString(), QStringLiteral("Wann laufen wir zusammen?"));
    ask.showBranch(valueOf(*ask.messages(), 0, "messageId").toLongLong(), -1);
    QCOMPARE(valueOf(*ask.messages(), 0, "question").toString(), QStringLiteral("Was sagte Tom zum Knie?"));
    fixture.restart();
    app::AskViewModel& later = *fixture.app().ask();
    QVERIFY(waitUntil([&] { return later.sessions()->count() == 1; }));
    later.openSession(valueOf(*later.sessions(), 0, "sessionId").toLongLong());
    QVERIFY(waitUntil([&] { return later.messages()->count() == 1; }));
    QCOMPARE(valueOf(*later.messages(), 0, "branches").toInt(), 2);
    QCOMPARE(valueOf(*later.messages(), 0, "question").toString(), QStringLiteral("Wann laufen wir zusammen?"));
}

QTEST_MAIN(ShellTest)
#include "shell_test.moc"
