// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce
import "../mocks"

/// One picture: a page over mocks, or the gallery of components.
Rectangle {
    id: root

    property string page: "components"
    property string theme: "light"

    color: Theme.surface
    Component.onCompleted: Theme.mode = theme

    MockApp { id: mock; currentPage: root.page; themeMode: root.theme }
    Loader { anchors.fill: parent; active: root.page === "components"; sourceComponent: Gallery {} }
    Loader { anchors.fill: parent; active: root.page !== "components"; sourceComponent: Shell { app: mock } }
}
