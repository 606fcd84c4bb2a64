// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// The texts that models are given: to be read, and to be written anew.
Column {
    id: root

    required property var prompts

    spacing: 12

    PlainText { width: parent.width; text: qsTr("What a model is told before your question. Words in double braces, such as {{question}}, are filled in. A text that you change is used from the next answer on."); color: Theme.text2; wrapMode: Text.Wrap; leading: 20 }
    Flow {
        width: parent.width
        spacing: 6

        Repeater {
            model: root.prompts.prompts

            RButton {
                required property string name
                required property bool replaced

                height: 24
                kind: root.prompts.selected === name ? "secondary" : "quiet"
                iconName: replaced ? "edit" : ""
                text: name
                Accessible.description: replaced ? qsTr("changed by you") : ""
                onClicked: root.prompts.selected = name
            }
        }
    }
    Rectangle {
        width: parent.width
        height: 320
        radius: Theme.radiusButton
        color: Theme.raised
        border { width: area.activeFocus ? 2 : 1; color: area.activeFocus ? Theme.accent : Theme.control }

        Flickable {
            id: flick

            anchors { fill: parent; margins: 8 }
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            T.ScrollBar.vertical: ScrollBarThin {}

            T.TextArea.flickable: TextAreaR {
                id: area

                objectName: "promptText"
                font: Theme.code
                text: root.prompts.text
                Accessible.name: root.prompts.selected
            }
        }
    }
    Row {
        spacing: 8

        RButton { id: save; objectName: "savePrompt"; kind: "primary"; text: qsTr("Save"); enabled: area.text !== root.prompts.text; onClicked: root.prompts.save(area.text) }
        RButton { objectName: "restorePrompt"; text: qsTr("Restore default"); enabled: root.prompts.replaced; onClicked: root.prompts.restore() }
    }
    Connections {
        target: root.prompts
        ignoreUnknownSignals: true

        function onChanged() { area.text = root.prompts.text; }
    }
}
