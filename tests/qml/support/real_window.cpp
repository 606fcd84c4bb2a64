// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/support/real_window.h"

#include <QQmlError>
#include <QSet>

namespace reminisce::test {

namespace {

constexpr int kMostStops = 200; ///< places that Tab may go through on a page

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
    QObject::connect(&app, &app::AppViewModel::languageChanged, &m_engine, &QQmlEngine::retranslate);
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

QString RealWindow::focusName() const
{
    QQuickItem* item = m_window->activeFocusItem();
    return item == nullptr ? QString() : item->objectName().isEmpty() ? nameOf(item) : item->objectName();
}

bool RealWindow::tabTo(const QString& name)
{
    for (int stop = 0; stop < kMostStops; ++stop) {
        QQuickItem* item = m_window->activeFocusItem();
        if (item && (item->objectName() == name || nameOf(item).startsWith(name))) {
            return true;
        }
        press(Qt::Key_Tab);
    }
    qWarning("Tab goes through: %s", qPrintable(tabOrder().join(QStringLiteral(" | "))));
    return false;
}

QStringList RealWindow::tabOrder()
{
    QStringList names;
    QSet<QQuickItem*> seen;
    for (int stop = 0; stop < kMostStops; ++stop) {
        QQuickItem* item = m_window->activeFocusItem();
        if (item == nullptr || seen.contains(item)) {
            break;
        }
        seen.insert(item);
        names.append(focusName());
        press(Qt::Key_Tab);
    }
    return names;
}

} // namespace reminisce::test
