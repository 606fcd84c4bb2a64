// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs
import Reminisce

/// Which way to answer is best, what goes wrong, and what it costs.
PaneLayout {
    id: root

    required property var app
    readonly property var lab: app.lab
    /// "results", "answers", "compare", "plan" or "questions"
    property string view: "results"
    readonly property bool ofRun: view !== "plan" && view !== "questions"
    readonly property bool shown: lab.hasResults && ofRun

    objectName: "labPage"
    paneWidth: 440
    paneMinimum: 360
    centreMinimum: 480
    paneOpen: ofRun && lab.item !== null && lab.item !== undefined
    onCloseRequested: {
        lab.openItem(-1);
        root.focusCentre();
    }

    LabHead {
        id: head

        width: parent.width
        page: root
        lab: root.lab
        narrow: width < 760
        onReportWanted: saver.open()
    }
    LabBar { id: bar; anchors.top: head.bottom; width: parent.width; page: root; lab: root.lab }
    Rectangle {
        id: consent

        anchors.top: bar.bottom
        width: parent.width
        height: visible ? Math.max(56, question.implicitHeight + 24) : 0
        visible: root.ofRun && root.lab.consentText !== ""
        color: Theme.warnSoft
        Accessible.role: Accessible.AlertMessage
        Accessible.name: question.text

        Icon { id: sign; x: Theme.inset; anchors.verticalCenter: parent.verticalCenter; icon: "warning"; size: 16; color: Theme.warn }
        PlainText { id: question; anchors { left: sign.right; leftMargin: 8; right: choices.left; rightMargin: 16; verticalCenter: parent.verticalCenter } text: root.lab.consentText; wrapMode: Text.Wrap; leading: 20 }
        Row {
            id: choices

            anchors { right: parent.right; rightMargin: Theme.inset; verticalCenter: parent.verticalCenter }
            spacing: 8

            RButton { text: qsTr("Cancel"); onClicked: root.lab.consent(false) }
            RButton { objectName: "labConsent"; kind: "primary"; text: qsTr("Send and go on"); onClicked: root.lab.consent(true) }
        }
        Hairline { anchors.bottom: parent.bottom; width: parent.width }
    }
    Loader {
        id: content

        anchors { top: consent.bottom; bottom: parent.bottom; left: parent.left; right: parent.right }
        focus: true
        sourceComponent: ({ plan: plan, questions: questions })[root.view] ?? (root.lab.hasResults ? ({ results: results, answers: answers, compare: compare })[root.view] : nothing)
    }

    Component { id: results; LabResults { lab: root.lab; onChartWanted: index => { pictures.chart = index; pictures.open(); }; onOutcomeWanted: outcome => { root.lab.outcomeFilter = outcome; root.view = "answers"; } } }
    Component { id: answers; LabAnswers { lab: root.lab } }
    Component { id: compare; LabCompare { lab: root.lab } }
    Component { id: plan; LabPlan { plan: root.lab.plan; running: root.lab.running; onQuestionsWanted: root.view = "questions"; onStarted: root.view = "results" } }
    Component { id: questions; LabQuestions { questions: root.lab.questions; onUsed: root.view = "plan" } }
    Component {
        id: nothing

        Item {
            EmptyState {
                visible: !root.lab.loading
                width: Math.min(440, parent.width - 64)
                anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: 64 }
                headline: root.lab.runs.count > 0 ? qsTr("No answers in this run yet") : qsTr("Nothing has been measured yet")
                text: root.lab.running ? root.lab.progressText : qsTr("A run asks the same questions of several workflows and says which answers are right, why not, and what they cost. Questions can be made from your archive, without any model.")
                firstAction: root.lab.running ? "" : qsTr("New run")
                primary: true
                onFirstActed: root.view = "plan"
            }
        }
    }

    FileDialog {
        id: saver

        fileMode: FileDialog.SaveFile
        acceptLabel: qsTr("Save")
        defaultSuffix: "html"
        nameFilters: [qsTr("Report (*.html)"), qsTr("Data (*.json)"), qsTr("Table (*.csv)")]
        onAccepted: root.lab.exportReport(selectedFile)
    }
    LabChartSaver { id: pictures; lab: root.lab; chart: 0 }

    pane: LabItemPane {
        anchors.fill: parent
        focus: true
        lab: root.lab
        onCloseRequested: root.closeRequested()
    }
}
