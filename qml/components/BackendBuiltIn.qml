// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// A task that no server does: what the program does by itself, and the ways to a server.
Column {
    id: root

    required property var form
    required property var servers

    spacing: 16

    PlainText { width: parent.width; text: root.form.builtInText; font: Theme.reading; color: Theme.text2; wrapMode: Text.Wrap; leading: 22 }
    SectionLabel { text: qsTr("Use a server") }
    Flow {
        width: parent.width
        spacing: 8

        Repeater {
            model: root.form.presets

            RButton { required property string modelData; text: modelData; onClicked: root.form.begin(modelData) }
        }
    }
    LocalServers { width: parent.width; servers: root.servers; onChosen: (preset, url, models) => root.form.useServer(preset, url, models) }
}
