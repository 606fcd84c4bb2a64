// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// Tabs with counts, underlined. Left and Right choose.
Item {
    id: root

    /// List of {value, label, count}; a count below 0 is not shown.
    property var options: []
    property string value
    property string label

    signal chosen(string value)

    implicitWidth: row.implicitWidth
    implicitHeight: 32
    Accessible.role: Accessible.PageTabList
    Accessible.name: label

    Row {
        id: row

        height: parent.height
        spacing: 16

        Repeater {
            id: repeater

            model: root.options

            T.AbstractButton {
                id: tab

                required property var modelData
                required property int index

                implicitWidth: words.implicitWidth
                height: root.height
                text: modelData.label
                checked: root.value === modelData.value
                hoverEnabled: true
                focusPolicy: checked ? Qt.StrongFocus : Qt.ClickFocus
                Accessible.role: Accessible.PageTab
                Accessible.name: text
                Accessible.selectable: true
                Accessible.selected: checked
                onClicked: root.chosen(modelData.value)
                Keys.onLeftPressed: root.step(index - 1)
                Keys.onRightPressed: root.step(index + 1)

                background: Item {
                    Rectangle {
                        anchors.bottom: parent.bottom
                        width: parent.width
                        height: 2
                        radius: 1
                        color: Theme.accent
                        visible: tab.checked
                    }
                    FocusRing { control: tab; gap: 0; anchors.leftMargin: -6; anchors.rightMargin: -6; anchors.topMargin: 3; anchors.bottomMargin: 3 }
                }
                contentItem: Item {
                    PlainText { id: widest; visible: false; text: tab.text; font: Theme.bodyStrong }
                    Row {
                        id: words

                        anchors.verticalCenter: parent.verticalCenter
                        spacing: 6

                        PlainText {
                            width: widest.implicitWidth
                            text: tab.text
                            font: tab.checked ? Theme.bodyStrong : Theme.body
                            color: !tab.enabled ? Theme.textOff : tab.checked || tab.hovered ? Theme.text : Theme.text2
                        }
                        PlainText {
                            visible: tab.modelData.count >= 0
                            anchors.baseline: parent.children[0].baseline
                            text: tab.modelData.count
                            font: Theme.caption
                            color: Theme.text3
                        }
                    }
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
