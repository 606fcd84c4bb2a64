// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Reminisce

/// The person's own questions: what is asked, what is right, and the turns in which it stands.
FocusScope {
    id: root

    required property var questions

    signal used()

    Column {
        id: side

        width: Math.min(320, parent.width * 0.4)
        height: parent.height

        Item {
            width: parent.width
            height: 44

            TextFieldR { id: name; objectName: "setName"; x: Theme.inset; y: 8; width: parent.width - 2 * Theme.inset - add.width - 8; focus: !root.questions.open; placeholderText: qsTr("Name of a set"); onAccepted: root.questions.openSet(text) }
            RButton { id: add; anchors { right: parent.right; rightMargin: Theme.inset; verticalCenter: name.verticalCenter } text: root.questions.sets.includes(name.text) ? qsTr("Open") : qsTr("New"); enabled: name.text; onClicked: root.questions.openSet(name.text) }
        }
        Flow {
            x: Theme.inset
            width: parent.width - 2 * Theme.inset
            bottomPadding: count > 0 ? 8 : 0
            spacing: 4

            readonly property int count: root.questions.sets.length

            Repeater {
                model: root.questions.sets

                RButton { required property string modelData; height: 24; kind: root.questions.name === modelData ? "secondary" : "quiet"; text: modelData; onClicked: root.questions.openSet(modelData) }
            }
        }
        Hairline { width: parent.width }
        ListView {
            id: list

            objectName: "ownQuestions"
            width: parent.width
            height: side.height - y - 48
            clip: true
            model: root.questions.questions
            currentIndex: root.questions.selected
            activeFocusOnTab: true
            keyNavigationEnabled: true
            boundsBehavior: Flickable.StopAtBounds
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Questions")
            Keys.onReturnPressed: root.questions.selected = currentIndex
            Keys.onDeletePressed: root.questions.removeQuestion(currentIndex)
            T.ScrollBar.vertical: ScrollBarThin {}

            delegate: ListRow {
                id: row

                required property string question
                required property string answer
                required property int evidenceCount
                required property int index

                required selected
                width: list.width
                implicitHeight: 44
                text: question ? question : qsTr("New question")
                listFocused: list.activeFocus || !InputMode.keyboard
                Accessible.description: answer
                onClicked: root.questions.selected = index

                contentItem: Item {
                    Column {
                        anchors { left: parent.left; leftMargin: Theme.inset; right: parent.right; rightMargin: Theme.inset; verticalCenter: parent.verticalCenter }

                        PlainText { width: parent.width; text: row.text; color: row.question ? Theme.text : Theme.text3 }
                        PlainText { width: parent.width; text: (row.answer ? row.answer : qsTr("No answer: nothing is known about it")) + " · " + qsTr("%n turn(s)", "", row.evidenceCount); font: Theme.caption; color: Theme.text3 }
                    }
                    Hairline { anchors.bottom: parent.bottom; width: parent.width; color: Theme.grid }
                }
            }
        }
        Row {
            x: Theme.inset
            height: 48
            spacing: 8
            visible: root.questions.open

            RButton { anchors.verticalCenter: parent.verticalCenter; objectName: "addQuestion"; iconName: "plus"; text: qsTr("Question"); Accessible.name: qsTr("Add a question"); onClicked: root.questions.addQuestion() }
            RButton { anchors.verticalCenter: parent.verticalCenter; objectName: "useSet"; kind: "primary"; text: qsTr("Use in a run"); onClicked: { root.questions.use(); root.used(); } }
        }
    }
    Hairline { id: line; anchors.left: side.right; vertical: true; height: parent.height }
    Item {
        anchors { left: line.right; right: parent.right; top: parent.top; bottom: parent.bottom }
        visible: root.questions.selected >= 0

        Column {
            id: form

            x: Theme.inset
            y: 8
            width: parent.width - 2 * Theme.inset
            spacing: 8

            FormField { field.objectName: "ownQuestion"; width: parent.width; headed: true; label: qsTr("Question"); text: root.questions.question; onEdited: text => root.questions.setQuestion(text) }
            FormField { field.objectName: "ownAnswer"; width: parent.width; headed: true; label: qsTr("Right answer"); hint: qsTr("Empty when nothing is known about it"); text: root.questions.answer; onEdited: text => root.questions.setAnswer(text) }
            FormField { width: Math.min(280, parent.width); headed: true; label: qsTr("Category"); text: root.questions.category; onEdited: text => root.questions.setCategory(text) }
            Row {
                spacing: 8

                RButton { kind: "danger"; text: qsTr("Delete the question"); onClicked: root.questions.removeQuestion(root.questions.selected) }
                RButton { kind: "quiet"; text: qsTr("Delete the set"); onClicked: confirm.open() }
            }
            SectionLabel { text: qsTr("Where it stands") }
            SearchField { objectName: "turnSearch"; width: parent.width; placeholderText: qsTr("Find the turns that answer it"); text: root.questions.turnQuery; onTextEdited: root.questions.turnQuery = text; Keys.onDownPressed: turns.forceActiveFocus(Qt.TabFocusReason) }
        }
        ListView {
            id: turns

            objectName: "evidenceTurns"
            anchors { top: form.bottom; topMargin: 8; bottom: parent.bottom; left: parent.left; right: parent.right }
            clip: true
            model: root.questions.turns
            currentIndex: -1
            activeFocusOnTab: true
            keyNavigationEnabled: true
            boundsBehavior: Flickable.StopAtBounds
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Turns")
            onActiveFocusChanged: if (activeFocus && currentIndex < 0 && count > 0) currentIndex = 0
            Keys.onSpacePressed: root.questions.toggleTurn(currentIndex)
            Keys.onReturnPressed: root.questions.toggleTurn(currentIndex)
            T.ScrollBar.vertical: ScrollBarThin {}

            delegate: ListRow {
                id: turn

                required property string speaker
                required property string whenText
                required property bool chosen
                required property int index
                required property var model

                width: turns.width
                implicitHeight: said.implicitHeight + 32
                text: speaker + ": " + model.text
                selected: ListView.isCurrentItem && turns.activeFocus
                Accessible.checkable: true
                Accessible.checked: chosen
                onClicked: root.questions.toggleTurn(index)

                contentItem: Item {
                    Check { x: Theme.inset; y: 8; checked: turn.chosen; focusPolicy: Qt.NoFocus; Accessible.name: turn.text; onClicked: root.questions.toggleTurn(turn.index) }
                    PlainText { x: 44; y: 6; width: parent.width - x - 16; text: turn.speaker + " · " + turn.whenText; font: Theme.caption; color: Theme.text3 }
                    PlainText { id: said; x: 44; y: 22; width: parent.width - x - 16; text: turn.model.text; wrapMode: Text.Wrap; maximumLineCount: 6; elide: Text.ElideRight }
                    Hairline { anchors.bottom: parent.bottom; width: parent.width; color: Theme.grid }
                }
            }
        }
    }
    EmptyState { visible: !root.questions.open; x: line.x + (parent.width - line.x - width) / 2; width: Math.min(440, parent.width - line.x - 64); anchors { top: parent.top; topMargin: 64 } headline: qsTr("Questions whose answers you know"); text: qsTr("Name a set, write what you would ask and what is right, and point at the turns where it was said.") }
    DialogR {
        id: confirm

        title: qsTr("Delete the set “%1”?").arg(root.questions.name)
        text: qsTr("Its questions are deleted for good. Runs that used them keep their answers.")
        onConfirmed: root.questions.removeSet()
    }
}
