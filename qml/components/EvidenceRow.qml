// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// A passage with its scores, the step that found it, and whether the answer used it.
ListRow {
    id: root

    required property var chunkId
    required property var conversationId
    required property var turnId
    required property int marker
    required property string whenText
    required property string title
    required property string stepText
    required property bool used
    required property var lines
    required property real keyword
    required property real vector
    required property real emotion
    required property real fused
    required property string emotionText
    required property bool expandable
    required property bool expanded

    signal openRequested()
    signal expandRequested()

    implicitHeight: column.height + 22
    cited: true
    text: title
    Accessible.name: whenText + ", " + title + (used ? ", " + qsTr("used") : "")
    Keys.onReturnPressed: openRequested()
    Keys.onSpacePressed: if (expandable) expandRequested()
    onDoubleClicked: openRequested()

    contentItem: Item {
        Column {
            id: column

            x: Theme.inset
            y: 10
            width: parent.width - 2 * Theme.inset
            spacing: 4

            Item {
                width: parent.width
                height: 20

                CitationMark { id: mark; visible: root.marker > 0; anchors.verticalCenter: parent.verticalCenter; marker: root.marker; chosen: root.selected; focusPolicy: Qt.NoFocus; onClicked: root.clicked() }
                PlainText { id: when; x: root.marker > 0 ? 24 : 0; width: Math.min(implicitWidth, parent.width - x - tail.width - 16); anchors.verticalCenter: parent.verticalCenter; text: root.whenText; font: Theme.smallEmphasis }
                PlainText { visible: width > 56; anchors { left: when.right; leftMargin: 8; right: tail.left; rightMargin: 8; baseline: when.baseline } text: root.title; font: Theme.small; color: Theme.text3 }
                Row {
                    id: tail

                    anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                    spacing: 8

                    IconButton {
                        visible: root.expandable && (root.hovered || root.selected || root.activeFocus)
                        anchors.verticalCenter: parent.verticalCenter
                        size: 20
                        iconName: root.expanded ? "chevron-up" : "chevron-down"
                        text: root.expanded ? qsTr("Show less") : qsTr("Show the whole passage")
                        shortcut: qsTr("Space")
                        focusPolicy: Qt.NoFocus
                        onClicked: root.expandRequested()
                    }
                    IconButton {
                        visible: root.hovered || root.selected
                        anchors.verticalCenter: parent.verticalCenter
                        size: 20
                        iconName: "open"
                        text: qsTr("Open in the timeline")
                        focusPolicy: Qt.NoFocus
                        onClicked: root.openRequested()
                    }
                    PlainText { anchors.verticalCenter: parent.verticalCenter; text: root.stepText; font: Theme.caption; color: Theme.text3 }
                    Tag { anchors.verticalCenter: parent.verticalCenter; text: root.used ? qsTr("Used") : qsTr("Not used"); kind: root.used ? "ok" : "neutral"; iconName: root.used ? "check" : "" }
                }
            }
            Column {
                width: parent.width

                Repeater {
                    model: root.lines

                    MarkedText {
                        required property var modelData

                        width: column.width
                        lead: modelData.speaker
                        leadColor: Theme.personColour(modelData.colourIndex, modelData.isOwner)
                        text: modelData.text
                        marks: modelData.marks
                        color: root.used ? Theme.text : Theme.text2
                    }
                }
            }
            PlainText { visible: text && (root.expanded || !root.expandable); width: parent.width; text: root.emotionText ? qsTr("Emotions: %1").arg(root.emotionText) : ""; font: Theme.caption; color: Theme.text3; wrapMode: Text.Wrap }
            Item { width: 1; height: 1 }
            Grid {
                columns: 2
                columnSpacing: 12
                rowSpacing: 2

                readonly property real cell: (column.width - columnSpacing) / 2

                ScoreBar { width: parent.cell; label: qsTr("keyword"); value: root.keyword }
                ScoreBar { width: parent.cell; label: qsTr("vector"); value: root.vector }
                ScoreBar { width: parent.cell; label: qsTr("emotion"); value: root.emotion }
                ScoreBar { width: parent.cell; label: qsTr("fused"); value: root.fused; strong: true }
            }
        }
        Hairline { anchors.bottom: parent.bottom; width: parent.width }
    }
}
