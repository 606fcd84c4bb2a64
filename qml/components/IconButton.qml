// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// A button of one icon; `text` is its name for tooltip and screen reader.
T.AbstractButton {
    id: root

    property string iconName
    property string shortcut
    property int size: 28
    property int iconSize: size >= 28 ? 18 : 16
    property bool on: false
    property bool filled: false
    property bool framed: false
    property color tint: on ? Theme.accent : hovered ? Theme.text : Theme.text2
    property bool tooltips: true

    implicitWidth: size
    implicitHeight: size
    hoverEnabled: true
    Accessible.name: text

    background: Rectangle {
        radius: Theme.radiusButton
        color: root.filled ? (!root.enabled ? Theme.press : root.down ? Theme.accentPress : root.hovered ? Theme.accentHover : Theme.accent)
            : root.on ? Theme.accentSoft
            : root.down ? Theme.press : root.hovered ? Theme.hover : root.framed ? Theme.raised : "transparent"
        border { width: root.framed ? 1 : 0; color: Theme.lineStrong }

        FocusRing { control: root }
    }
    contentItem: Item {
        Icon {
            anchors.centerIn: parent
            icon: root.iconName
            size: root.iconSize
            color: !root.enabled ? Theme.textOff : root.filled ? Theme.accentText : root.tint
        }
    }

    Loader {
        active: root.hovered && root.tooltips && root.text.length > 0

        sourceComponent: TooltipR {
            parent: root
            button: root
            text: root.text
            shortcut: root.shortcut
        }
    }
}
