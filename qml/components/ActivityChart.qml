// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// Passages over time, as bars with their first and last labels.
Item {
    id: root

    /// List of {label, count, fraction}.
    property var values: []
    property color color: Theme.score
    readonly property real step: values.length > 0 ? (width + 3) / values.length : 1

    implicitHeight: 72
    Accessible.role: Accessible.Chart
    Accessible.name: qsTr("Passages over time")

    Repeater {
        model: root.values

        Item {
            id: entry

            required property var modelData
            required property int index

            // The last bar ends where the axis does.
            x: Math.round(index * root.step)
            width: Math.max(1, Math.min(24, Math.floor(root.step) - 3))
            height: 52

            Rectangle { anchors.bottom: parent.bottom; width: parent.width; height: Math.max(1, Math.round(entry.modelData.fraction * 50)); color: root.color }
            PlainText {
                // Every bar has a label; only the ends and the middle have room.
                visible: entry.index === 0 || entry.index === root.values.length - 1 || root.values.length > 8 && entry.index === Math.floor(root.values.length / 2)
                y: 58
                x: entry.index === root.values.length - 1 ? parent.width - width : 0
                text: entry.modelData.label
                font: Theme.caption
                color: Theme.text3
                elide: Text.ElideNone
            }
        }
    }
    Rectangle { y: 52; width: parent.width; height: 1; color: Theme.lineStrong }
}
