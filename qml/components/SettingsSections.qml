// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// The parts of the settings.
ListView {
    id: root

    property string value

    signal chosen(string value)

    model: [
        { value: "backends", icon: "model", label: qsTr("Backends") },
        { value: "index", icon: "database", label: qsTr("Search and index") },
        { value: "workflows", icon: "understand", label: qsTr("Prompts") },
        { value: "appearance", icon: "sun", label: qsTr("Appearance") },
        { value: "language", icon: "language", label: qsTr("Language") },
        { value: "privacy", icon: "lock", label: qsTr("Privacy") },
        { value: "archive", icon: "archive", label: qsTr("Archive") }
    ]
    implicitHeight: contentHeight
    interactive: contentHeight > height
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: true
    keyNavigationEnabled: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Sections")
    Keys.onReturnPressed: if (currentItem) (currentItem as ListRow).clicked()
    onCurrentIndexChanged: if (activeFocus && currentIndex >= 0) chosen(model[currentIndex].value)

    delegate: ListRow {
        id: row

        required property var modelData
        required property int index

        width: root.width
        height: 32
        selected: root.value === modelData.value
        text: modelData.label
        onClicked: {
            root.currentIndex = index;
            root.chosen(modelData.value);
        }

        contentItem: Item {
            Icon { x: Theme.inset; anchors.verticalCenter: parent.verticalCenter; icon: row.modelData.icon; size: 16; color: row.selected ? Theme.accent : Theme.text2 }
            PlainText { x: 42; width: parent.width - x - 12; anchors.verticalCenter: parent.verticalCenter; text: row.text }
        }
    }
}
