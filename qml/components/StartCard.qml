// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// One of the ways to begin.
FocusScope {
    id: root

    property string iconName
    property string title
    property string text
    property string action
    property string secondAction
    property bool primary: false

    signal acted()
    signal secondActed()

    implicitHeight: words.implicitHeight + 76

    Rectangle { anchors.fill: parent; radius: Theme.radiusCard; color: "transparent"; border { width: 1; color: Theme.line } }
    Icon { x: 16; y: 18; icon: root.iconName; color: Theme.accent }
    Column {
        id: words

        x: 49
        y: 18
        width: parent.width - x - 24
        spacing: 6

        PlainText { width: parent.width; text: root.title; font: Theme.bodyStrong; wrapMode: Text.Wrap }
        PlainText { width: parent.width; text: root.text; color: Theme.text2; wrapMode: Text.Wrap; leading: 20 }
    }
    Row {
        x: 49
        anchors { bottom: parent.bottom; bottomMargin: 16 }
        spacing: 8

        RButton { focus: true; kind: root.primary ? "primary" : "secondary"; text: root.action; onClicked: root.acted() }
        RButton { visible: root.secondAction; kind: "quiet"; text: root.secondAction; onClicked: root.secondActed() }
    }
}
