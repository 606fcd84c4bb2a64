// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// Ground of every list row: hover, selection with its bar, focus ring inside. The selection stays quieter when the list has no focus.
T.ItemDelegate {
    id: root

    property bool selected: false
    /// The list's focus; without it the selection lies on `press`.
    property bool listFocused: true
    property bool cited: false

    hoverEnabled: true
    focusPolicy: Qt.NoFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: text
    Accessible.selectable: true
    Accessible.selected: selected

    background: Rectangle {
        color: root.cited && root.selected ? Theme.markSoft
            : root.selected ? (root.listFocused ? Theme.accentSoft : Theme.press)
            : root.down ? Theme.press : root.hovered ? Theme.hover : "transparent"

        Rectangle { visible: root.selected; width: 3; height: parent.height; color: root.cited ? Theme.markLine : Theme.accent }
        FocusRing { control: root; gap: -1; cornerRadius: 0 }
    }
}
