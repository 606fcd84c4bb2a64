// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// One of a few choices, side by side. Left and Right choose.
Rectangle {
    id: root

    /// List of {value, label}.
    property var options: []
    property string value
    property string label
    property int size: 24

    signal chosen(string value)

    implicitWidth: row.implicitWidth
    implicitHeight: size
    radius: Theme.radiusButton
    color: Theme.sunken
    border { width: 1; color: Theme.line }
    Accessible.role: Accessible.Grouping
    Accessible.name: label

    Row {
        id: row

        height: parent.height

        Repeater {
            id: repeater

            model: root.options

            T.AbstractButton {
                id: segment

                required property var modelData
                required property int index

                implicitWidth: words.implicitWidth + 20
                height: root.size
                text: modelData.label
                checkable: true
                checked: root.value === modelData.value
                autoExclusive: false
                hoverEnabled: true
                focusPolicy: checked ? Qt.StrongFocus : Qt.ClickFocus
                Accessible.role: Accessible.RadioButton
                Accessible.name: text
                onClicked: root.chosen(modelData.value)
                Keys.onLeftPressed: root.step(index - 1)
                Keys.onRightPressed: root.step(index + 1)

                background: Rectangle {
                    anchors.margins: segment.checked ? 0 : 1
                    radius: Theme.radiusButton
                    color: segment.checked ? Theme.raised : segment.down ? Theme.press : segment.hovered ? Theme.hover : "transparent"
                    border { width: segment.checked ? 1 : 0; color: Theme.lineStrong }

                    FocusRing { control: segment; gap: 0 }
                }
                contentItem: PlainText {
                    id: words

                    text: segment.text
                    font: root.size >= 28 ? Theme.bodyEmphasis : Theme.smallEmphasis
                    color: segment.checked ? Theme.text : Theme.text2
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                }
            }
        }
    }

    function step(index: int) {
        const next = repeater.itemAt(index);
        if (next) {
            next.forceActiveFocus(Qt.TabFocusReason);
            root.chosen(next.modelData.value);
        }
    }
}
