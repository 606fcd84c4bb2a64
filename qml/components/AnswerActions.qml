// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// How the answer fared, and what to do with it.
Item {
    id: root

    required property var message

    implicitHeight: 44

    Row {
        id: tags

        anchors.verticalCenter: parent.verticalCenter
        spacing: 6

        Tag { visible: root.message.incomplete; anchors.verticalCenter: parent.verticalCenter; kind: "warn"; iconName: "warning"; text: qsTr("Incomplete") }
        Tag { visible: root.message.abstained; anchors.verticalCenter: parent.verticalCenter; kind: "neutral"; iconName: "info"; text: qsTr("Nothing found") }
    }
    PlainText {
        anchors { left: tags.right; leftMargin: tags.width > 0 ? 8 : 0; right: actions.left; rightMargin: 8; verticalCenter: parent.verticalCenter }
        text: root.message.summaryText
        font: Theme.small
        color: Theme.text2
    }
    Row {
        id: actions

        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        spacing: 4

        IconButton { size: 24; iconName: "copy"; text: qsTr("Copy with sources"); onClicked: root.message.ask.copyAnswer(root.message.messageId) }
        IconButton { size: 24; iconName: "refresh"; text: qsTr("Answer again"); enabled: !root.message.ask.running; onClicked: root.message.ask.regenerate(root.message.messageId) }
        IconButton { size: 24; iconName: "evidence"; text: qsTr("Show the evidence"); on: root.message.selected; onClicked: root.message.ask.selectMessage(root.message.messageId) }
    }
}
