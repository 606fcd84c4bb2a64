// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// The way between the pages.
Rectangle {
    id: root

    required property var app
    readonly property var pages: [
        { name: "timeline", icon: "timeline", label: qsTr("Timeline"), shortcut: "Ctrl+1" },
        { name: "ask", icon: "ask", label: qsTr("Ask"), shortcut: "Ctrl+2" },
        { name: "search", icon: "search", label: qsTr("Search"), shortcut: "Ctrl+3" },
        { name: "people", icon: "people", label: qsTr("People"), shortcut: "Ctrl+4" },
        { name: "import", icon: "import", label: qsTr("Import"), shortcut: "Ctrl+5" },
        { name: "lab", icon: "lab", label: qsTr("Lab"), shortcut: "Ctrl+6" }
    ]

    implicitWidth: Theme.railWidth
    color: Theme.window
    Accessible.role: Accessible.PageTabList
    Accessible.name: qsTr("Pages")

    Column {
        x: 8
        y: 8
        spacing: 4

        Repeater {
            model: root.pages

            RailItem {
                required property var modelData

                objectName: "rail-" + modelData.name
                text: modelData.label
                iconName: modelData.icon
                shortcut: modelData.shortcut
                checked: root.app.currentPage === modelData.name || root.app.currentPage === "start" && modelData.name === "timeline"
                busy: modelData.name === "import" && root.app.importer.running || modelData.name === "lab" && root.app.lab.running
                onClicked: root.app.currentPage = modelData.name
            }
        }
    }
    Column {
        x: 8
        anchors { bottom: parent.bottom; bottomMargin: 8 }
        spacing: 4

        JobsButton { jobs: root.app.jobs }
        RailItem {
            objectName: "rail-settings"
            text: qsTr("Settings")
            iconName: "settings"
            shortcut: "Ctrl+7"
            checked: root.app.currentPage === "settings"
            onClicked: root.app.currentPage = "settings"
        }
    }
    Hairline { anchors.right: parent.right; vertical: true; height: parent.height }
}
