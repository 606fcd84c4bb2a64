// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// Several of a list, as check boxes with their explanation.
Flow {
    id: root

    property alias model: repeater.model
    /// Of the names that have an explanation: as wide as the widest.
    property real widestName: 180
    readonly property real nameWidth: Math.min(widestName, width * 0.45)

    signal toggled(int row)

    spacing: 8

    Repeater {
        id: repeater

        Item {
            id: choice

            required property string label
            required property string detail
            required property bool chosen
            required property bool possible
            required property int index

            function measure() { if (detail) root.widestName = Math.max(root.widestName, Math.ceil(box.implicitWidth)); }

            width: detail ? root.width : box.implicitWidth + 16
            height: detail ? Math.max(20, note.implicitHeight) + 6 : 24

            Check { id: box; width: choice.detail ? root.nameWidth : implicitWidth; text: choice.label; checked: choice.chosen; enabled: choice.possible; Accessible.description: choice.detail; onClicked: root.toggled(choice.index); onImplicitWidthChanged: choice.measure(); Component.onCompleted: choice.measure() }
            PlainText { id: note; x: root.nameWidth + 16; y: 2; width: parent.width - x; text: choice.detail; color: choice.possible ? Theme.text2 : Theme.textOff; wrapMode: Text.Wrap; leading: 20 }
        }
    }
}
