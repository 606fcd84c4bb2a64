// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// Type a name, a tag, an emotion or a word, or give dates; Enter takes the first suggestion.
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
            placeholderText: qsTr("Person, tag, emotion or words")
            text: root.filter.suggestionText
            onTextEdited: root.filter.suggestionText = text
            Keys.onDownPressed: list.forceActiveFocus(Qt.TabFocusReason)
            Keys.onReturnPressed: if (list.currentItem) root.take((list.currentItem as SuggestionRow).key)
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
            Keys.onReturnPressed: if (currentItem) root.take((currentItem as SuggestionRow).key)
            T.ScrollBar.vertical: ScrollBarThin {}

            delegate: SuggestionRow {
                width: ListView.view.width
                highlighted: ListView.isCurrentItem
                onClicked: root.take(key)
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
