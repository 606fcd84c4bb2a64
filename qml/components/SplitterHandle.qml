// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// One pixel to see, eight to take hold of. Emits how far the pointer went; Left and Right do the same.
Item {
    id: root

    signal dragged(real delta)
    signal released()

    implicitWidth: 1
    activeFocusOnTab: true
    Accessible.focusable: true
    Keys.onLeftPressed: step(-16)
    Keys.onRightPressed: step(16)
    Accessible.role: Accessible.Splitter
    Accessible.name: qsTr("Width of the pane")

    function step(delta: real) {
        dragged(delta);
        released();
    }

    Rectangle {
        readonly property bool held: root.activeFocus && InputMode.keyboard

        x: held ? -1 : 0
        width: held ? 3 : parent.width
        height: parent.height
        color: held || area.pressed || area.containsMouse ? Theme.accent : Theme.line
    }
    MouseArea {
        id: area

        property real grabbedAt: 0

        x: -4
        width: 9
        height: parent.height
        hoverEnabled: true
        cursorShape: Qt.SplitHCursor
        preventStealing: true
        onPressed: mouse => grabbedAt = mouse.x
        onReleased: root.released()
        onPositionChanged: mouse => { if (pressed) root.dragged(mouse.x - grabbedAt); }
    }
}
