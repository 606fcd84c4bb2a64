// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// A line between groups of a menu.
T.MenuSeparator {
    implicitWidth: 160
    implicitHeight: 9
    topPadding: 4
    bottomPadding: 4

    contentItem: Rectangle { implicitHeight: 1; color: Theme.line }
}
