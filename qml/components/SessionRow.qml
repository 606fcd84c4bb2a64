// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// One chat: title, what it is made of, and its menu on hover.
ListRow {
    id: root

    required property var ask
    required property var sessionId
    required property string title
    required property string detailText
    required property bool hasError
    property bool renaming: false

    function askToDelete() { dialog.open(); }
    function startRename() {
        renaming = true;
        field.text = title;
        field.selectAll();
        field.forceActiveFocus(Qt.OtherFocusReason);
    }

    implicitHeight: 44
    text: title
    Keys.onPressed: event => { if (event.key === Qt.Key_F2) startRename(); }
    Accessible.description: hasError ? qsTr("The last answer failed") : detailText

    contentItem: Item {
        PlainText {
            id: name

            visible: !root.renaming
            x: Theme.inset
            y: 5
            width: parent.width - 2 * Theme.inset - (more.visible || root.hasError ? 20 : 0)
            text: root.title
        }
        PlainText { x: Theme.inset; y: 23; width: name.width; text: root.detailText; font: Theme.small; color: Theme.text3 }
        Icon { visible: root.hasError && !more.visible; anchors { right: parent.right; rightMargin: 12; verticalCenter: parent.verticalCenter } icon: "error"; size: 16; color: Theme.danger }
        IconButton {
            id: more

            visible: root.hovered || menu.opened
            anchors { right: parent.right; rightMargin: 6; verticalCenter: parent.verticalCenter }
            size: 24
            iconName: "more"
            text: qsTr("More")
            focusPolicy: Qt.NoFocus
            onClicked: menu.open()

            MenuR {
                id: menu

                y: parent.height

                MenuItemR { iconName: "edit"; text: qsTr("Rename"); hint: "F2"; onTriggered: root.startRename() }
                MenuLine {}
                MenuItemR { iconName: "delete"; danger: true; text: qsTr("Delete chat"); hint: qsTr("Del"); onTriggered: root.askToDelete() }
            }
        }
        TextFieldR {
            id: field

            visible: root.renaming
            x: 8
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - 16
            Accessible.name: qsTr("Title")
            onAccepted: {
                root.ask.renameSession(root.sessionId, text);
                root.renaming = false;
            }
            onActiveFocusChanged: if (!activeFocus) root.renaming = false
            Keys.onEscapePressed: root.renaming = false
        }
    }
    DialogR {
        id: dialog

        title: qsTr("Delete “%1”?").arg(root.title)
        text: qsTr("The questions, answers and traces of this chat are removed. The conversations it cites stay.")
        onConfirmed: root.ask.deleteSession(root.sessionId)
    }
}
