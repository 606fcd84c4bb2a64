// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// Every step of an answer, folded until asked for.
Rectangle {
    id: root

    property var trace
    property string summary
    property string seconds
    property bool opened: false

    signal wholeResultRequested(int step)

    implicitHeight: head.height + (opened ? steps.height + 12 : 0)
    radius: Theme.radiusCard
    color: "transparent"
    border { width: 1; color: Theme.line }
    clip: true

    T.AbstractButton {
        id: head

        width: parent.width
        height: 36
        hoverEnabled: true
        text: qsTr("Trace")
        checkable: false
        Accessible.name: text
        Accessible.description: root.summary
        onClicked: root.opened = !root.opened

        background: Rectangle {
            anchors { fill: parent; margins: 1 }
            radius: Theme.radiusCard - 1
            color: head.down ? Theme.press : head.hovered ? Theme.hover : "transparent"

            FocusRing { control: head; gap: 0 }
        }
        contentItem: Item {
            Icon { x: 12; anchors.verticalCenter: parent.verticalCenter; icon: root.opened ? "chevron-down" : "chevron-right"; size: 14 }
            PlainText { id: title; x: 34; anchors.verticalCenter: parent.verticalCenter; text: head.text; font: Theme.bodyEmphasis }
            PlainText { anchors { left: title.right; leftMargin: 8; right: time.left; rightMargin: 8; verticalCenter: parent.verticalCenter } text: root.summary; font: Theme.small; color: Theme.text2 }
            PlainText { id: time; anchors { right: parent.right; rightMargin: 12; verticalCenter: parent.verticalCenter } text: root.seconds; font: Theme.small; color: Theme.text3 }
        }
    }
    Hairline { visible: root.opened; anchors.top: head.bottom; width: parent.width }
    Column {
        id: steps

        anchors { top: head.bottom; topMargin: 5 }
        visible: root.opened
        width: parent.width

        Repeater {
            model: root.opened ? root.trace : null

            TraceStep {
                required property int index

                width: steps.width
                last: index === root.trace.rowCount() - 1
                onWholeResultRequested: step => root.wholeResultRequested(step)
                onFoldRequested: step => root.trace.toggleFold(step)
            }
        }
    }
}
