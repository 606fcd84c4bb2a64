// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce.Testing

QtObject {
    id: root

    property var log
    property string sessionSearch: ""
    property string title: "New Year’s resolutions"
    property string draft: ""
    property string workflow: "tools"
    property string backend: "Qwen2.5 7B"
    property bool running: false
    property MockFind find: MockFind { log: root.log; owner: "ask" }
    property bool leavesMachine: false
    property bool asksModel: true
    property bool canStep: workflow === "steps"
    property bool stepwise: false
    property bool currentHasMessages: messages.count > 0
    property string evidenceTab: "all"
    property int evidenceAllCount: 31
    property int evidenceUsedCount: 3
    property int evidenceUnusedCount: 28
    property string evidenceHeadText: "31 passages from 3 calls"
    property var suggestions: ["What were my New Year’s resolutions, and am I sticking to them?", "What did I talk about with Anna last week?", "When did I sound unsure?"]
    property int selectedMarker: 1
    property var selectedMessageId: 11
    property TableModel sessions: TableModel {
        rows: [
            { sessionId: 1, title: "New Year’s resolutions", detailText: "tools · 1 question", groupText: "Today", hasError: false, selected: true },
            { sessionId: 2, title: "Wann kommt der Elektriker?", detailText: "built-in · 2 Fragen", groupText: "Today", hasError: false, selected: false },
            { sessionId: 3, title: "Talks with Alice last week", detailText: "tools · 3 questions", groupText: "This week", hasError: false, selected: false },
            { sessionId: 4, title: "Oma und das Krankenhaus", detailText: "rag · 1 Frage", groupText: "This week", hasError: false, selected: false },
            { sessionId: 5, title: "When did I sound unsure?", detailText: "react · 4 questions", groupText: "This week", hasError: true, selected: false },
            { sessionId: 6, title: "Kaution und Herr Müller", detailText: "tools · 6 Fragen", groupText: "May 2024", hasError: false, selected: false }
        ]
    }
    property TableModel scopeChips: TableModel {
        rows: [{ kind: "date", label: "2024", personId: -1, colourIndex: 0, isOwner: false, emotion: "", key: "dates", joiner: "" }]
    }
    property TableModel workflows: TableModel {
        rows: [{ name: "built-in", label: "built-in", description: "Quotes, needs no model", needsBackend: false }, { name: "tools", label: "tools", description: "The model calls the tools", needsBackend: true }]
    }
    property TableModel backends: TableModel {
        rows: [{ name: "Qwen2.5 7B", label: "Qwen2.5 7B", leavesMachine: false }, { name: "Work", label: "Work server", leavesMachine: true }]
    }
    property TableModel trace: TableModel {
        rows: [
            { step: 1, kind: "understand", name: "understand", argumentsText: "", argumentRows: [], resultSummary: "1 date range", resultText: "from 2024-01-01\nto 2024-01-07", error: "", recovered: false, startFraction: 0, widthFraction: 0.01, durationText: "3 ms", depth: 0, running: false },
            { step: 2, kind: "tool", name: "semantic_query", argumentsText: "query_text: \"Neujahrsvorsätze\"", argumentRows: [{ key: "query_text", value: "\"Neujahrsvorsätze, was ich mir vornehme\"" }, { key: "num_results", value: "25" }, { key: "start_date_time_iso", value: "\"2024-01-01T00:00:00\"" }, { key: "end_date_time_iso", value: "\"2024-01-07T23:59:59\"" }], resultSummary: "25 passages", resultText: "", error: "", recovered: false, startFraction: 0.12, widthFraction: 0.02, durationText: "41 ms", depth: 0, running: false },
            { step: 3, kind: "tool", name: "emotion_query", argumentsText: "query_text: \"unsure, doubt\", num_resuls: 10", argumentRows: [], resultSummary: "", resultText: "", error: "Unknown argument num_resuls. Did you mean num_results? Not run.", recovered: true, startFraction: 0.3, widthFraction: 0.01, durationText: "0 ms", depth: 0, running: false },
            { step: 4, kind: "tool", name: "emotion_query", argumentsText: "query_text: \"unsure, doubt\"", argumentRows: [], resultSummary: "10 passages", resultText: "", error: "", recovered: false, startFraction: 0.44, widthFraction: 0.02, durationText: "38 ms", depth: 0, running: false },
            { step: 5, kind: "tool", name: "read_conversation", argumentsText: "conversation_id: 1207, first_turn: 1", argumentRows: [], resultSummary: "14 turns", resultText: "", error: "", recovered: false, startFraction: 0.56, widthFraction: 0.01, durationText: "2 ms", depth: 0, running: false },
            { step: 6, kind: "answer", name: "answer", argumentsText: "", argumentRows: [], resultSummary: "612 tokens", resultText: "", error: "", recovered: false, startFraction: 0.64, widthFraction: 0.36, durationText: "2.9 s", depth: 0, running: false }
        ]
    }
    property TableModel messages: TableModel {
        rows: [{ messageId: 11, loaded: true, questionMarks: [], currentFind: false, question: "What were my New Year’s resolutions, and am I sticking to them?", askedText: "14:32",
            answerSegments: [
                { kind: "text", text: "On 1 January you told Anna that you want to run three times a week and keep your phone off on Sundays.", marker: 0 },
                { kind: "citation", text: "", marker: 1 },
                { kind: "text", text: " The running holds: in June you described a regular week with intervals, an easy run and a long one, about forty kilometres in all.", marker: 0 },
                { kind: "citation", text: "", marker: 2 },
                { kind: "text", text: " The phone is harder; on 9 June you said to Luise that you did not know whether you could keep it up.", marker: 0 },
                { kind: "citation", text: "", marker: 3 },
                { kind: "text", text: " ", marker: 0 },
                { kind: "unsupported", text: "You have also slept better since the spring.", marker: 0 }
            ],
            streaming: false, incomplete: false, stopped: false, abstained: false, error: "", backendFailed: false, summaryText: "3 of 4 sentences supported · 8.1 s · 6,120 tokens", trace: root.trace, traced: true,
            traceSummary: "6 steps · 4 tool calls · 1 recovered", traceSeconds: "8.1 s", selected: true, branch: 1, branches: 2, runningText: "" }]
    }
    property TableModel evidence: TableModel {
        rows: [
            { chunkId: 1, conversationId: 101, turnId: 3, marker: 1, whenText: "Mon 1 Jan 2024, 11:20", title: "Neujahrsfrühstück", stepText: "step 2", used: true, lines: [{ speaker: "Anna", colourIndex: 2, isOwner: false, text: "Und, was hast du dir vorgenommen?", marks: [{ start: 21, length: 11 }] }, { speaker: "Ich", colourIndex: 0, isOwner: true, text: "Dreimal die Woche laufen, und sonntags das Handy ausgeschaltet lassen.", marks: [{ start: 18, length: 6 }, { start: 43, length: 5 }] }], emotionText: "proud, determined, hopeful", expandable: true, expanded: false, keyword: 0.92, vector: 0.81, emotion: 0.4, fused: 0.88, selected: true },
            { chunkId: 2, conversationId: 101, turnId: 4, marker: 2, whenText: "Thu 20 Jun 2024, 17:03", title: "Halbmarathon", stepText: "step 5", used: true, lines: [{ speaker: "Ich", colourIndex: 0, isOwner: true, text: "So um die vierzig. Dienstag Intervalle, donnerstags locker, am Sonntag der lange Lauf.", marks: [{ start: 81, length: 4 }] }], emotionText: "", expandable: true, expanded: false, keyword: 0.64, vector: 0.77, emotion: 0.31, fused: 0.7, selected: false },
            { chunkId: 3, conversationId: 102, turnId: 5, marker: 3, whenText: "Sun 9 Jun 2024, 21:15", title: "Nach dem Kino", stepText: "step 4", used: true, lines: [{ speaker: "Luise", colourIndex: 3, isOwner: false, text: "Hattest du nicht sonntags Handypause?", marks: [] }, { speaker: "Ich", colourIndex: 0, isOwner: true, text: "Theoretisch. Ehrlich gesagt, ich weiß nicht, ob ich das noch durchhalte.", marks: [] }], emotionText: "", expandable: true, expanded: false, keyword: 0.58, vector: 0.69, emotion: 0.83, fused: 0.72, selected: false },
            { chunkId: 4, conversationId: 103, turnId: 6, marker: 0, whenText: "Wed 3 Jan 2024, 08:40", title: "Hausverwaltung", stepText: "step 2", used: false, lines: [{ speaker: "Herr Müller", colourIndex: 4, isOwner: false, text: "Für das neue Jahr haben wir uns vorgenommen, die Fenster zu erneuern.", marks: [{ start: 32, length: 11 }] }], emotionText: "", expandable: true, expanded: false, keyword: 0.47, vector: 0.33, emotion: 0.08, fused: 0.35, selected: false }
        ]
    }

    signal scrollToMessage(int row)

    function newSession() { log.note("ask.newSession", []); }
    function openSession(id) { log.note("ask.openSession", [id]); }
    function renameSession(id, title) { log.note("ask.renameSession", [id, title]); }
    function deleteSession(id) { log.note("ask.deleteSession", [id]); }
    function ask() { log.note("ask.ask", [draft]); }
    function stop() { log.note("ask.stop", []); }
    function answerBuiltIn(id) { log.note("ask.answerBuiltIn", [id]); }
    function regenerate(id) { log.note("ask.regenerate", [id]); }
    function editAndResend(id, text) { log.note("ask.editAndResend", [id, text]); }
    function showBranch(id, step) { log.note("ask.showBranch", [id, step]); }
    function compareWith(id, workflow, backend) { log.note("ask.compareWith", [id, workflow, backend]); }
    function setSideBySide(id, sideBySide) { log.note("ask.setSideBySide", [id, sideBySide]); }
    function goOnFrom(id) { log.note("ask.goOnFrom", [id]); }
    function loadDetails(id) { log.note("ask.loadDetails", [id]); }
    function selectMessage(id) { log.note("ask.selectMessage", [id]); }
    function exportFile(suffix) { return "file:///tmp/Chat." + suffix; }
    function exportMarkdown(url) { log.note("ask.exportMarkdown", [url]); }
    function exportJson(url) { log.note("ask.exportJson", [url]); }
    function openCitation(id, marker) { log.note("ask.openCitation", [id, marker]); }
    function toggleEvidence(row) { log.note("ask.toggleEvidence", [row]); }
    function copyAnswer(id) { log.note("ask.copyAnswer", [id]); }
    function useCurrentFilterAsScope() { log.note("ask.useCurrentFilterAsScope", []); }
    function clearScope(key) { log.note("ask.clearScope", [key]); }
}
