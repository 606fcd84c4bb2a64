// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// What the answer was built from.
FocusScope {
    id: root

    required property var ask
    required property var app

    signal closeRequested()

    Connections {
        target: root.ask
        ignoreUnknownSignals: true

        function onScrollToEvidence(row) { list.show(row); }
    }
    PageHead {
        id: head

        width: parent.width
        title: qsTr("Evidence")
        note: root.ask.evidenceHeadText

        IconButton { iconName: "close"; text: qsTr("Close"); shortcut: "Esc"; onClicked: root.closeRequested() }
    }
    TabsR {
        id: tabs

        x: Theme.inset
        anchors.top: head.bottom
        label: qsTr("Which passages")
        value: root.ask.evidenceTab
        options: [
            { value: "all", label: qsTr("All"), count: root.ask.evidenceAllCount },
            { value: "used", label: qsTr("Used"), count: root.ask.evidenceUsedCount },
            { value: "unused", label: qsTr("Not used"), count: root.ask.evidenceUnusedCount }
        ]
        onChosen: value => root.ask.evidenceTab = value
    }
    Hairline { id: line; anchors.top: tabs.bottom; width: parent.width }
    ListView {
        id: list

        anchors { top: line.bottom; bottom: parent.bottom; left: parent.left; right: parent.right }
        clip: true
        focus: true
        model: root.ask.evidence
        currentIndex: -1
        boundsBehavior: Flickable.StopAtBounds
        keyNavigationEnabled: true
        activeFocusOnTab: true
        cacheBuffer: 800
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Evidence")
        onActiveFocusChanged: if (activeFocus && currentIndex < 0 && count > 0) currentIndex = 0
        T.ScrollBar.vertical: ScrollBarThin {}

        function show(row: int) {
            currentIndex = row;
            positionViewAtIndex(row, ListView.Contain);
        }

        delegate: EvidenceRow {
            required property int index
            required selected

            width: list.width
            onClicked: {
                list.currentIndex = index;
                root.ask.selectedMarker = marker;
            }
            onExpandRequested: root.ask.toggleEvidence(index)
            onOpenRequested: root.app.showConversation(conversationId, turnId)
        }
    }
    EmptyState {
        visible: list.count === 0
        width: Math.min(360, parent.width - 64)
        anchors { horizontalCenter: parent.horizontalCenter; top: line.bottom; topMargin: 48 }
        headline: qsTr("No passages")
        text: qsTr("The passages that an answer was built from appear here.")
    }
}
