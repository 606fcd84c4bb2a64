// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/support/real_window.h"

#include <QQmlError>
#include <QSet>

namespace reminisce::test {

namespace {

constexpr int kMostStops = 200; ///< places that Tab may go through on a page

QQuickItem* inSight(QQuickItem* root, const QString& objectName)
{
    if (!root->isVisible()) {
        return nullptr;
    }
    if (root->objectName() == objectName) {
        return root;
    }
    const QList<QQuickItem*> children = root->childItems();
    for (QQuickItem* child : children) {
        if (QQuickItem* found = inSight(child, objectName)) {
            return found;
        }
    }
    return nullptr;
}

} // namespace

RealWindow::RealWindow(app::AppViewModel& app, QSize size)
{
    QAccessible::setActive(true);
    m_engine.addImportPath(QStringLiteral(":/qt/qml"));
    m_engine.setInitialProperties({{QStringLiteral("app"), QVariant::fromValue<QObject*>(&app)}});
    QObject::connect(&m_engine, &QQmlEngine::warnings, &m_engine, [this](const QList<QQmlError>& errors) {
        for (const QQmlError& error : errors) {
            m_warnings.append(error.toString());
        }
    });
    QObject::connect(&app, &app::AppViewModel::languageChanged, &m_engine, [this, &app] {
        QCoreApplication::removeTranslator(&m_translator);
        if (m_translator.load(QStringLiteral(":/i18n/reminisce_%1.qm").arg(app.language()))) {
            QCoreApplication::installTranslator(&m_translator);
        }
        m_engine.retranslate();
    });
    m_engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Reminisce/Main.qml")));
    const QList<QObject*> roots = m_engine.rootObjects();
    m_window = roots.isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(roots.first());
    if (m_window) {
        m_window->resize(size);
        m_window->requestActivate();
        (void)QTest::qWaitForWindowActive(m_window);
    }
}

void RealWindow::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(m_window, key, modifiers);
    QCoreApplication::processEvents();
}

void RealWindow::type(const QString& text)
{
    for (const QChar letter : text) {
        QKeyEvent down(QEvent::KeyPress, 0, Qt::NoModifier, QString(letter));
        QKeyEvent up(QEvent::KeyRelease, 0, Qt::NoModifier, QString(letter));
        QCoreApplication::sendEvent(m_window, &down);
        QCoreApplication::sendEvent(m_window, &up);
    }
    QCoreApplication::processEvents();
}

QString RealWindow::nameOf(QQuickItem* item)
{
    QAccessibleInterface* node = item ? QAccessible::queryAccessibleInterface(item) : nullptr;
    return node ? node->text(QAccessible::Name) : QString();
}

QQuickItem* RealWindow::stop() const
{
    QQuickItem* item = m_window->activeFocusItem();
    for (QQuickItem* holder = item; holder != nullptr; holder = holder->parentItem()) {
        if (holder->activeFocusOnTab()) {
            return holder;
        }
    }
    return item;
}

QString RealWindow::focusName() const
{
    QQuickItem* item = stop();
    return item == nullptr ? QString() : item->objectName().isEmpty() ? nameOf(item) : item->objectName();
}

bool RealWindow::hasFocus(const QString& name) const
{
    for (QQuickItem* item = m_window->activeFocusItem(); item != nullptr; item = item->parentItem()) {
        if (item->objectName() == name || nameOf(item).startsWith(name)) {
            return true;
        }
    }
    return false;
}

QQuickItem* RealWindow::find(const QString& objectName) const
{
    return inSight(m_window->contentItem(), objectName);
}

bool RealWindow::tabTo(const QString& name)
{
    QSet<QQuickItem*> seen;
    QStringList names;
    for (int presses = 0; presses < kMostStops; ++presses) {
        QQuickItem* item = stop();
        if (item && (item->objectName() == name || nameOf(item).startsWith(name))) {
            return true;
        }
        if (item && seen.contains(item)) {
            break;
        }
        seen.insert(item);
        names.append(focusName());
        press(Qt::Key_Tab);
    }
    qWarning("Tab goes through: %s, and stays at %s", qPrintable(names.join(QStringLiteral(" | "))),
             m_window->activeFocusItem() ? m_window->activeFocusItem()->metaObject()->className() : "nothing");
    return false;
}

QList<QQuickItem*> RealWindow::walk(bool backwards)
{
    QList<QQuickItem*> places;
    for (int presses = 0; presses < kMostStops; ++presses) {
        QQuickItem* item = stop();
        const bool inside = !places.isEmpty() && item == places.last(); // from a list to its row: one place
        if (item == nullptr || (!inside && places.contains(item))) {
            break;
        }
        if (!inside) {
            places.append(item);
        }
        press(backwards ? Qt::Key_Backtab : Qt::Key_Tab, backwards ? Qt::ShiftModifier : Qt::NoModifier);
    }
    return places;
}

} // namespace reminisce::test
