// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// The ring round what the keyboard is on. Never shown after a click.
Rectangle {
    property Item control: parent
    property real cornerRadius: Theme.radiusButton
    /// Space between the control and the ring; negative puts the ring inside, as in rows.
    property int gap: 2

    anchors.fill: parent
    anchors.margins: gap < 0 ? 0 : -gap - 2
    visible: control !== null && control.activeFocus && InputMode.keyboard
    z: 2
    radius: gap < 0 ? cornerRadius : cornerRadius + gap + 2
    color: "transparent"
    border { width: 2; color: Theme.accent }
}
