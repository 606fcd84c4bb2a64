// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// Type a name, an emotion or a word, or give dates; Enter takes the first suggestion.
T.Popup {
    id: root

    required property var filter

    width: 320
    height: contentItem.implicitHeight + topPadding + bottomPadding
    padding: 8
    margins: 8
    focus: true
    onOpened: field.forceActiveFocus(Qt.TabFocusReason)
    onClosed: filter.suggestionText = ""

    function take(key: var) {
        filter.acceptSuggestion(key);
        close();
    }

    background: PopupPanel {}
    contentItem: Column {
        spacing: 8

        SearchField {
            id: field

            objectName: "filterField"
            width: parent.width
            placeholderText: qsTr("Person, emotion or words")
            text: root.filter.suggestionText
            onTextEdited: root.filter.suggestionText = text
            Keys.onDownPressed: list.forceActiveFocus(Qt.TabFocusReason)
            Keys.onReturnPressed: if (list.currentItem) root.take(list.currentItem.key)
            Keys.onEscapePressed: root.close()
        }
        ListView {
            id: list

            width: parent.width
            height: Math.min(contentHeight, 28 * 9)
            clip: true
            currentIndex: 0
            model: root.filter.suggestions
            keyNavigationEnabled: true
            Keys.onReturnPressed: if (currentItem) root.take(currentItem.key)
            T.ScrollBar.vertical: ScrollBarThin {}

            delegate: T.ItemDelegate {
                id: row

                required property string kind
                required property string label
                required property string detail
                required property var key
                required property int colourIndex
                required property string emotion
                required property int index

                width: ListView.view.width
                height: 28
                hoverEnabled: true
                text: label
                highlighted: ListView.isCurrentItem
                onClicked: root.take(key)

                background: Rectangle { radius: Theme.radiusTag; color: row.highlighted || row.hovered ? Theme.hover : "transparent" }
                contentItem: Item {
                    Avatar { x: 8; visible: row.kind === "person"; anchors.verticalCenter: parent.verticalCenter; size: 16; initial: row.label.charAt(0); colourIndex: row.colourIndex; isOwner: row.colourIndex < 1 }
                    EmotionMark { x: 10; visible: row.kind === "emotion"; anchors.verticalCenter: parent.verticalCenter; emotion: row.emotion }
                    Icon { x: 8; visible: row.kind !== "person" && row.kind !== "emotion"; anchors.verticalCenter: parent.verticalCenter; icon: row.kind === "date" ? "calendar" : row.kind === "conversation" ? "conversation" : "words"; size: 16 }
                    PlainText { x: 32; width: parent.width - 40 - note.width; anchors.verticalCenter: parent.verticalCenter; text: row.label }
                    PlainText { id: note; anchors { right: parent.right; rightMargin: 8; verticalCenter: parent.verticalCenter } text: row.detail; font: Theme.small; color: Theme.text3 }
                }
            }
        }
        Hairline { width: parent.width }
        Row {
            spacing: 8

            TextFieldR { id: from; width: 104; placeholderText: qsTr("From 2024-01-01"); font: Theme.small; text: root.filter.from ?? "" }
            TextFieldR { id: to; width: 104; placeholderText: qsTr("To 2024-12-31"); font: Theme.small; text: root.filter.to ?? "" }
            RButton {
                width: 80
                text: qsTr("Apply")
                enabled: from.text || to.text
                onClicked: {
                    root.filter.setDates(from.text, to.text);
                    root.close();
                }
            }
        }
    }
}
