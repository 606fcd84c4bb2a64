// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// One turn: time, name, words, and the run of the emotion at the right.
T.Control {
    id: root

    required property var turnId
    required property string timeText
    required property var personId
    required property string speaker
    required property int colourIndex
    required property bool isOwner
    required property var marks
    required property string emotion
    required property bool emotionStart
    required property bool emotionRunEnd
    required property bool highlighted
    required property bool currentFind
    required property string text
    property int nameWidth: 44
    readonly property bool flashing: flash.opacity > 0.4

    signal personClicked(var personId)

    implicitHeight: body.height + 8
    hoverEnabled: true
    focusPolicy: Qt.NoFocus
    ListView.onPooled: {
        jump.stop();
        flash.opacity = 0;
    }
    Accessible.role: Accessible.ListItem
    Accessible.name: speaker + ", " + timeText + ": " + text

    background: Rectangle {
        id: ground

        color: root.highlighted ? Theme.markSoft : root.currentFind ? Theme.hover : "transparent"

        Rectangle {
            id: flash

            anchors.fill: parent
            color: Theme.mark
            opacity: 0
        }
        Rectangle { visible: root.highlighted; width: 3; height: parent.height; color: Theme.markLine }
        FocusRing { control: root; gap: -1; cornerRadius: 0 }
    }
    SequentialAnimation {
        id: jump

        PropertyAction { target: flash; property: "opacity"; value: 1 }
        PauseAnimation { duration: Theme.jumpHoldTime }
        NumberAnimation { target: flash; property: "opacity"; to: 0; duration: Theme.jumpFadeTime; easing.type: Easing.OutCubic }
    }

    function flashOnce() { jump.restart(); }

    contentItem: Item {
        PlainText {
            x: Theme.inset
            width: 38
            y: 3 + body.baselineOffset - baselineOffset
            text: root.timeText
            font: Theme.caption
            color: root.flashing ? Theme.markText : Theme.text3
            elide: Text.ElideNone
        }
        PlainText {
            id: name

            x: 60
            width: root.nameWidth
            y: 3 + body.baselineOffset - baselineOffset
            text: root.speaker
            font: Theme.smallStrong
            color: root.flashing ? Theme.markText : Theme.personColour(root.colourIndex, root.isOwner)

            TapHandler { onTapped: root.personClicked(root.personId) }
            HoverHandler { cursorShape: Qt.PointingHandCursor }
        }
        MarkedText {
            id: body

            x: 68 + root.nameWidth
            y: 3
            width: root.width - x - 36
            text: root.text
            marks: root.marks
            font: Theme.reading
            leading: 22
            selectable: true
        }
        Item {
            visible: root.emotion
            x: root.width - 24
            width: 12
            height: parent.height

            EmotionMark {
                visible: root.emotionStart
                y: 8
                emotion: root.emotion
                outlined: root.highlighted
            }
            Rectangle {
                // Round where the run ends only: between two turns of it there is no notch.
                x: 5
                width: 2
                radius: root.emotionRunEnd ? 1 : 0
                y: root.emotionStart ? 24 : 0
                height: Math.max(0, parent.height - y - (root.emotionRunEnd ? 6 : 0))
                color: Emotions.colour(root.emotion)
            }
        }
    }
}
