// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// One answer: what was asked, what was right, what came, how it came about, and every figure.
FocusScope {
    id: root

    required property var lab
    readonly property var item: lab.item ?? ({})

    signal closeRequested()

    PageHead {
        id: head

        width: parent.width
        title: qsTr("Answer")
        note: root.item.configuration ?? ""

        IconButton { objectName: "labCloseItem"; focus: true; iconName: "close"; text: qsTr("Close"); shortcut: "Esc"; onClicked: root.closeRequested() }
    }
    Flickable {
        id: flick

        anchors { top: head.bottom; bottom: parent.bottom; left: parent.left; right: parent.right }
        contentHeight: column.height + 32
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollBarThin {}

        Column {
            id: column

            x: Theme.inset
            y: 8
            width: parent.width - 2 * Theme.inset
            spacing: 6

            SectionLabel { text: qsTr("Question") }
            PlainText { width: parent.width; text: root.item.question ?? ""; font: Theme.reading; wrapMode: Text.Wrap; leading: 20 }
            SectionLabel { text: qsTr("Right answer") }
            PlainText { width: parent.width; text: root.item.gold ?? ""; wrapMode: Text.Wrap; leading: 20 }
            SectionLabel { text: qsTr("Given answer") }
            PlainText { width: parent.width; text: root.item.response ?? ""; wrapMode: Text.Wrap; leading: 20 }
            Row {
                width: parent.width
                spacing: 8

                LabOutcomeTag { id: outcome; visible: text; y: 2; outcome: root.item.outcome ?? "" }
                PlainText { y: 2; width: parent.width - outcome.width - 8; text: root.item.outcomeText ?? ""; color: Theme.text2; wrapMode: Text.Wrap; leading: 20 }
            }
            PlainText { visible: text; width: parent.width; text: root.item.error ?? ""; color: Theme.danger; wrapMode: Text.Wrap }
            Item { width: 1; height: 2 }
            TracePanel { objectName: "labTrace"; width: parent.width; trace: root.lab.trace; summary: root.lab.traceSummary; seconds: root.item.secondsText ?? ""; opened: true }
            SectionLabel { text: qsTr("Found passages"); visible: passages.count > 0 }
            Repeater {
                id: passages

                model: root.item.evidence ?? []

                Rectangle {
                    id: passage

                    required property var modelData

                    width: column.width
                    height: words.implicitHeight + 32
                    radius: Theme.radiusTag
                    color: modelData.cited ? Theme.markSoft : Theme.sunken

                    PlainText { x: 10; y: 6; width: parent.width - 20; text: passage.modelData.cited ? passage.modelData.whenText + " · " + qsTr("used") : passage.modelData.whenText; font: Theme.caption; color: Theme.text3 }
                    PlainText { id: words; x: 10; y: 24; width: parent.width - 20; text: passage.modelData.text; font: Theme.small; wrapMode: Text.Wrap; maximumLineCount: 12; elide: Text.ElideRight }
                }
            }
            SectionLabel { text: qsTr("Figures"); visible: figures.count > 0 }
            Repeater {
                id: figures

                model: root.item.metrics ?? []

                Item {
                    id: figure

                    required property var modelData

                    width: column.width
                    height: 22

                    PlainText { width: parent.width - value.width - 8; anchors.verticalCenter: parent.verticalCenter; text: figure.modelData.label; font: Theme.small; color: Theme.text2 }
                    PlainText { id: value; anchors { right: parent.right; verticalCenter: parent.verticalCenter } text: figure.modelData.text; font: Theme.small }
                }
            }
            PlainText { visible: text; width: parent.width; text: root.item.notes ?? ""; font: Theme.small; color: Theme.text3; wrapMode: Text.Wrap }
        }
    }
}
