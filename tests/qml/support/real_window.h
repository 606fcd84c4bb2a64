// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include <QAccessible>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QStringList>
#include <QTest>

#include "app/shell/app_view_model.h"

namespace reminisce::test {

/// The program's own window over the real application, moved by keys alone.
class RealWindow
{
public:
    explicit RealWindow(app::AppViewModel& app, QSize size = QSize(1280, 800));

    [[nodiscard]] bool isOpen() const { return m_window != nullptr; }
    [[nodiscard]] QQuickWindow& window() { return *m_window; }
    [[nodiscard]] QStringList warnings() const { return m_warnings; }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void type(const QString& text);
    /// Tab until what has the focus bears this object name or accessible name (or begins with it and ends in `…`);
    /// false when it comes round without.
    [[nodiscard]] bool tabTo(const QString& name);
    /// The object name, or else the accessible name, of what has the focus.
    [[nodiscard]] QString focusName() const;
    /// What a screen reader says of an item.
    [[nodiscard]] static QString nameOf(QQuickItem* item);
    /// Names reached by Tab from here until it comes round, for messages.
    [[nodiscard]] QStringList tabOrder();

private:
    QStringList m_warnings;
    QQmlApplicationEngine m_engine;
    QQuickWindow* m_window = nullptr;
};

} // namespace reminisce::test
