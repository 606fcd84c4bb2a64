// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// What the conversation felt like, and what to do with it.
Item {
    id: root

    required property var transcript
    required property var app

    implicitHeight: 72

    Hairline { width: parent.width }
    Row {
        x: Theme.inset
        y: 12
        spacing: 16

        Repeater {
            model: root.transcript.emotionSummary

            Row {
                required property var modelData

                spacing: 5

                EmotionMark { anchors.verticalCenter: parent.verticalCenter; emotion: parent.modelData.emotion }
                PlainText { text: Emotions.label(parent.modelData.emotion) + " " + parent.modelData.scoreText; font: Theme.small; color: Theme.text2 }
            }
        }
    }
    TagRow { anchors { right: parent.right; rightMargin: 12 } y: 8; transcript: root.transcript; app: root.app }
    Row {
        id: actions

        x: Theme.inset
        y: 36
        spacing: 8

        RButton { kind: "primary"; iconName: "ask"; text: qsTr("Ask about this"); onClicked: root.app.askAbout(root.transcript.title) }
        RButton { iconName: "copy"; text: qsTr("Copy"); onClicked: root.transcript.copy([]) }
    }
    PlainText {
        id: date

        anchors { right: parent.right; rightMargin: 12; verticalCenter: actions.verticalCenter }
        width: Math.min(implicitWidth, parent.width - actions.width - Theme.inset - 24)
        text: root.transcript.dateSourceText
        font: Theme.caption
        color: Theme.text3
    }
    PlainText {
        anchors { left: actions.right; leftMargin: 12; right: date.left; verticalCenter: actions.verticalCenter }
        visible: width > 40
        text: root.transcript.sourceText
        rightPadding: text && date.text ? 8 : 0
        font: Theme.caption
        color: Theme.text3
        horizontalAlignment: Text.AlignRight
        elide: Text.ElideMiddle
    }
}
