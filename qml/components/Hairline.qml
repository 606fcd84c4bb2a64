// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// The line at which panes meet.
Rectangle {
    property bool vertical: false

    implicitWidth: 1
    implicitHeight: 1
    color: Theme.line
}
