// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// The filter as chips, and the ways to add and to clear.
Item {
    id: root

    required property var filter

    implicitHeight: Theme.barHeight

    IconButton {
        id: icon

        objectName: "savedFilters"
        x: Theme.inset - 4
        anchors.verticalCenter: parent.verticalCenter
        iconName: "filter"
        size: 24
        text: qsTr("Saved filters")
        onClicked: saved.open()

        SavedFilters { id: saved; y: parent.height + 4; filter: root.filter }
    }
    Flickable {
        id: flick

        anchors { left: icon.right; leftMargin: 2; right: clear.visible ? clear.left : parent.right; rightMargin: clear.visible ? 12 : 4 }
        height: parent.height
        contentWidth: row.width
        flickableDirection: Flickable.HorizontalFlick
        clip: true

        Row {
            id: row

            height: parent.height
            leftPadding: 4
            rightPadding: 4
            spacing: 6

            ChipRow {
                anchors.verticalCenter: parent.verticalCenter
                chips: root.filter.chips
                onRemoved: key => root.filter.remove(key)
                onJoinerClicked: root.filter.peopleMatchAll = !root.filter.peopleMatchAll
            }
            RButton {
                id: add

                objectName: "addFilter"
                anchors.verticalCenter: parent.verticalCenter
                kind: "quiet"
                iconName: "plus"
                text: qsTr("Filter")
                onClicked: popup.open()

                FilterPopup { id: popup; y: parent.height + 4; filter: root.filter }
            }
        }
    }
    RButton {
        id: clear

        visible: !root.filter.isEmpty
        anchors { right: parent.right; rightMargin: Theme.inset; verticalCenter: parent.verticalCenter }
        kind: "link"
        text: qsTr("Clear all")
        onClicked: root.filter.clear()
    }
    Hairline { anchors.bottom: parent.bottom; width: parent.width }
}
