// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// The language of the window. What is in the archive keeps its own.
Column {
    id: root

    required property var app

    spacing: 12

    FormRow {
        label: qsTr("Language")

        Column {
            spacing: 12

            Repeater {
                model: [{ value: "", label: qsTr("As the system") }, { value: "en", label: "English" }, { value: "de", label: "Deutsch" }]

                Radio {
                    required property var modelData

                    text: modelData.label
                    checked: root.app.language === modelData.value
                    onClicked: root.app.language = modelData.value
                }
            }
        }
    }
}
