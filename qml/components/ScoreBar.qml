// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// A score: name, bar, value. Nothing is drawn for a score that does not exist.
Item {
    id: root

    property string label
    property real value: -1
    property bool strong: false
    readonly property bool known: value >= 0

    implicitHeight: 16
    Accessible.role: Accessible.StaticText
    Accessible.name: known ? label + " " + words.text : qsTr("%1: none").arg(label)

    PlainText {
        id: name

        width: Math.max(72, Math.min(implicitWidth + 6, root.width / 2))
        anchors.verticalCenter: parent.verticalCenter
        text: root.label
        font: root.strong ? Theme.captionEmphasis : Theme.caption
        color: root.strong ? Theme.text : Theme.text3
    }
    Rectangle {
        visible: root.known
        anchors { left: name.right; right: words.left; rightMargin: 8; verticalCenter: parent.verticalCenter }
        height: 4
        radius: 2
        color: Theme.grid

        Rectangle {
            width: Math.max(0, Math.min(1, root.value)) * parent.width
            height: 4
            radius: 2
            color: root.strong ? Theme.accent : Theme.score
        }
    }
    ScoreText {
        id: words

        width: 28
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        value: root.value
        strong: root.strong
    }
}
