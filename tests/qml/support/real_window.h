// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QList>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QStringList>
#include <QTest>
#include <QTranslator>

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
    /// Tab until what has the focus bears this object name, or an accessible name that begins so; false when it comes
    /// round without.
    [[nodiscard]] bool tabTo(const QString& name);
    /// Whether an item of this object name, or an accessible name that begins so, has the focus or holds what has it.
    [[nodiscard]] bool hasFocus(const QString& name) const;
    /// The place that Tab has reached: what has the focus, or the list that gave the focus to one of its rows.
    [[nodiscard]] QQuickItem* stop() const;
    /// The object name, or else the accessible name, of that place.
    [[nodiscard]] QString focusName() const;
    /// The item of an object name that is in sight; null when there is none.
    [[nodiscard]] QQuickItem* find(const QString& objectName) const;
    /// What a screen reader says of an item.
    [[nodiscard]] static QString nameOf(QQuickItem* item);
    /// Places reached by Tab (or Shift+Tab) from here until it comes round.
    [[nodiscard]] QList<QQuickItem*> walk(bool backwards = false);

private:
    QStringList m_warnings;
    QTranslator m_translator;
    QQmlApplicationEngine m_engine;
    QQuickWindow* m_window = nullptr;
};

} // namespace reminisce::test
