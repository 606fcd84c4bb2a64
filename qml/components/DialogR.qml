// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// The only dialog there is: before something is deleted. Focus starts on Cancel.
T.Dialog {
    id: root

    property string text
    property string confirmText: qsTr("Delete")

    signal confirmed()

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: parent ? Math.min(440, parent.width - 64) : 440
    height: contentItem.implicitHeight + topPadding + bottomPadding
    padding: 20
    modal: true
    focus: true
    closePolicy: T.Popup.CloseOnEscape
    onOpened: cancel.forceActiveFocus(Qt.TabFocusReason)

    T.Overlay.modal: Rectangle { color: Theme.shade }
    background: Rectangle {
        radius: Theme.radiusDialog
        color: Theme.raised

        Shadow { radius: Theme.radiusDialog }
    }
    contentItem: Column {
        spacing: 8

        PlainText { width: parent.width; text: root.title; font: Theme.title; wrapMode: Text.Wrap; leading: 20 }
        PlainText { width: parent.width; text: root.text; color: Theme.text2; wrapMode: Text.Wrap; leading: 20 }
        Item { width: 1; height: 4 }
        Row {
            anchors.right: parent.right
            spacing: 8

            RButton { id: cancel; text: qsTr("Cancel"); onClicked: root.reject() }
            RButton {
                text: root.confirmText
                kind: "dangerFilled"
                onClicked: {
                    root.confirmed();
                    root.accept();
                }
            }
        }
    }
}
