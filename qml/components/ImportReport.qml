// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// What became of a file: the question about its date, the counts, and every line that was not used.
FocusScope {
    id: root

    required property var importer
    readonly property var report: importer.report ?? null

    signal closeRequested()

    PageHead {
        id: head

        width: parent.width
        title: root.report ? root.report.fileName : ""

        IconButton { iconName: "close"; text: qsTr("Close"); shortcut: "Esc"; onClicked: root.closeRequested() }
    }
    ListView {
        id: list

        anchors { top: head.bottom; bottom: parent.bottom; left: parent.left; right: parent.right }
        clip: true
        focus: true
        activeFocusOnTab: true
        boundsBehavior: Flickable.StopAtBounds
        bottomMargin: 16
        model: root.report ? root.report.skipped : null
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Lines not understood")
        T.ScrollBar.vertical: ScrollBarThin {}

        header: Column {
            x: Theme.inset
            width: list.width - 2 * Theme.inset
            topPadding: Theme.inset
            spacing: 8

            DateQuestion { visible: root.report !== null && root.report.needsDate; width: parent.width; importer: root.importer }
            Band {
                visible: root.report !== null && root.report.error.length > 0
                width: parent.width
                text: root.report?.error ?? ""
                actionText: qsTr("Try again")
                actionIcon: "refresh"
                onActed: root.importer.retry(root.importer.selectedRow)
            }
            SectionLabel { text: qsTr("Report") }
            Column {
                width: parent.width

                Repeater {
                    model: root.report?.rows ?? []

                    Item {
                        required property var modelData

                        width: parent.width
                        height: Math.max(24, value.implicitHeight + 4, name.implicitHeight + 8)

                        PlainText { id: name; width: 136; y: 4; text: parent.modelData.label; font: Theme.small; color: Theme.text2; wrapMode: Text.Wrap }
                        PlainText { id: value; x: 144; y: 3; width: parent.width - x; text: parent.modelData.value; wrapMode: Text.Wrap; leading: 20 }
                    }
                }
            }
            Row {
                visible: root.report !== null && root.report.skippedCount > 0
                spacing: 6
                topPadding: 4
                bottomPadding: 8

                PlainText { text: qsTr("Lines not understood"); font: Theme.smallEmphasis; color: Theme.text2 }
                PlainText { text: root.report?.skippedCount ?? 0; font: Theme.small; color: Theme.text3 }
            }
        }
        delegate: Item {
            id: line

            required property int line
            required property string text
            required property string reason

            x: Theme.inset
            width: list.width - 2 * Theme.inset
            height: words.height + why.height + 12

            Rectangle { anchors.fill: parent; color: "transparent"; border { width: 1; color: Theme.line } anchors.bottomMargin: -1 }
            PlainText { width: 42; y: 6; text: line.line; font: Theme.code; color: Theme.text3; horizontalAlignment: Text.AlignRight }
            PlainText { id: words; x: 52; y: 6; width: parent.width - x - 10; text: line.text; font: Theme.code; maximumLineCount: 3; wrapMode: Text.WrapAnywhere }
            PlainText { id: why; x: 52; y: 6 + words.height; width: parent.width - x - 10; text: line.reason; font: Theme.caption; color: Theme.text3 }
        }
    }
}
