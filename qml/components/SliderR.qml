// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// A slider.
T.Slider {
    id: root

    property string label

    implicitWidth: 96
    implicitHeight: 20
    leftPadding: 0
    rightPadding: 0
    hoverEnabled: true
    Accessible.name: label

    background: Rectangle {
        y: (root.height - height) / 2
        width: root.width
        height: 4
        radius: 2
        color: Theme.grid

        Rectangle { width: root.visualPosition * parent.width; height: 4; radius: 2; color: Theme.accent }
    }
    handle: Rectangle {
        x: root.visualPosition * (root.width - width)
        y: (root.height - height) / 2
        width: 14
        height: 14
        radius: 7
        color: root.hovered || root.pressed ? Theme.accentSoft : Theme.raised
        border { width: 2; color: Theme.accent }

        FocusRing { control: root; cornerRadius: 7; gap: 1 }
    }
}
