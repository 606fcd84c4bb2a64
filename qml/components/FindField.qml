// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// Find within what is read: a field, how many hits there are, and the way from one to the next.
Row {
    id: root

    /// {text, countText, count, next(), previous()}
    required property var finder
    property int fieldWidth: 184
    /// Escape closes at once, whatever is in the field.
    property bool closes: false

    signal closeRequested()
    /// Down leads to what is read.
    signal contentWanted()

    function start() {
        field.forceActiveFocus(Qt.ShortcutFocusReason);
        field.selectAll();
    }

    SearchField {
        id: field

        objectName: "find"
        anchors.verticalCenter: parent.verticalCenter
        width: root.fieldWidth
        placeholderText: qsTr("Find")
        text: root.finder.text
        countText: root.finder.countText
        onTextEdited: root.finder.text = text
        Keys.onReturnPressed: event => event.modifiers & Qt.ShiftModifier ? root.finder.previous() : root.finder.next()
        Keys.onEnterPressed: event => event.modifiers & Qt.ShiftModifier ? root.finder.previous() : root.finder.next()
        Keys.onDownPressed: root.contentWanted()
        Keys.onEscapePressed: event => {
            if (root.closes) {
                event.accepted = true;
                root.closeRequested();
            }
        }
    }
    Item { width: 8; height: 1 }
    IconButton {
        anchors.verticalCenter: parent.verticalCenter
        size: 24
        iconName: "chevron-up"
        text: qsTr("Previous match")
        shortcut: "Shift+Enter"
        enabled: root.finder.count > 0
        onClicked: root.finder.previous()
    }
    IconButton {
        anchors.verticalCenter: parent.verticalCenter
        size: 24
        iconName: "chevron-down"
        text: qsTr("Next match")
        shortcut: "Enter"
        enabled: root.finder.count > 0
        onClicked: root.finder.next()
    }
}
