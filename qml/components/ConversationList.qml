// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// Conversations by day. Arrows move, Enter opens.
ListView {
    id: root

    required property var timeline
    required property var transcript

    /// The conversation beside the list, also when a citation or a result opened it.
    readonly property var openId: transcript.conversationId
    readonly property int headHeight: 28

    signal opened(var conversationId)

    clip: true
    model: timeline.conversations
    currentIndex: -1
    keyNavigationEnabled: true
    boundsBehavior: Flickable.StopAtBounds
    reuseItems: true
    cacheBuffer: 400
    activeFocusOnTab: true
    highlightMoveDuration: 0
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Conversations")
    onActiveFocusChanged: if (activeFocus && currentIndex < 0 && count > 0) currentIndex = 0
    Keys.onReturnPressed: if (currentItem) opened((currentItem as ConversationRow).conversationId)
    Keys.onEnterPressed: if (currentItem) opened((currentItem as ConversationRow).conversationId)
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Home) currentIndex = 0;
        else if (event.key === Qt.Key_End) currentIndex = count - 1;
        else if (event.key === Qt.Key_PageDown) currentIndex = Math.min(count - 1, currentIndex + Math.floor(height / 52));
        else if (event.key === Qt.Key_PageUp) currentIndex = Math.max(0, currentIndex - Math.floor(height / 52));
    }

    Connections {
        target: root.timeline
        ignoreUnknownSignals: true

        function onKeptRowChanged() { root.showKept(); }
        function onScrollToRow(row) {
            root.currentIndex = row;
            root.positionViewAtIndex(row, ListView.Center);
            root.clearHead();
        }
        function onFiltered() {
            root.positionViewAtBeginning();
            root.showOpen();
        }
    }

    /// Whether the person has scrolled since the list was placed.
    property bool moved: false

    onMovementStarted: moved = true
    onMovementEnded: noteTop()
    onOpenIdChanged: showOpen()
    onHeightChanged: if (!moved) showOpen()
    Component.onCompleted: {
        showKept();
        showOpen();
    }

    /// Where the list stands is kept for the next start.
    function noteTop() {
        const item = itemAtIndex(indexAt(1, contentY + 32)) as ConversationRow;
        if (item && timeline.noteTop)
            timeline.noteTop(item.conversationId);
    }
    function showKept() { if ((timeline.keptRow ?? -1) > 0) Qt.callLater(showAtTop, timeline.keptRow); }
    function showAtTop(row: int) {
        positionViewAtIndex(row, ListView.Beginning);
        clearHead();
    }

    function showOpen() {
        const row = openId >= 0 && timeline.conversations.indexOfConversation ? timeline.conversations.indexOfConversation(openId) : -1;
        if (row >= 0) {
            currentIndex = row;
            positionViewAtIndex(row, ListView.Contain);
            clearHead();
            moved = false;
        }
    }

    /// Leaves no row half under the head of the day: the one after it comes right below, or itself when it is the current.
    function clearHead() {
        const below = indexAt(1, contentY + headHeight - 1);
        const half = itemAtIndex(below);
        if (!half || half.y >= contentY + headHeight)
            return;
        const next = below === currentIndex ? half : itemAtIndex(below + 1) ?? half;
        contentY = Math.max(originY, Math.min(next.y - headHeight, originY + contentHeight - height));
    }

    function longDate(iso: string): string {
        const date = new Date(iso + "T12:00:00");
        return isNaN(date) ? qsTr("Without a date") : date.toLocaleDateString(Qt.locale(), Locale.LongFormat);
    }

    section.property: "dayKey"
    section.labelPositioning: ViewSection.InlineLabels | ViewSection.CurrentLabelAtStart
    // `section` comes from the context. As a required property it would keep the key of its first use: when a head is used
    // again, Qt looks for a context property of that name, and finds the list's own `section` group.
    // qmllint disable unqualified
    section.delegate: DayHead {
        width: ListView.view ? ListView.view.width : root.width
        height: root.headHeight
        day: root.timeline.conversations.dayText ? root.timeline.conversations.dayText(section) : root.longDate(section)
        note: root.timeline.conversations.dayCountText ? root.timeline.conversations.dayCountText(section) : ""
    }
    // qmllint enable unqualified

    delegate: ConversationRow {
        required property int index

        width: root.width
        selected: root.transcript.conversationId === conversationId
        listFocused: root.activeFocus || !InputMode.keyboard
        onClicked: {
            root.currentIndex = index;
            root.forceActiveFocus(Qt.MouseFocusReason);
            root.opened(conversationId);
        }
    }
    T.ScrollBar.vertical: ScrollBarThin {}
}
