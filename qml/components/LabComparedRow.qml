// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// A question with both scores; a click opens the first answer, the second score the other.
ListRow {
    id: root

    required property string question
    required property string category
    required property string firstText
    required property string secondText
    required property var firstId
    required property var secondId

    signal secondWanted()

    implicitHeight: 32
    text: question
    Accessible.description: qsTr("%1 against %2").arg(firstText).arg(secondText)
    Keys.onSpacePressed: secondWanted()

    contentItem: Item {
        PlainText { x: Theme.inset; width: parent.width - 272 - x; anchors.verticalCenter: parent.verticalCenter; text: root.question }
        PlainText { x: parent.width - 260; width: 116; anchors.verticalCenter: parent.verticalCenter; horizontalAlignment: Text.AlignRight; text: root.firstText }
        RButton { x: parent.width - 16 - width; anchors.verticalCenter: parent.verticalCenter; height: 24; kind: "link"; focusPolicy: Qt.NoFocus; text: root.secondText; Accessible.name: qsTr("Second answer: %1").arg(root.secondText); onClicked: root.secondWanted() }
        Hairline { anchors.bottom: parent.bottom; width: parent.width; color: Theme.grid }
    }
}
