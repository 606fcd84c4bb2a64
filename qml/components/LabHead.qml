// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// Head of the Lab: which run, which score, and what can be begun.
PageHead {
    id: root

    required property var page
    required property var lab
    property bool narrow: false
    /// What the title and the buttons leave to the two choices.
    readonly property real room: width - fresh.implicitWidth - 170

    signal reportWanted()

    title: root.page.view === "plan" ? qsTr("New run") : root.page.view === "questions" ? qsTr("Own questions") : qsTr("Lab")
    leading: IconButton {
        visible: !root.page.ofRun
        objectName: "labBack"
        iconName: "chevron-left"
        text: qsTr("Back to the results")
        onClicked: root.page.view = "results"
    }

    SelectR {
        objectName: "labRun"
        visible: root.page.ofRun && count > 0
        most: 420
        width: Math.max(120, Math.min(implicitWidth, root.room - metric.width))
        label: qsTr("Run")
        model: root.lab.runs
        textRole: "name"
        valueRole: "runId"
        currentIndex: { root.lab.currentRun; return Math.max(0, indexOfValue(root.lab.currentRun)); }
        onCountChanged: currentIndex = Qt.binding(() => Math.max(0, indexOfValue(root.lab.currentRun)))
        onActivated: root.lab.selectRun(currentValue)
    }
    SelectR {
        id: metric

        objectName: "labMetric"
        visible: root.page.shown
        width: Math.max(110, Math.min(implicitWidth, root.room * 0.42))
        label: qsTr("Score")
        model: root.lab.metrics
        textRole: "label"
        valueRole: "value"
        currentIndex: root.lab.metrics.findIndex(one => one.value === root.lab.metric)
        onActivated: root.lab.metric = currentValue
    }
    IconButton { objectName: "labExport"; visible: root.page.shown; iconName: "export"; text: qsTr("Export the report"); onClicked: root.reportWanted() }
    IconButton { objectName: "labQuestions"; visible: root.page.ofRun; iconName: "edit"; text: qsTr("Own questions"); onClicked: root.page.view = "questions" }
    RButton { id: fresh; objectName: "labNew"; visible: root.page.ofRun; kind: "primary"; iconName: "play"; text: root.narrow ? qsTr("Run") : qsTr("New run"); enabled: !root.lab.running; Accessible.name: qsTr("New run"); onClicked: root.page.view = "plan" }
}
