// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// A step that waits for the person: what it is, why, and whether it may be done.
Rectangle {
    id: root

    required property var ask
    property var step: ({})

    implicitHeight: column.height + 24
    radius: Theme.radiusCard
    color: Theme.accentSoft
    border { width: 1; color: Theme.accentLine }
    Accessible.role: Accessible.AlertMessage
    Accessible.name: qsTr("Do this step?") + " " + (step.name ?? "")

    Column {
        id: column

        x: 12
        y: 12
        width: parent.width - 24
        spacing: 8

        PlainText { width: parent.width; text: qsTr("Do this step?"); font: Theme.bodyEmphasis }
        PlainText { visible: text.length > 0; width: parent.width; text: root.step.thoughts ?? ""; font: Theme.small; color: Theme.text2; wrapMode: Text.Wrap; maximumLineCount: 8; leading: 18 }
        PlainText { width: parent.width; text: root.step.name ?? ""; font: Theme.code }
        PlainText { width: parent.width; text: root.step.argumentsText ?? ""; font: Theme.code; color: Theme.text2; wrapMode: Text.WrapAnywhere; maximumLineCount: 12; leading: 18 }
        Flow {
            width: parent.width
            spacing: 8

            RButton { objectName: "allowStep"; kind: "primary"; iconName: "check"; text: qsTr("Do it"); onClicked: root.ask.allowStep(true) }
            RButton { iconName: "close"; text: qsTr("Leave it out"); onClicked: root.ask.allowStep(false) }
            RButton { iconName: "play"; text: qsTr("Run without asking"); onClicked: root.ask.allowAllSteps() }
        }
    }
}
