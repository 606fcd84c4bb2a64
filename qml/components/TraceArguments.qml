// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// The arguments of a call, one per line.
Rectangle {
    id: root

    property var rows: []
    /// Prompts are long: their beginning is enough until somebody asks for more.
    readonly property int shownAtFirst: 600

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
                id: row

                required property var modelData
                property int shown: root.shownAtFirst

                width: column.width
                height: Math.max(18, value.height + (more.visible ? 24 : 0))

                PlainText { width: 144; text: row.modelData.key; font: Theme.code; color: Theme.text3; leading: 18 }
                PlainText { id: value; x: 152; width: parent.width - x; text: row.modelData.value.slice(0, row.shown); font: Theme.code; wrapMode: Text.WrapAnywhere; leading: 18 }
                RButton {
                    id: more

                    visible: row.modelData.value.length > row.shown
                    x: 152
                    y: value.height
                    height: 24
                    kind: "link"
                    text: qsTr("%n more character(s)", "", Math.max(0, row.modelData.value.length - row.shown))
                    onClicked: row.shown += 20 * root.shownAtFirst
                }
            }
        }
    }
}
