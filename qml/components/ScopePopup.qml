// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// Where an answer may look.
T.Popup {
    id: root

    required property var app

    width: 300
    height: contentItem.implicitHeight + topPadding + bottomPadding
    padding: 4
    margins: 8
    focus: true

    background: PopupPanel {}
    contentItem: Column {
        MenuRow {
            width: parent.width
            iconName: "filter"
            text: qsTr("Take the timeline’s filter")
            onClicked: {
                root.app.ask.useCurrentFilterAsScope();
                root.close();
            }
        }
        PlainText {
            width: parent.width
            leftPadding: 32
            rightPadding: 8
            bottomPadding: 6
            text: qsTr("People, tags, emotions, dates and words chosen there then limit what is searched.")
            font: Theme.small
            color: Theme.text3
            wrapMode: Text.Wrap
        }
    }
}
