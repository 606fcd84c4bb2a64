// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// Tabs of a run; at the right what is measured now, or what can still be done with the run.
Item {
    id: root

    required property var page
    required property var lab

    implicitHeight: visible ? Theme.barHeight : 0
    visible: page.shown || lab.running

    TabsR {
        id: tabs

        objectName: "labTabs"
        visible: root.page.shown
        x: Theme.inset
        height: parent.height
        label: qsTr("Results")
        value: root.page.view
        options: [{ value: "results", label: qsTr("Overview"), count: -1 }, { value: "answers", label: qsTr("Answers"), count: -1 }, { value: "compare", label: qsTr("Comparison"), count: -1 }]
        onChosen: value => root.page.view = value
    }
    Row {
        anchors { right: parent.right; rightMargin: 12; verticalCenter: parent.verticalCenter }
        spacing: 12

        PlainText { visible: root.lab.running; anchors.verticalCenter: parent.verticalCenter; width: Math.min(implicitWidth, root.width - (tabs.visible ? tabs.implicitWidth : 0) - 230); text: root.lab.progressText; font: Theme.small; color: Theme.text2; Accessible.role: Accessible.StaticText; Accessible.name: text }
        ProgressBarR { visible: root.lab.running; anchors.verticalCenter: parent.verticalCenter; width: 120; value: root.lab.fraction; label: qsTr("Progress of the run") }
        IconButton { objectName: "labStop"; visible: root.lab.running; iconName: "pause"; text: qsTr("Stop the run; it can be resumed"); onClicked: root.lab.stop() }
        RButton { objectName: "labResume"; visible: !root.lab.running && root.lab.canResume; kind: "link"; text: qsTr("Resume"); onClicked: root.lab.resume() }
        RButton { objectName: "labRetry"; visible: !root.lab.running && root.lab.hasFailed; kind: "link"; text: qsTr("Retry failed"); onClicked: root.lab.retryFailed() }
        IconButton { objectName: "labDelete"; visible: !root.lab.running && root.page.shown; iconName: "delete"; text: qsTr("Delete this run"); onClicked: confirm.open() }
    }
    Hairline { anchors.bottom: parent.bottom; width: parent.width }
    DialogR {
        id: confirm

        title: qsTr("Delete the run “%1”?").arg(root.lab.title)
        text: qsTr("Its answers, traces and figures are deleted for good. The questions stay.")
        onConfirmed: root.lab.deleteRun(root.lab.currentRun)
    }
}
