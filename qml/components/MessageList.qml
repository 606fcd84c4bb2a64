// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// The chat. It follows the end while it grows, but only if the reader is already there.
ListView {
    id: root

    required property var ask
    property bool follow: true

    signal citationClicked(var messageId, int marker)

    clip: true
    model: ask.messages
    currentIndex: -1
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: false // what is in the answers is reached, and scrolls them
    keyNavigationEnabled: false
    cacheBuffer: 1200
    reuseItems: false
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Questions and answers")
    onMovementEnded: follow = atYEnd
    onCountChanged: { follow = true; toEnd.restart(); }
    onContentHeightChanged: if (follow) toEnd.restart()
    Keys.onUpPressed: { flick(0, 600); follow = false; }
    Keys.onDownPressed: flick(0, -600)
    FocusFollower { flickable: root }
    T.ScrollBar.vertical: ScrollBarThin { onPressedChanged: if (!pressed) root.follow = root.atYEnd }

    // Once per frame at most, when the heights of the new text are known.
    Timer { id: toEnd; interval: 0; onTriggered: root.positionViewAtEnd() }

    delegate: MessageView {
        width: root.width
        ask: root.ask
        onCitationClicked: (answerId, marker) => root.citationClicked(answerId, marker)
    }
}
