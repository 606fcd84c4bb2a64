// SPDX-License-Identifier: GPL-3.0-or-later
// What people do, from the beginning to the end, in the real program and by keyboard alone.
#include <QGuiApplication>
#include <QQuickStyle>
#include <QtQml/qqmlextensionplugin.h>

#include "tests/app/support/app_fixture.h"
#include "tests/qml/support/real_window.h"
#include "tests/support/scripted_server.h"

Q_IMPORT_QML_PLUGIN(ReminiscePlugin)
Q_IMPORT_QML_PLUGIN(Reminisce_ModelsPlugin)

using namespace reminisce;
using namespace reminisce::test;

class JourneysTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QQuickStyle::setStyle(QStringLiteral("Basic")); }

    void init()
    {
        m_world = std::make_unique<AppFixture>();
        app().setLanguage(QStringLiteral("en"));
        app().setReducedMotion(true);
    }

    void cleanup()
    {
        const QStringList warnings = m_window ? m_window->warnings() : QStringList();
        m_window.reset();
        m_world.reset();
        QVERIFY2(warnings.isEmpty(), qPrintable(warnings.join(QLatin1Char('\n'))));
    }

    void firstStartLeadsToTheImport()
    {
        open();
        QCOMPARE(app().currentPage(), QStringLiteral("start"));
        QVERIFY(w().tabTo(QStringLiteral("Choose files")));
        QVERIFY(w().tabTo(QStringLiteral("Open sample")));
        QVERIFY(w().tabTo(QStringLiteral("Paste text")));
        w().press(Qt::Key_Space);
        QCOMPARE(app().currentPage(), QStringLiteral("import"));
        QVERIFY(waitUntil([&] { return w().hasFocus(QStringLiteral("Title")); }));
        w().press(Qt::Key_Escape);
        QVERIFY(!w().hasFocus(QStringLiteral("Title")));
    }

    void aPastedTranscriptIsImported()
    {
        open();
        w().press(Qt::Key_5, Qt::ControlModifier);
        QVERIFY(w().tabTo(QStringLiteral("Paste text")));
        w().press(Qt::Key_Space);
        QVERIFY(w().tabTo(QStringLiteral("pasteArea")));
        // Nobody in it is called “Ich”, so that the program has to ask who the person is.
        app().copyToClipboard(QString::fromUtf8(marathonTalk().replace("Ich:", "Lena:")));
        w().press(Qt::Key_V, Qt::ControlModifier);
        QVERIFY(w().tabTo(QStringLiteral("importPasted")));
        w().press(Qt::Key_Space);
        QVERIFY(waitUntil([this] { return app().timeline()->totalCount() > 0 && !app().importer()->running(); }));
        QVERIFY(waitUntil([this] { return app().ownerQuestion()->isOpen(); }));
        (void)w().window().grabWindow(); // the names are laid out
        QVERIFY(w().tabTo(QStringLiteral("Tom")));
        w().press(Qt::Key_Space);
        QVERIFY(waitUntil([this] { return !app().ownerQuestion()->isOpen(); }));
    }

    void filtersByPersonEmotionAndDates()
    {
        importAll();
        open();
        w().press(Qt::Key_1, Qt::ControlModifier);
        const qint64 all = app().timeline()->totalCount();
        addFilter(QStringLiteral("Lena"));
        QVERIFY(waitUntil([&] { return app().timeline()->matchingCount() < all; }));
        addFilter(QStringLiteral("joy"));
        QVERIFY(waitUntil([&] { return app().filter()->chips()->count() == 2; }));
        QVERIFY(w().tabTo(QStringLiteral("addFilter")));
        w().press(Qt::Key_Space);
        QVERIFY(waitUntil([&] { return w().hasFocus(QStringLiteral("filterField")); }));
        QVERIFY(w().tabTo(QStringLiteral("From")));
        w().type(QStringLiteral("2024-06-01"));
        w().press(Qt::Key_Tab);
        w().type(QStringLiteral("2024-06-03"));
        QVERIFY(w().tabTo(QStringLiteral("Apply")));
        w().press(Qt::Key_Space);
        QVERIFY(waitUntil([&] { return app().filter()->chips()->count() == 3; }));
        // A chip goes by Delete, all of them by their button.
        QVERIFY(w().tabTo(QStringLiteral("Lena")));
        w().press(Qt::Key_Delete);
        QVERIFY(waitUntil([&] { return app().filter()->chips()->count() == 2; }));
        QVERIFY(w().tabTo(QStringLiteral("Clear all")));
        w().press(Qt::Key_Space);
        QVERIFY(waitUntil([&] { return app().timeline()->matchingCount() == all; }));
    }

    void findsWordsInATranscript()
    {
        importAll();
        open();
        openConversation(Qt::Key_End);
        w().press(Qt::Key_F, Qt::ControlModifier);
        QVERIFY(waitUntil([&] { return w().hasFocus(QStringLiteral("find")); }));
        w().type(QStringLiteral("Knie"));
        QVERIFY(waitUntil([this] { return app().transcript()->finder()->count() == 2; }));
        const int before = app().transcript()->finder()->index();
        w().press(Qt::Key_Return);
        QVERIFY(waitUntil([&] { return app().transcript()->finder()->index() != before; }));
    }

    void asksAQuestion()
    {
        importAll();
        open();
        ask();
        QVERIFY(app().ask()->evidenceUsedCount() > 0);
        // The question can be asked anew in other words.
        QVERIFY(w().tabTo(QStringLiteral("Edit and ask again")));
        w().press(Qt::Key_Space);
        QVERIFY(waitUntil([&] { return w().hasFocus(QStringLiteral("Question")); }));
        w().press(Qt::Key_A, Qt::ControlModifier);
        w().type(QStringLiteral("Was riet Tom zum Knie?"));
        w().press(Qt::Key_Return);
        QVERIFY(waitUntil([this] { return !app().ask()->running() && branches() == 2; }));
    }

    void opensACitation()
    {
        importAll();
        open();
        ask();
        QVERIFY(w().tabTo(QStringLiteral("Source 1")));
        w().press(Qt::Key_Space);
        QCOMPARE(app().ask()->selectedMarker(), 1);
        QVERIFY(w().tabTo(QStringLiteral("Source 1")));
        w().press(Qt::Key_Space);
        QVERIFY(waitUntil([this] { return app().currentPage() == QLatin1String("timeline"); }));
        QVERIFY(waitUntil([this] { return app().transcript()->highlightedTurnId() > 0; }));
        w().press(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(app().currentPage(), QStringLiteral("ask"));
    }

    void inspectsTheEvidence()
    {
        importAll();
        open();
        ask();
        w().press(Qt::Key_F6);
        QVERIFY(waitUntil([&] { return w().hasFocus(QStringLiteral("Evidence")); }));
        QVERIFY(w().tabTo(QStringLiteral("All")));
        w().press(Qt::Key_Right);
        QCOMPARE(app().ask()->evidenceTab(), QStringLiteral("used"));
        QVERIFY(w().tabTo(QStringLiteral("Evidence")));
        w().press(Qt::Key_Down);
        w().press(Qt::Key_Up);
        w().press(Qt::Key_Return);
        QVERIFY(waitUntil([this] { return app().currentPage() == QLatin1String("timeline"); }));
    }

    void exportsAChat()
    {
        // The file dialog is the desktop's; it is answered here in the person's place.
        importAll();
        open();
        ask();
        const QUrl file = QUrl::fromLocalFile(QString::fromStdString((m_world->directory() / "chat.md").string()));
        QVERIFY(w().tabTo(QStringLiteral("Export")));
        w().press(Qt::Key_Space);
        w().press(Qt::Key_Down);
        w().press(Qt::Key_Return);
        auto* dialog = w().find(QStringLiteral("askPage"))->findChild<QObject*>(QStringLiteral("chatSaver"));
        QVERIFY(dialog != nullptr);
        QVERIFY(waitUntil([&] { return dialog->property("visible").toBool(); }));
        dialog->setProperty("selectedFile", file);
        QVERIFY(QMetaObject::invokeMethod(dialog, "accepted"));
        QVERIFY(waitUntil([&] { return QFile(file.toLocalFile()).size() > 0; }));
    }

    void exportsATranscript()
    {
        importAll();
        open();
        openConversation(Qt::Key_End);
        const QUrl file = QUrl::fromLocalFile(QString::fromStdString((m_world->directory() / "talk.srt").string()));
        w().press(Qt::Key_K, Qt::ControlModifier);
        w().type(QStringLiteral("export the open"));
        w().press(Qt::Key_Return);
        // Markdown, plain text, WebVTT, SubRip.
        for (int i = 0; i < 4; ++i) {
            w().press(Qt::Key_Down);
        }
        w().press(Qt::Key_Return);
        auto* dialog =
            w().find(QStringLiteral("transcriptPane"))->findChild<QObject*>(QStringLiteral("transcriptSaver"));
        QVERIFY(dialog != nullptr);
        QVERIFY(waitUntil([&] { return dialog->property("visible").toBool(); }));
        dialog->setProperty("selectedFile", file);
        QVERIFY(QMetaObject::invokeMethod(dialog, "accepted"));
        QVERIFY(waitUntil([&] { return QFile(file.toLocalFile()).size() > 0; }));
    }

    void filtersByATag()
    {
        importAll();
        open();
        openConversation(Qt::Key_End);
        QVERIFY(w().tabTo(QStringLiteral("addTag")));
        w().press(Qt::Key_Space);
        QVERIFY(waitUntil([&] { return w().hasFocus(QStringLiteral("tagField")); }));
        w().type(QStringLiteral("Lauf"));
        w().press(Qt::Key_Return);
        QVERIFY(waitUntil([this] { return app().transcript()->tags().size() == 1; }));
        QVERIFY(w().tabTo(QStringLiteral("tag-Lauf")));
        w().press(Qt::Key_Return);
        QVERIFY(waitUntil([this] { return app().timeline()->matchingCount() == 1; }));
        w().press(Qt::Key_1, Qt::ControlModifier);
        QVERIFY(w().tabTo(QStringLiteral("Clear all")));
        w().press(Qt::Key_Space);
        const qint64 all = app().timeline()->totalCount();
        QVERIFY(waitUntil([&] { return app().timeline()->matchingCount() == all; }));
        addFilter(QStringLiteral("lauf"));
        QVERIFY(waitUntil([this] { return app().timeline()->matchingCount() == 1; }));
    }

    void mergesPeopleAndUndoesIt()
    {
        importAll();
        open();
        w().press(Qt::Key_4, Qt::ControlModifier);
        const int before = app().people()->people()->count();
        QVERIFY(w().tabTo(QStringLiteral("peopleTable")));
        w().press(Qt::Key_Down);
        w().press(Qt::Key_Space);
        w().press(Qt::Key_Down);
        w().press(Qt::Key_Space);
        QVERIFY(waitUntil([this] { return app().people()->markedCount() == 2; }));
        QVERIFY(w().tabTo(QStringLiteral("Merge 2")));
        w().press(Qt::Key_Space);
        w().press(Qt::Key_Down);
        w().press(Qt::Key_Return);
        QVERIFY(waitUntil([&] { return app().people()->people()->count() == before - 1; }));
        QVERIFY(waitUntil([this] { return app().toasts()->rowCount() > 0; }));
        QVERIFY(w().tabTo(QStringLiteral("Undo")));
        w().press(Qt::Key_Space);
        QVERIFY(waitUntil([&] { return app().people()->people()->count() == before; }));
        QVERIFY(waitUntil([&] { return app().people()->changes()->count() == 0; }));
    }

    void comparesTwoWorkflows()
    {
        ScriptedServer server;
        importAll();
        app::BackendFormViewModel& form = *app().settings()->chat();
        form.setName(QStringLiteral("scripted"));
        form.setUrl(QString::fromStdString(server.url()));
        form.setModel(QStringLiteral("test-model"));
        form.save();
        server.enqueue(chatReply("Am 7. Juli, sagte Tom."));
        open();
        QVERIFY(waitUntil([this] { return app().ask()->workflow() == QLatin1String("tools"); }));
        w().press(Qt::Key_2, Qt::ControlModifier);
        QVERIFY(w().tabTo(QStringLiteral("question")));
        w().type(QStringLiteral("Wann laufen Tom und ich zusammen?"));
        w().press(Qt::Key_Return);
        QVERIFY(waitUntil([this] { return app().ask()->currentHasMessages() && !app().ask()->running(); }));
        QVERIFY(w().tabTo(QStringLiteral("compare")));
        w().press(Qt::Key_Space);
        QVERIFY(waitUntil([&] { return w().hasFocus(QStringLiteral("compareWorkflow")); }));
        QVERIFY(w().tabTo(QStringLiteral("compareNow")));
        w().press(Qt::Key_Space);
        QVERIFY(waitUntil([this] { return branches() == 2 && !app().ask()->running(); }));
        QVERIFY(waitUntil([this] { return w().find(QStringLiteral("otherAnswer")) != nullptr; }));
        QCOMPARE(RealWindow::nameOf(w().find(QStringLiteral("otherAnswer"))), QStringLiteral("Tools · scripted"));
        QCOMPARE(app().ask()->workflow(), QStringLiteral("tools"));
        // The chat goes on from either of them.
        QVERIFY(w().tabTo(QStringLiteral("goOn")));
        w().press(Qt::Key_Space);
        QVERIFY(waitUntil([&] {
            QQuickItem* other = w().find(QStringLiteral("otherAnswer"));
            return other && RealWindow::nameOf(other) == QLatin1String("Built-in");
        }));
        QVERIFY(w().tabTo(QStringLiteral("sideBySide")));
        w().press(Qt::Key_Space);
        QVERIFY(waitUntil([&] { return w().find(QStringLiteral("otherAnswer")) == nullptr; }));
    }

    void changesThemeAndLanguage()
    {
        importAll();
        open();
        w().press(Qt::Key_K, Qt::ControlModifier);
        QVERIFY(waitUntil([&] { return w().hasFocus(QStringLiteral("paletteField")); }));
        w().type(QStringLiteral("dark"));
        QVERIFY(waitUntil([this] { return app().palette()->results()->count() > 0; }));
        w().press(Qt::Key_Return);
        QCOMPARE(app().themeMode(), QStringLiteral("dark"));
        w().press(Qt::Key_7, Qt::ControlModifier);
        QCOMPARE(app().currentPage(), QStringLiteral("settings"));
        QVERIFY(w().tabTo(QStringLiteral("sections")));
        for (int i = 0; i < 10 && !w().hasFocus(QStringLiteral("Language")); ++i) {
            w().press(Qt::Key_Down);
        }
        QVERIFY(w().hasFocus(QStringLiteral("Language")));
        QVERIFY(w().tabTo(QStringLiteral("Deutsch")));
        w().press(Qt::Key_Space);
        QCOMPARE(app().language(), QStringLiteral("de"));
        QCOMPARE(RealWindow::nameOf(w().find(QStringLiteral("sections"))), QStringLiteral("Abschnitte"));
    }

    void deletesAConversationAndUndoesIt()
    {
        importAll();
        open();
        const qint64 before = app().timeline()->totalCount();
        openConversation(Qt::Key_Home);
        w().press(Qt::Key_F6);
        QVERIFY(w().tabTo(QStringLiteral("More")));
        w().press(Qt::Key_Space);
        int presses = 0;
        while (!w().hasFocus(QStringLiteral("Delete conversation")) && presses++ < 8) {
            w().press(Qt::Key_Down);
        }
        w().press(Qt::Key_Return);
        QVERIFY(waitUntil([&] { return w().hasFocus(QStringLiteral("Cancel")); }));
        w().press(Qt::Key_Tab);
        w().press(Qt::Key_Space);
        QVERIFY(waitUntil([&] { return app().timeline()->totalCount() == before - 1; }));
        QVERIFY2(waitUntil([this] { return app().toasts()->rowCount() == 1; }, 3), qPrintable(toastsSaid()));
        w().press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY2(waitUntil([this] { return app().toasts()->rowCount() == 0; }, 3),
                 w().window().activeFocusItem()->metaObject()->className());
        QVERIFY(waitUntil([&] { return app().timeline()->totalCount() == before; }));
    }

    void comparesTwoWaysToSearchInTheLab()
    {
        importAll();
        open();
        w().press(Qt::Key_6, Qt::ControlModifier);
        QVERIFY(w().tabTo(QStringLiteral("New run")));
        w().press(Qt::Key_Space);
        QVERIFY(w().tabTo(QStringLiteral("Keyword")));
        w().press(Qt::Key_Space);
        QVERIFY(waitUntil([this] { return app().lab()->plan()->canStart(); }));
        QVERIFY(w().tabTo(QStringLiteral("planStart")));
        w().press(Qt::Key_Space);
        QVERIFY(waitUntil(
            [this] { return app().lab()->hasResults() && !app().lab()->running() && !app().lab()->canResume(); }, 120));
        QVERIFY(w().tabTo(QStringLiteral("Overview")));
        w().press(Qt::Key_Right);
        w().press(Qt::Key_Right);
        QVERIFY(!app().lab()->verdict().isEmpty());
        app().lab()->setMetric(QStringLiteral("token_f1")); // in which some questions differ
        QVERIFY(waitUntil([this] { return app().lab()->compared()->count() > 0; }));
        QVERIFY(w().tabTo(QStringLiteral("labCompared")));
        w().press(Qt::Key_Return);
        QVERIFY(waitUntil([this] { return app().lab()->item().isValid(); }));
        QVERIFY(waitUntil([this] { return app().lab()->trace()->count() > 0; }));
        w().press(Qt::Key_F6);
        w().press(Qt::Key_Escape);
        QVERIFY(waitUntil([this] { return !app().lab()->item().isValid(); }));
    }

private:
    [[nodiscard]] app::AppViewModel& app() { return m_world->app(); }
    [[nodiscard]] RealWindow& w() { return *m_window; }

    void open()
    {
        m_window = std::make_unique<RealWindow>(app());
        QVERIFY(m_window->isOpen());
    }

    void importAll()
    {
        m_world->import(QStringLiteral("lena.txt"), whatsAppChat(QStringLiteral("Lena"), QDate(2024, 6, 1), 5, 6));
        m_world->import(QStringLiteral("tom.txt"), marathonTalk());
        if (app().ownerQuestion()->isOpen()) {
            app().ownerQuestion()->skip();
        }
    }

    [[nodiscard]] QString toastsSaid()
    {
        QStringList said;
        for (int row = 0; row < app().toasts()->rowCount(); ++row) {
            said.append(app().toasts()->value(row, QStringLiteral("text")).toString());
        }
        return said.join(QLatin1Char('\n'));
    }

    [[nodiscard]] int branches() { return app().ask()->messages()->value(0, QStringLiteral("branches")).toInt(); }

    void addFilter(const QString& words)
    {
        const int before = app().filter()->chips()->count();
        QVERIFY(w().tabTo(QStringLiteral("addFilter")));
        w().press(Qt::Key_Space);
        QVERIFY(waitUntil([&] { return w().hasFocus(QStringLiteral("filterField")); }));
        w().type(words);
        QVERIFY(waitUntil([this] { return app().filter()->suggestions()->count() > 0; }));
        w().press(Qt::Key_Return);
        QVERIFY(waitUntil([&] { return app().filter()->chips()->count() > before; }));
    }

    void openConversation(Qt::Key firstOrLast)
    {
        w().press(Qt::Key_1, Qt::ControlModifier);
        QVERIFY(w().tabTo(QStringLiteral("Conversations")));
        w().press(firstOrLast);
        w().press(Qt::Key_Return);
        QVERIFY(
            waitUntil([this] { return app().transcript()->conversationId() >= 0 && !app().transcript()->loading(); }));
    }

    void ask()
    {
        w().press(Qt::Key_2, Qt::ControlModifier);
        QVERIFY(w().tabTo(QStringLiteral("question")));
        w().type(QStringLiteral("Wann laufen Tom und ich zusammen?"));
        w().press(Qt::Key_Return);
        QVERIFY(waitUntil([this] {
            return app().ask()->currentHasMessages() && !app().ask()->running() && app().ask()->evidence()->count() > 0;
        }));
    }

    std::unique_ptr<AppFixture> m_world;
    std::unique_ptr<RealWindow> m_window;
};

QTEST_MAIN(JourneysTest)

#include "journeys_test.moc"
