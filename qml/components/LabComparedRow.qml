// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// A question with both scores, the better one bold; a click opens the first answer, one on a score its own.
ListRow {
    id: root

    required property string question
    required property string category
    required property string firstText
    required property string secondText
    required property var firstId
    required property var secondId
    required property int better
    property real scoreColumn: 116

    component Score: T.AbstractButton {
        id: score

        property bool isBetter: false

        width: Math.min(116, words.implicitWidth + 12)
        height: 24
        hoverEnabled: true
        focusPolicy: Qt.NoFocus
        background: Rectangle { radius: Theme.radiusTag; color: score.down || score.hovered ? Theme.press : "transparent" }
        contentItem: PlainText { id: words; rightPadding: 6; text: score.text; font: score.isBetter ? Theme.bodyStrong : Theme.body; horizontalAlignment: Text.AlignRight; verticalAlignment: Text.AlignVCenter }
    }

    signal secondWanted()

    implicitHeight: 32
    text: question
    Accessible.description: qsTr("%1 against %2").arg(firstText).arg(secondText)
    Keys.onSpacePressed: secondWanted()

    contentItem: Item {
        PlainText { x: Theme.inset; width: parent.width - 2 * root.scoreColumn - 40 - x; anchors.verticalCenter: parent.verticalCenter; text: root.question }
        Score { x: parent.width - root.scoreColumn - 22 - width; anchors.verticalCenter: parent.verticalCenter; text: root.firstText; isBetter: root.better === 1; Accessible.name: qsTr("First answer: %1").arg(text); onClicked: root.clicked() }
        Score { x: parent.width - 10 - width; anchors.verticalCenter: parent.verticalCenter; text: root.secondText; isBetter: root.better === 2; Accessible.name: qsTr("Second answer: %1").arg(text); onClicked: root.secondWanted() }
        Hairline { anchors.bottom: parent.bottom; width: parent.width; color: Theme.grid }
    }
}
