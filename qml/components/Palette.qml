// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// Type to go anywhere: commands, people, conversations. Enter takes the marked line.
T.Popup {
    id: root

    required property var palette

    parent: T.Overlay.overlay
    x: parent ? Math.round((parent.width - width) / 2) : 0
    y: 72
    width: parent ? Math.min(560, parent.width - 64) : 560
    height: contentItem.implicitHeight + 16
    padding: 8
    modal: true
    focus: true
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    onOpened: {
        field.clear();
        palette.query = "";
        field.forceActiveFocus(Qt.ShortcutFocusReason);
    }

    function take(index: int) {
        close();
        palette.run(index);
    }

    T.Overlay.modal: Rectangle { color: Theme.shade; opacity: 0.6 }
    background: PopupPanel {}
    contentItem: Column {
        spacing: 8

        TextFieldR {
            id: field

            objectName: "paletteField"
            width: parent.width
            height: 36
            font: Theme.reading
            leftPadding: 36
            placeholderText: qsTr("Command, person or conversation")
            Accessible.name: placeholderText
            onTextEdited: {
                root.palette.query = text;
                list.currentIndex = 0;
            }
            Keys.onUpPressed: list.decrementCurrentIndex()
            Keys.onDownPressed: list.incrementCurrentIndex()
            Keys.onReturnPressed: if (list.count > 0) root.take(list.currentIndex)

            Icon { x: 12; anchors.verticalCenter: parent.verticalCenter; icon: "search"; size: 16 }
        }
        ListView {
            id: list

            width: parent.width
            height: Math.min(contentHeight, 32 * 10)
            clip: true
            currentIndex: 0
            model: root.palette.results
            boundsBehavior: Flickable.StopAtBounds
            highlightMoveDuration: 0
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Matches")
            T.ScrollBar.vertical: ScrollBarThin {}

            delegate: MenuRow {
                required property string kind
                required property string label
                required property string detail
                required property var model
                required property int index

                width: list.width
                height: 32
                text: label
                // `icon` is a word of buttons, so the role is read through the model.
                iconName: model.icon
                hint: detail
                highlighted: ListView.isCurrentItem
                onClicked: root.take(index)
            }
        }
        PlainText { visible: list.count === 0; x: 8; text: qsTr("Nothing of that name."); font: Theme.small; color: Theme.text3 }
    }
}
