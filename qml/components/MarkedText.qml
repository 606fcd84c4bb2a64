// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// Plain text with matched words on amber. Wraps at its width; selectable only where asked.
Item {
    id: root

    property string text
    /// List of {start, length}.
    property var marks: []
    property font font: Theme.body
    property int leading: 20
    property color color: Theme.text
    /// A name before the text, in its own colour.
    property string lead
    property color leadColor: Theme.text
    property bool selectable: false
    readonly property string selectedText: edit.selectedText

    implicitHeight: edit.height
    baselineOffset: Math.round(leading * 0.8) - 1

    Repeater {
        model: decorator.markRects

        FindMark { required property var modelData; place: modelData }
    }

    // Before the text it fills: complete after it, and so laid out once, at its width.
    TextDecorator {
        id: decorator

        document: edit.textDocument
        text: root.text
        marks: root.marks ?? []
        lead: root.lead
        leadColor: root.leadColor
        leading: root.leading
        markColor: Theme.markText
        width: edit.width
    }
    TextEdit {
        id: edit

        y: -1
        width: root.width
        enabled: root.selectable
        activeFocusOnPress: root.selectable
        activeFocusOnTab: false
        readOnly: true
        selectByMouse: root.selectable
        textFormat: TextEdit.PlainText
        wrapMode: TextEdit.Wrap
        font: root.font
        color: root.color
        selectionColor: Theme.accentLine
        selectedTextColor: Theme.text
        Accessible.role: Accessible.StaticText
        Accessible.name: root.text
    }
}
