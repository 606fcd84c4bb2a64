// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// A score of a search result: value over its bar, both at the right.
Item {
    id: root

    property real value: -1
    property bool strong: false

    width: 44
    height: 24

    ScoreText {
        anchors.right: parent.right
        value: root.value
        strong: root.strong
    }
    Rectangle {
        visible: root.value >= 0
        y: 20
        width: parent.width
        height: 3
        radius: 1.5
        color: Theme.grid

        Rectangle {
            anchors.right: parent.right
            width: Math.max(0, Math.min(1, root.value)) * parent.width
            height: 3
            radius: 1.5
            color: root.strong ? Theme.accent : Theme.score
        }
    }
}
