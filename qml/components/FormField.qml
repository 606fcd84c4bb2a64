// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// A field of a form with its sentence below: a hint, or what is wrong. `headed` shows its label above, where no
/// FormRow does so beside.
Column {
    id: root

    property alias field: input
    property alias text: input.text
    property alias placeholderText: input.placeholderText
    property alias echoMode: input.echoMode
    property alias error: input.error
    property alias hint: input.hint
    property string label
    property bool headed: false

    signal edited(string text)

    spacing: 4

    PlainText { visible: root.headed; width: parent.width; text: root.label; font: Theme.small; color: Theme.text2 }
    TextFieldR {
        id: input

        width: parent.width
        Accessible.name: root.label
        onTextEdited: root.edited(text)
    }
    Row {
        visible: input.error.length > 0 || input.hint.length > 0
        width: parent.width
        spacing: 4

        Icon { visible: input.failed; icon: "error"; size: 14; y: 1; color: Theme.danger }
        PlainText {
            width: parent.width - (input.failed ? 18 : 0)
            text: input.failed ? input.error : input.hint
            font: Theme.small
            color: input.failed ? Theme.danger : Theme.text3
            wrapMode: Text.Wrap
        }
    }
}
