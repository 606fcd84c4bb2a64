// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// Passages as one types, with the scores that found them.
PaneLayout {
    id: root

    required property var app
    readonly property var search: app.search
    readonly property bool filtered: !app.filter.isEmpty
    property bool paneWanted: true

    keeper: app.settings
    keepAs: "search"
    paneWidth: 519
    centreMinimum: 520
    paneOpen: app.transcript.conversationId >= 0 && paneWanted
    onCloseRequested: {
        if (overlaid) app.transcript.close();
        else paneWanted = false;
        root.focusCentre();
    }

    Connections {
        target: root.app.transcript

        function onConversationIdChanged() { root.paneWanted = true; }
    }

    TextFieldR {
        id: field

        objectName: "searchField"
        x: Theme.inset
        y: 12
        width: parent.width - 2 * Theme.inset
        height: 36
        focus: true
        font: Theme.reading
        leftPadding: 39
        extraRight: 32
        placeholderText: qsTr("Search in everything that was said")
        text: root.search.query
        onTextEdited: root.search.query = text
        Keys.onDownPressed: results.takeFocus()
        Keys.onReturnPressed: event => event.modifiers & Qt.ControlModifier ? root.search.askAboutResults() : root.search.openResult(root.search.currentIndex)
        Keys.onEscapePressed: event => {
            event.accepted = text.length > 0;
            clear();
            root.search.query = "";
        }

        Icon { x: 14; anchors.verticalCenter: parent.verticalCenter; icon: "search"; size: 18; color: field.activeFocus ? Theme.accent : Theme.text2 }
        IconButton {
            visible: field.text
            anchors { right: parent.right; rightMargin: 6; verticalCenter: parent.verticalCenter }
            iconName: "close"
            text: qsTr("Clear")
            focusPolicy: Qt.NoFocus
            onClicked: {
                field.clear();
                root.search.query = "";
            }
        }
    }
    UnderstoodRow { id: understood; y: 48; width: parent.width; search: root.search }
    Hairline { y: 88; width: parent.width }
    // The timeline's filter holds here too; unseen, it would leave passages out without a word.
    FilterBar { id: filterBar; objectName: "searchFilter"; y: 88; width: parent.width; height: root.filtered ? implicitHeight : 0; visible: root.filtered; filter: root.app.filter }
    Item {
        id: bar

        anchors.top: filterBar.bottom
        width: parent.width
        height: Theme.barHeight

        PlainText { id: count; x: Theme.inset; width: Math.min(implicitWidth, tools.x - x - 8); anchors.verticalCenter: parent.verticalCenter; text: root.search.countText; font: Theme.smallEmphasis }
        PlainText { id: elapsed; anchors { left: count.right; leftMargin: 8; right: tools.left; rightMargin: 8; verticalCenter: parent.verticalCenter } visible: implicitWidth <= width; text: root.search.elapsedText; font: Theme.small; color: Theme.text3 }
        Row {
            id: tools

            anchors { right: parent.right; rightMargin: Theme.inset; verticalCenter: parent.verticalCenter }
            spacing: 12

            Row {
                id: balance

                readonly property real free: bar.width - count.implicitWidth - segments.implicitWidth - 2 * Theme.inset - 20
                /// The slider says by itself what it is for; its words go first where there is little room.
                readonly property bool worded: free > keywordWord.implicitWidth + vectorWord.implicitWidth + 58 + 2 * spacing

                visible: root.search.mode === "hybrid" && free > 58
                anchors.verticalCenter: parent.verticalCenter
                spacing: 10

                PlainText { id: keywordWord; visible: balance.worded; anchors.verticalCenter: parent.verticalCenter; text: qsTr("keyword"); font: Theme.small; color: Theme.text2 }
                SliderR { anchors.verticalCenter: parent.verticalCenter; width: 58; label: qsTr("Weight of keyword against vector"); value: root.search.weight; onMoved: root.search.weight = value }
                PlainText { id: vectorWord; visible: balance.worded; anchors.verticalCenter: parent.verticalCenter; text: qsTr("vector"); font: Theme.small; color: Theme.text2 }
            }
            Segments {
                id: segments

                label: qsTr("How to search")
                value: root.search.mode
                options: [{ value: "hybrid", label: qsTr("Hybrid") }, { value: "keyword", label: qsTr("Keyword") }, { value: "vector", label: qsTr("Vector") }, { value: "emotion", label: qsTr("Emotion") }]
                onChosen: value => root.search.mode = value
            }
        }
    }
    Item {
        id: note

        anchors.top: bar.bottom
        x: Theme.inset
        width: parent.width - 2 * Theme.inset
        height: noteText.text ? noteText.implicitHeight + 8 : 0

        PlainText {
            id: noteText

            width: parent.width
            text: root.search.note ?? ""
            font: Theme.small
            color: Theme.text2
            leading: 16
            wrapMode: Text.Wrap
        }
    }
    Hairline { id: barEnd; anchors.top: note.bottom; anchors.topMargin: -1; width: parent.width }
    SearchList {
        id: results

        anchors { top: note.bottom; bottom: keys.top; left: parent.left; right: parent.right }
        visible: results.count > 0
        search: root.search
        onLeftAtTop: field.forceActiveFocus(Qt.TabFocusReason)
    }
    EmptyState {
        visible: results.count === 0 && !root.search.searching
        width: Math.min(420, parent.width - 64)
        anchors { horizontalCenter: parent.horizontalCenter; top: bar.bottom; topMargin: 64 }
        headline: root.search.emptyReason === "archive-empty" ? qsTr("Nothing has been imported yet") : root.search.query ? qsTr("Nothing found for “%1”").arg(root.search.query) : qsTr("Type what you remember")
        text: root.search.emptyReason === "archive-empty" ? qsTr("Import transcripts, or open the sample archive to look around.") : root.filtered ? qsTr("The filter above holds here as on the timeline: only what passes it is searched.") : root.search.query ? qsTr("Fewer words or a wider date may help. Names, dates and feelings are understood in German and English.") : qsTr("A word, a name, a time, a feeling: “Tom, last summer, joy”.")
        firstAction: root.filtered && root.search.emptyReason !== "archive-empty" ? qsTr("Clear the filter") : ""
        onFirstActed: root.app.filter.clear()
    }
    KeysBar {
        id: keys

        anchors.bottom: parent.bottom
        width: parent.width
        entries: [{ keys: ["↑", "↓"], label: qsTr("Move") }, { keys: [qsTr("Enter")], label: qsTr("Open") }, { keys: [qsTr("Space")], label: qsTr("Whole passage") }, { keys: [qsTr("Ctrl"), qsTr("Enter")], label: qsTr("Ask about these") }, { keys: ["Esc"], label: qsTr("Clear") }]
    }

    pane: TranscriptPane {
        anchors.fill: parent
        focus: true
        transcript: root.app.transcript
        app: root.app
        onCloseRequested: root.closeRequested()
    }
}
