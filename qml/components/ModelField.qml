// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// The name of a model: typed, or taken from what the server offers.
Item {
    id: root

    required property var form

    implicitHeight: 28 + (wrong.visible ? wrong.implicitHeight + 4 : 0)

    TextFieldR { id: field; objectName: "model"; width: parent.width - list.width - 8; Accessible.name: qsTr("Model"); text: root.form.model; error: root.form.modelError; font: Theme.code; onTextEdited: root.form.model = text }
    Icon { visible: wrong.visible; y: 33; icon: "error"; size: 14; color: Theme.danger }
    PlainText { id: wrong; objectName: "modelError"; visible: root.form.modelError; x: 18; y: 32; width: parent.width - x; text: root.form.modelError; font: Theme.small; color: Theme.danger; wrapMode: Text.Wrap; Accessible.role: Accessible.AlertMessage; Accessible.name: text }
    RButton {
        id: list

        anchors.right: parent.right
        text: qsTr("List")
        dropDown: true
        enabled: root.form.url.length > 0
        onClicked: {
            root.form.fetchModels();
            popup.open();
        }

        T.Popup {
            id: popup

            x: list.width - width
            y: list.height + 4
            width: 320
            height: Math.min(280, Math.max(36, view.contentHeight + 8))
            padding: 4
            focus: true

            background: PopupPanel {}
            contentItem: ListView {
                id: view

                clip: true
                focus: true
                model: root.form.models
                keyNavigationEnabled: true
                Keys.onReturnPressed: if (currentItem) (currentItem as MenuRow).clicked()
                T.ScrollBar.vertical: ScrollBarThin {}

                delegate: MenuRow {
                    required property string modelData

                    width: view.width
                    text: modelData
                    checked: root.form.model === modelData
                    highlighted: ListView.isCurrentItem
                    onClicked: {
                        root.form.model = modelData;
                        popup.close();
                    }
                }
            }
            PlainText { visible: view.count === 0; x: 8; y: 6; text: qsTr("Asking the server for its models…"); font: Theme.small; color: Theme.text3 }
        }
    }
}
