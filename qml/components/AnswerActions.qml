// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// How the answer fared, and what to do with it.
Item {
    id: root

    required property var ask
    required property var answer
    property bool current: true
    /// By the person.
    readonly property bool stopped: root.answer.stopped ?? false

    implicitHeight: 44

    Row {
        id: tags

        anchors.verticalCenter: parent.verticalCenter
        spacing: 6

        Tag { visible: root.answer.incomplete; anchors.verticalCenter: parent.verticalCenter; kind: root.stopped ? "neutral" : "warn"; iconName: root.stopped ? "stop" : "warning"; text: root.stopped ? qsTr("Stopped") : qsTr("Incomplete") }
        Tag { visible: root.answer.abstained; anchors.verticalCenter: parent.verticalCenter; kind: "neutral"; iconName: "info"; text: qsTr("Nothing found") }
    }
    PlainText {
        anchors { left: tags.right; leftMargin: tags.width > 0 ? 8 : 0; right: actions.left; rightMargin: 8; verticalCenter: parent.verticalCenter }
        text: root.answer.summaryText
        font: Theme.small
        color: Theme.text2
    }
    Row {
        id: actions

        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        spacing: 4

        IconButton { size: 24; iconName: "copy"; text: qsTr("Copy with sources"); onClicked: root.ask.copyAnswer(root.answer.messageId) }
        IconButton { visible: root.current; size: 24; iconName: "refresh"; text: qsTr("Answer again"); enabled: !root.ask.running; onClicked: root.ask.regenerate(root.answer.messageId) }
        IconButton {
            objectName: "compare"
            visible: root.current
            size: 24
            iconName: "compare"
            text: qsTr("Compare with another way")
            enabled: !root.ask.running
            onClicked: {
                comparing.active = true;
                (comparing.item as ComparePopup).open();
            }

            // Made when it is asked for: there is one of these for each answer in sight.
            Loader {
                id: comparing

                active: false
                sourceComponent: ComparePopup { parent: comparing.parent; x: parent.width - width; y: -height - 4; ask: root.ask; messageId: root.answer.messageId }
            }
        }
        IconButton { size: 24; iconName: "evidence"; text: qsTr("Show the evidence"); on: root.answer.selected; onClicked: root.ask.selectMessage(root.answer.messageId) }
    }
}
