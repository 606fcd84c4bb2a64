// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// What a call returned. Long results open fifty lines at a time, so that they never hold up the window.
Rectangle {
    id: root

    property string text
    /// Characters that are still in the archive only.
    property real hiddenLength: 0
    property int shownLines: 50
    readonly property var lines: visible ? text.split("\n") : []

    signal wholeRequested()

    implicitHeight: column.height + 12
    radius: Theme.radiusTag
    color: Theme.sunken
    clip: true

    Column {
        id: column

        x: 10
        y: 6
        width: parent.width - 20

        PlainText {
            width: parent.width
            text: root.lines.slice(0, root.shownLines).join("\n")
            font: Theme.code
            wrapMode: Text.WrapAnywhere
            leading: 18
        }
        RButton {
            visible: root.lines.length > root.shownLines
            kind: "link"
            text: qsTr("%n more line(s)", "", Math.max(0, root.lines.length - root.shownLines))
            onClicked: root.shownLines += 50
        }
        RButton {
            objectName: "wholeResult"
            visible: root.hiddenLength > 0 && root.lines.length <= root.shownLines
            kind: "link"
            text: qsTr("%n more character(s)", "", root.hiddenLength)
            onClicked: root.wholeRequested()
        }
    }
}
