// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// A soft shadow under what floats, from stacked translucent frames: it needs no shader, so it also shows with the software renderer.
Item {
    id: root

    property real radius: Theme.radiusCard
    readonly property int spread: Theme.dark ? 16 : 12

    anchors.fill: parent
    z: -1

    Repeater {
        model: root.spread

        Rectangle {
            required property int index

            anchors.fill: parent
            anchors.margins: -index
            anchors.topMargin: -index + 3
            anchors.bottomMargin: -index - 3
            radius: root.radius + index
            color: Theme.shadow
            opacity: Theme.dark ? 0.03 : 0.009
        }
    }
}
