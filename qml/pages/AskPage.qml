// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs
import Reminisce

/// Questions and answers, with what each answer was built from.
FocusScope {
    id: root
    objectName: "askPage"

    required property var app
    readonly property var ask: app.ask
    readonly property bool narrow: width > 0 && width < Theme.narrow - Theme.railWidth
    property bool listOpen: false
    property bool paneWanted: true
    property bool finding: false

    Keys.onEscapePressed: event => {
        event.accepted = listOpen || ask.running;
        if (listOpen) listOpen = false;
        else if (ask.running) ask.stop();
    }

    SessionList {
        id: sessions

        width: 215
        height: parent.height
        visible: !root.narrow
        ask: root.ask
    }
    Hairline { id: line; visible: !root.narrow; x: sessions.width; vertical: true; height: parent.height }
    PaneLayout {
        id: layout

        anchors { left: root.narrow ? parent.left : line.right; right: parent.right; top: parent.top; bottom: parent.bottom }
        focus: true
        overlaid: root.narrow
        paneOpen: root.paneWanted && root.ask.currentHasMessages
        keeper: root.app.settings
        keepAs: "ask"
        paneWidth: 391
        paneMinimum: 340
        centreMinimum: 480
        onCloseRequested: {
            root.paneWanted = false;
            layout.focusCentre();
        }
        Component.onCompleted: if (overlaid) root.paneWanted = false

        PageHead {
            id: head

            width: parent.width
            title: root.ask.title ? root.ask.title : qsTr("New chat")

            leading: IconButton { visible: root.narrow; iconName: "sidebar-left"; text: qsTr("Chats"); onClicked: root.listOpen = true }
            IconButton { iconName: "search"; text: qsTr("Find in this chat"); shortcut: "Ctrl+F"; on: root.finding; enabled: root.ask.currentHasMessages; onClicked: root.finding ? root.stopFinding() : root.startFinding() }
            IconButton {
                iconName: "export"
                text: qsTr("Export")
                enabled: root.ask.currentHasMessages
                onClicked: exportMenu.open()

                MenuR {
                    id: exportMenu

                    y: parent.height + 4

                    MenuItemR { text: qsTr("As Markdown, with sources"); onTriggered: saver.begin("md") }
                    MenuItemR { text: qsTr("As JSON, with trace"); onTriggered: saver.begin("json") }
                }
            }
            IconButton {
                iconName: "sidebar-right"
                text: layout.paneOpen ? qsTr("Hide the evidence") : qsTr("Show the evidence")
                on: layout.paneOpen
                enabled: root.ask.currentHasMessages
                onClicked: root.paneWanted = !root.paneWanted
            }
        }
        Item {
            id: findBar

            anchors.top: head.bottom
            width: parent.width
            height: root.finding ? Theme.barHeight : 0
            visible: root.finding

            FindField {
                id: find

                anchors { right: closer.left; rightMargin: 4; verticalCenter: parent.verticalCenter }
                fieldWidth: 240
                finder: root.ask.find
                closes: true
                onCloseRequested: root.stopFinding()
                onContentWanted: messages.forceActiveFocus(Qt.TabFocusReason)
            }
            IconButton { id: closer; anchors { right: parent.right; rightMargin: 8; verticalCenter: parent.verticalCenter } size: 24; iconName: "close"; text: qsTr("Close find"); shortcut: "Esc"; onClicked: root.stopFinding() }
            Hairline { anchors.bottom: parent.bottom; width: parent.width }
        }
        MessageList {
            id: messages

            anchors { top: findBar.bottom; bottom: composer.top; bottomMargin: 8; left: parent.left; right: parent.right }
            ask: root.ask
            onCitationClicked: (messageId, marker) => root.showCitation(messageId, marker)
            onSettingsWanted: root.app.currentPage = "settings"
        }
        AskEmpty {
            visible: !root.ask.currentHasMessages
            anchors { horizontalCenter: parent.horizontalCenter; bottom: composer.top; bottomMargin: 32 }
            width: composer.width
            suggestions: root.ask.suggestions
            onChosen: text => {
                root.ask.draft = text;
                composer.writeOn();
            }
        }
        Composer {
            id: composer

            anchors { bottom: parent.bottom; bottomMargin: 12; horizontalCenter: parent.horizontalCenter }
            width: Math.min(680, parent.width - 2 * Theme.readingInset)
            app: root.app
        }

        pane: EvidencePane {
            anchors.fill: parent
            focus: true
            ask: root.ask
            app: root.app
            onCloseRequested: layout.closeRequested()
        }
    }
    MouseArea { anchors.fill: parent; visible: root.narrow && root.listOpen; onClicked: root.listOpen = false; Rectangle { anchors.fill: parent; color: Theme.shade; opacity: 0.6 } }
    Loader {
        active: root.narrow && root.listOpen
        width: 240
        height: parent.height

        sourceComponent: SessionList {
            ask: root.ask
            focus: true
            onChosen: root.listOpen = false

            Shadow { radius: 0 }
        }
    }
    FileDialog {
        id: saver

        objectName: "chatSaver"
        property string format: "md"

        function begin(name: string) {
            format = name;
            defaultSuffix = name;
            selectedFile = root.ask.exportFile(name);
            open();
        }

        fileMode: FileDialog.SaveFile
        onAccepted: format === "md" ? root.ask.exportMarkdown(selectedFile) : root.ask.exportJson(selectedFile)
    }
    Shortcut { sequence: StandardKey.Find; enabled: root.visible && root.ask.currentHasMessages; onActivated: root.startFinding() }
    Shortcut { sequence: StandardKey.New; enabled: root.visible; onActivated: root.ask.newSession() }

    function startFinding() {
        finding = true;
        find.start();
    }
    function stopFinding() {
        finding = false;
        ask.find.text = "";
        composer.takeFocus();
    }
    /// A first click shows the passage, a second on the same mark opens the turn.
    function showCitation(messageId: var, marker: int) {
        if (ask.selectedMarker === marker && ask.selectedMessageId === messageId && layout.paneOpen)
            return ask.openCitation(messageId, marker);
        ask.selectMessage(messageId);
        ask.selectedMarker = marker;
        paneWanted = true;
    }
}
