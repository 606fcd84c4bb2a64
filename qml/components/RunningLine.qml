// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// What the answer is doing at the moment.
Item {
    id: root

    property string text

    implicitHeight: 32

    Spinner { anchors.verticalCenter: parent.verticalCenter }
    PlainText {
        x: 24
        width: parent.width - x
        anchors.verticalCenter: parent.verticalCenter
        text: root.text ? root.text : qsTr("Waiting for the first word")
        font: Theme.code
        color: Theme.text2
    }
}
