// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs
import Reminisce

/// The forms in which conversations are exported: the open one into a file, or all that are shown into a folder.
Item {
    id: root

    required property var exporter
    property bool allShown: false
    /// Whether subtitles can be made; of several conversations, those without times are left out.
    property bool hasTimes: true
    property string form: "md"

    function open() { menu.open(); }
    function begin(name: string) {
        form = name;
        if (allShown) {
            folder.currentFolder = exporter.suggestedFolder();
            folder.open();
        } else {
            file.selectedFile = exporter.suggestedFile(name);
            file.open();
        }
    }

    MenuR {
        id: menu

        MenuItemR { text: qsTr("As Markdown"); hint: ".md"; onTriggered: root.begin("md") }
        MenuItemR { text: qsTr("As plain text"); hint: ".txt"; onTriggered: root.begin("txt") }
        MenuItemR { text: qsTr("As subtitles, WebVTT"); hint: ".vtt"; enabled: root.hasTimes; onTriggered: root.begin("vtt") }
        MenuItemR { text: qsTr("As subtitles, SubRip"); hint: ".srt"; enabled: root.hasTimes; onTriggered: root.begin("srt") }
        MenuItemR { text: qsTr("As JSON"); hint: ".json"; onTriggered: root.begin("json") }
    }
    FileDialog {
        id: file

        objectName: "transcriptSaver"
        fileMode: FileDialog.SaveFile
        acceptLabel: qsTr("Save")
        defaultSuffix: root.form
        onAccepted: root.exporter.save(selectedFile, root.form)
    }
    FolderDialog {
        id: folder

        objectName: "transcriptsSaver"
        title: qsTr("Folder for one file per conversation")
        onAccepted: root.exporter.saveShown(selectedFolder, root.form)
    }
}
