// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// The files, under the heads of their columns.
Item {
    id: root

    required property var importer
    readonly property real formatX: Math.max(190, width - 396)
    readonly property alias count: list.count

    Item {
        id: heads

        width: parent.width
        height: 28

        PlainText { x: 46; anchors.verticalCenter: parent.verticalCenter; text: qsTr("File"); font: Theme.caption; color: Theme.text3 }
        PlainText { x: root.formatX; anchors.verticalCenter: parent.verticalCenter; text: qsTr("Format"); font: Theme.caption; color: Theme.text3 }
        PlainText { x: parent.width - 248 - width; anchors.verticalCenter: parent.verticalCenter; text: qsTr("Conv."); font: Theme.caption; color: Theme.text3 }
        PlainText { x: parent.width - 172 - width; anchors.verticalCenter: parent.verticalCenter; text: qsTr("Turns"); font: Theme.caption; color: Theme.text3 }
        PlainText { x: parent.width - 148; anchors.verticalCenter: parent.verticalCenter; text: qsTr("State"); font: Theme.caption; color: Theme.text3 }
        Hairline { anchors.bottom: parent.bottom; width: parent.width }
    }
    ListView {
        id: list

        anchors { top: heads.bottom; bottom: parent.bottom; left: parent.left; right: parent.right }
        clip: true
        model: root.importer.queue
        currentIndex: root.importer.selectedRow
        boundsBehavior: Flickable.StopAtBounds
        keyNavigationEnabled: true
        activeFocusOnTab: true
        highlightMoveDuration: 0
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Files")
        onCurrentIndexChanged: if (activeFocus && currentIndex >= 0) root.importer.selectedRow = currentIndex
        T.ScrollBar.vertical: ScrollBarThin {}

        delegate: ImportRow {
            required property var model
            required property int index

            width: list.width
            formatX: root.formatX
            // `state` is a word of QML's own, so the role is read through the model.
            state_: model.state
            selected: root.importer.selectedRow === index
            onClicked: {
                list.forceActiveFocus(Qt.MouseFocusReason);
                root.importer.selectedRow = index;
            }
        }
    }
}
