// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// Part of the form of a new run: how passages are found. Every choice is measured with every other.
Column {
    id: root

    required property var plan

    spacing: 8

    SectionLabel { text: qsTr("How passages are found") }
    LabChoices { width: parent.width; model: root.plan.modes; onToggled: row => root.plan.toggleMode(row) }
    Flow {
        width: parent.width
        spacing: 12

        FormField { width: 260; headed: true; label: qsTr("Passages per search"); hint: qsTr("Several with commas"); error: root.plan.passagesError; text: root.plan.passages; onEdited: text => root.plan.passages = text }
        FormField { width: 260; headed: true; label: qsTr("Share of the vectors in percent"); hint: qsTr("In hybrid search; several with commas"); error: root.plan.weightsError; text: root.plan.weights; onEdited: text => root.plan.weights = text }
    }
    PlainText { visible: root.plan.embeddings.count > 1; text: qsTr("Vectors of"); font: Theme.small; color: Theme.text2 }
    LabChoices { visible: root.plan.embeddings.count > 1; width: parent.width; model: root.plan.embeddings; onToggled: row => root.plan.toggleEmbedding(row) }
    SwitchR { text: qsTr("Dates, people and emotions in a question count"); checked: root.plan.understand; onToggled: root.plan.understand = checked }
    FormField { width: Math.min(440, parent.width); headed: true; label: qsTr("Form of the answers"); hint: qsTr("Such as “a name or a date only”; may stay empty"); text: root.plan.answerFormat; onEdited: text => root.plan.answerFormat = text }
    SwitchR {
        objectName: "planOwnPrompts"
        visible: root.plan.replacedPrompts.length > 0
        text: qsTr("Use my prompts from the settings")
        checked: root.plan.ownPrompts
        onToggled: root.plan.ownPrompts = checked
    }
    PlainText { visible: root.plan.replacedPrompts.length > 0; width: parent.width; text: root.plan.ownPrompts ? qsTr("Changed by you: %1. The run keeps and states them.").arg(root.plan.replacedPrompts.join(", ")) : qsTr("The program's own prompts are used."); font: Theme.small; color: Theme.text3; wrapMode: Text.Wrap }
}
