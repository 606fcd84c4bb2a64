// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// Progress from 0 to 1; below 0 its end is not known and a block wanders.
Rectangle {
    id: root

    property real value: 0
    property bool failed: false
    property string label: qsTr("Progress")

    implicitWidth: 160
    implicitHeight: 4
    radius: 2
    color: Theme.dark ? Theme.grid : Theme.line
    clip: true
    Accessible.role: Accessible.ProgressBar
    Accessible.name: label

    Rectangle {
        id: bar

        x: root.value < 0 ? wander.position * (root.width - width) : 0
        width: root.value < 0 ? root.width * 0.3 : Math.min(1, root.value) * root.width
        height: parent.height
        radius: 2
        color: root.failed ? Theme.danger : Theme.accent
    }

    QtObject {
        id: wander

        property real position: 0.5
    }

    SequentialAnimation {
        running: root.visible && root.value < 0 && !Theme.reducedMotion
        loops: Animation.Infinite

        NumberAnimation { target: wander; property: "position"; from: 0; to: 1; duration: 1400; easing.type: Easing.InOutQuad }
        NumberAnimation { target: wander; property: "position"; from: 1; to: 0; duration: 1400; easing.type: Easing.InOutQuad }
    }
}
