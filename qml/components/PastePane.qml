// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// Text from anywhere, pasted as a transcript.
FocusScope {
    id: root

    required property var importer

    signal closeRequested()

    PageHead {
        id: head

        width: parent.width
        title: qsTr("Paste text")

        IconButton { iconName: "close"; text: qsTr("Close"); shortcut: "Esc"; onClicked: root.closeRequested() }
    }
    Column {
        id: fields

        x: Theme.inset
        y: head.height + Theme.inset
        width: parent.width - 2 * Theme.inset
        spacing: 8

        Row {
            width: parent.width
            spacing: 8

            TextFieldR { id: title; focus: true; width: parent.width - 136; placeholderText: qsTr("Title"); text: root.importer.pasteTitle; onTextEdited: root.importer.pasteTitle = text }
            TextFieldR { id: date; width: 128; placeholderText: qsTr("YYYY-MM-DD") }
        }
    }
    Rectangle {
        anchors { top: fields.bottom; topMargin: 8; bottom: foot.top; bottomMargin: 8; left: parent.left; right: parent.right; leftMargin: Theme.inset; rightMargin: Theme.inset }
        radius: Theme.radiusButton
        color: Theme.raised
        border { width: area.activeFocus ? 2 : 1; color: area.activeFocus ? Theme.accent : Theme.control }

        Flickable {
            id: flick

            anchors { fill: parent; margins: 8 }
            contentHeight: area.implicitHeight
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            T.ScrollBar.vertical: ScrollBarThin {}

            TextAreaR {
                id: area

                objectName: "pasteArea"
                width: flick.width
                height: Math.max(implicitHeight, flick.height)
                Component.onCompleted: text = root.importer.pasteText
                Accessible.name: qsTr("Text of the conversation")
                onTextChanged: if (root.importer.pasteText !== text) root.importer.pasteText = text

                Connections { // no binding: it would run in a circle with the line above
                    target: root.importer

                    function onPasteTextChanged() { if (area.text !== root.importer.pasteText) area.text = root.importer.pasteText; }
                }
            }
        }
        PlainText { visible: !area.text; x: 9; y: 9; width: parent.width - 18; text: qsTr("Tom: Klar, wie wäre es mit Dienstag?\nAnna: Dienstag passt."); color: Theme.text3; leading: 20; wrapMode: Text.Wrap; Accessible.ignored: true }
    }
    Item {
        id: foot

        anchors.bottom: parent.bottom
        width: parent.width
        height: 48

        Hairline { width: parent.width }
        RButton {
            objectName: "importPasted"
            x: Theme.inset
            anchors.verticalCenter: parent.verticalCenter
            kind: "primary"
            text: qsTr("Import text")
            enabled: area.text.trim().length > 0
            onClicked: root.importer.importPasted(area.text, title.text, date.text)
        }
    }
}
