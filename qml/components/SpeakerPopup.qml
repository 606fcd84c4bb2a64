// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// Who says a turn: somebody known, or a new name; for the turn alone or for all that this speaker says here.
T.Popup {
    id: root

    required property var transcript
    property var turnId: -1
    property string speaker

    function edit(turn: Item) {
        turnId = (turn as TurnRow).turnId;
        speaker = (turn as TurnRow).speaker;
        parent = turn;
        y = 28;
        x = 60;
        open();
    }
    function take(all: bool) {
        if (field.text.trim())
            transcript.setSpeaker(turnId, field.text, all);
        close();
    }

    width: 300
    height: contentItem.implicitHeight + 24
    padding: 12
    margins: 8
    focus: true
    onOpened: {
        field.text = speaker;
        field.selectAll();
        field.forceActiveFocus(Qt.TabFocusReason);
    }

    background: PopupPanel {}
    contentItem: Column {
        spacing: 8

        PlainText { text: qsTr("Who says this?"); font: Theme.bodyEmphasis }
        TextFieldR { id: field; objectName: "speakerField"; width: parent.width; Accessible.name: qsTr("Name"); onAccepted: root.take(false) }
        Flow {
            width: parent.width
            spacing: 4

            Repeater {
                model: root.opened ? root.transcript.speakerNames(field.text) : []

                RButton { required property string modelData; height: 24; kind: "quiet"; text: modelData; onClicked: field.text = modelData }
            }
        }
        Row {
            objectName: "newPerson"
            visible: root.opened && root.transcript.isNewPerson(field.text)
            spacing: 6

            Icon { anchors.verticalCenter: parent.verticalCenter; icon: "person"; size: 14; color: Theme.text2 }
            PlainText { text: qsTr("New person"); font: Theme.small; color: Theme.text2; Accessible.role: Accessible.AlertMessage; Accessible.name: text }
        }
        Column {
            width: parent.width
            spacing: 6

            RButton { objectName: "thisTurn"; width: parent.width; kind: "primary"; text: qsTr("This turn"); enabled: field.text.trim().length > 0; onClicked: root.take(false) }
            RButton { objectName: "allTurns"; width: parent.width; visible: root.speaker; text: qsTr("All that “%1” says here").arg(root.speaker); enabled: field.text.trim().length > 0; onClicked: root.take(true) }
        }
    }
}
