// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs
import Reminisce

/// What leaves the machine, what is stored where, and how it can be opened, exported and deleted.
Column {
    id: root

    required property var app
    readonly property var settings: app.settings

    spacing: 12

    Repeater {
        model: [
            { label: qsTr("Answers"), form: root.settings.chat },
            { label: qsTr("Embeddings"), form: root.settings.embedding },
            { label: qsTr("Reranking"), form: root.settings.rerank },
            { label: qsTr("Emotion text"), form: root.settings.description },
            { label: qsTr("Judge"), form: root.settings.judge }
        ]

        FormRow {
            id: row

            required property var modelData

            label: modelData.label

            Row {
                width: parent.width
                spacing: 8

                Icon { y: 6; icon: row.modelData.form.leavesMachine ? "export" : "lock"; size: 16; color: row.modelData.form.leavesMachine ? Theme.warn : Theme.ok }
                PlainText {
                    width: parent.width - 24
                    topPadding: 6
                    text: row.modelData.form.leavesMachine ? qsTr("Leaves this machine, to %1").arg(row.modelData.form.url) : qsTr("Stays on this machine")
                    wrapMode: Text.Wrap
                }
            }
        }
    }
    FormRow {
        label: qsTr("Stored")

        Column {
            width: parent.width
            spacing: 8

            Repeater {
                model: root.settings.storedPlaces

                Column {
                    id: place

                    required property var modelData

                    width: parent.width
                    topPadding: 6
                    spacing: 2

                    PlainText { width: parent.width; text: place.modelData.sizeText ? qsTr("%1 (%2)").arg(place.modelData.label).arg(place.modelData.sizeText) : place.modelData.label; wrapMode: Text.Wrap }
                    PlainText { width: parent.width; text: place.modelData.place; font: Theme.caption; color: Theme.text2; wrapMode: Text.WrapAnywhere }
                }
            }
            Flow {
                width: parent.width
                spacing: 8

                RButton { iconName: "folder"; text: qsTr("Open folder"); onClicked: Qt.openUrlExternally(root.settings.archiveFolder) }
                RButton { iconName: "export"; text: qsTr("Export everything"); onClicked: exporter.open() }
            }
        }
    }
    FormRow {
        label: qsTr("Everything")
        RButton { kind: "danger"; iconName: ""; text: qsTr("Delete this archive"); onClicked: dialog.open() }
    }
    FolderDialog { id: exporter; title: qsTr("A new or empty folder for the export"); onAccepted: root.settings.exportTo(selectedFolder) }
    DialogR {
        id: dialog

        title: qsTr("Delete “%1” and everything in it?").arg(root.app.archiveName)
        text: qsTr("All conversations, chats, indexes and settings of this archive are removed from the disk. The files that you imported stay where they are. This cannot be undone.")
        confirmText: qsTr("Delete everything")
        onConfirmed: root.settings.deleteEverything()
    }
}
