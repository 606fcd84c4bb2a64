// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

Column {
    id: root

    GallerySection {
        title: "Buttons"

        GalleryRow {
            title: "Primary"
            RButton { text: "Ask"; kind: "primary" }
            RButton { text: "Testing"; kind: "primary"; busy: true }
            RButton { text: "Ask"; kind: "primary"; enabled: false }
            RButton { text: "Large"; kind: "primary"; large: true }
        }
        GalleryRow {
            title: "Secondary"
            RButton { text: "Copy"; iconName: "copy" }
            RButton { text: "Copy"; iconName: "copy"; enabled: false }
            RButton { text: "Stop"; iconName: "stop" }
        }
        GalleryRow {
            title: "Quiet"
            RButton { text: "tools"; kind: "quiet" }
            RButton { text: "tools"; kind: "quiet"; dropDown: true }
            RButton { text: "tools"; kind: "quiet"; enabled: false }
            RButton { text: "Clear all"; kind: "link" }
        }
        GalleryRow {
            title: "Danger"
            RButton { text: "Remove"; kind: "danger" }
            RButton { text: "Delete"; kind: "dangerFilled" }
            RButton { text: "Delete"; kind: "danger"; enabled: false }
        }
        GalleryRow {
            title: "Icon"
            IconButton { iconName: "refresh"; text: "Refresh" }
            IconButton { iconName: "refresh"; text: "Refresh"; enabled: false }
            IconButton { iconName: "send"; text: "Ask"; filled: true }
            IconButton { iconName: "stop"; text: "Stop"; framed: true }
            IconButton { iconName: "sidebar-right"; text: "Pane"; on: true }
            IconButton { iconName: "chevron-up"; text: "Up"; size: 24 }
        }
    }
    GallerySection {
        title: "Chips and tags"

        GalleryRow {
            title: "Filter"
            Chip { kind: "person"; text: "Tom"; colourIndex: 1 }
            Chip { kind: "emotion"; text: "joy"; emotion: "joy" }
            Chip { kind: "date"; text: "June 2024" }
            Chip { kind: "text"; text: "“Knie”" }
            Chip { kind: "conversation"; text: "Brunch" }
        }
        GalleryRow {
            title: "State"
            Chip { kind: "person"; text: "Ben"; negated: true }
            Chip { kind: "emotion"; text: "fear"; emotion: "fear"; boost: true }
            Chip { text: "Lauf" }
            Chip { text: "Off"; enabled: false }
            RButton { kind: "quiet"; text: "Filter"; iconName: "plus" }
        }
        GalleryRow {
            title: "Tags"
            Tag { text: "Not used" }
            Tag { text: "Used"; kind: "ok"; iconName: "check" }
            Tag { text: "Answers"; kind: "accent" }
            Tag { text: "Unsupported"; kind: "warn"; iconName: "unsupported" }
            Tag { text: "No answer"; kind: "danger" }
            CitationMark { marker: 2 }
            CitationMark { marker: 2; chosen: true }
            Tag { text: "Esc"; kind: "key" }
        }
    }
    GallerySection {
        title: "Fields"

        GalleryRow {
            title: "Text"
            TextFieldR { width: 108; placeholderText: "Name" }
            TextFieldR { width: 108; text: "Filled" }
            TextFieldR { width: 108; placeholderText: "Off"; enabled: false }
        }
        GalleryRow {
            title: "Invalid"
            FormField { width: 228; label: "Address"; text: "http:/127.0.0.1"; error: "Two slashes after “http:” are missing." }
        }
        GalleryRow {
            title: "Quiet"
            SearchField { width: 168; placeholderText: "Name or alias" }
            SelectR { model: ["By emotion", "By person"] }
            SearchField { width: 128; text: "Knie"; countText: "1 / 3" }
        }
        GalleryRow {
            title: "Check"
            Check { text: "Off" }
            Check { text: "On"; checked: true }
            Check { enabled: false }
            Radio { text: "Radio" }
            Radio { text: "Chosen"; checked: true; note: "with a note" }
        }
        GalleryRow {
            title: "Switch"
            SwitchR {}
            SwitchR { checked: true }
            SwitchR { enabled: false }
            SliderR { label: "Weight"; value: 0.5 }
        }
    }
    GallerySection {
        title: "Tabs and switches"

        GalleryRow {
            title: "Tabs"
            TabsR { value: "all"; options: [{ value: "all", label: "All", count: 31 }, { value: "used", label: "Used", count: 3 }, { value: "unused", label: "Not used", count: 28 }] }
        }
        GalleryRow {
            title: "Segments"
            Segments { size: 28; value: "week"; options: [{ value: "day", label: "Day" }, { value: "week", label: "Week" }, { value: "month", label: "Month" }] }
            Segments { value: "hybrid"; options: [{ value: "hybrid", label: "Hybrid" }, { value: "keyword", label: "Keyword" }, { value: "vector", label: "Vector" }] }
        }
    }
    GallerySection {
        title: "Progress"

        GalleryRow { title: "Known"; ProgressBarR { anchors.verticalCenter: parent.verticalCenter; width: 240; value: 0.58 } PlainText { anchors.verticalCenter: parent.verticalCenter; text: "58 %, about 40 s left"; font: Theme.small; color: Theme.text2 } }
        GalleryRow { title: "Unknown"; ProgressBarR { anchors.verticalCenter: parent.verticalCenter; width: 240; value: -1 } }
        GalleryRow { title: "Failed"; ProgressBarR { anchors.verticalCenter: parent.verticalCenter; width: 240; value: 0.41; failed: true } }
        Skeleton { active: true; width: parent.width; rows: 1 }
    }
    GallerySection {
        title: "Empty and error"

        EmptyState { anchors.horizontalCenter: parent.horizontalCenter; headline: "Nothing in June 2024 with Tom and “Lisbon”"; text: "Without the date there are 4 passages."; firstAction: "Remove the date"; secondAction: "Clear all" }
        Band { width: parent.width; headline: "The server closed the connection."; text: "The text so far is kept and marked incomplete."; actionText: "Try again"; actionIcon: "refresh" }
        Band { width: parent.width; kind: "warn"; text: "“Hr. Müller” and “Herr Müller” look like the same person." }
    }
}
