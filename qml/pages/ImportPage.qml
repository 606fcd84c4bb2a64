// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs
import Reminisce

/// Files in, reports out; nothing is dropped silently.
PaneLayout {
    id: root

    required property var app
    readonly property var importer: app.importer
    property bool pasting: false

    keeper: app.settings
    keepAs: "import"
    paneWidth: 479
    paneMinimum: 420
    centreMinimum: 600
    paneOpen: pasting || importer.selectedRow >= 0
    onCloseRequested: {
        if (pasting) pasting = false;
        else importer.selectedRow = -1;
        root.focusCentre();
    }

    function paste() {
        pasting = true;
        focusPane();
    }

    Connections {
        target: root.app
        ignoreUnknownSignals: true

        function onWindowCommand(key) { if (key === "paste-text") root.paste(); }
    }

    PageHead {
        id: head

        width: parent.width
        title: qsTr("Import")

        IconButton {
            objectName: "earlierFiles"
            iconName: "clock"
            text: root.importer.earlier ? qsTr("Back to this import") : qsTr("Reports of earlier files")
            on: root.importer.earlier ?? false
            onClicked: root.importer.earlier = !root.importer.earlier
        }
        IconButton {
            objectName: "watchFolders"
            iconName: "eye"
            text: qsTr("Watched folders")
            onClicked: watched.open()

            WatchFolders { id: watched; y: parent.height + 4; watch: root.app.watchFolders }
        }
        RButton { iconName: "words"; text: qsTr("Paste text"); onClicked: root.paste() }
        RButton { objectName: "addFiles"; iconName: "file"; text: qsTr("Add files"); onClicked: files.open() }
        RButton { iconName: "folder"; text: qsTr("Add folder"); onClicked: folder.open() }
    }
    Item {
        id: dropZone

        anchors.top: head.bottom
        width: parent.width
        height: 92

        Rectangle {
            anchors { fill: parent; margins: Theme.inset; bottomMargin: 12 }
            radius: Theme.radiusCard
            color: drop.containsDrag ? Theme.accentSoft : Theme.window

            DashedBorder { color: drop.containsDrag ? Theme.accent : Theme.control; radius: Theme.radiusCard }
            Row {
                anchors.centerIn: parent
                spacing: 12

                Icon { id: dropIcon; anchors.verticalCenter: parent.verticalCenter; icon: "import" }
                PlainText { id: dropHere; anchors.verticalCenter: parent.verticalCenter; width: Math.min(implicitWidth, dropZone.width - 96); text: qsTr("Drop transcripts, folders or zip files here"); color: Theme.text2 }
                PlainText { visible: dropIcon.width + dropHere.width + implicitWidth + 96 < dropZone.width; anchors.verticalCenter: parent.verticalCenter; text: qsTr("The format is found by content, not by name."); font: Theme.small; color: Theme.text3 }
            }
        }
    }
    ImportProgress { id: progress; anchors.top: dropZone.bottom; width: parent.width; importer: root.importer }
    Hairline { visible: !progress.visible; anchors.top: dropZone.bottom; width: parent.width }
    Item {
        id: better

        anchors { top: progress.bottom; topMargin: 1 }
        width: parent.width
        height: visible ? betterBand.height + 16 : 0
        visible: (root.importer.readAgainText ?? "").length > 0 && !root.importer.running

        Band {
            id: betterBand

            x: Theme.inset
            y: 8
            width: parent.width - 2 * Theme.inset
            kind: "info"
            text: root.importer.readAgainText ?? ""
            actionText: qsTr("Read them again")
            actionIcon: "refresh"
            onActed: root.importer.readAgain()
        }
    }
    ImportQueue {
        id: queue

        anchors { top: better.bottom; bottom: foot.top; left: parent.left; right: parent.right }
        visible: count > 0
        focus: true
        importer: root.importer
    }
    EmptyState {
        visible: queue.count === 0
        width: Math.min(420, parent.width - 64)
        anchors { horizontalCenter: parent.horizontalCenter; top: progress.bottom; topMargin: 48 }
        headline: root.importer.earlier ? qsTr("No earlier files") : qsTr("No files yet")
        text: root.importer.earlier ? qsTr("Files that were imported or refused stand here with their reports.") : qsTr("Chat exports, subtitles, meeting transcripts, notes with names before the words. Each file gets a report of what was taken and what was not.")
        firstAction: qsTr("Add files")
        primary: true
        onFirstActed: files.open()
    }
    ImportFoot { id: foot; anchors.bottom: parent.bottom; width: parent.width; importer: root.importer; app: root.app }
    ImportDrop { id: drop; anchors.fill: parent; onFilesDropped: urls => root.importer.addUrls(urls) }
    FileDialog { id: files; fileMode: FileDialog.OpenFiles; onAccepted: root.importer.addUrls(selectedFiles) }
    FolderDialog { id: folder; onAccepted: root.importer.addUrls([selectedFolder]) }

    pane: Item {
        anchors.fill: parent

        ImportReport { anchors.fill: parent; visible: !root.pasting; focus: visible; importer: root.importer; onCloseRequested: root.closeRequested() }
        PastePane { anchors.fill: parent; visible: root.pasting; focus: visible; importer: root.importer; onCloseRequested: root.closeRequested() }
    }
}
