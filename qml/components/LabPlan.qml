// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs
import QtQuick.Templates as T
import Reminisce

/// A new run: which questions, which ways to answer, and what it will cost.
FocusScope {
    id: root

    required property var plan
    property bool running: false

    signal questionsWanted()
    signal started()

    Component.onCompleted: plan.estimateNow()

    Flickable {
        id: flick

        anchors { fill: parent; bottomMargin: foot.height }
        contentHeight: form.height + 40
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollBarThin {}

        FocusFollower { flickable: flick }
        Column {
            id: form

            x: Theme.readingInset
            y: 12
            width: Math.min(720, flick.width - 2 * Theme.readingInset)
            spacing: 8

            SectionLabel { text: qsTr("Questions") }
            Segments {
                objectName: "planSource"
                label: qsTr("Questions")
                size: 28
                value: root.plan.source
                options: [{ value: "made", label: qsTr("Made from the archive") }, { value: "own", label: qsTr("Own set") }, { value: "file", label: qsTr("Dataset") }]
                onChosen: value => root.plan.source = value
            }
            Row {
                visible: root.plan.source === "made"
                spacing: 12

                FormField { width: 160; headed: true; label: qsTr("How many"); text: root.plan.count; onEdited: text => { if (parseInt(text) > 0) root.plan.count = parseInt(text); } }
                FormField { width: 160; headed: true; label: qsTr("Seed"); text: root.plan.seed; onEdited: text => { if (parseInt(text) >= 0) root.plan.seed = parseInt(text); } }
            }
            Row {
                visible: root.plan.source === "own"
                spacing: 12

                PlainText { visible: text; anchors.verticalCenter: parent.verticalCenter; text: root.plan.fileText }
                RButton { text: qsTr("Choose or write a set"); onClicked: root.questionsWanted() }
            }
            Row {
                visible: root.plan.source === "file"
                spacing: 12

                RButton { iconName: "folder"; text: root.plan.fileText ? root.plan.fileText : qsTr("Choose the file"); width: Math.min(implicitWidth, 320); onClicked: opener.open() }
                SelectR {
                    width: 180
                    label: qsTr("Format")
                    readonly property var formats: [["own", qsTr("Own questions")], ["mitra", "Mitra"], ["locomo", "LoCoMo"], ["squad", qsTr("Like SQuAD")]]
                    model: formats.map(one => one[1])
                    currentIndex: formats.findIndex(one => one[0] === root.plan.format)
                    onActivated: root.plan.format = formats[currentIndex][0]
                }
            }
            Row {
                visible: root.plan.source !== "made"
                spacing: 12

                FormField { width: 160; headed: true; label: qsTr("Questions asked"); hint: qsTr("0 for all"); text: root.plan.samples; onEdited: text => { if (parseInt(text) >= 0) root.plan.samples = parseInt(text); } }
                FormField { width: 160; headed: true; visible: root.plan.samples > 0; label: qsTr("Seed"); text: root.plan.seed; onEdited: text => { if (parseInt(text) >= 0) root.plan.seed = parseInt(text); } }
            }
            PlainText { visible: root.plan.categories.count > 0; text: qsTr("Categories"); font: Theme.small; color: Theme.text2 }
            LabChoices { objectName: "planCategories"; width: parent.width; model: root.plan.categories; onToggled: row => root.plan.toggleCategory(row) }
            SectionLabel { text: qsTr("Workflows") }
            LabChoices { width: parent.width; model: root.plan.workflows; onToggled: row => root.plan.toggleWorkflow(row) }
            SectionLabel { text: qsTr("Backends") }
            LabChoices { width: parent.width; model: root.plan.backends; onToggled: row => root.plan.toggleBackend(row) }
            Flow {
                width: parent.width
                spacing: 12

                Repeater {
                    model: root.plan.backends

                    Item {
                        id: served

                        required property string label
                        required property bool chosen
                        required property int atATime
                        required property int index

                        visible: chosen
                        width: 260
                        height: visible ? pace.height : 0

                        FormField { id: pace; width: parent.width; headed: true; label: qsTr("%1: answers at a time").arg(served.label); hint: qsTr("Empty: 4"); text: served.atATime > 0 ? served.atATime : ""; onEdited: text => root.plan.setAtATime(served.index, parseInt(text) > 0 ? parseInt(text) : 0) }
                    }
                }
            }
            PlainText { visible: root.plan.backends.count === 0; width: parent.width; text: qsTr("None is set up. The built-in workflow needs none; others can be added in the settings."); color: Theme.text2; wrapMode: Text.Wrap; leading: 20 }
            LabPlanSearch { width: parent.width; plan: root.plan }
            LabPlanMeasures { width: parent.width; plan: root.plan }
            FormField { width: Math.min(440, parent.width); headed: true; label: qsTr("Name of the run"); hint: qsTr("May stay empty"); text: root.plan.name; onEdited: text => root.plan.name = text }
        }
    }
    Rectangle {
        id: foot

        anchors.bottom: parent.bottom
        width: parent.width
        height: Math.max(56, words.implicitHeight + 24)
        color: root.plan.leavesMachine ? Theme.warnSoft : Theme.window

        Hairline { width: parent.width }
        Icon { id: icon; x: Theme.inset; anchors.verticalCenter: parent.verticalCenter; visible: !root.plan.estimating; icon: root.plan.problem ? "info" : root.plan.leavesMachine ? "warning" : "check"; size: 16; color: root.plan.leavesMachine ? Theme.warn : Theme.text2 }
        Spinner { x: Theme.inset; anchors.verticalCenter: parent.verticalCenter; visible: root.plan.estimating }
        PlainText { id: words; objectName: "planEstimate"; anchors { left: icon.right; leftMargin: 8; right: start.left; rightMargin: 16; verticalCenter: parent.verticalCenter; verticalCenterOffset: 2 } text: root.plan.problem ? root.plan.problem : root.plan.estimating ? qsTr("Estimating") : [root.plan.estimate, ...root.plan.warnings].join(" "); wrapMode: Text.Wrap; leading: 20; Accessible.role: Accessible.StaticText; Accessible.name: text }
        RButton {
            id: start

            objectName: "planStart"
            anchors { right: parent.right; rightMargin: Theme.inset; verticalCenter: parent.verticalCenter }
            kind: "primary"
            text: root.plan.leavesMachine ? qsTr("Send and start") : qsTr("Start")
            enabled: root.plan.canStart && !root.running
            onClicked: {
                root.plan.start();
                root.started();
            }
        }
    }
    FileDialog { id: opener; nameFilters: [qsTr("Datasets (*.json)"), qsTr("All files (*)")]; onAccepted: root.plan.setFile(selectedFile) }
}
