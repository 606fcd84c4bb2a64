// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// A conversation in the timeline: when, what about, who, how it felt, how long.
ListRow {
    id: root

    required property var conversationId
    required property string title
    required property string timeText
    required property string peopleText
    required property string snippet
    required property var emotions
    required property int turnCount

    implicitHeight: Theme.compact ? 44 : 52
    leftPadding: 0
    rightPadding: 0
    text: title
    Accessible.name: qsTr("%1, %2, %3").arg(timeText).arg(title).arg(peopleText)

    contentItem: Item {
        // A row whose words are still being read.
        Rectangle { visible: !root.title && !root.peopleText; x: 62; y: 14; width: parent.width * 0.34; height: 8; radius: 4; color: Theme.press }
        Rectangle { visible: !root.title && !root.peopleText; x: 62; y: 31; width: parent.width * 0.5; height: 8; radius: 4; color: Theme.hover }
        PlainText { x: Theme.inset; width: 44; y: Theme.compact ? 6 : 10; text: root.timeText; color: Theme.text3; font: Theme.body; elide: Text.ElideNone }
        PlainText {
            x: 62
            y: Theme.compact ? 6 : 10
            width: marks.x - x - 12
            text: root.title
            font: Theme.bodyEmphasis
        }
        PlainText {
            id: people

            x: 62
            y: Theme.compact ? 24 : 29
            width: Math.min(implicitWidth, root.width * 0.4)
            text: root.peopleText
            font: Theme.smallEmphasis
            color: Theme.text2
        }
        PlainText {
            anchors { left: people.right; leftMargin: people.text ? 8 : 0; right: parent.right; rightMargin: 72; baseline: people.baseline }
            text: root.snippet
            font: Theme.small
            color: Theme.text3
        }
        Row {
            id: marks

            anchors { right: parent.right; rightMargin: 52 }
            y: Theme.compact ? 8 : 12
            spacing: 2

            Repeater {
                model: root.emotions

                EmotionMark { required property string modelData; emotion: modelData; outlined: root.selected && root.listFocused }
            }
        }
        PlainText {
            anchors { right: parent.right; rightMargin: Theme.inset }
            y: Theme.compact ? 6 : 10
            text: root.turnCount
            font: Theme.small
            color: Theme.text3
            Accessible.name: qsTr("%n turn(s)", "", root.turnCount)
        }
    }
}
