// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// The turns. A jump puts its turn at one third of the height.
ListView {
    id: root

    required property var transcript
    required property var app

    clip: true
    model: transcript.turns
    currentIndex: -1
    topMargin: 8
    bottomMargin: 16
    boundsBehavior: Flickable.StopAtBounds
    keyNavigationEnabled: true
    activeFocusOnTab: true
    highlightMoveDuration: 0
    cacheBuffer: 240
    reuseItems: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Turns")
    onActiveFocusChanged: if (activeFocus && currentIndex < 0 && count > 0) currentIndex = Math.max(0, indexAt(0, contentY + 12))
    Keys.onReturnPressed: if (currentItem) menu.popupFor(currentItem)
    Keys.onPressed: event => { if (event.matches(StandardKey.Copy) && currentItem) transcript.copy([(currentItem as TurnRow).turnId]); }

    function jumpTo(row: int) {
        currentIndex = row;
        positionViewAtIndex(row, ListView.Beginning);
        contentY = Math.max(originY - topMargin, Math.min(contentY - height / 3, originY + contentHeight + bottomMargin - height));
        if (currentItem)
            (currentItem as TurnRow).flashOnce();
    }

    Connections {
        target: root.transcript

        function onScrollToRow(row) { root.jumpTo(row); }
    }

    Column {
        id: probe

        // As wide as the longest name, so that names are not cut and words still begin in one line.
        opacity: 0

        Repeater {
            model: root.transcript.people

            PlainText { required property string name; text: name; font: Theme.smallStrong }
        }
    }

    delegate: TurnRow {
        id: turn

        width: root.width
        nameWidth: Math.max(44, Math.min(root.width < 480 ? 72 : 104, Math.ceil(probe.implicitWidth)))
        onPersonClicked: personId => root.app.filterByPerson(personId)

        TapHandler { acceptedButtons: Qt.RightButton; onTapped: menu.popupFor(turn) }
    }
    T.ScrollBar.vertical: ScrollBarThin {}

    SpeakerPopup { id: speakers; transcript: root.transcript }
    MenuR {
        id: menu

        property var turn: null

        function popupFor(item: Item) {
            turn = item;
            popup(item, 112, Math.min(item.height, 30));
        }

        MenuItemR { iconName: "copy"; text: qsTr("Copy with date"); hint: qsTr("Ctrl+C"); onTriggered: root.transcript.copy([menu.turn.turnId]) }
        MenuItemR { iconName: "ask"; text: qsTr("Ask about this"); onTriggered: root.app.askAbout(menu.turn.text) }
        MenuItemR { iconName: "person"; text: qsTr("Change the speaker"); onTriggered: speakers.edit(menu.turn) }
        MenuItemR { iconName: "filter"; text: qsTr("Only with this person"); onTriggered: root.app.filterByPerson(menu.turn.personId) }
    }
}
