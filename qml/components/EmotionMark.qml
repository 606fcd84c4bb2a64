// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// An emotion's shape in its colour; on coloured grounds the light theme adds an outline so that the mark stays visible.
Item {
    id: root

    property string emotion
    property int size: 12
    property bool outlined: false

    implicitWidth: size
    implicitHeight: size
    Accessible.role: Accessible.Graphic
    Accessible.name: Emotions.label(emotion)

    Icon {
        visible: root.outlined && !Theme.dark
        anchors.centerIn: parent
        icon: root.emotion ? "mark-" + root.emotion : ""
        size: root.size + 2
        color: Theme.text2
    }

    Icon {
        anchors.centerIn: parent
        icon: root.emotion ? "mark-" + root.emotion : ""
        size: root.size
        color: Emotions.colour(root.emotion)
    }
}
