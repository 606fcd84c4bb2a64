// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// A program that a model wrote, with the numbers of its lines. Long ones open forty lines at a time.
Rectangle {
    id: root

    property string source
    property int shownLines: 40
    readonly property var lines: visible ? source.replace(/\n+$/, "").split("\n") : []
    readonly property var shown: lines.slice(0, shownLines)

    implicitHeight: column.height + 12
    radius: Theme.radiusTag
    color: Theme.sunken
    border { width: 1; color: Theme.line }
    clip: true

    Column {
        id: column

        x: 10
        y: 6
        width: parent.width - 20

        Repeater {
            model: root.shown

            Item {
                id: line

                required property string modelData
                required property int index

                width: column.width
                height: Math.max(18, words.height)

                PlainText { width: 28; text: line.index + 1; font: Theme.code; color: Theme.text3; horizontalAlignment: Text.AlignRight; leading: 18; elide: Text.ElideNone; Accessible.ignored: true }
                PlainText { id: words; x: 40; width: parent.width - x; text: line.modelData; font: Theme.code; wrapMode: Text.WrapAnywhere; leading: 18 }
            }
        }
        RButton {
            visible: root.lines.length > root.shownLines
            kind: "link"
            text: qsTr("%n more line(s)", "", Math.max(0, root.lines.length - root.shownLines))
            onClicked: root.shownLines += 200
        }
    }
}
