// SPDX-License-Identifier: GPL-3.0-or-later
// Walks every page of the real program as a screen reader and as a keyboard do: everything that can be used has a name
// and a role, and is reached by Tab, in the order in which it is read, and by Shift+Tab.
#include <QAccessible>
#include <QQuickStyle>
#include <QtQml/qqmlextensionplugin.h>

#include "tests/app/support/app_fixture.h"
#include "tests/qml/support/real_window.h"

Q_IMPORT_QML_PLUGIN(ReminiscePlugin)
Q_IMPORT_QML_PLUGIN(Reminisce_ModelsPlugin)

using namespace reminisce;
using namespace reminisce::test;

class AccessibilityWalkTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QQuickStyle::setStyle(QStringLiteral("Basic"));
        m_world = std::make_unique<AppFixture>();
        app().setLanguage(QStringLiteral("en"));
        app().setReducedMotion(true);
        m_world->import(QStringLiteral("lena.txt"), whatsAppChat(QStringLiteral("Lena"), QDate(2024, 6, 1), 3, 6));
        m_world->import(QStringLiteral("tom.txt"), marathonTalk());
        app().ownerQuestion()->skip();
        m_window = std::make_unique<RealWindow>(app());
        QVERIFY(m_window->isOpen());
    }

    void cleanupTestCase()
    {
        m_window.reset();
        m_world.reset();
    }

    void everythingIsNamedAndReached_data()
    {
        QTest::addColumn<QString>("page");
        QTest::addColumn<QString>("view");
        for (const char* page : {"start", "timeline", "ask", "search", "people", "import", "lab", "settings"}) {
            QTest::newRow(page) << QString::fromLatin1(page) << QString();
        }
        for (const char* view : {"plan", "questions"}) {
            QTest::newRow(view) << QStringLiteral("lab") << QString::fromLatin1(view);
        }
        for (const char* section : {"index", "workflows", "appearance", "language", "privacy", "archive"}) {
            QTest::newRow(section) << QStringLiteral("settings") << QString::fromLatin1(section);
        }
        QTest::newRow("transcript") << QStringLiteral("timeline") << QStringLiteral("transcript");
        QTest::newRow("results") << QStringLiteral("search") << QStringLiteral("results");
        QTest::newRow("answer") << QStringLiteral("ask") << QStringLiteral("answer");
        QTest::newRow("person") << QStringLiteral("people") << QStringLiteral("person");
        QTest::newRow("report") << QStringLiteral("import") << QStringLiteral("report");
        QTest::newRow("filtered") << QStringLiteral("timeline") << QStringLiteral("filtered");
    }

    void everythingIsNamedAndReached()
    {
        QFETCH(QString, page);
        QFETCH(QString, view);
        app().setCurrentPage(page);
        QVERIFY(show(page, view));
        (void)m_window->window().grabWindow(); // everything is laid out
        QStringList problems;
        QList<QQuickItem*> usable;
        collect(m_window->window().contentItem(), usable, problems);
        const QList<QQuickItem*> forwards = m_window->walk();
        for (int i = 0; i + 1 < forwards.size(); ++i) {
            checkOrder(forwards[i], forwards[i + 1], problems);
        }
        const QList<QQuickItem*> backwards = m_window->walk(true);
        for (QQuickItem* item : std::as_const(usable)) {
            if (!forwards.contains(item)) {
                problems.append(QStringLiteral("Tab does not reach: ") + described(item));
            }
            if (!backwards.contains(item)) {
                problems.append(QStringLiteral("Shift+Tab does not reach: ") + described(item));
            }
        }
        if (!problems.isEmpty()) {
            qWarning("Shift+Tab goes through: %s", qPrintable(names(backwards)));
        }
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
        QVERIFY(forwards.size() >= 8);
        QVERIFY2(m_window->warnings().isEmpty(), qPrintable(m_window->warnings().join(QLatin1Char('\n'))));
    }

private:
    static QString names(const QList<QQuickItem*>& items)
    {
        QStringList list;
        for (QQuickItem* item : items) {
            list.append(RealWindow::nameOf(item));
        }
        return list.join(QStringLiteral(" | "));
    }

    static QString described(QQuickItem* item)
    {
        const QPointF place = item->mapToScene(QPointF());
        return QStringLiteral("%1 “%2” %3 at %4, %5")
            .arg(QString::fromLatin1(item->metaObject()->className()), RealWindow::nameOf(item), item->objectName())
            .arg(place.x())
            .arg(place.y());
    }

    /// Brings a page into the state that a row names.
    bool show(const QString& page, const QString& view)
    {
        if (view == QLatin1String("transcript")) {
            app().transcript()->open(
                app().timeline()->conversations()->value(0, QStringLiteral("conversationId")).toLongLong());
            return waitUntil(
                [this] { return !app().transcript()->loading() && app().transcript()->turns()->count() > 0; });
        }
        if (view == QLatin1String("results")) {
            app().search()->setQuery(QStringLiteral("Knie"));
            return waitUntil([this] { return app().search()->results()->count() > 0; });
        }
        if (view == QLatin1String("answer")) {
            app().ask()->setDraft(QStringLiteral("Wann laufen Tom und ich zusammen?"));
            app().ask()->ask();
            return waitUntil([this] { return !app().ask()->running() && app().ask()->evidenceAllCount() > 0; });
        }
        if (view == QLatin1String("person")) {
            app().people()->select(app().people()->people()->value(0, QStringLiteral("personId")).toLongLong());
            return waitUntil([this] { return app().people()->selected().isValid(); });
        }
        if (view == QLatin1String("report")) {
            app().importer()->setSelectedRow(0);
            return true;
        }
        if (view == QLatin1String("filtered")) {
            app().filter()->addEmotion(QStringLiteral("joy"));
            return waitUntil([this] { return !app().timeline()->loading(); });
        }
        if (!view.isEmpty()) {
            const bool lab = page == QLatin1String("lab");
            QQuickItem* item = m_window->find(lab ? QStringLiteral("labPage") : QStringLiteral("settingsPage"));
            // Whether a run can be started is known with its estimate.
            return item != nullptr && item->setProperty(lab ? "view" : "section", view) &&
                   waitUntil([this] { return !app().lab()->plan()->estimating(); });
        }
        return true;
    }

    /// What can be used: shown, enabled, and a button or meant to take the focus by Tab. Buttons in rows may leave the
    /// focus to the row, but not their name.
    static void collect(QQuickItem* item, QList<QQuickItem*>& usable, QStringList& problems)
    {
        if (!item->isVisible() || !item->isEnabled()) {
            return;
        }
        const bool shown = item->width() > 0 && item->height() > 0;
        const bool byTab = item->activeFocusOnTab() && shown;
        if (byTab || (shown && item->inherits("QQuickAbstractButton"))) {
            QAccessibleInterface* node = QAccessible::queryAccessibleInterface(item);
            if (!node || node->text(QAccessible::Name).isEmpty()) {
                problems.append(QStringLiteral("no name: ") + described(item));
            }
            if (!node || node->role() == QAccessible::NoRole || node->role() == QAccessible::Client) {
                problems.append(QStringLiteral("no role: ") + described(item));
            }
        }
        if (byTab) {
            usable.append(item);
        }
        const QList<QQuickItem*> children = item->childItems();
        for (QQuickItem* child : children) {
            collect(child, usable, problems);
        }
    }

    /// Where an item is as seen from another one: for what scrolls with its surroundings, and the other does not, the
    /// place that it scrolls in.
    static QRectF placeBeside(QQuickItem* item, QQuickItem* other)
    {
        QQuickItem* place = item;
        for (QQuickItem* holder = item->parentItem(); holder && !holder->isAncestorOf(other);
             holder = holder->parentItem()) {
            if (holder->inherits("QQuickFlickable")) {
                place = holder;
            }
        }
        return place->mapRectToScene(QRectF(0, 0, place->width(), place->height()));
    }

    /// One place after the other, as one reads: never back in a line, and never up in a column.
    static void checkOrder(QQuickItem* before, QQuickItem* after, QStringList& problems)
    {
        const QRectF a = placeBeside(before, after);
        const QRectF b = placeBeside(after, before);
        const qreal together = qMin(a.bottom(), b.bottom()) - qMax(a.top(), b.top());
        const bool sameLine = together > qMin(a.height(), b.height()) / 2;
        const bool sameColumn = a.left() < b.right() && b.left() < a.right();
        if ((sameLine && b.right() <= a.left()) || (!sameLine && sameColumn && b.bottom() <= a.top())) {
            problems.append(QStringLiteral("Tab goes back from %1 to %2").arg(described(before), described(after)));
        }
    }

    [[nodiscard]] app::AppViewModel& app() { return m_world->app(); }

    std::unique_ptr<AppFixture> m_world;
    std::unique_ptr<RealWindow> m_window;
};

QTEST_MAIN(AccessibilityWalkTest)

#include "accessibility_walk_test.moc"
