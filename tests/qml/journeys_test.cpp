// SPDX-License-Identifier: GPL-3.0-or-later
// What people do, from the beginning to the end, in the real program and by keyboard alone.
#include <QGuiApplication>
#include <QQuickStyle>
#include <QtQml/qqmlextensionplugin.h>

#include "tests/app/support/app_fixture.h"
#include "tests/qml/support/real_window.h"

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
        QVERIFY(w().tabTo(QStringLiteral("startImport")));
        QVERIFY(w().tabTo(QStringLiteral("startSample")));
        w().press(Qt::Key_5, Qt::ControlModifier);
        QCOMPARE(app().currentPage(), QStringLiteral("import"));
    }

    void aPastedTranscriptIsImported()
    {
        open();
        w().press(Qt::Key_5, Qt::ControlModifier);
        QVERIFY(w().tabTo(QStringLiteral("pasteArea")));
        app().copyToClipboard(QString::fromUtf8(marathonTalk()));
        w().press(Qt::Key_V, Qt::ControlModifier);
        w().press(Qt::Key_Tab, Qt::ControlModifier);
        QVERIFY(w().tabTo(QStringLiteral("importPasted")));
        w().press(Qt::Key_Space);
        QVERIFY(waitUntil([this] { return app().timeline()->totalCount() > 0; }));
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
        QVERIFY(waitUntil([&] { return w().focusName() == QLatin1String("filterField"); }));
        QVERIFY(w().tabTo(QStringLiteral("From")));
        w().type(QStringLiteral("2024-06-01"));
        w().press(Qt::Key_Tab);
        w().type(QStringLiteral("2024-06-03"));
        QVERIFY(w().tabTo(QStringLiteral("Apply")));
        w().press(Qt::Key_Space);
        QVERIFY(waitUntil([&] { return app().filter()->chips()->count() == 3; }));
    }

    void findsWordsInATranscript()
    {
        importAll();
        open();
        openFirstConversation();
        w().press(Qt::Key_F, Qt::ControlModifier);
        QVERIFY(waitUntil([&] { return w().focusName() == QLatin1String("find"); }));
        w().type(QStringLiteral("Knie"));
        QVERIFY(waitUntil([this] { return app().transcript()->findCount() == 2; }));
        const int before = app().transcript()->findIndex();
        w().press(Qt::Key_Return);
        QVERIFY(waitUntil([&] { return app().transcript()->findIndex() != before; }));
    }

    void asksAndOpensACitation()
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
        QVERIFY(waitUntil([&] { return w().focusName() == QLatin1String("Evidence"); }));
        w().press(Qt::Key_Down);
        w().press(Qt::Key_Up);
        w().press(Qt::Key_Return);
        QVERIFY(waitUntil([this] { return app().currentPage() == QLatin1String("timeline"); }));
    }

    void changesThemeAndLanguage()
    {
        importAll();
        open();
        w().press(Qt::Key_K, Qt::ControlModifier);
        QVERIFY(waitUntil([&] { return w().focusName() == QLatin1String("paletteField"); }));
        w().type(QStringLiteral("dark"));
        QVERIFY(waitUntil([this] { return app().palette()->results()->count() > 0; }));
        w().press(Qt::Key_Return);
        QCOMPARE(app().themeMode(), QStringLiteral("dark"));
        w().press(Qt::Key_7, Qt::ControlModifier);
        QCOMPARE(app().currentPage(), QStringLiteral("settings"));
        QVERIFY(w().tabTo(QStringLiteral("Language")));
        w().press(Qt::Key_Space);
        QVERIFY(w().tabTo(QStringLiteral("Deutsch")));
        w().press(Qt::Key_Space);
        QCOMPARE(app().language(), QStringLiteral("de"));
        QVERIFY(w().tabTo(QStringLiteral("Sprache")));
    }

    void mergesPeopleAndUndoesIt()
    {
        importAll();
        open();
        w().press(Qt::Key_4, Qt::ControlModifier);
        const int before = app().people()->people()->count();
        QVERIFY(w().tabTo(QStringLiteral("People")));
        w().press(Qt::Key_Down);
        w().press(Qt::Key_Space);
        w().press(Qt::Key_Down);
        w().press(Qt::Key_Space);
        QVERIFY(waitUntil([this] { return app().people()->markedCount() == 2; }));
        QVERIFY(w().tabTo(QStringLiteral("Merge 2")));
        w().press(Qt::Key_Space);
        QVERIFY(waitUntil([&] { return w().focusName() != QLatin1String("Merge 2"); }));
        w().press(Qt::Key_Down);
        w().press(Qt::Key_Return);
        QVERIFY(waitUntil([&] { return app().people()->people()->count() == before - 1; }));
        QVERIFY(waitUntil([this] { return app().toasts()->rowCount() > 0; }));
        QVERIFY(w().tabTo(QStringLiteral("Undo")));
        w().press(Qt::Key_Space);
        QVERIFY(waitUntil([&] { return app().people()->people()->count() == before; }));
    }

    void deletesAConversationAndUndoesIt()
    {
        importAll();
        open();
        const qint64 before = app().timeline()->totalCount();
        openFirstConversation();
        w().press(Qt::Key_F6);
        QVERIFY(w().tabTo(QStringLiteral("More")));
        w().press(Qt::Key_Space);
        w().press(Qt::Key_Up); // the last entry
        w().press(Qt::Key_Return);
        QVERIFY(waitUntil([&] { return w().focusName() == QLatin1String("Cancel"); }));
        w().press(Qt::Key_Tab);
        w().press(Qt::Key_Space);
        QVERIFY(waitUntil([&] { return app().timeline()->totalCount() == before - 1; }));
        QVERIFY(w().tabTo(QStringLiteral("Undo")));
        w().press(Qt::Key_Space);
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
        QVERIFY(w().tabTo(QStringLiteral("labCompared")));
        w().press(Qt::Key_Return);
        QVERIFY(waitUntil([this] { return app().lab()->item().isValid(); }));
        QVERIFY(waitUntil([this] { return app().lab()->trace()->count() > 0; }));
        w().press(Qt::Key_F6);
        w().press(Qt::Key_Escape);
        QVERIFY(waitUntil([this] { return !app().lab()->item().isValid(); }));
    }

    void exportsAChat()
    {
        // The file dialog is the desktop's; what it hands over is written whole.
        importAll();
        open();
        ask();
        const QUrl file = QUrl::fromLocalFile(QString::fromStdString((m_world->directory() / "chat.md").string()));
        QVERIFY(w().tabTo(QStringLiteral("Export")));
        app().ask()->exportMarkdown(file);
        QVERIFY(waitUntil([&] { return QFile(file.toLocalFile()).size() > 0; }));
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

    void addFilter(const QString& words)
    {
        const int before = app().filter()->chips()->count();
        QVERIFY(w().tabTo(QStringLiteral("addFilter")));
        w().press(Qt::Key_Space);
        QVERIFY(waitUntil([&] { return w().focusName() == QLatin1String("filterField"); }));
        w().type(words);
        QVERIFY(waitUntil([this] { return app().filter()->suggestions()->count() > 0; }));
        w().press(Qt::Key_Return);
        QVERIFY(waitUntil([&] { return app().filter()->chips()->count() > before; }));
    }

    void openFirstConversation()
    {
        w().press(Qt::Key_1, Qt::ControlModifier);
        QVERIFY(w().tabTo(QStringLiteral("Conversations")));
        w().press(Qt::Key_Home);
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
