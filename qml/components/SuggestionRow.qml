// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// Something that a filter could take: a person, a tag, an emotion, dates, words.
T.ItemDelegate {
    id: root

    required property string kind
    required property string label
    required property string detail
    required property var key
    required property int colourIndex
    required property string emotion

    implicitHeight: 28
    hoverEnabled: true
    text: label

    background: Rectangle { radius: Theme.radiusTag; color: root.highlighted || root.hovered ? Theme.hover : "transparent" }
    contentItem: Item {
        Avatar { x: 8; visible: root.kind === "person"; anchors.verticalCenter: parent.verticalCenter; size: 16; initial: root.label.charAt(0); colourIndex: root.colourIndex; isOwner: root.colourIndex < 1 }
        EmotionMark { x: 10; visible: root.kind === "emotion"; anchors.verticalCenter: parent.verticalCenter; emotion: root.emotion }
        Icon {
            x: 8
            visible: root.kind !== "person" && root.kind !== "emotion"
            anchors.verticalCenter: parent.verticalCenter
            icon: ({ date: "calendar", conversation: "conversation", tag: "tag" })[root.kind] ?? "words"
            size: 16
        }
        PlainText { x: 32; width: parent.width - 40 - note.width; anchors.verticalCenter: parent.verticalCenter; text: root.kind === "emotion" ? Emotions.label(root.emotion) : root.label }
        PlainText { id: note; anchors { right: parent.right; rightMargin: 8; verticalCenter: parent.verticalCenter } text: root.detail; font: Theme.small; color: Theme.text3 }
    }
}
