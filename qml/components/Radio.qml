// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// A radio button with words and a quieter note behind them.
T.RadioButton {
    id: root

    property string note

    implicitWidth: 24 + label.implicitWidth + (note ? noteText.implicitWidth + 8 : 0)
    implicitHeight: 20
    hoverEnabled: true
    Accessible.name: text
    Accessible.description: note

    indicator: Rectangle {
        y: (root.height - height) / 2
        width: 16
        height: 16
        radius: 8
        color: root.checked ? Theme.accent : Theme.raised
        border { width: root.checked ? 0 : 1; color: root.hovered ? Theme.text3 : Theme.control }

        Rectangle { visible: root.checked; anchors.centerIn: parent; width: 6; height: 6; radius: 3; color: Theme.accentText }
        FocusRing { control: root; cornerRadius: 8 }
    }
    contentItem: Item {
        PlainText {
            id: label

            x: 24
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, parent.width - 24)
            text: root.text
            font: root.checked ? Theme.bodyEmphasis : Theme.body
            color: root.enabled ? Theme.text : Theme.textOff
        }
        PlainText {
            id: noteText

            anchors { left: label.right; leftMargin: 8; right: parent.right; verticalCenter: parent.verticalCenter }
            text: root.note
            font: Theme.small
            color: Theme.text3
        }
    }
}
