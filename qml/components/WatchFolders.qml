// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs
import QtQuick.Templates as T
import Reminisce

/// Folders of which new transcripts come in by themselves.
T.Popup {
    id: root

    required property var watch

    width: 420
    height: contentItem.implicitHeight + 24
    padding: 12
    margins: 8
    focus: true

    background: PopupPanel {}
    contentItem: Column {
        spacing: 8

        PlainText { width: parent.width; text: qsTr("New transcripts in these folders are imported by themselves. Files whose date can only be guessed wait for you."); color: Theme.text2; wrapMode: Text.Wrap; leading: 20 }
        Repeater {
            model: root.watch.folders

            Item {
                id: row

                required property string path
                required property string importedText
                required property int failed
                required property bool missing

                width: 396
                height: 44

                Icon { anchors.verticalCenter: parent.verticalCenter; icon: row.missing ? "warning" : "folder"; size: 18; color: row.missing ? Theme.warn : Theme.text2 }
                PlainText { x: 28; y: 4; width: parent.width - 64; text: row.path; elide: Text.ElideMiddle }
                PlainText {
                    x: 28
                    y: 23
                    width: parent.width - 64
                    text: row.missing ? qsTr("This folder cannot be read now.") : row.failed > 0 ? row.importedText + " · " + qsTr("%n file(s) not imported", "", row.failed) : row.importedText
                    font: Theme.small
                    color: row.missing || row.failed > 0 ? Theme.warn : Theme.text3
                }
                IconButton { anchors { right: parent.right; verticalCenter: parent.verticalCenter } iconName: "close"; text: qsTr("Watch %1 no longer").arg(row.path); onClicked: root.watch.remove(row.path) }
            }
        }
        Row {
            spacing: 8

            RButton { objectName: "watchFolder"; iconName: "plus"; text: qsTr("Watch a folder"); onClicked: chooser.open() }
            RButton { iconName: "refresh"; text: qsTr("Look now"); onClicked: root.watch.look() }
        }
    }
    FolderDialog { id: chooser; onAccepted: root.watch.add(selectedFolder) }
}
