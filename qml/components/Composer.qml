// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// Where a question is written. Enter asks, Shift+Enter makes a new line.
Rectangle {
    id: root

    required property var app
    readonly property var ask: app.ask

    function takeFocus() { input.forceActiveFocus(Qt.OtherFocusReason); }
    /// Puts the person behind what is written.
    function writeOn() {
        takeFocus();
        input.cursorPosition = input.length;
    }

    implicitHeight: flick.height + 54
    radius: Theme.radiusCard
    color: Theme.raised
    border { width: input.activeFocus ? 2 : 1; color: input.activeFocus ? Theme.accent : Theme.control }

    Flickable {
        id: flick

        x: 12
        y: 12
        width: parent.width - 24
        height: Math.min(140, Math.max(22, input.implicitHeight))
        contentHeight: input.implicitHeight
        contentY: Math.max(0, Math.min(contentHeight - height, input.cursorRectangle.y + 22 - height))
        clip: true
        interactive: contentHeight > height

        TextAreaR {
            id: input

            objectName: "question"
            width: flick.width
            focus: true
            font: Theme.reading
            text: root.ask.draft
            Accessible.name: qsTr("Question")
            onTextChanged: if (root.ask.draft !== text) root.ask.draft = text
            Keys.onReturnPressed: event => {
                event.accepted = !(event.modifiers & Qt.ShiftModifier);
                if (event.accepted && !root.ask.running && text.trim())
                    root.ask.ask();
            }
        }
    }
    PlainText { visible: !input.text && !input.preeditText; x: 12; y: 14; text: qsTr("Ask about your conversations"); color: Theme.text3; Accessible.ignored: true }
    Row {
        id: scope

        x: 7
        anchors { bottom: parent.bottom; bottomMargin: 6 }
        width: Math.max(0, choices.x - x - 8)
        spacing: 6
        clip: true

        ChipRow { anchors.verticalCenter: parent.verticalCenter; chips: root.ask.scopeChips; onRemoved: key => root.ask.clearScope(key) }
        RButton {
            kind: "quiet"
            iconName: "plus"
            text: qsTr("Scope")
            onClicked: scopePopup.open()

            ScopePopup { id: scopePopup; y: -height - 4; app: root.app }
        }
    }
    Row {
        id: choices

        anchors { right: parent.right; rightMargin: 6; bottom: parent.bottom; bottomMargin: 6 }
        spacing: 4

        Tag {
            visible: root.ask.leavesMachine && root.width > 520
            anchors.verticalCenter: parent.verticalCenter
            kind: "warn"
            iconName: "export"
            text: qsTr("Leaves this machine")
        }
        Icon { visible: root.ask.leavesMachine && root.width <= 520; anchors.verticalCenter: parent.verticalCenter; icon: "export"; size: 16; color: Theme.warn; Accessible.ignored: false; Accessible.name: qsTr("Leaves this machine") }
        SelectR {
            bare: true
            label: qsTr("Workflow")
            model: root.ask.workflows
            textRole: "label"
            valueRole: "name"
            currentIndex: root.indexOf(this, root.ask.workflow)
            onActivated: root.ask.workflow = currentValue
        }
        IconButton {
            objectName: "stepwise"
            visible: root.ask.canStep ?? false
            iconName: "pause"
            text: qsTr("Ask me before each step")
            on: root.ask.stepwise ?? false
            onClicked: root.ask.stepwise = !root.ask.stepwise
        }
        SelectR {
            visible: root.ask.asksModel && count > 0
            bare: true
            label: qsTr("Backend")
            model: root.ask.backends
            textRole: "label"
            valueRole: "name"
            currentIndex: root.indexOf(this, root.ask.backend)
            onActivated: root.ask.backend = currentValue
        }
        IconButton {
            id: send

            objectName: "send"
            visible: !root.ask.running
            iconName: "send"
            filled: true
            enabled: input.text.trim().length > 0
            text: qsTr("Ask")
            shortcut: "Enter"
            onClicked: root.ask.ask()
        }
        IconButton { objectName: "stop"; visible: root.ask.running; iconName: "stop"; framed: true; text: qsTr("Stop"); shortcut: "Esc"; onClicked: root.ask.stop() }
    }

    /// The count is read so that the choice is found again when the model fills.
    function indexOf(select: var, value: string): int { return select.count > 0 ? select.indexOfValue(value) : -1; }
}
