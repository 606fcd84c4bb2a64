// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// A person in the table.
ListRow {
    id: root

    required property var people
    required property var columns
    required property var personId
    required property string name
    required property string aliasesText
    required property int colourIndex
    required property bool isOwner
    required property string turnsText
    required property string conversationsText
    required property string firstLastText
    required property var emotionBars
    required property string initial
    required property bool marked
    required property bool possibleDuplicate
    required property string suspicionText
    required property var activity

    implicitHeight: 44
    text: name
    selected: marked
    Keys.onSpacePressed: people.toggleMarked(personId)
    Accessible.name: name
    Accessible.description: qsTr("%1 turns, %2").arg(turnsText).arg(firstLastText) + (suspicionText ? ". " + suspicionText : "")

    contentItem: Item {
        Check { x: Theme.inset; anchors.verticalCenter: parent.verticalCenter; checked: root.marked; focusPolicy: Qt.NoFocus; Accessible.name: qsTr("Mark %1").arg(root.name); onClicked: root.people.toggleMarked(root.personId) }
        Avatar { x: 44; anchors.verticalCenter: parent.verticalCenter; size: 24; initial: root.initial; colourIndex: root.colourIndex; isOwner: root.isOwner }
        Column {
            x: root.columns.name
            width: root.columns.turns - 64 - x
            anchors.verticalCenter: parent.verticalCenter

            Row {
                width: parent.width
                spacing: 8

                PlainText { width: Math.min(implicitWidth, parent.width - (tag.visible ? tag.width + 8 : 0)); text: root.name; font: Theme.bodyEmphasis }
                Tag { id: tag; visible: root.isOwner || root.possibleDuplicate || root.suspicionText; anchors.verticalCenter: parent.verticalCenter; text: root.suspicionText ? qsTr("Look twice") : root.isOwner ? qsTr("Owner") : qsTr("Possible duplicate"); kind: root.suspicionText ? "danger" : root.isOwner ? "accent" : "warn"; iconName: root.suspicionText ? "warning" : root.isOwner ? "owner" : ""; HoverHandler { id: over } Loader { active: over.hovered && root.suspicionText; sourceComponent: TooltipR { parent: tag; visible: over.hovered; text: root.suspicionText } } }
            }
            PlainText { visible: root.aliasesText; width: parent.width; text: root.aliasesText; font: Theme.caption; color: Theme.text3 }
        }
        PlainText { x: root.columns.turns - width; anchors.verticalCenter: parent.verticalCenter; text: root.turnsText; elide: Text.ElideNone }
        PlainText { x: root.columns.conversations - width; anchors.verticalCenter: parent.verticalCenter; text: root.conversationsText; color: Theme.text2; elide: Text.ElideNone }
        MiniBars { visible: root.columns.wide; x: root.columns.months; anchors.verticalCenter: parent.verticalCenter; width: 96; values: root.activity }
        PlainText { x: root.columns.dates; width: 146; anchors.verticalCenter: parent.verticalCenter; text: root.firstLastText; font: Theme.small; color: Theme.text2 }
        EmotionBar { x: root.columns.emotions; anchors.verticalCenter: parent.verticalCenter; width: 88; parts: root.emotionBars }
        Hairline { anchors.bottom: parent.bottom; width: parent.width; color: Theme.grid }
    }
}
