// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// A page's centre and its right pane: side by side with a splitter, or, in a narrow window, the pane over a shade.
FocusScope {
    id: root

    default property alias centre: centreArea.data
    property alias pane: paneArea.data
    property bool paneOpen: false
    property int paneWidth: 567
    property int paneMinimum: 440
    /// Where the width is kept for the next start, and under which name.
    property var keeper: null
    property string keepAs
    property int centreMinimum: 420
    property bool overlaid: width > 0 && width < Theme.narrow - Theme.railWidth
    readonly property real sideWidth: Math.max(paneMinimum, Math.min(paneWidth, width - centreMinimum - 1))

    signal closeRequested()

    Component.onCompleted: {
        const kept = keeper?.keptSize ? keeper.keptSize(keepAs) : 0;
        if (kept > 0)
            paneWidth = kept;
    }
    onOverlaidChanged: if (overlaid && paneOpen && visible && !paneArea.activeFocus) closeRequested()
    Keys.onEscapePressed: event => {
        event.accepted = paneOpen && (overlaid || paneArea.activeFocus);
        if (event.accepted)
            closeRequested();
    }

    function focusPane() { if (paneOpen) paneArea.forceActiveFocus(Qt.ShortcutFocusReason); }
    function focusCentre() { centreArea.forceActiveFocus(Qt.ShortcutFocusReason); }

    Shortcut {
        sequence: "F6"
        enabled: root.visible && root.paneOpen
        onActivated: paneArea.activeFocus ? root.focusCentre() : root.focusPane()
    }

    FocusScope {
        id: centreArea

        width: root.paneOpen && !root.overlaid ? root.width - root.sideWidth - 1 : root.width
        height: root.height
        focus: true
        clip: true
    }
    Rectangle {
        id: shade

        anchors.fill: centreArea
        visible: opacity > 0
        color: Theme.shade
        opacity: root.paneOpen && root.overlaid ? 0.6 : 0

        Behavior on opacity { NumberAnimation { duration: Theme.paneTime; easing.type: Easing.OutCubic } }
        MouseArea { anchors.fill: parent; onClicked: root.closeRequested() }
    }
    SplitterHandle {
        visible: root.paneOpen && !root.overlaid
        x: centreArea.width
        height: root.height
        z: 2
        onReleased: if (root.keeper?.keepSize) root.keeper.keepSize(root.keepAs, root.paneWidth)
        onDragged: delta => root.paneWidth = Math.round(Math.max(root.paneMinimum, Math.min(root.sideWidth - delta, root.width - root.centreMinimum - 1)))
    }
    FocusScope {
        id: paneArea

        x: root.width - width
        z: 1
        visible: root.paneOpen
        width: root.overlaid ? Math.min(520, root.width + Theme.railWidth - 120) : root.sideWidth
        height: root.height
        onVisibleChanged: if (visible && root.overlaid) forceActiveFocus()

        Shadow { visible: root.overlaid; radius: 0 }
        Rectangle { anchors.fill: parent; color: Theme.surface }
        MouseArea { anchors.fill: parent }
        Hairline { visible: root.overlaid; z: 1; vertical: true; height: parent.height }
    }
}
