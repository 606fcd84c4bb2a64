// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// Every key of the window on one sheet.
T.Popup {
    id: root

    readonly property var groups: [
        { title: qsTr("Everywhere"), keys: [
            [[qsTr("Ctrl"), "K"], qsTr("Go to anything")], [[qsTr("Ctrl"), "1"], qsTr("Pages, 1 to 7")], [["Alt", "←"], qsTr("Back")],
            [["Alt", "→"], qsTr("Forward")], [["F6"], qsTr("Next pane")], [[qsTr("Ctrl"), "Z"], qsTr("Undo what was just done")], [[qsTr("Ctrl"), "/"], qsTr("This sheet")],
            [[qsTr("Ctrl"), "Q"], qsTr("Quit")] ] },
        { title: qsTr("Timeline and transcript"), keys: [
            [["↑", "↓"], qsTr("Move in the list")], [[qsTr("Enter")], qsTr("Open")], [[qsTr("Ctrl"), "F"], qsTr("Find in the transcript or chat")],
            [["←", "→"], qsTr("Move the dates on the strip")], [["+", "−"], qsTr("Zoom the strip")], [[qsTr("Ctrl"), "C"], qsTr("Copy the turn")] ] },
        { title: qsTr("Ask"), keys: [
            [[qsTr("Ctrl"), "N"], qsTr("New chat")], [[qsTr("Enter")], qsTr("Ask")], [[qsTr("Shift"), qsTr("Enter")], qsTr("New line")], [["Esc"], qsTr("Stop the answer")] ] },
        { title: qsTr("Search"), keys: [
            [["↑", "↓"], qsTr("Move")], [[qsTr("Space")], qsTr("Whole passage")], [[qsTr("Ctrl"), qsTr("Enter")], qsTr("Ask about these")] ] }
    ]

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: parent ? Math.min(640, parent.width - 48) : 640
    height: parent ? Math.min(contentItem.implicitHeight + 40, parent.height - 48) : 400
    padding: 20
    modal: true
    focus: true
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside

    T.Overlay.modal: Rectangle { color: Theme.shade; opacity: 0.6 }
    background: PopupPanel {}
    contentItem: Flickable {
        implicitHeight: sheet.height
        contentHeight: sheet.height
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.Dialog
        Accessible.name: qsTr("Keyboard shortcuts")

        Flow {
            id: sheet

            width: parent.width
            spacing: 24

            Repeater {
                model: root.groups

                Column {
                    id: group

                    required property var modelData

                    width: (sheet.width - 24) / 2
                    spacing: 6

                    SectionLabel { text: group.modelData.title }
                    Repeater {
                        model: group.modelData.keys

                        Item {
                            id: line

                            required property var modelData

                            width: group.width
                            height: 22

                            Row {
                                id: keys

                                anchors.verticalCenter: parent.verticalCenter
                                spacing: 4

                                Repeater {
                                    model: line.modelData[0]

                                    Tag { required property string modelData; kind: "key"; text: modelData }
                                }
                            }
                            PlainText { x: 104; width: parent.width - x; anchors.verticalCenter: parent.verticalCenter; text: line.modelData[1] }
                        }
                    }
                }
            }
        }
    }
}
