// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// A check box, with or without words.
T.CheckBox {
    id: root

    /// Words that find no room go on in another line; otherwise they end in an ellipsis.
    property bool wraps: true

    implicitWidth: text ? implicitContentWidth + leftPadding + rightPadding : 16
    implicitHeight: Math.max(16, text ? 20 : 0)
    spacing: 8
    hoverEnabled: true
    Accessible.name: text

    indicator: Rectangle {
        y: (root.height - height) / 2
        width: 16
        height: 16
        radius: Theme.radiusTag
        color: !root.enabled ? Theme.press : root.checked ? (root.hovered ? Theme.accentHover : Theme.accent) : Theme.raised
        border { width: root.checked ? 0 : 1; color: !root.enabled ? Theme.lineStrong : root.hovered ? Theme.text3 : Theme.control }

        Icon { visible: root.checked; anchors.centerIn: parent; icon: "check"; size: 14; color: Theme.accentText }
        FocusRing { control: root; cornerRadius: Theme.radiusTag }
    }
    contentItem: PlainText {
        leftPadding: root.indicator.width + (root.text ? root.spacing : 0)
        text: root.text
        color: root.enabled ? Theme.text : Theme.textOff
        verticalAlignment: Text.AlignVCenter
        wrapMode: root.wraps ? Text.Wrap : Text.NoWrap
    }
}
