// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// Somebody with whom a person talks.
T.AbstractButton {
    id: root

    property var person

    implicitHeight: 32
    hoverEnabled: true
    text: person.name
    Accessible.name: text
    Accessible.description: person.countText

    background: Rectangle { radius: Theme.radiusTag; color: root.hovered ? Theme.hover : "transparent"; FocusRing { control: root; gap: 0 } }
    contentItem: Item {
        Avatar { anchors.verticalCenter: parent.verticalCenter; size: 20; initial: root.person.initial; colourIndex: root.person.colourIndex; isOwner: root.person.isOwner }
        PlainText { x: 28; width: count.x - x - 8; anchors.verticalCenter: parent.verticalCenter; text: root.person.name }
        PlainText { id: count; anchors { right: parent.right; verticalCenter: parent.verticalCenter } text: root.person.countText; font: Theme.small; color: Theme.text3 }
    }
}
