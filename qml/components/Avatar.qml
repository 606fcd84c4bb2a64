// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// A person: letter on the person's colour; the owner is a ring with the person icon.
Rectangle {
    id: root

    property string initial
    property int colourIndex: 0
    property bool isOwner: false
    property int size: 20
    /// A ring in the ground's colour, where avatars overlap.
    property bool separated: false

    implicitWidth: size
    implicitHeight: size
    radius: size / 2
    color: isOwner || colourIndex < 1 ? Theme.surface : Theme.personColour(colourIndex, false)
    border { width: isOwner || colourIndex < 1 ? 1.5 : 0; color: Theme.text2 }
    Accessible.ignored: true

    Rectangle {
        visible: root.separated
        anchors.fill: parent
        anchors.margins: -2
        z: -1
        radius: width / 2
        color: Theme.surface
    }
    PlainText {
        visible: !root.isOwner
        anchors.centerIn: parent
        text: root.initial
        color: root.colourIndex < 1 ? Theme.text2 : Theme.surface
        font { family: Theme.sans; pixelSize: Math.max(8, Math.round(root.size * 0.42)); weight: Font.DemiBold }
    }
    Icon {
        visible: root.isOwner
        anchors.centerIn: parent
        icon: "person"
        size: Math.round(root.size * 0.75)
    }
}
