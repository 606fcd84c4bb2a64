// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs
import Reminisce

/// Where the words are kept: open, make, check and copy archives.
Column {
    id: root

    required property var app
    readonly property var settings: app.settings

    spacing: 12

    FormRow { label: qsTr("Place"); PlainText { y: 6; width: parent.width; text: root.settings.archivePathText; font: Theme.code; wrapMode: Text.WrapAnywhere } }
    FormRow { label: qsTr("Size"); PlainText { y: 6; width: parent.width; text: root.settings.archiveSizeText } }
    FormRow {
        Flow {
            width: parent.width
            spacing: 8

            RButton { iconName: "check"; text: qsTr("Check"); onClicked: root.settings.verifyArchive() }
            RButton { iconName: "export"; text: qsTr("Back up"); onClicked: backup.open() }
        }
    }
    FormRow {
        label: qsTr("Archives")

        Column {
            width: parent.width
            spacing: 4

            Repeater {
                model: root.app.recentArchives

                ListRow {
                    id: row

                    required property string name
                    required property string path
                    required property bool isSample
                    required property bool current
                    required property int index

                    width: parent.width
                    height: 44
                    focusPolicy: Qt.StrongFocus
                    selected: current
                    text: name
                    Accessible.description: path
                    onClicked: root.app.openRecent(index)

                    contentItem: Item {
                        PlainText { x: 12; y: 6; width: parent.width - 100; text: row.name; font: row.current ? Theme.bodyEmphasis : Theme.body }
                        PlainText { x: 12; y: 24; width: parent.width - 24; text: row.path; font: Theme.caption; color: Theme.text3; elide: Text.ElideMiddle }
                        Tag { visible: row.isSample; anchors { right: parent.right; rightMargin: 12 } y: 7; text: qsTr("Sample") }
                    }
                }
            }
            Item { width: 1; height: 4 }
            Flow {
                width: parent.width
                spacing: 8

                RButton { iconName: "folder"; text: qsTr("Open another"); onClicked: opener.open() }
                RButton { iconName: "plus"; text: qsTr("New archive"); onClicked: maker.open() }
                RButton { visible: !root.app.isSampleArchive; iconName: "archive"; text: qsTr("Open the sample"); onClicked: root.app.openSample() }
            }
        }
    }
    FolderDialog { id: opener; onAccepted: root.app.openArchive(selectedFolder) }
    FolderDialog { id: maker; onAccepted: root.app.createArchive(selectedFolder) }
    FileDialog { id: backup; fileMode: FileDialog.SaveFile; acceptLabel: qsTr("Save"); onAccepted: root.settings.backupTo(selectedFile) }
}
