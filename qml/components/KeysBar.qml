// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// The keys of a page, at its foot.
Rectangle {
    id: root

    /// List of {keys: [..], label}.
    property var entries: []

    implicitHeight: 32
    color: Theme.window
    clip: true

    Hairline { width: parent.width }
    Row {
        x: Theme.inset
        anchors.verticalCenter: parent.verticalCenter
        spacing: 14

        Repeater {
            model: root.entries

            Row {
                id: entry

                required property var modelData

                spacing: 4
                opacity: x + width <= root.width - 2 * Theme.inset ? 1 : 0 // shown whole or not at all

                Repeater {
                    model: entry.modelData.keys

                    Tag { required property string modelData; anchors.verticalCenter: parent.verticalCenter; kind: "key"; text: modelData; height: 18 }
                }
                PlainText { leftPadding: 4; anchors.verticalCenter: parent.verticalCenter; text: entry.modelData.label; font: Theme.small; color: Theme.text3 }
            }
        }
    }
}
