// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// Grey rows while a list comes, seen only when it takes longer than 150 ms.
Column {
    id: root

    property bool active: false
    property int rows: 6
    property int rowHeight: 52

    visible: false
    Accessible.ignored: true
    onActiveChanged: if (!active) visible = false

    Timer { interval: 150; running: root.active; onTriggered: root.visible = true }
    Repeater {
        model: root.rows

        Item {
            required property int index

            width: root.width
            height: root.rowHeight

            Rectangle { x: 16; y: 12; width: parent.width * (0.34 + 0.06 * (parent.index % 3)); height: 8; radius: 4; color: Theme.press }
            Rectangle { x: 16; y: 28; width: parent.width * (0.58 - 0.07 * (parent.index % 4)); height: 8; radius: 4; color: Theme.hover }
        }
    }
}
