// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// One entry of the rail.
T.AbstractButton {
    id: root

    property string iconName
    property string shortcut
    property bool busy: false

    implicitWidth: 40
    implicitHeight: 40
    hoverEnabled: true
    Accessible.role: Accessible.PageTab
    Accessible.name: text
    Accessible.selectable: true
    Accessible.selected: checked
    Accessible.description: busy ? qsTr("Work in progress") : ""

    background: Rectangle {
        radius: Theme.radiusCard
        color: root.checked ? Theme.accentSoft : root.down ? Theme.press : root.hovered ? Theme.hover : "transparent"

        FocusRing { control: root; cornerRadius: Theme.radiusCard; gap: 0 }
    }
    contentItem: Item {
        Rectangle { visible: root.checked; x: -8; anchors.verticalCenter: parent.verticalCenter; width: 3; height: 20; radius: 1; color: Theme.accent }
        Icon { anchors.centerIn: parent; icon: root.iconName; color: root.checked ? Theme.accent : root.hovered ? Theme.text : Theme.text2 }
        Rectangle { visible: root.busy; x: 25; y: 5; width: 10; height: 10; radius: 5; color: Theme.window; Rectangle { anchors.centerIn: parent; width: 8; height: 8; radius: 4; color: Theme.accent } }
    }

    Loader {
        active: root.hovered

        sourceComponent: TooltipR {
            parent: root
            x: root.width + 8
            y: (root.height - implicitHeight) / 2
            button: root
            text: root.text
            shortcut: root.shortcut
        }
    }
}
