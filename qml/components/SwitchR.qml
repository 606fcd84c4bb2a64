// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// A switch that acts at once.
T.Switch {
    id: root

    implicitWidth: 32 + (text ? label.implicitWidth + 8 : 0)
    implicitHeight: 20
    hoverEnabled: true
    Accessible.name: text

    indicator: Rectangle {
        y: (root.height - height) / 2
        width: 32
        height: 18
        radius: 9
        color: !root.enabled ? Theme.press : root.checked ? (root.hovered ? Theme.accentHover : Theme.accent) : Theme.press
        border { width: root.checked ? 0 : 1; color: root.enabled ? Theme.control : Theme.lineStrong }

        Rectangle {
            x: root.checked ? parent.width - width - 2 : 2
            anchors.verticalCenter: parent.verticalCenter
            width: 14
            height: 14
            radius: 7
            color: root.checked ? Theme.accentText : Theme.raised
            border { width: root.checked ? 0 : 1; color: root.enabled ? Theme.control : Theme.lineStrong }

            Behavior on x { NumberAnimation { duration: Theme.hoverTime; easing.type: Easing.OutCubic } }
        }
        FocusRing { control: root; cornerRadius: 9 }
    }
    contentItem: PlainText {
        id: label

        leftPadding: 40
        text: root.text
        color: root.enabled ? Theme.text : Theme.textOff
        verticalAlignment: Text.AlignVCenter
    }
}
