// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// A question and its answer, or two answers beside each other.
Item {
    id: root

    required property var ask
    required property var messageId
    required property string question
    required property string askedText
    required property int branch
    required property int branches
    required property var model
    required property bool loaded
    required property var questionMarks
    required property bool currentFind
    readonly property bool compared: model.beside !== undefined && model.beside !== null
    /// Whether the other answer is the older of the two.
    readonly property bool otherFirst: model.besideFirst ?? false
    property bool editing: false
    readonly property bool hovered: hover.hovered

    signal citationClicked(var answerId, int marker)
    /// Find has hit in it, first at `y`.
    signal marked(real y)
    signal settingsWanted()

    implicitHeight: loaded ? column.height + 24 : 360 // about as high as most are

    HoverHandler { id: hover }
    Rectangle { visible: root.currentFind; width: 3; y: 12; height: parent.height - 24; color: Theme.markLine }
    Skeleton { x: column.x; y: 16; width: column.width; active: !root.loaded; rows: 6 }
    Column {
        id: column

        visible: root.loaded
        x: Math.round((parent.width - width) / 2)
        y: 16
        width: Math.min(root.compared ? 1120 : 680, parent.width - 2 * Theme.readingInset)
        spacing: 0

        Item {
            width: parent.width
            height: 24

            Avatar { anchors.verticalCenter: parent.verticalCenter; size: 20; isOwner: true }
            PlainText { x: 28; anchors.verticalCenter: parent.verticalCenter; text: root.askedText; color: Theme.text3 }
            Loader {
                active: root.branches > 1
                anchors { right: parent.right; rightMargin: 32; verticalCenter: parent.verticalCenter }
                sourceComponent: Row {
                    spacing: 2

                    IconButton { objectName: "sideBySide"; size: 24; iconName: "compare"; on: root.compared; text: root.compared ? qsTr("Show one answer") : qsTr("Show two answers side by side"); onClicked: root.ask.setSideBySide(root.messageId, !root.compared) }
                    IconButton { objectName: "earlierBranch"; size: 24; iconName: "chevron-left"; text: qsTr("Earlier version"); enabled: root.branch > 1 && !root.ask.running; onClicked: root.ask.showBranch(root.messageId, -1) }
                    PlainText { anchors.verticalCenter: parent.verticalCenter; text: root.branch + " / " + root.branches; font: Theme.small; color: Theme.text3 }
                    IconButton { size: 24; iconName: "chevron-right"; text: qsTr("Later version"); enabled: root.branch < root.branches && !root.ask.running; onClicked: root.ask.showBranch(root.messageId, 1) }
                }
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
        MarkedText { visible: !root.editing; width: parent.width; text: root.question; marks: root.questionMarks; font: Qt.font({ family: Theme.sans, pixelSize: 14, weight: Font.DemiBold }); leading: 22; selectable: true }
        Loader {
            id: edit

            active: root.editing
            visible: active
            width: parent.width
            sourceComponent: TextFieldR {
                Accessible.name: qsTr("Question")
                onAccepted: {
                    const asked = text;
                    root.editing = false;
                    root.ask.editAndResend(root.messageId, asked);
                }
                Keys.onEscapePressed: root.editing = false
            }
        }
        Item { width: 1; height: 11 }
        Flow {
            id: answers

            readonly property bool beside: root.compared && width >= 520
            readonly property real half: beside ? (width - spacing) / 2 : width

            width: parent.width
            spacing: root.compared ? 24 : 0
            layoutDirection: beside && !root.otherFirst ? Qt.RightToLeft : Qt.LeftToRight

            Repeater {
                model: root.model.beside ?? null

                AnswerColumn {
                    required property var model

                    objectName: "otherAnswer"
                    width: answers.half
                    ask: root.ask
                    answer: model
                    compared: true
                    current: false
                    onCitationClicked: marker => root.citationClicked(model.messageId, marker)
                }
            }
            AnswerColumn {
                id: ownAnswer

                width: answers.half
                ask: root.ask
                answer: root.model
                compared: root.compared
                onMarked: root.marked(root.firstMark())
                onSettingsWanted: root.settingsWanted()
                onCitationClicked: marker => root.citationClicked(root.messageId, marker)
            }
        }
    }

    /// Where find has hit first, −1 while nothing is marked.
    function firstMark(): real {
        const inAnswer = ownAnswer.firstMark();
        return questionMarks.length > 0 ? 0 : inAnswer < 0 ? -1 : column.y + answers.y + ownAnswer.y + inAnswer;
    }
    function startEdit() {
        editing = true;
        edit.item.text = question;
        edit.item.forceActiveFocus(Qt.OtherFocusReason);
    }
}
