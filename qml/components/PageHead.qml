// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// Head of a page or pane: title, a note, and what stands at the right.
Item {
    id: root

    property string title
    property string note
    property alias leading: leadingRow.data
    default property alias actions: actionRow.data

    implicitHeight: Theme.headHeight

    Row {
        id: leadingRow

        x: Theme.inset
        anchors.verticalCenter: parent.verticalCenter
        spacing: 4
    }
    PlainText {
        id: heading

        x: Theme.inset + (leadingRow.width > 0 ? leadingRow.width + 12 : 0)
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(0, Math.min(implicitWidth, actionRow.x - x - 12))
        text: root.title
        font: Theme.title
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    PlainText {
        anchors { left: heading.right; leftMargin: heading.text ? 12 : 0; right: actionRow.left; rightMargin: 12; baseline: heading.baseline }
        text: root.note
        font: Theme.small
        color: Theme.text3
    }
    Row {
        id: actionRow

        anchors { right: parent.right; rightMargin: 12; verticalCenter: parent.verticalCenter }
        spacing: 8
    }
    Hairline { anchors.bottom: parent.bottom; width: parent.width }
}
