// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// A file of the queue.
ListRow {
    id: root

    required property int row
    required property string path
    required property string fileName
    required property string folder
    required property string format
    required property string state_
    required property string stateText
    required property real fraction
    required property string conversationsText
    required property string turnsText
    required property int skippedCount
    required property real formatX
    readonly property color tone: state_ === "done" ? (skippedCount > 0 ? Theme.warn : Theme.ok) : state_ === "failed" ? Theme.danger
        : state_ === "needs-date" ? Theme.warn : state_ === "reading" ? Theme.accent : Theme.text3
    readonly property string stateIcon: state_ === "done" && skippedCount > 0 ? "warning" : ({ done: "success", failed: "error", "needs-date": "calendar", reading: "play", waiting: "clock", duplicate: "copy", cancelled: "close" })[state_] ?? "info"

    implicitHeight: 40
    text: folder ? fileName + ", " + folder : fileName
    Accessible.description: stateText

    contentItem: Item {
        Icon { x: Theme.inset; anchors.verticalCenter: parent.verticalCenter; icon: "file"; size: 18 }
        PlainText {
            id: name

            readonly property real room: root.formatX - x - 12

            x: 46
            width: root.folder ? Math.min(implicitWidth, room * 0.6) : room
            anchors { verticalCenter: parent.verticalCenter; verticalCenterOffset: progress.visible ? -2 : 0 }
            text: root.fileName
            font: root.selected ? Theme.bodyEmphasis : Theme.body
            elide: Text.ElideMiddle
        }
        PlainText {
            visible: root.folder
            x: name.x + name.width + 8
            width: name.room - name.width - 8
            anchors.baseline: name.baseline
            text: root.folder
            font: Theme.small
            color: Theme.text3
            elide: Text.ElideLeft
        }
        ProgressBarR { id: progress; visible: root.state_ === "reading"; x: 46; y: 30; width: 160; height: 3; value: root.fraction; label: root.fileName }
        PlainText { x: root.formatX; width: 112; anchors.verticalCenter: parent.verticalCenter; text: root.format; font: Theme.small; color: Theme.text2 }
        PlainText { x: parent.width - 248 - width; anchors.verticalCenter: parent.verticalCenter; text: root.conversationsText; color: Theme.text2 }
        PlainText { x: parent.width - 172 - width; anchors.verticalCenter: parent.verticalCenter; text: root.turnsText; color: Theme.text2 }
        Icon { x: parent.width - 148; anchors.verticalCenter: parent.verticalCenter; icon: root.stateIcon; size: 16; color: root.tone }
        PlainText { x: parent.width - 126; width: 118; anchors.verticalCenter: parent.verticalCenter; text: root.stateText; font: Theme.small; color: root.tone }
        Hairline { anchors.bottom: parent.bottom; width: parent.width; color: Theme.grid }
    }
}
