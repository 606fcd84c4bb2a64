// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// What a model said about what it does.
Column {
    id: root

    property var rows: []

    spacing: 4

    Repeater {
        model: root.rows

        Item {
            id: row

            required property var modelData

            width: root.width
            height: Math.max(18, words.height)

            PlainText { visible: row.modelData.key.length > 0; width: 100; text: row.modelData.key; font: Theme.small; color: Theme.text3 }
            PlainText { id: words; x: row.modelData.key.length > 0 ? 108 : 0; width: parent.width - x; text: row.modelData.value; font: Theme.small; wrapMode: Text.Wrap; leading: 18 }
        }
    }
}
