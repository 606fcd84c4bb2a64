// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// An answer with its citations, unsupported sentences and, while it streams, a caret.
Item {
    id: root

    property var segments: []
    property bool streaming: false
    property int chosenMarker: 0

    /// Where the first mark is, −1 without one.
    readonly property real markY: decorator.markRects.length > 0 ? decorator.markRects[0].y : -1

    // A few at a time: a long answer may have a hundred, and the window must not wait for them.
    readonly property int tagsAtOnce: 4
    property int shownTags: tagsAtOnce

    signal citationClicked(int marker)

    implicitHeight: edit.height

    Repeater { model: decorator.markRects; FindMark { required property var modelData; place: modelData } }
    // Before the text it fills: complete after it, and so laid out once, at its width.
    TextDecorator {
        id: decorator

        document: edit.textDocument
        segments: root.segments ?? []
        leading: 22
        markColor: Theme.markText
        paragraphGap: 6
        width: edit.width
        tagWidth: tagProbe.implicitWidth + 12
    }
    TextEdit {
        id: edit

        y: -1
        width: root.width
        readOnly: true
        selectByMouse: true
        activeFocusOnTab: false
        textFormat: TextEdit.PlainText
        wrapMode: TextEdit.Wrap
        font: Theme.reading
        color: Theme.text
        selectionColor: Theme.accentLine
        selectedTextColor: Theme.text
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Tag { id: tagProbe; visible: false; kind: "warn"; iconName: "unsupported"; text: qsTr("Unsupported") }
    DashedUnderlines {
        anchors.fill: parent
        visible: places.length > 0
        places: decorator.unsupportedRects
        color: Theme.warn
    }
    Connections {
        target: decorator

        function onTagsMoved() {
            root.shownTags = root.tagsAtOnce;
            tags.model = decorator.tagRects;
        }
    }
    Timer { interval: 16; repeat: true; running: root.shownTags < tags.count; onTriggered: root.shownTags += root.tagsAtOnce }
    Repeater {
        id: tags

        Loader {
            required property var modelData
            required property int index

            active: index < root.shownTags
            x: modelData.x + 6
            y: Math.round(modelData.y + (modelData.height - height) / 2) - 1
            sourceComponent: Tag { kind: "warn"; iconName: "unsupported"; text: qsTr("Unsupported") }
        }
    }
    Repeater {
        model: decorator.citationRects

        CitationMark {
            required property var modelData

            x: modelData.x + 2
            y: Math.round(modelData.y + (modelData.height - height) / 2) - 1
            marker: modelData.marker
            quote: (root.segments ?? []).find(segment => segment.marker === marker && segment.quote)?.quote ?? ""
            chosen: root.chosenMarker === modelData.marker
            onClicked: root.citationClicked(marker)
        }
    }
    Loader {
        active: root.streaming
        x: decorator.endRect.x + 1
        y: decorator.endRect.y - 1
        sourceComponent: Rectangle {
            width: 2
            height: 18
            color: Theme.accent

            SequentialAnimation on opacity {
                running: !Theme.reducedMotion
                loops: Animation.Infinite

                PauseAnimation { duration: 500 }
                NumberAnimation { to: 0; duration: 80 }
                PauseAnimation { duration: 400 }
                NumberAnimation { to: 1; duration: 80 }
            }
        }
    }
}
