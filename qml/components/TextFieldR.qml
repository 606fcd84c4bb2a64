// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// A field of one line. `error` is a sentence shown below in place of `hint`.
T.TextField {
    id: root

    property bool quiet: false
    property string iconName
    property string error
    property string hint
    property real extraRight: 0
    readonly property bool failed: error.length > 0

    implicitWidth: 200
    implicitHeight: Theme.controlHeight
    leftPadding: iconName ? 30 : 8
    rightPadding: 8 + extraRight
    topPadding: 0
    bottomPadding: 0
    verticalAlignment: TextInput.AlignVCenter
    hoverEnabled: true
    selectByMouse: true
    font: Theme.body
    color: enabled ? Theme.text : Theme.textOff
    placeholderTextColor: enabled ? Theme.text3 : Theme.textOff
    selectionColor: Theme.accentLine
    selectedTextColor: Theme.text
    Accessible.name: placeholderText
    // Words that are put in, not typed, are read from their beginning.
    onTextChanged: if (!activeFocus) cursorPosition = 0

    background: Rectangle {
        radius: Theme.radiusButton
        color: root.enabled ? Theme.raised : Theme.sunken
        border {
            width: root.activeFocus || root.failed ? 2 : 1
            color: root.failed ? Theme.danger : root.activeFocus ? Theme.accent
                : root.hovered && root.enabled ? Theme.text3 : root.quiet || !root.enabled ? Theme.lineStrong : Theme.control
        }

        Icon {
            visible: root.iconName
            x: 8
            anchors.verticalCenter: parent.verticalCenter
            icon: root.iconName
            size: 16
            color: Theme.text3
        }
    }

    PlainText {
        visible: !root.text && !root.preeditText
        x: root.leftPadding
        width: root.width - root.leftPadding - root.rightPadding
        height: root.height
        verticalAlignment: Text.AlignVCenter
        text: root.placeholderText
        color: root.placeholderTextColor
        Accessible.ignored: true
    }
}
