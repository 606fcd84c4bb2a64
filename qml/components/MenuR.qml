// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// A menu; its rows are MenuItemR.
T.Menu {
    id: root

    /// The longest label; the rows themselves are as wide as the menu, and would only say that.
    readonly property real widest: Math.max(0, ...Array.from({ length: count }, (_, i) => itemAt(i)?.implicitWidth ?? 0))

    implicitWidth: Math.min(420, Math.max(200, widest + 8))
    implicitHeight: contentItem.implicitHeight + 8
    padding: 4
    margins: 8
    overlap: 1
    delegate: MenuItemR {}

    background: PopupPanel {}
    contentItem: ListView {
        implicitHeight: contentHeight
        model: root.contentModel
        interactive: contentHeight > height
        clip: true
        currentIndex: root.currentIndex
        keyNavigationEnabled: true
    }
}
