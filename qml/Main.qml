// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// The window: rail, page, toasts. All it knows comes through `app`.
T.ApplicationWindow {
    id: window

    required property var app

    width: app.windowPlace.width ?? 1280
    height: app.windowPlace.height ?? 800
    minimumWidth: 720
    minimumHeight: 520
    visible: true
    visibility: app.windowPlace.maximized ? Window.Maximized : Window.AutomaticVisibility
    title: app.archiveName ? app.archiveName + " – Reminisce" : "Reminisce"
    color: Theme.surface
    font: Theme.body

    Binding { target: Theme; property: "mode"; value: window.app.themeMode }
    Binding { target: Theme; property: "reducedMotion"; value: window.app.reducedMotion }
    Binding { target: Theme; property: "compact"; value: window.app.compact }

    onClosing: app.keepWindowPlace({ width: normalWidth, height: normalHeight, maximized: visibility === Window.Maximized })

    property int normalWidth: width
    property int normalHeight: height

    onWidthChanged: if (visibility !== Window.Maximized) normalWidth = width
    onHeightChanged: if (visibility !== Window.Maximized) normalHeight = height

    Shell {
        anchors.fill: parent
        app: window.app
        focus: true
    }
}
