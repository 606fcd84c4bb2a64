// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// One titled block of the gallery.
Item {
    id: root

    property string title
    default property alias content: column.data

    width: parent ? parent.width : 640
    implicitHeight: column.implicitHeight + 52

    PlainText { x: 20; y: 16; text: root.title; font: Theme.smallStrong }
    Column { id: column; x: 20; y: 40; width: parent.width - 40; spacing: 10 }
    Hairline { anchors.bottom: parent.bottom; width: parent.width }
}
