// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// A menu; its rows are MenuItemR.
T.Menu {
    id: root

    implicitWidth: Math.max(200, contentItem.implicitWidth + 8)
    implicitHeight: contentItem.implicitHeight + 8
    padding: 4
    margins: 8
    overlap: 1
    delegate: MenuItemR {}

    background: PopupPanel {}
    contentItem: ListView {
        implicitHeight: contentHeight
        implicitWidth: root.count > 0 ? contentItem.childrenRect.width : 0
        model: root.contentModel
        interactive: contentHeight > height
        clip: true
        currentIndex: root.currentIndex
        keyNavigationEnabled: true
    }
}
