// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// A key that is written, never shown again.
Column {
    id: root

    required property var form

    spacing: 4

    TextFieldR {
        id: field

        width: parent.width
        Accessible.name: qsTr("Key")
        echoMode: eye.on ? TextInput.Normal : TextInput.Password
        extraRight: 24
        placeholderText: root.form.keyStored ? qsTr("stored") : root.form.keyEnvironmentVariable ? qsTr("from $%1").arg(root.form.keyEnvironmentVariable) : qsTr("none needed")
        onTextEdited: root.form.key = text

        IconButton {
            id: eye

            anchors { right: parent.right; rightMargin: 4; verticalCenter: parent.verticalCenter }
            size: 22
            iconName: on ? "eye-off" : "eye"
            text: on ? qsTr("Hide the key") : qsTr("Show the key")
            onClicked: on = !on
        }
    }
    RButton { visible: root.form.keyStored; kind: "link"; text: qsTr("Remove the stored key"); onClicked: root.form.removeKey() }
    PlainText { width: parent.width; text: qsTr("Kept in the desktop’s secret store, never in the archive."); font: Theme.small; color: Theme.text3; wrapMode: Text.Wrap }
}
