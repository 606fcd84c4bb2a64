// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// What went wrong (or is open), in place, with one action. Kinds: "danger", "warn", "info".
Rectangle {
    id: root

    property string kind: "danger"
    property string headline
    property string text
    property string actionText
    property string actionIcon
    readonly property color ink: kind === "danger" ? Theme.danger : kind === "info" ? Theme.accent : Theme.warn

    signal acted()

    implicitWidth: 320
    implicitHeight: Math.max(44, words.implicitHeight + 20)
    radius: Theme.radiusCard
    color: kind === "danger" ? Theme.dangerSoft : kind === "info" ? Theme.accentSoft : Theme.warnSoft
    border { width: 1; color: kind === "danger" ? Theme.dangerLine : kind === "info" ? Theme.accentLine : Theme.warnLine }
    Accessible.role: Accessible.AlertMessage
    Accessible.name: headline + " " + text

    Icon {
        id: icon

        x: 12
        anchors.verticalCenter: parent.verticalCenter
        icon: root.kind === "danger" ? "error" : root.kind === "info" ? "info" : "warning"
        size: 18
        color: root.ink
    }
    Column {
        id: words

        anchors { left: icon.right; leftMargin: 8; right: action.visible ? action.left : parent.right; rightMargin: 12; verticalCenter: parent.verticalCenter }

        PlainText { visible: root.headline; width: parent.width; text: root.headline; font: Theme.bodyEmphasis; wrapMode: Text.Wrap; leading: 20 }
        PlainText { visible: root.text; width: parent.width; text: root.text; color: root.headline ? Theme.text2 : Theme.text; wrapMode: Text.Wrap; leading: 20 }
    }
    RButton {
        id: action

        visible: root.actionText
        anchors { right: parent.right; rightMargin: 8; verticalCenter: parent.verticalCenter }
        text: root.actionText
        iconName: root.actionIcon
        onClicked: root.acted()
    }
}
