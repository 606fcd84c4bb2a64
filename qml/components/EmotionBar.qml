// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// Shares of emotions in one bar.
Row {
    id: root

    /// List of {emotion, fraction}.
    property var parts: []

    height: 8
    spacing: 1
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Emotions")

    Repeater {
        model: root.parts

        Rectangle {
            required property var modelData

            width: Math.max(0, modelData.fraction * root.width - 1)
            height: root.height
            color: Emotions.colour(modelData.emotion)
        }
    }
}
