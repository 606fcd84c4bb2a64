// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

/// Whether the person last used the keyboard or a pointer. Focus rings show only after the keyboard, however the focus
/// came about: a list moves its focus to rows by itself, so the reason of a focus change does not tell.
class InputMode : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool keyboard READ keyboard NOTIFY keyboardChanged)

public:
    explicit InputMode(QObject* parent = nullptr);

    [[nodiscard]] bool keyboard() const { return m_keyboard; }

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void keyboardChanged();

private:
    void setKeyboard(bool keyboard);

    bool m_keyboard = false;
};
