// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// The ground behind words that match.
Rectangle {
    /// {x, y, width, height} of the words.
    required property var place

    x: place.x - 1
    y: Math.round(place.y) - 1
    width: place.width + 2
    height: Math.round(place.height) + 1
    radius: 3
    color: Theme.mark
}
