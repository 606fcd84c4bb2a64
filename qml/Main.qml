// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// The window: rail, page, toasts. All it knows comes through `app`.
T.ApplicationWindow {
    id: window

    required property var app

    width: 1280
    height: 800
    minimumWidth: 720
    minimumHeight: 520
    visible: true
    title: app.archiveName ? app.archiveName + " – Reminisce" : "Reminisce"
    color: Theme.surface
    font: Theme.body

    Binding { target: Theme; property: "mode"; value: window.app.themeMode }
    Binding { target: Theme; property: "reducedMotion"; value: window.app.reducedMotion }
    Binding { target: Theme; property: "compact"; value: window.app.compact }

    Shell {
        anchors.fill: parent
        app: window.app
        focus: true
    }
}
