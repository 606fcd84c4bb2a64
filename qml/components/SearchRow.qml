// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// A passage that was found, with the scores that found it.
ListRow {
    id: root

    required property var chunkId
    required property string whenText
    required property string title
    required property var lines
    required property var emotions
    required property real keyword
    required property real vector
    required property real emotion
    required property real fused
    required property int groupCount
    required property bool expandable
    required property bool expanded
    required property var model
    /// A rerank model has read the best results.
    property bool reranked: false
    readonly property int nameWidth: 84
    readonly property int scoresWidth: (reranked ? 5 : 4) * 52 - 8

    signal expandRequested()

    implicitHeight: column.height + 20
    Keys.onSpacePressed: if (expandable) expandRequested()
    text: title
    Accessible.name: title + ", " + whenText

    contentItem: Item {
        Column {
            id: column

            x: Theme.inset
            y: 10
            width: parent.width - 2 * Theme.inset - root.scoresWidth - 16
            spacing: 0

            Item {
                width: parent.width
                height: 22

                PlainText { id: name; width: Math.min(implicitWidth, parent.width - when.width - marks.width - 24); anchors.verticalCenter: parent.verticalCenter; text: root.title; font: Theme.bodyEmphasis }
                Row {
                    id: marks

                    anchors { left: name.right; leftMargin: 8; verticalCenter: parent.verticalCenter }
                    spacing: 2

                    Repeater {
                        model: root.emotions

                        EmotionMark { required property string modelData; emotion: modelData; outlined: root.selected }
                    }
                    PlainText { visible: root.groupCount > 1; leftPadding: root.emotions.length > 0 ? 6 : 0; text: qsTr("%n passage(s)", "", root.groupCount); font: Theme.caption; color: Theme.text3 }
                }
                PlainText { id: when; anchors { right: parent.right; verticalCenter: parent.verticalCenter } text: root.whenText; font: Theme.small; color: Theme.text3 }
            }
            Repeater {
                model: root.lines

                Item {
                    id: line

                    required property var modelData

                    width: column.width
                    height: words.height

                    PlainText {
                        width: root.nameWidth
                        y: words.baselineOffset - baselineOffset
                        text: line.modelData.speaker
                        font: Theme.smallStrong
                        color: Theme.personColour(line.modelData.colourIndex, line.modelData.isOwner)
                    }
                    MarkedText { id: words; x: root.nameWidth + 8; width: parent.width - x; text: line.modelData.text; marks: line.modelData.marks }
                }
            }
            PlainText { visible: text && (root.expanded || !root.expandable); x: root.nameWidth + 8; width: parent.width - x; text: root.model.emotionText ? qsTr("Emotions: %1").arg(root.model.emotionText) : ""; font: Theme.caption; color: Theme.text3; wrapMode: Text.Wrap }
        }
        Row {
            anchors { right: parent.right; rightMargin: Theme.inset; top: parent.top; topMargin: 13 }
            spacing: 8

            ScoreColumn { value: root.keyword }
            ScoreColumn { value: root.vector }
            ScoreColumn { value: root.emotion }
            ScoreColumn { value: root.fused; strong: true }
            ScoreColumn { visible: root.reranked; value: root.model.rerank ?? -1 }
        }
        IconButton {
            visible: root.expandable && (root.hovered || root.selected || root.expanded)
            anchors { right: parent.right; rightMargin: Theme.inset - 4; top: parent.top; topMargin: 34 }
            size: 20
            iconName: root.expanded ? "chevron-up" : "chevron-down"
            text: root.expanded ? qsTr("Show less") : qsTr("Show the whole passage")
            shortcut: qsTr("Space")
            focusPolicy: Qt.NoFocus
            onClicked: root.expandRequested()
        }
        Hairline { anchors.bottom: parent.bottom; width: parent.width; color: Theme.grid }
    }
}
