// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

Column {
    id: root

    GallerySection {
        title: "List rows"

        Repeater {
            model: ["Default", "Selected", "Selected, list without focus", "Cited"]

            ListRow {
                required property string modelData
                required property int index

                width: parent.width
                height: 32
                selected: index > 0
                listFocused: index !== 2
                cited: index === 3
                leftPadding: 16
                contentItem: PlainText { text: parent.modelData; verticalAlignment: Text.AlignVCenter }
            }
        }
    }
    GallerySection {
        title: "Menu rows, panel"

        PopupPanel {
            width: 216
            height: 130

            Column {
                anchors { fill: parent; margins: 4 }

                MenuRow { width: parent.width; text: "Open in timeline"; iconName: "open"; hint: "Enter" }
                MenuRow { width: parent.width; text: "Copy with date"; iconName: "copy"; hint: "Ctrl C"; highlighted: true }
                MenuRow { width: parent.width; text: "Chosen"; checked: true }
                MenuRow { width: parent.width; text: "Delete conversation"; iconName: "delete"; danger: true }
            }
        }
    }
    GallerySection {
        title: "Toasts"

        ToastArea {
            toasts: ListModel {
                ListElement { toastId: 1; text: "Imported 311 conversations"; actionText: "Show"; kind: "success" }
                ListElement { toastId: 2; text: "Copied with date and speakers"; actionText: ""; kind: "info" }
                ListElement { toastId: 3; text: "“notes.pages” could not be read"; actionText: "Report"; kind: "error" }
            }
        }
    }
    GallerySection {
        title: "Emotions"

        Grid {
            columns: 4
            columnSpacing: 40
            rowSpacing: 10

            Repeater {
                model: Emotions.order

                Row {
                    required property string modelData

                    spacing: 8

                    Rectangle { width: 24; height: 16; radius: 4; color: Emotions.colour(parent.modelData) }
                    EmotionMark { anchors.verticalCenter: parent.verticalCenter; emotion: parent.modelData }
                    PlainText { text: Emotions.label(parent.modelData); font: Theme.small }
                }
            }
        }
    }
    GallerySection {
        title: "People"

        Row {
            spacing: 8

            Avatar { size: 32; isOwner: true }
            Repeater {
                model: ["T", "A", "L", "M", "O", "J", "P", "W", "B", "N", "S", "K"]

                Avatar { required property string modelData; required property int index; size: 32; initial: modelData; colourIndex: index + 1 }
            }
        }
        Row {
            spacing: 10

            Repeater {
                model: ["Ich", "Tom", "Anna", "Luise", "Herr Müller", "Oma", "Jonas", "Priya", "Dr. Weber", "Ben", "Nadia", "Sarah", "Kofi"]

                PlainText { required property string modelData; required property int index; text: modelData; font: Theme.smallStrong; color: Theme.personColour(index, index === 0) }
            }
        }
        Row {
            spacing: 12

            Repeater {
                model: [16, 20, 24, 32, 40]

                Avatar { required property int modelData; size: modelData; initial: "A"; colourIndex: 2 }
            }
            AvatarStack {
                people: ListModel {
                    ListElement { personId: 1; name: "Tom"; colourIndex: 1; isOwner: false; initial: "T" }
                    ListElement { personId: 2; name: "Anna"; colourIndex: 2; isOwner: false; initial: "A" }
                    ListElement { personId: 3; name: "Ich"; colourIndex: 0; isOwner: true; initial: "I" }
                }
            }
        }
    }
    GallerySection {
        title: "Text"

        PlainText { text: "Display 22/28"; font: Theme.display }
        PlainText { text: "Title 15/20"; font: Theme.title }
        MarkedText { width: parent.width; text: "Reading 14/22: Verlierst du nicht. Das Knie dankt es dir auch. Hat sich das eigentlich beruhigt, oder tut es beim Treppensteigen noch weh? <b>Plain</b>"; marks: [{ start: 39, length: 4 }, { start: 118, length: 8 }]; font: Theme.reading; leading: 22 }
        Row {
            spacing: 12
            PlainText { text: "Body 13/20" }
            PlainText { text: "Small 12/16"; font: Theme.small; color: Theme.text2 }
            PlainText { text: "Caption 11/16"; font: Theme.caption; color: Theme.text3 }
            PlainText { text: "mono 12/18"; font: Theme.code }
        }
        ScoreBar { width: 170; label: "keyword"; value: 0.92 }
        ScoreBar { width: 170; label: "fused"; value: 0.88; strong: true }
        ScoreBar { width: 170; label: "emotion"; value: -1 }
    }
    GallerySection {
        title: "Icons"

        Flow {
            width: parent.width
            spacing: 13

            Repeater {
                model: ["timeline", "ask", "search", "people", "import", "export", "lab", "settings", "close", "plus", "minus", "check", "chevron-right", "chevron-left", "chevron-down", "chevron-up", "arrow-up", "arrow-down", "warning", "error", "info", "success", "unsupported", "calendar", "clock", "person", "emotion", "words", "conversation", "filter", "sort", "copy", "open", "more", "edit", "delete", "refresh", "stop", "play", "pause", "send", "file", "folder", "archive", "database", "quote", "merge", "owner", "call", "model", "thought", "trace", "evidence", "understand", "eye", "eye-off", "lock", "sun", "moon", "language", "sidebar-right", "sidebar-left", "compare", "enter", "drag"]

                Icon { required property string modelData; icon: modelData; size: 18; color: Theme.text }
            }
        }
    }
}
