// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// Ground of menus, lists and toasts.
Rectangle {
    radius: Theme.radiusCard
    color: Theme.raised
    border { width: 1; color: Theme.line }

    Shadow { radius: parent.radius }
}
