// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// The people of a conversation, overlapping by four pixels.
Row {
    id: root

    /// Model with personId, name, colourIndex, isOwner, initial.
    property alias people: repeater.model
    property int size: 20

    spacing: -4

    Repeater {
        id: repeater

        Avatar {
            required property string name
            required colourIndex
            required isOwner
            required initial
            required property int index

            visible: index < 6
            size: root.size
            separated: index > 0
            Accessible.ignored: false
            Accessible.role: Accessible.Graphic
            Accessible.name: name
        }
    }
}
