// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// A filter chip, or a plain word chip. Delete or Backspace removes it, as does its cross.
T.AbstractButton {
    id: root

    /// "person", "tag", "emotion", "date", "text", "conversation", "order" or "plain".
    property string kind: "plain"
    property string emotion
    property int colourIndex: 0
    property bool isOwner: false
    /// A boost only, not a filter: drawn dashed.
    property bool boost: false
    property bool negated: false
    property bool removable: true
    readonly property bool soft: kind === "plain" || negated

    signal removed()

    implicitWidth: row.implicitWidth + leftPadding + rightPadding
    implicitHeight: 24
    leftPadding: 8
    rightPadding: removable ? 4 : 8
    hoverEnabled: true
    Accessible.name: negated ? qsTr("not") + " " + text : text
    Accessible.description: removable ? qsTr("Press Delete to remove") : ""
    Keys.onDeletePressed: if (removable) removed()
    Keys.onPressed: event => { if (event.key === Qt.Key_Backspace && removable) { removed(); event.accepted = true; } }

    background: Rectangle {
        radius: Theme.radiusButton
        color: root.boost ? (root.hovered ? Theme.hover : "transparent")
            : !root.enabled ? Theme.sunken
            : root.soft ? (root.down ? Theme.press : Theme.sunken)
            : Theme.accentSoft
        border { width: root.hovered && !root.boost && !root.soft ? 1 : 0; color: Theme.accentLine }

        DashedBorder { visible: root.boost; color: Theme.text3 }
        FocusRing { control: root }
    }
    contentItem: Item {
        Row {
            id: row

            anchors.verticalCenter: parent.verticalCenter
            spacing: 6

            Avatar {
                visible: root.kind === "person" && !root.negated
                anchors.verticalCenter: parent.verticalCenter
                initial: root.text.charAt(0).toUpperCase()
                colourIndex: root.colourIndex
                isOwner: root.isOwner
                size: 16
            }
            EmotionMark {
                visible: root.kind === "emotion"
                anchors.verticalCenter: parent.verticalCenter
                emotion: root.emotion
                outlined: !root.boost
            }
            Icon {
                visible: icon.length > 0
                anchors.verticalCenter: parent.verticalCenter
                icon: ({ tag: "tag", date: "calendar", text: "words", conversation: "conversation", order: "sort" })[root.kind] ?? ""
                size: 14
            }
            PlainText {
                visible: root.negated
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("not")
                font: Theme.smallEmphasis
                color: Theme.danger
            }
            PlainText {
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, 220)
                text: root.text
                font: Theme.smallEmphasis
                color: root.enabled ? Theme.text : Theme.textOff
            }
            IconButton {
                visible: root.removable
                anchors.verticalCenter: parent.verticalCenter
                size: 18
                iconSize: 12
                iconName: "close"
                text: qsTr("Remove %1").arg(root.text)
                tooltips: false
                focusPolicy: Qt.NoFocus
                onClicked: root.removed()
            }
        }
    }
}
