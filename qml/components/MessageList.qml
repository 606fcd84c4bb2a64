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

    signal citationClicked(var messageId, int marker)

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
    T.ScrollBar.vertical: ScrollBarThin { onPressedChanged: root.follow = !pressed && root.atYEnd }

    // Once per frame at most, when the heights of the new text are known.
    Timer { id: toEnd; interval: 0; onTriggered: if (root.follow) root.positionViewAtEnd() }

    delegate: MessageView {
        width: root.width
        ask: root.ask
        onCitationClicked: (answerId, marker) => root.citationClicked(answerId, marker)
    }
}
