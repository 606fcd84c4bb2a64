// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// How far an import is.
Item {
    id: root

    required property var importer

    visible: importer.running
    implicitHeight: visible ? 65 : 0
    clip: true

    Hairline { width: parent.width }
    PlainText { id: word; x: Theme.inset; y: 17; text: qsTr("Importing"); font: Theme.bodyEmphasis }
    PlainText { anchors { left: word.right; leftMargin: 10; right: cancel.left; rightMargin: 12; baseline: word.baseline } text: root.importer.progressText; font: Theme.small; color: Theme.text2 }
    RButton { id: cancel; anchors { right: parent.right; rightMargin: Theme.inset } y: 12; text: qsTr("Cancel"); onClicked: root.importer.cancel() }
    ProgressBarR { x: Theme.inset; y: 48; width: parent.width - 2 * Theme.inset; value: root.importer.overallFraction; label: qsTr("Import") }
    Hairline { anchors.bottom: parent.bottom; width: parent.width }
}
