// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// What the question was understood to mean; taking a chip away gives its words back to the text.
Item {
    id: root

    required property var search

    implicitHeight: Theme.barHeight

    PlainText { id: label; x: Theme.inset; anchors.verticalCenter: parent.verticalCenter; text: qsTr("Understood"); font: Theme.small; color: Theme.text3 }
    ListView {
        anchors { left: label.right; leftMargin: 4; right: parent.right; rightMargin: 4 }
        height: parent.height
        leftMargin: 4
        orientation: ListView.Horizontal
        spacing: 6
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: root.search.understood

        delegate: Row {
            id: entry

            required property string kind
            required property string label
            required property var key
            required property bool hard
            required property int colourIndex
            required property bool isOwner
            required property string emotion
            readonly property bool plain: kind === "words"

            height: ListView.view.height
            spacing: 6

            PlainText { visible: entry.plain; anchors.verticalCenter: parent.verticalCenter; leftPadding: 4; text: qsTr("Words"); font: Theme.small; color: Theme.text3 }
            Chip {
                anchors.verticalCenter: parent.verticalCenter
                kind: entry.plain ? "plain" : entry.kind
                text: entry.kind === "emotion" ? Emotions.label(entry.emotion) : entry.label
                boost: !entry.hard && !entry.plain
                colourIndex: entry.colourIndex
                isOwner: entry.isOwner
                emotion: entry.emotion
                onRemoved: root.search.removeUnderstood(entry.key)
            }
        }
    }
}
