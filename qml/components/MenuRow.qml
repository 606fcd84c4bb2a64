// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// A row of a list that pops up.
T.ItemDelegate {
    id: root

    property string iconName
    property string hint
    property bool danger: false

    implicitHeight: 28
    implicitWidth: 160
    leftPadding: 8
    rightPadding: 8
    hoverEnabled: true

    background: Rectangle {
        radius: Theme.radiusTag
        color: root.highlighted || root.hovered ? Theme.hover : "transparent"

        FocusRing { control: root; cornerRadius: Theme.radiusTag; gap: -1 }
    }
    contentItem: Item {
        Icon {
            id: icon

            visible: root.iconName
            anchors.verticalCenter: parent.verticalCenter
            icon: root.iconName
            size: 16
            color: root.danger ? Theme.danger : Theme.text2
        }
        PlainText {
            anchors { left: icon.visible ? icon.right : parent.left; leftMargin: icon.visible ? 8 : 0; right: tail.left; rightMargin: 8; verticalCenter: parent.verticalCenter }
            text: root.text
            color: root.danger ? Theme.danger : root.enabled ? Theme.text : Theme.textOff
        }
        Row {
            id: tail

            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            spacing: 6

            PlainText { visible: root.hint; anchors.verticalCenter: parent.verticalCenter; text: root.hint; font: Theme.small; color: Theme.text3 }
            Icon { visible: root.checked; icon: "check"; size: 14; color: Theme.accent }
        }
    }
}
