// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// A choice of one. `quiet` is for bars, `bare` without a frame.
T.ComboBox {
    id: root

    property bool quiet: true
    property bool bare: false
    property string label
    /// As wide as the words, up to this.
    property real most: 260
    property real widestChoice: 0

    implicitWidth: Math.max(bare ? 40 : 96, Math.min(most, words.implicitWidth + leftPadding + rightPadding))
    implicitHeight: Theme.controlHeight
    leftPadding: 8
    rightPadding: 28
    hoverEnabled: true
    font: Theme.body
    Accessible.name: label ? label + ": " + displayText : displayText

    background: Rectangle {
        radius: Theme.radiusButton
        color: root.bare ? (root.down || root.hovered ? Theme.hover : "transparent") : Theme.raised
        border {
            width: root.bare ? 0 : root.activeFocus && InputMode.keyboard ? 2 : 1
            color: root.activeFocus && InputMode.keyboard ? Theme.accent : root.hovered ? Theme.text3 : root.quiet ? Theme.lineStrong : Theme.control
        }

        FocusRing { control: root; visible: root.bare && root.activeFocus && InputMode.keyboard; gap: 0 }
    }
    contentItem: PlainText {
        id: words

        text: root.displayText
        font: root.font
        color: root.enabled ? Theme.text : Theme.textOff
        verticalAlignment: Text.AlignVCenter
    }
    FontMetrics { id: metrics; font: root.font }
    TooltipR { visible: root.hovered && words.truncated && !root.popup.visible; text: root.displayText }

    indicator: Icon {
        x: root.width - width - 8
        y: (root.height - height) / 2
        icon: "chevron-down"
        size: 14
        color: root.enabled ? Theme.text2 : Theme.textOff
    }
    delegate: MenuRow {
        required property int index

        width: ListView.view.width
        text: root.textAt(index)
        checked: root.currentIndex === index
        highlighted: root.highlightedIndex === index
    }
    popup: T.Popup {
        y: root.height + 4
        // As wide as the longest choice needs, as far as that is bearable.
        width: Math.max(root.width, 160, Math.min(420, root.widestChoice + 56))
        height: Math.min(contentItem.implicitHeight + 8, 320)
        padding: 4
        margins: 8
        onAboutToShow: root.widestChoice = Array.from({ length: root.count }, (_, i) => metrics.advanceWidth(root.textAt(i))).reduce((most, one) => Math.max(most, one), 0)

        background: PopupPanel {}
        contentItem: ListView {
            clip: true
            implicitHeight: contentHeight
            model: root.delegateModel
            currentIndex: root.highlightedIndex
            T.ScrollBar.vertical: ScrollBarThin {}
        }
    }
}
