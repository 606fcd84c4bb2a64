// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// The other way to answer the same question: a workflow, and the backend it works with.
T.Popup {
    id: root

    required property var ask
    required property var messageId
    readonly property bool possible: !needsBackend || backend.count > 0
    readonly property bool needsBackend: workflow.currentValue !== "built-in"

    width: 280
    height: contentItem.implicitHeight + topPadding + bottomPadding
    padding: 12
    margins: 8
    focus: true
    onOpened: workflow.forceActiveFocus(Qt.TabFocusReason)

    background: PopupPanel {}
    contentItem: Column {
        spacing: 8

        SectionLabel { text: qsTr("Compare with another way") }
        SelectR {
            id: workflow

            objectName: "compareWorkflow"
            width: parent.width
            label: qsTr("Workflow")
            model: root.ask.workflows
            textRole: "label"
            valueRole: "name"
        }
        SelectR {
            id: backend

            objectName: "compareBackend"
            visible: root.needsBackend && count > 0
            width: parent.width
            label: qsTr("Backend")
            model: root.ask.backends
            textRole: "label"
            valueRole: "name"
        }
        PlainText { visible: !root.possible; width: parent.width; text: qsTr("This way of answering needs a model. Set up a backend in Settings first."); font: Theme.small; color: Theme.text2; wrapMode: Text.Wrap; leading: 18 }
        PlainText { visible: root.possible; width: parent.width; text: qsTr("The answers are made one after the other and stand side by side."); font: Theme.small; color: Theme.text3; wrapMode: Text.Wrap; leading: 18 }
        RButton {
            objectName: "compareNow"
            kind: "primary"
            text: qsTr("Compare")
            enabled: root.possible && workflow.currentIndex >= 0
            onClicked: {
                root.close();
                root.ask.compareWith(root.messageId, workflow.currentValue, root.needsBackend ? backend.currentValue : "built-in");
            }
        }
    }
}
