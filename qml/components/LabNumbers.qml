// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// Means over all questions, one configuration a row; the best of a column is bold.
Column {
    id: root

    required property var lab
    readonly property real nameWidth: Math.max(120, Math.min(280, width * 0.26))
    readonly property real scoreWidth: 136
    readonly property real cell: (width - 2 * Theme.inset - nameWidth - scoreWidth) / Math.max(1, lab.columns.length - 1)

    topPadding: 14
    Accessible.role: Accessible.Table
    Accessible.name: heading.text

    PlainText { id: heading; x: Theme.inset; text: qsTr("Numbers: means with 95 % intervals"); font: Theme.bodyEmphasis; Accessible.role: Accessible.Heading; Accessible.name: text }
    Row {
        x: Theme.inset
        height: 36

        PlainText { width: root.nameWidth; anchors.verticalCenter: parent.verticalCenter; text: qsTr("Configuration"); font: Theme.caption; color: Theme.text3 }
        Repeater {
            model: root.lab.columns

            PlainText {
                required property var modelData
                required property int index

                width: index === 0 ? root.scoreWidth : root.cell
                height: parent.height
                leftPadding: 8
                text: index === 0 ? modelData.label : modelData.brief
                font: Theme.caption
                color: Theme.text3
                horizontalAlignment: Text.AlignRight
                verticalAlignment: Text.AlignVCenter
                wrapMode: Text.WordWrap
                maximumLineCount: 2
                elide: Text.ElideRight
                Accessible.role: Accessible.ColumnHeader
                Accessible.name: modelData.label
            }
        }
    }
    Repeater {
        model: root.lab.numbers

        Item {
            id: row

            required property string name
            required property string fullName
            required property var cells
            required property int series

            width: root.width
            height: Math.max(32, words.implicitHeight + 8)
            Accessible.role: Accessible.Row
            Accessible.name: fullName + ": " + cells.map((cell, i) => root.lab.columns[i].label + " " + cell.text).join(", ")

            Hairline { x: Theme.inset; width: parent.width - 2 * Theme.inset }
            Rectangle { id: mark; x: Theme.inset + 2; anchors.verticalCenter: parent.verticalCenter; width: 9; height: 9; radius: row.series === 0 || row.series > 2 ? 5 : 0; rotation: row.series === 2 ? 45 : 0; color: [Theme.accent, Theme.markLine, Theme.series3][row.series] ?? Theme.score }
            PlainText { id: words; x: Theme.inset + 20; width: root.nameWidth - 20; anchors.verticalCenter: parent.verticalCenter; text: row.name; wrapMode: Text.Wrap; maximumLineCount: 2; elide: Text.ElideRight }
            Repeater {
                model: row.cells

                PlainText {
                    required property var modelData
                    required property int index

                    x: Theme.inset + root.nameWidth + (index === 0 ? 0 : root.scoreWidth + (index - 1) * root.cell)
                    width: index === 0 ? root.scoreWidth : root.cell
                    height: row.height
                    text: modelData.text
                    font: modelData.best ? Theme.bodyStrong : Theme.body
                    horizontalAlignment: Text.AlignRight
                    verticalAlignment: Text.AlignVCenter
                }
            }
        }
    }
}
