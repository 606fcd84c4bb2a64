// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// A field that searches; a cross clears it, Esc too.
TextFieldR {
    id: root

    /// Shown at the right, such as "1 / 3".
    property string countText

    quiet: true
    iconName: "search"
    extraRight: (count.visible ? count.width + 4 : 0) + (clear.visible ? 22 : 0)
    Keys.onEscapePressed: event => {
        event.accepted = root.text.length > 0;
        root.clear();
        root.textEdited();
    }

    PlainText {
        id: count

        visible: root.countText && root.text
        anchors { right: parent.right; rightMargin: 8; verticalCenter: parent.verticalCenter }
        text: root.countText
        font: Theme.small
        color: Theme.text3
    }
    IconButton {
        id: clear

        visible: root.text && !root.countText
        anchors { right: parent.right; rightMargin: 4; verticalCenter: parent.verticalCenter }
        size: 22
        iconName: "close"
        text: qsTr("Clear")
        focusPolicy: Qt.NoFocus
        onClicked: {
            root.clear();
            root.textEdited();
        }
    }
}
