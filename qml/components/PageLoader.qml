// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A page, made when it is first shown and then kept with its state.
Loader {
    id: root

    required property var app
    required property string name
    required property Component page
    readonly property bool current: app.currentPage === name
    property bool everShown: false

    anchors.fill: parent
    visible: current
    enabled: current
    focus: current
    active: everShown
    sourceComponent: page
    Component.onCompleted: everShown = current
    onLoaded: item.focus = true
    onCurrentChanged: {
        if (current) {
            everShown = true;
            if (root.item)
                (root.item as Item).forceActiveFocus(Qt.OtherFocusReason);
            later.start(); // a page made just now is enabled only after this
        }
    }

    Timer {
        id: later

        interval: 0
        onTriggered: {
            const page = root.item as Item;
            if (root.current && page && !page.activeFocus)
                page.forceActiveFocus(Qt.OtherFocusReason);
        }
    }
}
