// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// The chips of a filter, with "or" and "and" between like kinds.
Row {
    id: root

    property alias chips: repeater.model

    signal removed(var key)
    /// The word between two people was clicked: any of them, or all.
    signal joinerClicked()

    spacing: 6

    Repeater {
        id: repeater

        Row {
            id: entry

            required property string kind
            required property string label
            required property int colourIndex
            required property bool isOwner
            required property string emotion
            required property var key
            required property string joiner

            spacing: 6

            PlainText {
                visible: entry.joiner && entry.kind !== "person"
                anchors.verticalCenter: parent.verticalCenter
                text: entry.joiner === "and" ? qsTr("and") : qsTr("or")
                font: Theme.small
                color: Theme.text3
            }
            JoinerButton {
                visible: entry.joiner && entry.kind === "person"
                anchors.verticalCenter: parent.verticalCenter
                all: entry.joiner === "and"
                onClicked: root.joinerClicked()
            }
            Chip {
                kind: entry.kind
                text: entry.kind === "emotion" ? Emotions.label(entry.emotion) : entry.label
                emotion: entry.emotion
                colourIndex: entry.colourIndex
                isOwner: entry.isOwner
                onRemoved: root.removed(entry.key)
            }
        }
    }
}
