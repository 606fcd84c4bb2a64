// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// A new chat: what can be asked.
Column {
    id: root

    property var suggestions: []

    signal chosen(string text)

    spacing: 8

    PlainText { text: qsTr("What would you like to know?"); font: Theme.display; width: parent.width; wrapMode: Text.Wrap }
    PlainText { text: qsTr("Answers quote your conversations, and every sentence shows where it comes from."); font: Theme.reading; color: Theme.text2; width: parent.width; wrapMode: Text.Wrap; leading: 22 }
    Item { width: 1; height: 4 }
    Repeater {
        model: root.suggestions

        RButton {
            required property string modelData

            width: Math.min(implicitWidth, root.width)
            text: modelData
            iconName: "ask"
            onClicked: root.chosen(modelData)
        }
    }
}
