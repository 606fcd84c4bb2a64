// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// The day over its conversations; it stays at the top while they scroll.
Rectangle {
    id: root

    property string day
    property string note

    implicitHeight: 28
    color: Theme.surface
    Accessible.role: Accessible.Heading
    Accessible.name: day

    PlainText { id: words; x: Theme.inset; anchors.verticalCenter: parent.verticalCenter; text: root.day; font: Theme.smallStrong; color: Theme.text2 }
    PlainText { anchors { left: words.right; leftMargin: 8; baseline: words.baseline } text: root.note; font: Theme.small; color: Theme.text3 }
}
