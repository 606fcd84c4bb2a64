// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// Part of the form of a new run: measures that need a backend, and when an answer counts as right.
Column {
    id: root

    required property var plan
    property bool promptShown: false

    spacing: 8

    SectionLabel { text: qsTr("Measures") }
    PlainText { width: parent.width; text: qsTr("Comparisons of words, what was found, support and costs are always measured."); font: Theme.small; color: Theme.text3; wrapMode: Text.Wrap }
    Flow {
        width: parent.width
        spacing: 12

        Repeater {
            model: [
                { key: "judge", label: qsTr("Judge (G-Eval)"), names: root.plan.judges, hint: qsTr("A model says how right an answer is") },
                { key: "similarity", label: qsTr("Meaning (SemScore)"), names: root.plan.embedders, hint: qsTr("Answer and gold as one vector each") },
                { key: "tokenEmbeddings", label: qsTr("Tokens (BERTScore)"), names: root.plan.embedders, hint: qsTr("A vector per token, as llama.cpp gives them") }
            ]

            Column {
                id: measure

                required property var modelData

                width: 216
                spacing: 4

                PlainText { width: parent.width; text: measure.modelData.label; font: Theme.small; color: Theme.text2 }
                SelectR {
                    objectName: "plan-" + measure.modelData.key
                    width: parent.width
                    label: measure.modelData.label
                    model: [qsTr("None")].concat(measure.modelData.names)
                    currentIndex: measure.modelData.names.indexOf(root.plan[measure.modelData.key]) + 1
                    onActivated: root.plan[measure.modelData.key] = currentIndex > 0 ? measure.modelData.names[currentIndex - 1] : ""
                }
                PlainText { width: parent.width; text: measure.modelData.hint; font: Theme.small; color: Theme.text3; wrapMode: Text.Wrap }
            }
        }
    }
    RButton {
        objectName: "planJudgePrompt"
        visible: root.plan.judge !== ""
        kind: "link"
        text: root.promptShown ? qsTr("Hide what the judge is told") : qsTr("Show what the judge is told")
        onClicked: root.promptShown = !root.promptShown
    }
    Rectangle {
        visible: root.promptShown && root.plan.judge !== ""
        width: parent.width
        height: 220
        radius: Theme.radiusButton
        color: Theme.raised
        border { width: words.activeFocus ? 2 : 1; color: words.activeFocus ? Theme.accent : Theme.line }

        Flickable {
            anchors { fill: parent; margins: 8 }
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            T.ScrollBar.vertical: ScrollBarThin {}

            T.TextArea.flickable: TextAreaR {
                id: words

                objectName: "judgePromptText"
                readOnly: true
                font: Theme.code
                text: root.plan.judgePrompt
                Accessible.name: qsTr("What the judge is told")
            }
        }
    }
    SectionLabel { text: qsTr("What counts") }
    FormField { width: 260; headed: true; label: qsTr("An answer matches from token F1"); hint: qsTr("0.05 as published"); error: root.plan.thresholdError; text: root.plan.threshold; onEdited: text => root.plan.threshold = text }
    PlainText { text: qsTr("An observation is useful when it holds"); font: Theme.small; color: Theme.text2 }
    Segments {
        label: qsTr("An observation is useful when it holds")
        size: 28
        value: root.plan.usefulIsEvidence ? "evidence" : "gold"
        options: [{ value: "gold", label: qsTr("the right answer's words") }, { value: "evidence", label: qsTr("a passage of the evidence") }]
        onChosen: value => root.plan.usefulIsEvidence = value === "evidence"
    }
}
