// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// A question, its answer, and what stands below the answer.
Item {
    id: root

    required property var ask
    required property var messageId
    required property string question
    required property string askedText
    required property var answerSegments
    required property bool streaming
    required property bool incomplete
    required property bool abstained
    required property string error
    required property string summaryText
    required property var trace
    required property string traceSummary
    required property string traceSeconds
    required property string runningText
    required property bool selected
    required property int branch
    required property int branches
    required property var model
    readonly property var waiting: model.waiting ?? ({})
    property bool editing: false
    readonly property bool hovered: hover.hovered

    signal citationClicked(int marker)

    implicitHeight: column.height + 24

    HoverHandler { id: hover }
    Column {
        id: column

        x: Math.round((parent.width - width) / 2)
        y: 16
        width: Math.min(680, parent.width - 2 * Theme.readingInset)
        spacing: 0

        Item {
            width: parent.width
            height: 24

            Avatar { anchors.verticalCenter: parent.verticalCenter; size: 20; isOwner: true }
            PlainText { x: 28; anchors.verticalCenter: parent.verticalCenter; text: root.askedText; color: Theme.text3 }
            Row {
                visible: root.branches > 1
                anchors { right: parent.right; rightMargin: 32; verticalCenter: parent.verticalCenter }
                spacing: 2

                IconButton { objectName: "earlierBranch"; size: 24; iconName: "chevron-left"; text: qsTr("Earlier version"); enabled: root.branch > 1 && !root.ask.running; onClicked: root.ask.showBranch(root.messageId, -1) }
                PlainText { anchors.verticalCenter: parent.verticalCenter; text: root.branch + " / " + root.branches; font: Theme.small; color: Theme.text3 }
                IconButton { size: 24; iconName: "chevron-right"; text: qsTr("Later version"); enabled: root.branch < root.branches && !root.ask.running; onClicked: root.ask.showBranch(root.messageId, 1) }
            }
            IconButton {
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                size: 24
                iconName: "edit"
                text: qsTr("Edit and ask again")
                enabled: !root.ask.running
                onClicked: root.startEdit()
            }
        }
        MarkedText { visible: !root.editing; width: parent.width; text: root.question; font: Qt.font({ family: Theme.sans, pixelSize: 14, weight: Font.DemiBold }); leading: 22; selectable: true }
        TextFieldR {
            id: edit

            visible: root.editing
            width: parent.width
            Accessible.name: qsTr("Question")
            onAccepted: {
                root.editing = false;
                root.ask.editAndResend(root.messageId, text);
            }
            Keys.onEscapePressed: root.editing = false
        }
        Item { width: 1; height: 11 }
        AnswerText {
            visible: root.answerSegments.length > 0
            width: parent.width
            segments: root.answerSegments
            streaming: root.streaming
            chosenMarker: root.selected ? root.ask.selectedMarker : 0
            onCitationClicked: marker => root.citationClicked(marker)
        }
        RunningLine { visible: root.streaming; width: parent.width; text: root.runningText }
        StepQuestion { visible: root.waiting.name !== undefined; width: parent.width; ask: root.ask; step: root.waiting }
        Item { visible: band.visible; width: 1; height: 8 }
        Band {
            id: band

            visible: root.error.length > 0
            width: parent.width
            text: root.error
            actionText: qsTr("Try again")
            actionIcon: "refresh"
            onActed: root.ask.regenerate(root.messageId)
        }
        AnswerActions { visible: !root.streaming; width: parent.width; message: root }
        TracePanel {
            objectName: "trace"
            visible: root.traceSummary.length > 0
            width: parent.width
            trace: root.trace
            summary: root.traceSummary
            seconds: root.traceSeconds
            onWholeResultRequested: step => root.ask.loadResult(root.messageId, step)
        }
    }

    function startEdit() {
        editing = true;
        edit.text = question;
        edit.forceActiveFocus(Qt.OtherFocusReason);
    }
}
