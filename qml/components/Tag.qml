// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// A word about a state. Kinds: "neutral", "ok", "accent", "warn", "danger", "key" (a key of the keyboard).
Rectangle {
    id: root

    property string text
    property string kind: "neutral"
    property string iconName
    readonly property color ink: kind === "ok" ? Theme.ok : kind === "accent" ? Theme.accent : kind === "warn" ? Theme.warn
        : kind === "danger" ? Theme.danger : Theme.text2

    implicitWidth: row.implicitWidth + 10
    implicitHeight: 16
    radius: Theme.radiusTag
    color: kind === "ok" ? Theme.okSoft : kind === "accent" ? Theme.accentSoft : kind === "warn" ? Theme.warnSoft
        : kind === "danger" ? Theme.dangerSoft : kind === "key" ? Theme.raised : Theme.sunken
    border { width: kind === "key" ? 1 : 0; color: Theme.lineStrong }
    Accessible.role: Accessible.StaticText
    Accessible.name: text

    Row {
        id: row

        anchors.centerIn: parent
        spacing: 4

        Icon { visible: root.iconName; anchors.verticalCenter: parent.verticalCenter; icon: root.iconName; size: 12; color: root.ink }
        PlainText { anchors.verticalCenter: parent.verticalCenter; text: root.text; font: Theme.captionEmphasis; color: root.ink }
    }
}
