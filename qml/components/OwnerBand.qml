// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// "Which of these is you?", asked once after the first import.
Rectangle {
    id: root

    required property var question

    visible: question.open
    implicitHeight: visible ? 48 : 0
    color: Theme.accentSoft
    Accessible.role: Accessible.Grouping
    Accessible.name: label.text

    PlainText {
        id: label

        anchors { left: parent.left; leftMargin: Theme.inset; verticalCenter: parent.verticalCenter }
        text: qsTr("Which of these is you?")
        font: Theme.bodyEmphasis
    }
    ListView {
        anchors { left: label.right; leftMargin: 12; right: skip.left; rightMargin: 12 }
        height: parent.height
        orientation: ListView.Horizontal
        spacing: 8
        clip: true
        model: root.question.candidates

        delegate: Item {
            id: candidate

            required property var personId
            required property string name
            required property int turns
            required property int colourIndex

            width: button.width
            height: ListView.view.height

            RButton {
                id: button

                anchors.verticalCenter: parent.verticalCenter
                text: candidate.name
                iconName: "person"
                Accessible.description: qsTr("%n turn(s)", "", candidate.turns)
                onClicked: root.question.choose(candidate.personId)
            }
        }
    }
    RButton {
        id: skip

        anchors { right: parent.right; rightMargin: Theme.inset; verticalCenter: parent.verticalCenter }
        kind: "quiet"
        text: qsTr("None of them")
        onClicked: root.question.skip()
    }
    Hairline { anchors.bottom: parent.bottom; width: parent.width; color: Theme.accentLine }
}
