// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Shapes
import Reminisce

/// A dashed frame with round corners.
Shape {
    id: root

    property color color: Theme.control
    property real radius: Theme.radiusButton

    anchors.fill: parent

    ShapePath {
        strokeColor: root.color
        strokeWidth: 1
        strokeStyle: ShapePath.DashLine
        dashPattern: [3, 3]
        fillColor: "transparent"
        startX: root.radius; startY: 0.5
        PathLine { x: root.width - root.radius; y: 0.5 }
        PathArc { x: root.width - 0.5; y: root.radius; radiusX: root.radius; radiusY: root.radius }
        PathLine { x: root.width - 0.5; y: root.height - root.radius }
        PathArc { x: root.width - root.radius; y: root.height - 0.5; radiusX: root.radius; radiusY: root.radius }
        PathLine { x: root.radius; y: root.height - 0.5 }
        PathArc { x: 0.5; y: root.height - root.radius; radiusX: root.radius; radiusY: root.radius }
        PathLine { x: 0.5; y: root.radius }
        PathArc { x: root.radius; y: 0.5; radiusX: root.radius; radiusY: root.radius }
    }
}
