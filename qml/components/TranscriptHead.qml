// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// Title of the conversation (or a field to rename it), its neighbours, and its menu.
Item {
    id: root

    required property var transcript
    required property var app
    property bool renaming: false

    signal closeRequested()

    implicitHeight: Theme.headHeight

    PageHead {
        anchors.fill: parent
        title: root.renaming ? "" : root.transcript.title

        IconButton { iconName: "chevron-up"; text: qsTr("Earlier conversation"); onClicked: root.transcript.previousConversation() }
        IconButton { iconName: "chevron-down"; text: qsTr("Later conversation"); onClicked: root.transcript.nextConversation() }
        IconButton {
            iconName: "more"
            text: qsTr("More")
            onClicked: menu.open()

            MenuR {
                id: menu

                y: parent.height + 4

                MenuItemR { iconName: "edit"; text: qsTr("Rename"); onTriggered: root.startRename() }
                MenuItemR { iconName: "copy"; text: qsTr("Copy the whole conversation"); onTriggered: root.transcript.copy([]) }
                MenuItemR { objectName: "exportTranscript"; iconName: "export"; text: qsTr("Export"); hint: "…"; onTriggered: exporting.open() }
                MenuItemR { iconName: "ask"; text: qsTr("Ask about this"); onTriggered: root.app.askAbout(root.transcript.title) }
                MenuLine {}
                MenuItemR { iconName: "delete"; danger: true; text: qsTr("Delete conversation"); onTriggered: dialog.open() }
            }
            ExportMenu { id: exporting; y: parent.height + 4; exporter: root.app.transcriptExport; hasTimes: root.transcript.hasTimes }
        }
        IconButton { iconName: "close"; text: qsTr("Close"); shortcut: "Esc"; onClicked: root.closeRequested() }
    }
    TextFieldR {
        id: field

        visible: root.renaming
        anchors { left: parent.left; leftMargin: 12; right: parent.right; rightMargin: 160; verticalCenter: parent.verticalCenter }
        Accessible.name: qsTr("Title")
        onAccepted: {
            root.transcript.rename(text);
            root.renaming = false;
        }
        onActiveFocusChanged: if (!activeFocus) root.renaming = false
        Keys.onEscapePressed: root.renaming = false
    }
    DialogR {
        id: dialog

        title: qsTr("Delete “%1”?").arg(root.transcript.title)
        // One chat is many conversations of the same title: this one is meant.
        text: root.transcript.whenText + " · " + root.transcript.turnCountText + "\n\n" + qsTr("Its turns and passages are removed from every file of the archive, and the words of answers that drew on them as well.")
        onConfirmed: root.transcript.remove()
    }

    function startExport() { exporting.open(); }

    function startRename() {
        renaming = true;
        field.text = transcript.title;
        field.selectAll();
        field.forceActiveFocus(Qt.OtherFocusReason);
    }
}
