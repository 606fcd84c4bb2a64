// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// Six pixels, seen while moving or hovered.
T.ScrollBar {
    id: root

    implicitWidth: orientation === Qt.Vertical ? 10 : 100
    implicitHeight: orientation === Qt.Vertical ? 100 : 10
    padding: 2
    minimumSize: 0.06
    visible: size < 1
    hoverEnabled: true

    contentItem: Rectangle {
        implicitWidth: 6
        implicitHeight: 6
        radius: 3
        color: root.hovered || root.pressed ? Theme.control : Theme.lineStrong
        opacity: root.active || root.hovered ? 1 : 0

        Behavior on opacity { NumberAnimation { duration: Theme.foldTime } }
    }
}
