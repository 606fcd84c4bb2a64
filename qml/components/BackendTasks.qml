// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// Which service does what.
Item {
    id: root

    required property var settings
    property string value

    signal chosen(string value)

    SectionLabel { id: label; x: Theme.inset; text: qsTr("Tasks") }
    Column {
        anchors { top: label.bottom; topMargin: 4 }
        width: parent.width

        Repeater {
            model: [
                { value: "chat", label: qsTr("Answers"), form: root.settings.chat },
                { value: "embedding", label: qsTr("Embeddings"), form: root.settings.embedding },
                { value: "rerank", label: qsTr("Reranking"), form: root.settings.rerank },
                { value: "description", label: qsTr("Emotion text"), form: root.settings.description },
                { value: "judge", label: qsTr("Judge"), form: root.settings.judge }
            ]

            ListRow {
                id: row

                required property var modelData

                width: root.width
                height: 52
                focusPolicy: Qt.StrongFocus
                selected: root.value === modelData.value
                text: modelData.label
                onClicked: root.chosen(modelData.value)

                contentItem: Item {
                    PlainText { x: Theme.inset; y: 9; width: tag.x - x - 8; text: row.text; font: Theme.bodyEmphasis }
                    PlainText { x: Theme.inset; y: 28; width: parent.width - 2 * x; text: row.modelData.form.summaryText; font: Theme.small; color: Theme.text3 }
                    Tag {
                        id: tag

                        // "Ready" is the word of a passed test, not of a server that was only entered.
                        visible: !row.modelData.form.builtIn && (row.modelData.form.leavesMachine || row.modelData.form.testState === "ok" || row.modelData.form.testState === "failed")

                        anchors { right: parent.right; rightMargin: 12 }
                        y: 10
                        kind: row.modelData.form.testState === "failed" ? "danger" : row.modelData.form.leavesMachine ? "warn" : "ok"
                        text: row.modelData.form.testState === "failed" ? qsTr("No answer") : row.modelData.form.leavesMachine ? qsTr("Outside") : qsTr("Ready")
                    }
                }
            }
        }
    }
    Hairline { anchors { bottom: note.top; bottomMargin: 12 } width: parent.width }
    Icon { x: Theme.inset; anchors.top: note.top; icon: "lock"; size: 16 }
    PlainText { id: note; x: 40; anchors { bottom: parent.bottom; bottomMargin: 12 } width: parent.width - 56; text: qsTr("Text leaves this program only towards a server that a task uses."); font: Theme.small; color: Theme.text2; wrapMode: Text.Wrap; leading: 16 }
}
