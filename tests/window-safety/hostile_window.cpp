// SPDX-License-Identifier: GPL-3.0-or-later
// Shows hostile texts everywhere in the window where imported text and answers of models appear. Run under strace by
// `run`, which looks for anything that was fetched or opened because of them.
// Usage: hostile_window PAYLOADS, with REMINISCE_DATA_DIR set to an empty directory
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QQuickStyle>
#include <QtQml/qqmlextensionplugin.h>

#include <iostream>

#include "app/base/data_directory.h"
#include "app/base/qt_text.h"
#include "app/settings/key_store.h"
#include "core/archive/archive.h"
#include "core/archive/chats.h"
#include "tests/app/support/app_fixture.h"
#include "tests/qml/support/real_window.h"

Q_IMPORT_QML_PLUGIN(ReminiscePlugin)
Q_IMPORT_QML_PLUGIN(Reminisce_ModelsPlugin)

using namespace reminisce;
using namespace reminisce::test;

namespace {

/// One payload a line; \0, \a … stand for the bytes themselves, {huge} for a word of 100,000 letters.
QList<QByteArray> readPayloads(const QString& path)
{
    QFile file(path);
    QList<QByteArray> payloads;
    if (file.open(QIODevice::ReadOnly)) {
        for (QByteArray line : file.readAll().split('\n')) {
            if (line.isEmpty() || line.startsWith("# ")) {
                continue;
            }
            line.replace("\\0", QByteArray(1, '\0')).replace("\\e", "\x1b").replace("\\a", "\a").replace("\\b", "\b");
            line.replace("\\r", "\r").replace("\\t", "\t").replace("{huge}", QByteArray(100000, 'W'));
            line.replace("{rtl}", "\u202e").replace("{isolate}", "\u2067").replace("{zero}", "\u200b\u200d\ufeff");
            payloads.append(line);
        }
    }
    return payloads;
}

/// Answers as a hostile model would give them: text, error, trace and marks.
bool storeAnswers(const QList<QByteArray>& payloads)
{
    auto opened = archive::Archive::open(app::defaultArchiveDirectory());
    if (!opened) {
        return false;
    }
    for (const QByteArray& payload : payloads) {
        const std::string text = payload.toStdString();
        archive::ChatSession session;
        session.title = text;
        const auto id = archive::createChatSession(opened->writer(), session);
        archive::ChatMessage message;
        message.session = id.value_or(0);
        message.question = text;
        const auto stored = id ? archive::addChatMessage(opened->writer(), message) : id;
        archive::Answer answer;
        answer.text = text + " [1] " + text;
        answer.error = text;
        answer.unsupported = {text};
        answer.trace.push_back({1, 0, "tool", text, "{\"query\": \"" + text + "\"}", text, text, 0, 1, 0, 0});
        if (!stored || !archive::finishChatMessage(opened->writer(), *stored, answer)) {
            return false;
        }
    }
    return true;
}

QByteArray transcript(const QList<QByteArray>& payloads)
{
    QByteArray chat;
    int minute = 0;
    for (const QByteArray& payload : payloads) {
        QByteArray speaker = payload.left(40);
        speaker.replace(':', ' ');
        const QByteArray time = QTime(10, 0).addSecs(60 * minute++).toString(QStringLiteral("HH:mm")).toLatin1();
        chat += "20.06.24, " + time + " - Ich: " + payload + "\n";
        chat += "20.06.24, " + time + " - " + speaker + ": payload " + payload + "\n";
    }
    return chat;
}

void look(RealWindow& window)
{
    for (int i = 0; i < 3; ++i) {
        QCoreApplication::processEvents();
        (void)window.window().grabWindow();
    }
}

/// Traces lie in rows, which are children of the list in sight only.
void openTraces(QQuickItem* item)
{
    if (item->objectName() == QLatin1String("trace")) {
        item->setProperty("opened", true);
    }
    const QList<QQuickItem*> children = item->childItems();
    for (QQuickItem* child : children) {
        openTraces(child);
    }
}

/// Gives names that people give: titles, tags, aliases, filters; and shows them where they are offered.
void showNames(app::AppViewModel& app, RealWindow& window, const QList<QByteArray>& payloads)
{
    const qint64 person = app.people()->people()->value(0, QStringLiteral("personId")).toLongLong();
    const qint64 conversation =
        app.timeline()->conversations()->value(0, QStringLiteral("conversationId")).toLongLong();
    app.people()->select(person);
    app.transcript()->open(conversation);
    (void)waitUntil([&] { return !app.transcript()->loading(); }, 10);
    for (const QByteArray& payload : payloads) {
        const QString text = QString::fromUtf8(payload.left(200));
        app.people()->addAlias(person, text);
        app.transcript()->addTag(text);
        app.filter()->saveAs(text);
        app.toasts()->inform(text, text, [] {});
    }
    app.transcript()->rename(QString::fromUtf8(payloads.first()));
    (void)waitUntil([&] { return app.filter()->savedFilters()->count() > 0 && !app.transcript()->tags().isEmpty(); });
    app.filter()->setText(QString::fromUtf8(payloads.at(1)));
    look(window);
    window.press(Qt::Key_K, Qt::ControlModifier);
    window.type(QStringLiteral("img"));
    look(window);
    window.press(Qt::Key_Escape);
    app.filter()->clear();
    for (const char* page : {"timeline", "people"}) {
        app.setCurrentPage(QString::fromLatin1(page));
        look(window);
    }
    app.importer()->setProperty("pasteText", QString::fromUtf8(payloads.join('\n').left(20000)));
    app.importer()->setProperty("pasteTitle", QString::fromUtf8(payloads.first()));
    app.setCurrentPage(QStringLiteral("import"));
    Q_EMIT app.windowCommand(QStringLiteral("paste-text"));
    look(window);
}

/// Opens every chat with its trace.
void showChats(app::AppViewModel& app, RealWindow& window)
{
    app.setCurrentPage(QStringLiteral("ask"));
    (void)waitUntil([&] { return app.ask()->sessions()->count() > 0; });
    for (int row = 0; row < app.ask()->sessions()->count(); ++row) {
        app.ask()->openSession(app.ask()->sessions()->value(row, QStringLiteral("sessionId")).toLongLong());
        (void)waitUntil([&] { return app.ask()->currentHasMessages(); }, 5);
        openTraces(window.window().contentItem());
        look(window);
    }
    // Two answers side by side.
    app.ask()->regenerate(app.ask()->messages()->value(0, QStringLiteral("messageId")).toLongLong());
    (void)waitUntil([&] { return !app.ask()->running(); });
    app.ask()->setSideBySide(app.ask()->messages()->value(0, QStringLiteral("messageId")).toLongLong(), true);
    look(window);
    app.ask()->newSession();
    app.ask()->setDraft(QStringLiteral("payload img script"));
    app.ask()->ask();
    (void)waitUntil([&] { return app.ask()->currentHasMessages() && !app.ask()->running(); });
    look(window);
}

void showLab(app::AppViewModel& app, RealWindow& window, const QList<QByteArray>& payloads)
{
    app.setCurrentPage(QStringLiteral("lab"));
    app.lab()->questions()->openSet(QStringLiteral("<img src=x>"));
    (void)waitUntil([&] { return app.lab()->questions()->isOpen(); });
    for (const QByteArray& payload : payloads) {
        const QString text = QString::fromUtf8(payload.left(2000));
        app.lab()->questions()->addQuestion();
        app.lab()->questions()->setQuestion(text);
        app.lab()->questions()->setAnswer(text);
        app.lab()->questions()->setCategory(text.left(60));
    }
    app.lab()->questions()->use();
    app.lab()->plan()->estimateNow();
    (void)waitUntil([&] { return !app.lab()->plan()->estimating(); });
    app.lab()->plan()->start();
    (void)waitUntil([&] { return app.lab()->hasResults() && !app.lab()->running(); }, 120);
    QQuickItem* page = window.find(QStringLiteral("labPage"));
    for (const char* view : {"plan", "questions", "answers", "compare", "results"}) {
        if (page) {
            page->setProperty("view", QString::fromLatin1(view));
        }
        look(window);
    }
    app.lab()->openItem(app.lab()->items()->value(0, QStringLiteral("itemId")).toLongLong());
    (void)waitUntil([&] { return app.lab()->item().isValid(); }, 10);
    look(window);
}

} // namespace

int main(int argc, char** argv)
{
    QGuiApplication program(argc, argv);
    QGuiApplication::setApplicationName(QStringLiteral("reminisce"));
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    const QList<QByteArray> payloads = readPayloads(argc > 1 ? QString::fromLocal8Bit(argv[1]) : QString());
    if (payloads.size() < 40 || !storeAnswers(payloads)) {
        std::cerr << "the payloads could not be stored\n";
        return 1;
    }
    app::AppViewModel app(std::make_unique<app::MemoryKeyStore>());
    app.start({});
    RealWindow window(app);
    if (!window.isOpen() || !waitUntil([&] { return app.ready(); })) {
        return 1;
    }
    QFile file(QDir(qEnvironmentVariable("REMINISCE_DATA_DIR")).filePath(QStringLiteral("<b>hostile<b>.txt")));
    if (!file.open(QIODevice::WriteOnly) || file.write(transcript(payloads)) < 0) {
        return 1;
    }
    file.close();
    app.importer()->addUrls({QUrl::fromLocalFile(file.fileName())});
    if (!waitUntil([&] { return app.timeline()->totalCount() > 0 && !app.importer()->running(); }, 120)) {
        return 1;
    }
    app.importer()->setSelectedRow(0);
    for (const char* page : {"import", "timeline", "people", "search", "settings"}) {
        app.setCurrentPage(QString::fromLatin1(page));
        app.search()->setQuery(QStringLiteral("payload"));
        look(window);
    }
    app.people()->select(app.people()->people()->value(0, QStringLiteral("personId")).toLongLong());
    app.setCurrentPage(QStringLiteral("people"));
    look(window);
    const app::ListModel& conversations = *app.timeline()->conversations();
    app.setCurrentPage(QStringLiteral("timeline"));
    for (int row = 0; row < conversations.count(); ++row) {
        app.transcript()->open(conversations.value(row, QStringLiteral("conversationId")).toLongLong());
        (void)waitUntil([&] { return !app.transcript()->loading(); }, 10);
        look(window);
    }
    showNames(app, window, payloads);
    showChats(app, window);
    showLab(app, window, payloads);
    std::cout << "shown " << payloads.size() << " payloads, " << app.ask()->sessions()->count() << " chats, "
              << app.lab()->items()->count() << " answers of the Lab\n";
    return app.lab()->items()->count() > 0 ? 0 : 1;
}
