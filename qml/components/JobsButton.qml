// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// Work in the background, with its progress and a way to stop it.
RailItem {
    id: root

    required property var jobs

    visible: jobs.running
    text: jobs.title ? jobs.title : qsTr("Work in progress")
    onClicked: popup.open()

    Spinner { anchors.centerIn: parent; visible: root.visible }
    T.Popup {
        id: popup

        x: root.width + 8
        y: root.height - height
        width: 300
        height: contentItem.implicitHeight + topPadding + bottomPadding
        padding: 12
        margins: 8
        focus: true

        background: PopupPanel {}
        contentItem: Column {
            spacing: 8

            PlainText { width: parent.width; text: root.jobs.title; font: Theme.bodyEmphasis }
            PlainText { visible: text; width: parent.width; text: root.jobs.detail; font: Theme.small; color: Theme.text2; wrapMode: Text.Wrap }
            ProgressBarR { width: parent.width; value: root.jobs.fraction }
            Row {
                spacing: 12

                RButton {
                    text: qsTr("Cancel")
                    onClicked: {
                        root.jobs.cancel();
                        popup.close();
                    }
                }
                PlainText {
                    visible: root.jobs.queueCount > 0
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("%n more waiting", "", root.jobs.queueCount)
                    font: Theme.small
                    color: Theme.text3
                }
            }
        }
    }
}
