// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// The chat. It follows the end while it grows, but only if the reader is already there.
ListView {
    id: root

    objectName: "messages"

    required property var ask
    property bool follow: true
    /// The row that find is at, while its marks are not laid out yet; −1 none.
    property int sought: -1

    signal citationClicked(var messageId, int marker)
    signal settingsWanted()

    clip: true
    model: ask.messages
    currentIndex: -1
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: false // what is in the answers is reached, and scrolls them
    keyNavigationEnabled: false
    cacheBuffer: 400
    reuseItems: false // those kept for later would stay in the scene, with all that was in them
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Questions and answers")
    onMovementStarted: follow = false // who scrolls is not drawn back by what comes meanwhile
    onMovementEnded: follow = atYEnd
    onCountChanged: { follow = true; toEnd.restart(); }
    Connections {
        target: root.model
        ignoreUnknownSignals: true

        // The last message is put up first and the others above it.
        function onCountChanged() {
            if (root.count === 1)
                root.forceLayout();
        }
    }
    onContentHeightChanged: if (follow) toEnd.restart()
    Keys.onUpPressed: { flick(0, 600); follow = false; }
    Keys.onDownPressed: flick(0, -600)
    FocusFollower { flickable: root; onMoved: root.follow = root.atYEnd }
    PlaceKeeper { list: root; holds: !root.follow }
    T.ScrollBar.vertical: ScrollBarThin { onPressedChanged: root.follow = !pressed && root.atYEnd }

    function showMatch(row: int) {
        follow = false;
        positionViewAtIndex(row, ListView.Contain);
        const place = (itemAtIndex(row) as MessageView).firstMark();
        sought = place < 0 ? row : -1;
        bring(row, Math.max(0, place));
    }
    /// Brings a place of a message into sight, at one third of the height.
    function bring(row: int, place: real) {
        const y = itemAtIndex(row).y + place;
        if (y < contentY + 24 || y > contentY + height - 64)
            contentY = Math.max(originY, Math.min(y - height / 3, originY + contentHeight - height));
    }

    Connections {
        target: root.ask
        ignoreUnknownSignals: true

        function onScrollToMessage(row) { root.showMatch(row); }
    }

    // Once per frame at most, when the heights of the new text are known.
    Timer { id: toEnd; interval: 0; onTriggered: if (root.follow) root.positionViewAtEnd() }

    delegate: MessageView {
        required property int index

        width: root.width
        onMarked: y => { if (root.sought === index) { root.sought = -1; root.bring(index, y); } }
        ask: root.ask
        onSettingsWanted: root.settingsWanted()
        onCitationClicked: (answerId, marker) => root.citationClicked(answerId, marker)
    }
}
