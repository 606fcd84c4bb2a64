// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// A small row of bars, from fractions 0 to 1.
Row {
    id: root

    property var values: []
    property color color: Theme.score
    readonly property real step: values.length > 0 ? Math.max(2, Math.floor(width / values.length)) : 2

    height: 20
    clip: true

    Repeater {
        model: root.values

        Item {
            required property real modelData

            width: root.step
            height: root.height

            Rectangle { anchors.bottom: parent.bottom; width: parent.width - 1; height: Math.max(1, Math.round(parent.modelData * parent.height)); color: root.color }
        }
    }
}
