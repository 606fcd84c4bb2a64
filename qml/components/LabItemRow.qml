// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// An answer in the list: outcome, question, configuration, score.
ListRow {
    id: root

    required property var itemId
    required property string question
    required property string category
    required property string configuration
    required property string outcome
    required property string scoreText
    required property bool failed

    required selected
    implicitHeight: 44
    text: question
    Accessible.description: `${failed ? qsTr("failed") : outcome}, ${category}, ${configuration}, ${scoreText}`

    contentItem: Item {
        LabOutcomeTag { id: tag; x: Theme.inset; anchors.verticalCenter: parent.verticalCenter; outcome: root.outcome; failed: root.failed }
        Column {
            anchors { left: parent.left; leftMargin: Theme.inset + Math.max(40, tag.width + 8); right: score.left; rightMargin: 12; verticalCenter: parent.verticalCenter }

            PlainText { width: parent.width; text: root.question }
            PlainText { width: parent.width; text: root.category ? root.configuration + " · " + root.category : root.configuration; font: Theme.caption; color: Theme.text3 }
        }
        PlainText { id: score; anchors { right: parent.right; rightMargin: Theme.inset; verticalCenter: parent.verticalCenter } text: root.scoreText; color: Theme.text2 }
        Hairline { anchors.bottom: parent.bottom; width: parent.width; color: Theme.grid }
    }
}
