// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/support/input_mode.h"

#include <QCoreApplication>
#include <QKeyEvent>

InputMode::InputMode(QObject* parent) : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool InputMode::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::TouchBegin:
        setKeyboard(false);
        break;
    case QEvent::ShortcutOverride: // a key that a shortcut takes never becomes a key press
    case QEvent::KeyPress: {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool modifierOnly =
            key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_Meta;
        if (!modifierOnly)
            setKeyboard(true);
        break;
    }
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

void InputMode::setKeyboard(bool keyboard)
{
    if (m_keyboard == keyboard)
        return;
    m_keyboard = keyboard;
    emit keyboardChanged();
}
