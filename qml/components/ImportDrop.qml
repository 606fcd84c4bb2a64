// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Takes files that are dropped anywhere on it.
DropArea {
    id: root

    signal filesDropped(var urls)

    keys: ["text/uri-list"]
    onEntered: drag => drag.accepted = drag.hasUrls
    onDropped: drop => filesDropped(drop.urls)
}
