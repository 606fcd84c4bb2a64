// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce

/// One answer: its text, what it is doing, what went wrong, what can be done with it, and how it came about.
Column {
    id: root

    required property var ask
    /// The roles of a message.
    required property var answer
    /// One of two beside each other: its way stands above it.
    property bool compared: false
    /// The chat goes on from this one.
    property bool current: true
    readonly property bool loaded: answer.loaded ?? true
    readonly property var waiting: answer.waiting ?? ({})

    signal citationClicked(int marker)
    /// Find has hit in it, first at `y`.
    signal marked(real y)
    signal settingsWanted()

    Component.onCompleted: ask.loadDetails(answer.messageId)
    onLoadedChanged: ask.loadDetails(answer.messageId)
    Accessible.role: Accessible.Grouping
    Accessible.name: compared ? answer.wayText : qsTr("Answer")

    /// Where the first mark is, −1 without one.
    function firstMark(): real {
        for (let i = 0; i < pieces.count; ++i) {
            const text = pieces.itemAt(i) as AnswerText;
            if (text.markY >= 0) return text.y + text.markY;
        }
        return -1;
    }

    Item {
        visible: root.compared
        width: parent.width
        height: 32

        PlainText { width: Math.min(implicitWidth, parent.width - (proceed.visible ? proceed.width + 8 : 0)); anchors.verticalCenter: parent.verticalCenter; text: root.answer.wayText ?? ""; font: Theme.bodyEmphasis }
        RButton { id: proceed; objectName: "goOn"; visible: !root.current; anchors { right: parent.right; verticalCenter: parent.verticalCenter } kind: "link"; text: qsTr("Go on from this"); enabled: !root.ask.running; onClicked: root.ask.goOnFrom(root.answer.messageId) }
    }
    Repeater {
        id: pieces

        model: AnswerPieces { segments: root.answer.answerSegments }

        AnswerText {
            required property int index
            required property var piece

            width: root.width
            segments: piece
            streaming: root.answer.streaming && index === pieces.count - 1
            chosenMarker: root.answer.selected ? root.ask.selectedMarker : 0
            onMarkYChanged: if (markY >= 0) root.marked(y + markY)
            onCitationClicked: marker => root.citationClicked(marker)
        }
    }
    Loader { active: root.answer.streaming; visible: active; width: root.width; sourceComponent: RunningLine { text: root.answer.runningText } }
    Loader { active: root.waiting.name !== undefined; visible: active; width: root.width; sourceComponent: StepQuestion { ask: root.ask; step: root.waiting } }
    Item { visible: band.visible; width: 1; height: 8 }
    Band {
        id: band

        visible: root.answer.error.length > 0
        width: parent.width
        text: root.answer.error
        actionText: root.current ? qsTr("Try again") : ""
        actionIcon: "refresh"
        onActed: root.ask.regenerate(root.answer.messageId)
    }
    Flow {
        visible: band.visible && root.current && (root.answer.backendFailed ?? false)
        width: parent.width
        topPadding: 8
        spacing: 8

        RButton { objectName: "answerBuiltIn"; text: qsTr("Answer with the built-in way"); iconName: "quote"; enabled: !root.ask.running; onClicked: root.ask.answerBuiltIn(root.answer.messageId) }
        RButton { objectName: "backendSettings"; text: qsTr("Settings"); iconName: "settings"; onClicked: root.settingsWanted() }
    }
    AnswerActions { visible: !root.answer.streaming; width: parent.width; ask: root.ask; answer: root.answer; current: root.current }
    TracePanel {
        objectName: "trace"
        visible: root.answer.traced
        width: parent.width
        trace: root.answer.trace
        summary: root.answer.traceSummary
        seconds: root.answer.traceSeconds
        onWholeResultRequested: step => root.ask.loadResult(root.answer.messageId, step)
    }
}
