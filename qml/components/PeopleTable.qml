// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// Everyone who speaks, under the heads of their columns.
Item {
    id: root

    required property var people

    function takeFocus() { list.forceActiveFocus(Qt.OtherFocusReason); }

    /// Right edges of numbers, left edges of the rest.
    readonly property var columns: ({
        wide: width > 720,
        name: 80,
        emotions: width - 104,
        dates: width - 256,
        months: width - 364,
        conversations: width - (width > 720 ? 384 : 276),
        turns: width - (width > 720 ? 440 : 332)
    })

    Item {
        id: heads

        width: parent.width
        height: 28

        PlainText { x: root.columns.name; anchors.verticalCenter: parent.verticalCenter; text: qsTr("Person"); font: Theme.caption; color: Theme.text3 }
        PlainText { x: root.columns.turns - width; anchors.verticalCenter: parent.verticalCenter; text: "↓ " + qsTr("Turns"); font: Theme.captionEmphasis }
        PlainText { x: root.columns.conversations - width; anchors.verticalCenter: parent.verticalCenter; text: qsTr("Conv."); font: Theme.caption; color: Theme.text3 }
        PlainText { visible: root.columns.wide; x: root.columns.months; anchors.verticalCenter: parent.verticalCenter; text: qsTr("Over time"); font: Theme.caption; color: Theme.text3 }
        PlainText { x: root.columns.dates; anchors.verticalCenter: parent.verticalCenter; text: qsTr("First – last"); font: Theme.caption; color: Theme.text3 }
        PlainText { x: root.columns.emotions; anchors.verticalCenter: parent.verticalCenter; text: qsTr("Emotions"); font: Theme.caption; color: Theme.text3 }
        Hairline { anchors.bottom: parent.bottom; width: parent.width }
    }
    ListView {
        id: list

        objectName: "peopleTable"
        anchors { top: heads.bottom; bottom: parent.bottom; left: parent.left; right: parent.right }
        clip: true
        focus: true
        model: root.people.people
        currentIndex: -1
        boundsBehavior: Flickable.StopAtBounds
        keyNavigationEnabled: true
        activeFocusOnTab: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("People")
        onActiveFocusChanged: if (activeFocus && currentIndex < 0 && count > 0) currentIndex = 0
        Keys.onReturnPressed: if (currentItem) root.people.select((currentItem as PersonRow).personId)
        T.ScrollBar.vertical: ScrollBarThin {}

        delegate: PersonRow {
            id: row

            required property int index

            width: list.width
            people: root.people
            columns: root.columns
            selected: marked || root.people.selected?.personId === personId
            onClicked: {
                list.currentIndex = index;
                root.people.select(personId);
            }
        }
    }
}
