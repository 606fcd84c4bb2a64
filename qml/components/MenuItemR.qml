// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// A row of a menu.
T.MenuItem {
    id: root

    property string iconName
    property string hint
    property bool danger: false

    implicitWidth: Math.max(192, label.implicitWidth + (iconName ? 24 : 0) + tail.implicitWidth + 40)
    implicitHeight: visible ? 28 : 0
    leftPadding: 8
    rightPadding: 8
    hoverEnabled: true

    background: Rectangle {
        radius: Theme.radiusTag
        color: root.highlighted || root.hovered ? Theme.hover : "transparent"
    }
    contentItem: Item {
        Icon {
            id: icon

            visible: root.iconName
            anchors.verticalCenter: parent.verticalCenter
            icon: root.iconName
            size: 16
            color: !root.enabled ? Theme.textOff : root.danger ? Theme.danger : Theme.text2
        }
        PlainText {
            id: label

            anchors { left: icon.visible ? icon.right : parent.left; leftMargin: icon.visible ? 8 : 0; right: tail.left; rightMargin: 8; verticalCenter: parent.verticalCenter }
            text: root.text
            color: !root.enabled ? Theme.textOff : root.danger ? Theme.danger : Theme.text
        }
        Row {
            id: tail

            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            spacing: 6

            PlainText { visible: root.hint; text: root.hint; font: Theme.small; color: Theme.text3 }
            Icon { visible: root.checked; icon: "check"; size: 14; color: Theme.accent }
        }
    }
}
