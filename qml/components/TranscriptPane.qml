// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// A conversation word by word, with find, emotions and what one can do with it.
FocusScope {
    id: root

    required property var transcript
    required property var app
    readonly property bool cramped: width < 560

    signal closeRequested()

    function startExport() { head.startExport(); }

    TranscriptHead {
        id: head

        width: parent.width
        transcript: root.transcript
        app: root.app
        onCloseRequested: root.closeRequested()
    }
    Item {
        id: bar

        anchors.top: head.bottom
        width: parent.width
        height: Theme.barHeight

        AvatarStack {
            id: avatars

            x: Theme.inset
            visible: !root.cramped
            anchors.verticalCenter: parent.verticalCenter
            people: root.transcript.people
        }
        PlainText {
            id: when

            anchors { left: root.cramped ? parent.left : avatars.right; leftMargin: root.cramped ? Theme.inset : 8; verticalCenter: parent.verticalCenter }
            width: Math.min(implicitWidth, find.x - x - 8)
            text: root.transcript.whenText
            font: Theme.small
            color: Theme.text2
        }
        PlainText {
            anchors { left: when.right; leftMargin: 8; right: find.left; rightMargin: 8; baseline: when.baseline }
            visible: implicitWidth <= width
            text: root.transcript.turnCountText
            font: Theme.small
            color: Theme.text3
        }
        FindField {
            id: find

            anchors { right: parent.right; rightMargin: 8; verticalCenter: parent.verticalCenter }
            fieldWidth: root.width < 480 ? 148 : 184
            finder: root.transcript.find
            onContentWanted: list.forceActiveFocus(Qt.TabFocusReason)
        }
        Hairline { anchors.bottom: parent.bottom; width: parent.width }
    }
    TurnList {
        id: list

        anchors { top: bar.bottom; bottom: foot.top; left: parent.left; right: parent.right }
        transcript: root.transcript
        app: root.app
        focus: true
    }
    Skeleton { anchors { top: bar.bottom; topMargin: 8 } width: parent.width; active: root.transcript.loading && list.count === 0; rows: 8 }
    TranscriptFoot {
        id: foot

        anchors.bottom: parent.bottom
        width: parent.width
        transcript: root.transcript
        app: root.app
    }
    Shortcut { sequence: StandardKey.Find; enabled: root.visible; onActivated: find.start() }
}
