// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.impl
import Reminisce

/// One of the project's icons, tinted.
IconImage {
    /// Name of the file in resources/icons, without its ending.
    property string icon
    property int size: 20

    name: ""
    source: icon ? "qrc:/icons/" + icon + ".svg" : ""
    sourceSize { width: size; height: size }
    width: size
    height: size
    color: Theme.text2
    Accessible.ignored: true
}
