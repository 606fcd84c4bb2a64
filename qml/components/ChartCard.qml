// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// A drawing with its title; its numbers as a table on request, and always for a screen reader.
Item {
    id: root

    required property var chart
    property string note
    property bool asTable: false
    /// With the drawing at its own size, as far as the width allows.
    readonly property real wholeHeight: 48 + drawing.implicitHeight * Math.min(1, drawing.width / Math.max(1, drawing.implicitWidth))
    default property alias tools: toolRow.data

    signal saveWanted()

    implicitHeight: 328
    clip: true

    PlainText { id: heading; x: Theme.inset; y: 14; width: Math.min(implicitWidth, buttons.x - x - 8); text: root.chart.title; font: Theme.bodyEmphasis; Accessible.role: Accessible.Heading; Accessible.name: text }
    PlainText { anchors { left: heading.right; leftMargin: 8; right: buttons.left; rightMargin: 8; baseline: heading.baseline } text: root.note; font: Theme.small; color: Theme.text3 }
    Row {
        id: buttons

        anchors { right: parent.right; rightMargin: 8 }
        y: 10 // on the middle of the title
        spacing: 4

        Row { id: toolRow; spacing: 4 }
        IconButton { size: 24; on: root.asTable; iconName: "words"; text: root.asTable ? qsTr("Show the drawing") : qsTr("Show the numbers as a table"); Accessible.name: text + ": " + root.chart.title; onClicked: root.asTable = !root.asTable }
        IconButton { size: 24; iconName: "export"; text: qsTr("Save the picture"); Accessible.name: text + ": " + root.chart.title; onClicked: root.saveWanted() }
    }
    SvgPicture {
        id: drawing

        anchors { fill: parent; topMargin: 40; bottomMargin: 8; leftMargin: 8; rightMargin: 8 }
        visible: !root.asTable
        svg: Theme.dark ? root.chart.dark : root.chart.light
        Accessible.role: Accessible.Chart
        Accessible.name: root.chart.title
        Accessible.description: root.chart.rows.map(row => row.join(", ")).join("; ")
    }
    ChartTable {
        anchors { fill: parent; topMargin: 44; bottomMargin: 8; leftMargin: Theme.inset; rightMargin: 8 }
        visible: root.asTable
        label: root.chart.title
        head: root.chart.head
        rows: root.chart.rows
    }
}
