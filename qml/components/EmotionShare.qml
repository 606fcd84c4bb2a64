// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// How much of what somebody said carries an emotion.
T.AbstractButton {
    id: root

    property string emotion
    property real fraction
    property string shareText

    implicitHeight: 22
    hoverEnabled: true
    text: Emotions.label(emotion) + " " + shareText
    Accessible.name: text

    background: Rectangle { radius: Theme.radiusTag; color: root.hovered ? Theme.hover : "transparent"; FocusRing { control: root; gap: 0 } }
    contentItem: Item {
        EmotionMark { anchors.verticalCenter: parent.verticalCenter; emotion: root.emotion; size: 10 }
        PlainText { x: 18; width: 88; anchors.verticalCenter: parent.verticalCenter; text: Emotions.label(root.emotion); font: Theme.small }
        Rectangle {
            x: 110
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - x - 40
            height: 6
            radius: 3
            color: Theme.grid

            Rectangle { width: Math.max(4, root.fraction * parent.width); height: 6; radius: 2; color: Emotions.colour(root.emotion) }
        }
        PlainText { anchors { right: parent.right; verticalCenter: parent.verticalCenter } text: root.shareText; font: Theme.small; color: Theme.text2 }
    }
}
