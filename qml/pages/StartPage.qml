// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs
import Reminisce

/// The first start: import, or look around in the sample.
FocusScope {
    id: root

    required property var app

    Component.onCompleted: app.localServers.look()

    Column {
        id: column

        anchors { horizontalCenter: parent.horizontalCenter; verticalCenter: parent.verticalCenter; verticalCenterOffset: -24 }
        width: Math.min(640, parent.width - 48)
        spacing: 0

        Image { source: Theme.dark ? "qrc:/icons/app-dark.svg" : "qrc:/icons/app.svg"; sourceSize { width: 48; height: 48 } width: 48; height: 48 }
        Item { width: 1; height: 20 }
        PlainText { width: parent.width; text: qsTr("Ask the conversations you have had"); font: Theme.display; wrapMode: Text.Wrap; leading: 28; Accessible.role: Accessible.Heading; Accessible.name: text }
        Item { width: 1; height: 4 }
        PlainText { width: Math.min(500, parent.width); text: qsTr("Reminisce reads transcripts, lays them out in time, and answers with the passages it found. Every answer shows where it comes from."); font: Theme.reading; color: Theme.text2; wrapMode: Text.Wrap; leading: 22 }
        Item { width: 1; height: 24 }
        Row {
            width: parent.width
            spacing: 12

            StartCard {
                id: importCard

                objectName: "startImport"
                width: (parent.width - 12) / 2
                height: Math.max(implicitHeight, sampleCard.implicitHeight)
                focus: true
                iconName: "import"
                title: qsTr("Import transcripts")
                text: qsTr("Subtitles, chat exports, meeting notes, dictations. Or drop them on this window.")
                action: qsTr("Choose files")
                primary: true
                secondAction: qsTr("Paste text")
                onActed: chooser.open()
                onSecondActed: {
                    root.app.currentPage = "import";
                    root.app.windowCommand("paste-text");
                }
            }
            StartCard {
                id: sampleCard

                objectName: "startSample"
                width: (parent.width - 12) / 2
                height: importCard.height
                iconName: "archive"
                title: qsTr("Open the sample archive")
                text: qsTr("Invented conversations, German and English, to try everything at once. Kept apart from your own.")
                action: qsTr("Open sample")
                onActed: root.app.openSample()
            }
        }
        Item { width: 1; height: 24 }
        Row {
            width: parent.width
            spacing: 12

            Repeater {
                model: [{ icon: "lock", text: qsTr("Stays on this machine. Nothing is sent unless you set up a backend elsewhere.") }, { icon: "check", text: qsTr("Works with no model: search and quoted answers are built in.") }]

                Item {
                    required property var modelData

                    width: (column.width - 12) / 2
                    height: note.implicitHeight

                    Icon { x: 2; icon: parent.modelData.icon; size: 16 }
                    PlainText { id: note; x: 24; width: parent.width - 32; text: parent.modelData.text; font: Theme.small; color: Theme.text2; wrapMode: Text.Wrap; leading: 16 }
                }
            }
        }
        Repeater {
            model: root.app.localServers.servers

            Item {
                id: server

                required property string preset
                required property string label
                required property string url
                required property var models

                width: column.width
                height: 44

                Icon { x: 2; y: 20; icon: "model"; size: 16; color: Theme.ok }
                PlainText { id: found; x: 24; y: 20; width: Math.min(implicitWidth, parent.width - 140); text: qsTr("%1 is running on this machine and can answer in its own words.").arg(server.label); font: Theme.small; color: Theme.text2 }
                RButton {
                    anchors { left: found.right; leftMargin: 8; verticalCenter: found.verticalCenter }
                    kind: "link"
                    text: qsTr("Set it up")
                    onClicked: {
                        root.app.settings.chat.useServer(server.preset, server.url, server.models);
                        root.app.currentPage = "settings";
                    }
                }
            }
        }
    }
    ImportDrop { anchors.fill: parent; onFilesDropped: urls => root.importThese(urls) }
    FileDialog {
        id: chooser

        fileMode: FileDialog.OpenFiles
        onAccepted: root.importThese(selectedFiles)
    }

    function importThese(urls: var) {
        app.importer.addUrls(urls);
        app.currentPage = "import";
    }
}
