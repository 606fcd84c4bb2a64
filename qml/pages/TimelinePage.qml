// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// Conversations by date, person and emotion, with the words of the chosen one beside them.
PaneLayout {
    id: root

    required property var app
    readonly property var timeline: app.timeline
    property bool paneWanted: true

    keeper: app.settings
    keepAs: "timeline"
    paneOpen: app.transcript.conversationId >= 0 && paneWanted
    onCloseRequested: {
        if (overlaid) app.transcript.close();
        else paneWanted = false;
        root.focusCentre();
    }

    Connections {
        target: root.app

        function onWindowCommand(key) {
            if (key === "export-shown") return exporting.open();
            if (key !== "export-transcript") return;
            root.paneWanted = true;
            transcriptPane.startExport();
        }
    }
    Connections {
        target: root.app.transcript

        function onConversationIdChanged() { root.paneWanted = true; }
    }

    PageHead {
        id: head

        width: parent.width
        title: qsTr("Timeline")
        note: root.timeline.totalText

        SearchField {
            objectName: "words"
            width: root.width < 720 ? 150 : 208
            placeholderText: qsTr("Words in any turn")
            text: root.app.filter.text
            onTextEdited: root.app.filter.text = text
        }
        IconButton {
            objectName: "calendar"
            iconName: "calendar"
            text: qsTr("Go to a day")
            onClicked: calendar.open()

            CalendarPopup { id: calendar; y: parent.height + 4; density: root.timeline.density }
        }
        IconButton {
            objectName: "exportShown"
            iconName: "export"
            text: qsTr("Export the conversations shown")
            enabled: list.count > 0
            onClicked: exporting.open()

            ExportMenu { id: exporting; y: parent.height + 4; exporter: root.app.transcriptExport; allShown: true }
        }
        IconButton {
            iconName: "sidebar-right"
            text: root.paneOpen ? qsTr("Hide the conversation") : qsTr("Show the conversation")
            on: root.paneOpen
            enabled: root.app.transcript.conversationId >= 0
            onClicked: root.paneWanted = !root.paneOpen
        }
    }
    FilterBar { id: filterBar; anchors.top: head.bottom; width: parent.width; filter: root.app.filter }
    DensityStrip { id: strip; anchors.top: filterBar.bottom; width: parent.width; density: root.timeline.density; z: 1 }
    ConversationList {
        id: list

        anchors { top: strip.bottom; bottom: parent.bottom; left: parent.left; right: parent.right }
        focus: true
        timeline: root.timeline
        transcript: root.app.transcript
        onOpened: conversationId => root.app.transcript.open(conversationId, -1)
    }
    Skeleton { anchors.top: strip.bottom; width: parent.width; active: root.timeline.loading && list.count === 0 }
    EmptyState {
        visible: root.timeline.emptyReason === "filter-empty"
        anchors { horizontalCenter: parent.horizontalCenter; top: strip.bottom; topMargin: 64 }
        headline: qsTr("No conversation passes this filter")
        text: qsTr("Take away a chip to see more.")
        firstAction: qsTr("Clear all")
        onFirstActed: root.app.filter.clear()
    }
    EmptyState {
        visible: root.timeline.emptyReason === "archive-empty"
        anchors { horizontalCenter: parent.horizontalCenter; top: strip.bottom; topMargin: 64 }
        headline: qsTr("Nothing has been imported yet")
        text: qsTr("Import transcripts, or open the sample archive to look around.")
        firstAction: qsTr("Import")
        secondAction: qsTr("Open the sample")
        primary: true
        onFirstActed: root.app.currentPage = "import"
        onSecondActed: root.app.openSample()
    }

    pane: TranscriptPane {
        id: transcriptPane

        objectName: "transcriptPane"
        anchors.fill: parent
        focus: true
        transcript: root.app.transcript
        app: root.app
        onCloseRequested: root.closeRequested()
    }
}
