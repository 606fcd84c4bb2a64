// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// Toasts at the bottom right: five seconds, ten when something can be done; errors stay until closed.
Column {
    id: root

    property alias toasts: repeater.model

    signal acted(var toastId)
    signal dismissed(var toastId)

    width: Math.min(360, parent ? parent.width - 32 : 360)
    spacing: 8

    Repeater {
        id: repeater

        PopupPanel {
            id: toast

            required property var model
            required property string text
            required property string actionText
            required property string kind

            // A role called `id` cannot be a property, so it is read through the model.
            readonly property var toastId: model.id ?? model.toastId

            width: root.width
            height: Math.max(40, words.implicitHeight + 20)
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text

            Timer { interval: toast.actionText ? 10000 : 5000; running: toast.kind !== "error"; onTriggered: root.dismissed(toast.toastId) }
            Icon {
                id: icon

                x: 12
                anchors.verticalCenter: parent.verticalCenter
                icon: toast.kind === "error" ? "error" : toast.kind === "warning" ? "warning" : toast.kind === "success" ? "success" : "info"
                size: 18
                color: toast.kind === "error" ? Theme.danger : toast.kind === "warning" ? Theme.warn : toast.kind === "success" ? Theme.ok : Theme.accent
            }
            PlainText {
                id: words

                anchors { left: icon.right; leftMargin: 8; right: action.left; rightMargin: 8; verticalCenter: parent.verticalCenter }
                text: toast.text
                wrapMode: Text.Wrap
                maximumLineCount: 8 // a path of a file takes several
                elide: Text.ElideRight
            }
            RButton {
                id: action

                visible: toast.actionText
                width: visible ? implicitWidth : 0
                anchors { right: close.left; rightMargin: 8; verticalCenter: parent.verticalCenter }
                kind: "link"
                text: toast.actionText
                onClicked: root.acted(toast.toastId)
            }
            IconButton {
                id: close

                anchors { right: parent.right; rightMargin: 8; verticalCenter: parent.verticalCenter }
                size: 24
                iconName: "close"
                text: qsTr("Close")
                onClicked: root.dismissed(toast.toastId)
            }
        }
    }
}
