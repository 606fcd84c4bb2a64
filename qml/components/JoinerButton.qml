// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// "or" or "and" between two people of a filter; a click turns one into the other.
T.AbstractButton {
    id: root

    property bool all: false

    implicitWidth: words.implicitWidth + 6
    implicitHeight: 20
    leftPadding: 3
    rightPadding: 3
    hoverEnabled: true
    text: all ? qsTr("and") : qsTr("or")
    Accessible.name: all ? qsTr("All of these people") : qsTr("Any of these people")

    background: Rectangle { radius: Theme.radiusTag; color: root.down ? Theme.press : root.hovered ? Theme.hover : "transparent"; FocusRing { control: root; gap: 0 } }
    contentItem: PlainText { id: words; text: root.text; font: Theme.small; color: Theme.text3; verticalAlignment: Text.AlignVCenter; elide: Text.ElideNone }

    Loader {
        active: root.hovered

        sourceComponent: TooltipR { parent: root; button: root; text: root.all ? qsTr("All must speak; click for any of them") : qsTr("Any of them may speak; click for all") }
    }
}
