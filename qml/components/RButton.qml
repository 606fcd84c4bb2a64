// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// A button with words. Kinds: "primary" (one per pane), "secondary", "quiet", "danger" (outlined), "dangerFilled", "link".
T.Button {
    id: root

    property string kind: "secondary"
    property string iconName
    property bool large: false
    property bool busy: false
    property bool dropDown: false

    readonly property bool filled: kind === "primary" || kind === "dangerFilled"
    readonly property bool lined: kind === "secondary" || kind === "danger"
    readonly property color ink: !enabled ? Theme.textOff
        : kind === "primary" ? Theme.accentText
        : kind === "dangerFilled" || kind === "danger" && down ? Theme.surface
        : kind === "danger" ? Theme.danger
        : kind === "link" ? Theme.accent
        : Theme.text
    readonly property color ground: !enabled ? (filled ? Theme.press : "transparent")
        : kind === "primary" ? (down ? Theme.accentPress : hovered ? Theme.accentHover : Theme.accent)
        : kind === "dangerFilled" ? Theme.danger
        : kind === "danger" ? (down ? Theme.danger : hovered ? Theme.dangerSoft : Theme.raised)
        : down ? Theme.press : hovered ? Theme.hover : kind === "secondary" ? Theme.raised : "transparent"

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: large ? 36 : Theme.controlHeight
    leftPadding: kind === "link" ? 0 : kind === "quiet" ? 8 : 12
    rightPadding: leftPadding
    hoverEnabled: true
    Accessible.name: text
    Keys.onReturnPressed: event => { if (!event.isAutoRepeat) root.clicked(); }
    Keys.onEnterPressed: event => { if (!event.isAutoRepeat) root.clicked(); }

    background: Rectangle {
        radius: Theme.radiusButton
        color: root.kind === "link" ? "transparent" : root.ground
        border {
            width: root.lined ? 1 : 0
            color: !root.enabled ? Theme.line : root.kind === "danger" ? Theme.dangerLine : Theme.lineStrong
        }

        FocusRing { control: root }
    }
    contentItem: Item {
        id: content

        implicitWidth: words.implicitWidth + extras
        implicitHeight: 20

        readonly property int extras: (root.iconName || root.busy ? 22 : 0) + (root.dropDown ? 20 : 0)

        Row {
            id: row

            anchors.centerIn: parent
            spacing: 6

            Spinner { visible: root.busy; anchors.verticalCenter: parent.verticalCenter; color: root.ink }
            Icon {
                visible: root.iconName && !root.busy
                anchors.verticalCenter: parent.verticalCenter
                icon: root.iconName
                size: 16
                color: root.ink
            }
            PlainText {
                id: words

                width: Math.min(implicitWidth, Math.max(0, content.width - content.extras))
                anchors.verticalCenter: parent.verticalCenter
                text: root.text
                font: root.kind === "link" ? Theme.smallEmphasis : root.kind === "quiet" ? Theme.body : Theme.bodyEmphasis
                color: root.kind === "link" && root.hovered ? Theme.accentHover : root.ink
            }
            Icon {
                visible: root.dropDown
                anchors.verticalCenter: parent.verticalCenter
                icon: "chevron-down"
                size: 14
                color: root.ink
            }
        }
    }
}
