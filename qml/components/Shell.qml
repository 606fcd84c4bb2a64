// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// Everything inside the window: the rail, the page, and what lies over it.
FocusScope {
    id: root

    required property var app

    Rail { id: rail; height: parent.height; app: root.app }
    OwnerBand { id: ownerBand; anchors { left: rail.right; right: parent.right } question: root.app.ownerQuestion }
    Item {
        id: pages

        anchors { left: rail.right; right: parent.right; top: ownerBand.bottom; bottom: parent.bottom }

        PageLoader { name: "start"; app: root.app; page: Component { StartPage { app: root.app } } }
        PageLoader { name: "timeline"; app: root.app; page: Component { TimelinePage { app: root.app } } }
        PageLoader { name: "ask"; app: root.app; page: Component { AskPage { app: root.app } } }
        PageLoader { name: "search"; app: root.app; page: Component { SearchPage { app: root.app } } }
        PageLoader { name: "people"; app: root.app; page: Component { PeoplePage { app: root.app } } }
        PageLoader { name: "import"; app: root.app; page: Component { ImportPage { app: root.app } } }
        PageLoader { name: "lab"; app: root.app; page: Component { LabPage { app: root.app } } }
        PageLoader { name: "settings"; app: root.app; page: Component { SettingsPage { app: root.app } } }
    }
    ToastArea {
        anchors { right: parent.right; bottom: parent.bottom; margins: 16 }
        toasts: root.app.toasts
        onActed: toastId => root.app.toasts.act(toastId)
        onDismissed: toastId => root.app.toasts.dismiss(toastId)
    }

    Palette { id: goTo; palette: root.app.palette }
    ShortcutSheet { id: sheet }
    Connections {
        target: root.app
        ignoreUnknownSignals: true

        function onWindowCommand(key) { if (key === "shortcuts") sheet.open(); }
    }

    Shortcut { sequence: "Ctrl+K"; onActivated: goTo.open() }
    Shortcut { sequences: [StandardKey.Undo]; onActivated: root.app.undo() }
    Shortcut { sequence: "Ctrl+Q"; onActivated: Qt.quit() }
    Shortcut { sequence: "Ctrl+/"; onActivated: sheet.open() }
    Repeater {
        model: ["timeline", "ask", "search", "people", "import", "lab", "settings"]

        Item {
            id: key

            required property string modelData
            required property int index

            Shortcut { sequence: "Ctrl+" + (key.index + 1); onActivated: root.app.currentPage = key.modelData }
        }
    }
    Shortcut { sequences: [StandardKey.Back]; onActivated: root.app.goBack() }
    Shortcut { sequences: [StandardKey.Forward]; onActivated: root.app.goForward() }
}
