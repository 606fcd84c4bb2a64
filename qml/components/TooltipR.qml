// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// Name and shortcut of what the pointer rests on.
T.ToolTip {
    id: root

    /// Keys joined by "+", as in a Shortcut.
    property string shortcut
    readonly property var keyNames: ({ Ctrl: qsTr("Ctrl"), Shift: qsTr("Shift"), Enter: qsTr("Enter") })
    /// The button it belongs to, if any: what it says is known once the button was pressed, and would lie over its menu.
    property T.AbstractButton button: null
    property bool used: false

    visible: button !== null && button.hovered && !used
    x: parent ? Math.round((parent.width - implicitWidth) / 2) : 0
    y: parent ? parent.height + 6 : 0
    implicitWidth: contentItem.implicitWidth + leftPadding + rightPadding
    implicitHeight: contentItem.implicitHeight + topPadding + bottomPadding
    margins: 6
    leftPadding: 8
    rightPadding: 8
    topPadding: 5
    bottomPadding: 5
    delay: Theme.tooltipDelay
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutsideParent | T.Popup.CloseOnReleaseOutsideParent

    Connections {
        target: root.button

        function onPressed() { root.used = true; }
    }

    background: Rectangle { radius: Theme.radiusButton; color: Theme.tip }
    contentItem: Row {
        spacing: 8

        PlainText { text: root.text; font: Theme.small; color: Theme.tipText }
        PlainText { visible: root.shortcut; text: root.shortcut.split("+").map(key => root.keyNames[key] ?? key).join("+"); font: Theme.small; color: Theme.tipText; opacity: 0.75 }
    }
}
