// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Shapes
import Reminisce

/// Something is going on and its length is not known.
Item {
    id: root

    property color color: Theme.accent

    implicitWidth: 16
    implicitHeight: 16

    Shape {
        anchors.fill: parent

        ShapePath {
            strokeColor: root.color
            strokeWidth: 1.75
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap
            PathAngleArc { centerX: 8; centerY: 8; radiusX: 6; radiusY: 6; startAngle: -90; sweepAngle: 250 }
        }
    }

    RotationAnimation on rotation {
        running: root.visible && !Theme.reducedMotion
        from: 0
        to: 360
        duration: 1000
        loops: Animation.Infinite
    }
}
