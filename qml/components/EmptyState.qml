// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// What was asked, what would help, and at most two ways on.
Column {
    id: root

    property string headline
    property string text
    property string firstAction
    property string secondAction
    property bool primary: false

    signal firstActed()
    signal secondActed()

    width: 420
    spacing: 4

    PlainText {
        width: parent.width
        text: root.headline
        font: Theme.bodyEmphasis
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        leading: 20
    }
    PlainText {
        visible: root.text
        width: parent.width
        text: root.text
        color: Theme.text2
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        leading: 20
    }
    Item { width: 1; height: 8; visible: first.visible }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: 8

        RButton {
            id: first

            visible: root.firstAction
            text: root.firstAction
            kind: root.primary ? "primary" : "secondary"
            onClicked: root.firstActed()
        }
        RButton { visible: root.secondAction; text: root.secondAction; kind: "quiet"; onClicked: root.secondActed() }
    }
}
