// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// The arguments of a call, one per line.
Rectangle {
    id: root

    property var rows: []

    implicitHeight: column.height + 12
    radius: Theme.radiusTag
    color: Theme.sunken

    Column {
        id: column

        x: 10
        y: 6
        width: parent.width - 20

        Repeater {
            model: root.rows

            Item {
                required property var modelData

                width: column.width
                height: Math.max(18, value.implicitHeight)

                PlainText { width: 144; text: parent.modelData.key; font: Theme.code; color: Theme.text3; leading: 18 }
                PlainText { id: value; x: 152; width: parent.width - x; text: parent.modelData.value; font: Theme.code; wrapMode: Text.WrapAnywhere; leading: 18 }
            }
        }
    }
}
