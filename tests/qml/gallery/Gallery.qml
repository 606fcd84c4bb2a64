// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// Every component in every state that does not need a pointer.
Rectangle {
    id: root

    width: 1280
    height: 1528
    color: Theme.surface

    Row {
        anchors.fill: parent

        Column {
            width: parent.width / 2

            GalleryControls { width: parent.width }
        }
        Hairline { vertical: true; height: parent.height }
        Column {
            width: parent.width / 2 - 1

            GalleryContent { width: parent.width }
        }
    }
}
