// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// What was stored, and the way to take it back.
Item {
    id: root

    required property var importer
    required property var app

    implicitHeight: 40

    Hairline { width: parent.width }
    PlainText {
        anchors { left: parent.left; leftMargin: Theme.inset; right: actions.left; rightMargin: 12; verticalCenter: parent.verticalCenter }
        text: root.importer.summaryText
        font: Theme.small
        color: Theme.text2
        leading: 16
        wrapMode: Text.Wrap
        maximumLineCount: 2
        elide: Text.ElideRight
    }
    Row {
        id: actions

        anchors { right: parent.right; rightMargin: Theme.inset; verticalCenter: parent.verticalCenter }
        spacing: 4

        RButton {
            visible: batches.count > 0
            kind: "quiet"
            iconName: "undo"
            text: qsTr("Undo an import")
            onClicked: undo.open()

            MenuR {
                id: undo

                y: -implicitHeight - 4

                Repeater {
                    id: batches

                    model: root.importer.batches

                    MenuItemR {
                        required property var batchId
                        required property string label
                        required property string whenText
                        required property bool canUndo

                        text: label
                        hint: whenText
                        enabled: canUndo
                        onTriggered: root.importer.undoBatch(batchId)
                    }
                }
            }
        }
        IconButton { visible: root.importer.summaryText; iconName: "copy"; text: qsTr("Copy report"); onClicked: root.app.copyToClipboard(root.importer.summaryText) }
    }
}
