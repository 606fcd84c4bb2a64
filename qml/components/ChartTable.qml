// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// The numbers of a chart. Arrows scroll.
Flickable {
    id: root

    property string label
    property var head: []
    property var rows: []
    readonly property real cell: Math.max(72, (width - 8) / Math.max(1, head.length))

    contentWidth: cell * head.length
    contentHeight: table.height
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: visible
    Accessible.role: Accessible.Table
    Accessible.name: label
    Keys.onDownPressed: contentY = Math.min(Math.max(0, contentHeight - height), contentY + 28)
    Keys.onUpPressed: contentY = Math.max(0, contentY - 28)
    Keys.onRightPressed: contentX = Math.min(Math.max(0, contentWidth - width), contentX + cell)
    Keys.onLeftPressed: contentX = Math.max(0, contentX - cell)
    T.ScrollBar.vertical: ScrollBarThin {}

    FocusRing { parent: root; control: root; gap: -1; cornerRadius: Theme.radiusTag }
    Column {
        id: table

        Repeater {
            model: [root.head, ...root.rows]

            Row {
                id: line

                required property var modelData
                required property int index

                Repeater {
                    model: line.modelData

                    PlainText {
                        required property string modelData
                        required property int index

                        width: root.cell
                        height: 28
                        rightPadding: 8
                        text: modelData
                        font: line.index === 0 ? Theme.captionEmphasis : Theme.small
                        color: line.index === 0 || index === 0 ? Theme.text2 : Theme.text
                        verticalAlignment: Text.AlignVCenter
                        Accessible.role: line.index === 0 ? Accessible.ColumnHeader : index === 0 ? Accessible.RowHeader : Accessible.Cell
                        Accessible.name: text
                    }
                }
            }
        }
    }
}
