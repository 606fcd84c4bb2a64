// SPDX-License-Identifier: GPL-3.0-or-later
// Walks every page of the real program as a screen reader and as a keyboard do: everything that can be used has a name
// and a role, and is reached by Tab.
#include <QAccessible>
#include <QQuickStyle>
#include <QSet>
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
        m_world->app().setLanguage(QStringLiteral("en"));
        m_world->app().setReducedMotion(true);
        m_world->import(QStringLiteral("lena.txt"), whatsAppChat(QStringLiteral("Lena"), QDate(2024, 6, 1), 3, 6));
        m_world->app().ownerQuestion()->skip();
        m_window = std::make_unique<RealWindow>(m_world->app());
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
    }

    void everythingIsNamedAndReached()
    {
        QFETCH(QString, page);
        QFETCH(QString, view);
        m_world->app().setCurrentPage(page);
        if (!view.isEmpty()) {
            auto* lab = m_window->window().contentItem()->findChild<QQuickItem*>(QStringLiteral("labPage"));
            QVERIFY(lab != nullptr);
            lab->setProperty("view", view);
        }
        (void)m_window->window().grabWindow(); // everything is laid out
        QStringList problems;
        QList<QQuickItem*> usable;
        collect(m_window->window().contentItem(), usable, problems);
        const QSet<QQuickItem*> reached = walkByTab(problems);
        for (QQuickItem* item : std::as_const(usable)) {
            if (!reached.contains(item)) {
                problems.append(QStringLiteral("Tab does not reach: ") + described(item));
            }
        }
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
        QVERIFY(reached.size() >= 8);
    }

private:
    static QString described(QQuickItem* item)
    {
        const QPointF place = item->mapToScene(QPointF());
        return QStringLiteral("%1 “%2” %3 at %4, %5")
            .arg(QString::fromLatin1(item->metaObject()->className()), RealWindow::nameOf(item), item->objectName())
            .arg(place.x())
            .arg(place.y());
    }

    /// What can be used by Tab: shown, enabled, and meant to take the focus that way.
    static void collect(QQuickItem* item, QList<QQuickItem*>& usable, QStringList& problems)
    {
        if (!item->isVisible() || !item->isEnabled()) {
            return;
        }
        QAccessibleInterface* node = QAccessible::queryAccessibleInterface(item);
        if (item->activeFocusOnTab() && item->width() > 0 && item->height() > 0) {
            usable.append(item);
            if (!node || node->text(QAccessible::Name).isEmpty()) {
                problems.append(QStringLiteral("no name: ") + described(item));
            }
            if (!node || node->role() == QAccessible::NoRole || node->role() == QAccessible::Client) {
                problems.append(QStringLiteral("no role: ") + described(item));
            }
        }
        const QList<QQuickItem*> children = item->childItems();
        for (QQuickItem* child : children) {
            collect(child, usable, problems);
        }
    }

    /// Goes round once.
    QSet<QQuickItem*> walkByTab(QStringList& problems)
    {
        QSet<QQuickItem*> reached;
        for (int stop = 0; stop < 300; ++stop) {
            m_window->press(Qt::Key_Tab);
            QQuickItem* item = m_window->window().activeFocusItem();
            if (!item || reached.contains(item)) {
                break;
            }
            reached.insert(item);
            if (!item->isVisible()) {
                problems.append(QStringLiteral("Tab reaches what is not shown: ") + described(item));
            }
        }
        return reached;
    }

    std::unique_ptr<AppFixture> m_world;
    std::unique_ptr<RealWindow> m_window;
};

QTEST_MAIN(AccessibilityWalkTest)

#include "accessibility_walk_test.moc"
