// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// What a bar of the strip counts.
PopupPanel {
    id: root

    property string title
    property var parts: []

    width: 150
    height: column.height + 20

    Column {
        id: column

        x: 12
        y: 10
        width: parent.width - 24
        spacing: 4

        PlainText { width: parent.width; text: root.title; font: Theme.smallStrong }
        Repeater {
            model: root.parts

            Item {
                required property var modelData

                width: parent.width
                height: 16

                EmotionMark { visible: parent.modelData.emotion; anchors.verticalCenter: parent.verticalCenter; emotion: parent.modelData.emotion; size: 10 }
                Rectangle { visible: !parent.modelData.emotion; anchors.verticalCenter: parent.verticalCenter; width: 8; height: 8; radius: 2; color: parent.modelData.colourIndex > 0 ? Theme.personColour(parent.modelData.colourIndex, false) : Theme.text3 }
                PlainText { x: 18; anchors.verticalCenter: parent.verticalCenter; text: parent.modelData.emotion ? Emotions.label(parent.modelData.emotion) : parent.modelData.label; font: Theme.small }
                PlainText { anchors { right: parent.right; verticalCenter: parent.verticalCenter } text: parent.modelData.count; font: Theme.small; color: Theme.text2 }
            }
        }
    }
}
