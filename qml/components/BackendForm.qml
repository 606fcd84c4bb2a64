// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// A service that answers or embeds: where it is, which model, and whether it works.
Column {
    id: root

    required property var form

    spacing: 12

    Rectangle {
        visible: root.form.leavesMachine
        width: parent.width
        height: leaves.implicitHeight + 20
        radius: Theme.radiusCard
        color: Theme.warnSoft

        Icon { x: 12; y: 10; icon: "export"; size: 16; color: Theme.warn }
        PlainText { id: leaves; x: 36; y: 10; width: parent.width - 48; text: qsTr("This address is not on your machine. Questions and passages are sent to it."); wrapMode: Text.Wrap }
    }
    Band { visible: root.form.warningText; width: parent.width; kind: "warn"; text: root.form.warningText }
    FormRow {
        label: qsTr("Preset")
        SelectR { width: Math.min(216, parent.width); quiet: false; label: qsTr("Preset"); model: root.form.presets; currentIndex: root.form.presets.indexOf(root.form.preset); onActivated: root.form.preset = currentText }
    }
    FormRow {
        label: qsTr("Name")
        FormField { width: parent.width; label: qsTr("Name"); text: root.form.name; onEdited: text => root.form.name = text }
    }
    FormRow {
        label: qsTr("Address")
        FormField { objectName: "address"; width: parent.width; label: qsTr("Address"); text: root.form.url; hint: qsTr("/v1 is added where it is missing."); placeholderText: "http://127.0.0.1:11434"; onEdited: text => root.form.url = text }
    }
    FormRow {
        label: qsTr("Model")
        ModelField { width: parent.width; form: root.form }
    }
    FormRow {
        visible: root.form.asksContext
        label: qsTr("Context")
        FormField { width: 148; label: qsTr("Context in tokens"); text: root.form.contextTokens > 0 ? root.form.contextTokens : ""; placeholderText: qsTr("automatic"); field.validator: IntValidator { bottom: 0; top: 2000000 } onEdited: text => root.form.contextTokens = Number(text) }
    }
    FormRow {
        label: qsTr("Key")
        KeyField { width: parent.width; form: root.form }
    }
    FormRow {
        Column {
            width: parent.width
            spacing: 8

            Row {
                spacing: 8

                RButton { objectName: "save"; kind: "primary"; text: qsTr("Save"); enabled: root.form.dirty; onClicked: root.form.save() }
                RButton { objectName: "cancelForm"; visible: root.form.entering; text: qsTr("Cancel"); onClicked: root.form.cancelEntering() }
                RButton { visible: root.form.canPull; iconName: "import"; text: qsTr("Fetch the model"); enabled: !root.form.pull.running; onClicked: root.form.pullModel() }
                RButton { objectName: "test"; iconName: "refresh"; busy: root.form.testState === "testing"; enabled: root.form.testState !== "testing" && root.form.url.length > 0; text: qsTr("Test"); onClicked: root.form.test() }
            }
            Item {
                visible: root.form.pull.running
                width: parent.width
                height: 40

                PlainText { width: parent.width - 40; text: root.form.pull.text; font: Theme.small; color: Theme.text2 }
                ProgressBarR { y: 24; width: parent.width - 40; value: root.form.pull.fraction; label: root.form.pull.text }
                IconButton { anchors { right: parent.right; verticalCenter: parent.verticalCenter } iconName: "close"; text: qsTr("Stop fetching"); onClicked: root.form.pull.cancel() }
            }
            PlainText { visible: root.form.factsText; width: parent.width; text: root.form.factsText; font: Theme.small; color: Theme.text2; wrapMode: Text.Wrap }
            Row {
                visible: root.form.testState === "ok" || root.form.testState === "failed"
                width: parent.width
                spacing: 6

                Icon { icon: root.form.testState === "ok" ? "success" : "error"; size: 16; color: root.form.testState === "ok" ? Theme.ok : Theme.danger }
                PlainText { width: parent.width - 22; text: root.form.testMessage; font: Theme.small; color: root.form.testState === "ok" ? Theme.ok : Theme.danger; wrapMode: Text.Wrap; Accessible.role: Accessible.AlertMessage; Accessible.name: text }
            }
        }
    }
}
