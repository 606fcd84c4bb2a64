// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// The tags of a conversation, each of which filters by it or can go, and a way to give another.
Row {
    id: root

    required property var transcript
    required property var app

    spacing: 6

    Repeater {
        model: root.transcript.tags ?? []

        Chip {
            id: chip

            required property string modelData

            objectName: "tag-" + modelData
            kind: "tag"
            text: modelData
            Accessible.description: qsTr("Press Enter to see all conversations with this tag, Delete to remove it")
            onClicked: root.app.filterByTag(modelData)
            onRemoved: root.transcript.removeTag(modelData)
            Keys.onReturnPressed: clicked()

            TooltipR { parent: chip; button: chip; text: qsTr("All conversations with this tag") }
        }
    }
    RButton {
        objectName: "addTag"
        height: 24
        kind: "quiet"
        iconName: "plus"
        text: qsTr("Tag")
        onClicked: popup.open()

        T.Popup {
            id: popup

            y: -height - 4
            width: 220
            height: contentItem.implicitHeight + 16
            padding: 8
            margins: 8
            focus: true
            onOpened: field.forceActiveFocus(Qt.TabFocusReason)

            background: PopupPanel {}
            contentItem: Column {
                spacing: 4

                TextFieldR {
                    id: field

                    objectName: "tagField"
                    width: parent.width
                    placeholderText: qsTr("A word for this conversation")
                    Accessible.name: qsTr("Tag")
                    onAccepted: popup.take(text)
                }
                Repeater {
                    model: (root.transcript.otherTags ?? []).filter(tag => tag.toLowerCase().includes(field.text.toLowerCase())).slice(0, 6)

                    MenuRow { required property string modelData; width: 204; text: modelData; onClicked: popup.take(modelData) }
                }
            }

            function take(tag: string) {
                root.transcript.addTag(tag);
                field.clear();
                close();
            }
        }
    }
}
