// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// Servers that listen on this machine, once somebody has looked for them.
Column {
    id: root

    required property var servers
    readonly property bool nothingFound: servers.looked && !servers.looking && found.count === 0

    signal chosen(string preset, string url, var models)

    spacing: 8

    RButton {
        objectName: "lookForServers"
        iconName: "search"
        busy: root.servers.looking
        enabled: !root.servers.looking
        text: root.servers.looking ? qsTr("Looking…") : qsTr("Look for servers on this machine")
        onClicked: root.servers.look()
    }
    PlainText { visible: root.nothingFound; width: parent.width; text: qsTr("None was found. Start Ollama, llama.cpp or LM Studio, and look again."); font: Theme.small; color: Theme.text3; wrapMode: Text.Wrap }
    Repeater {
        id: found

        model: root.servers.servers

        Rectangle {
            id: server

            required property string preset
            required property string label
            required property string url
            required property var models
            required property string detailText

            width: root.width
            height: 48
            radius: Theme.radiusCard
            color: "transparent"
            border { width: 1; color: Theme.line }

            Icon { x: 12; anchors.verticalCenter: parent.verticalCenter; icon: "model"; size: 18; color: Theme.ok }
            PlainText { x: 40; y: 6; width: use.x - x - 8; text: server.label; font: Theme.bodyEmphasis }
            PlainText { x: 40; y: 25; width: use.x - x - 8; text: server.detailText; font: Theme.small; color: Theme.text3 }
            RButton { id: use; anchors { right: parent.right; rightMargin: 10; verticalCenter: parent.verticalCenter } text: qsTr("Use"); Accessible.name: qsTr("Use %1").arg(server.label); onClicked: root.chosen(server.preset, server.url, server.models) }
        }
    }
}
