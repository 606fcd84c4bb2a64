// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Reminisce

/// Head of a page or pane: title, a note, and what stands at the right.
Item {
    id: root

    property string title
    property string note
    property alias leading: leadingRow.data
    default property alias actions: actionRow.data

    implicitHeight: Theme.headHeight

    RowLayout {
        anchors { fill: parent; leftMargin: Theme.inset; rightMargin: 12 }
        spacing: 12

        Row { id: leadingRow; spacing: 4; visible: implicitWidth > 0 }
        PlainText {
            Layout.fillWidth: true
            Layout.maximumWidth: implicitWidth + 1
            text: root.title
            font: Theme.title
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        PlainText {
            visible: root.note
            Layout.fillWidth: true
            Layout.minimumWidth: 0
            text: root.note
            font: Theme.small
            color: Theme.text3
        }
        Item { visible: !root.note; Layout.fillWidth: true }
        Row { id: actionRow; spacing: 8 }
    }
    Hairline { anchors.bottom: parent.bottom; width: parent.width }
}
