// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// The chats, newest first, with search over them.
Rectangle {
    id: root

    required property var ask
    property bool searching: false

    signal chosen()

    color: Theme.window
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Chats")

    PageHead {
        id: head

        width: parent.width
        title: qsTr("Ask")

        IconButton {
            iconName: "search"
            text: qsTr("Search in chats")
            on: root.searching
            onClicked: {
                root.searching = !root.searching;
                if (root.searching) field.forceActiveFocus(Qt.OtherFocusReason);
                else root.ask.sessionSearch = "";
            }
        }
        IconButton {
            iconName: "plus"
            text: qsTr("New chat")
            shortcut: "Ctrl+N"
            onClicked: {
                root.ask.newSession();
                root.chosen();
            }
        }
    }
    SearchField {
        id: field

        visible: root.searching
        anchors { top: head.bottom; topMargin: 8; left: parent.left; leftMargin: 8; right: parent.right; rightMargin: 8 }
        placeholderText: qsTr("Titles and words")
        text: root.ask.sessionSearch
        onTextEdited: root.ask.sessionSearch = text
    }
    ListView {
        id: list

        anchors { top: root.searching ? field.bottom : head.bottom; topMargin: root.searching ? 4 : 0; bottom: parent.bottom; left: parent.left; right: parent.right }
        clip: true
        model: root.ask.sessions
        currentIndex: -1
        boundsBehavior: Flickable.StopAtBounds
        keyNavigationEnabled: true
        activeFocusOnTab: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Chats")
        onActiveFocusChanged: if (activeFocus && currentIndex < 0 && count > 0) currentIndex = 0
        Keys.onReturnPressed: if (currentItem) (currentItem as SessionRow).clicked()
        Keys.onDeletePressed: if (currentItem) (currentItem as SessionRow).askToDelete()
        T.ScrollBar.vertical: ScrollBarThin {}

        section.property: "groupText"
        section.delegate: PlainText {
            required property string section

            width: list.width
            height: 28
            leftPadding: Theme.inset
            bottomPadding: 4
            verticalAlignment: Text.AlignBottom
            text: section
            font: Theme.smallEmphasis
            color: Theme.text2
        }
        delegate: SessionRow {
            required selected

            width: list.width
            ask: root.ask
            onClicked: {
                root.ask.openSession(sessionId);
                root.chosen();
            }
        }
    }
}
