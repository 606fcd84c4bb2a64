// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce.Testing

QtObject {
    id: root

    required property var log

    readonly property string drawing: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"380\" height=\"270\"><circle cx=\"190\" cy=\"135\" r=\"90\" fill=\"#17666B\"/></svg>"
    function chart(kind, title) {
        return { kind: kind, title: title, light: drawing, dark: drawing, head: ["", "tools", "rag"], rows: [["time", ".82", ".60"], ["people", ".79", ".62"]] };
    }

    property TableModel runs: TableModel { rows: [
        { runId: 2, name: "Mitra", whenText: "20 June 2024, 17:00", stateText: "150 answers, 1 failed", failed: true, selected: true },
        { runId: 1, name: "Mine", whenText: "19 June 2024, 17:00", stateText: "52 of 75 answers", failed: false, selected: false }
    ] }
    property var currentRun: 2
    property string title: "Mitra"
    property bool hasResults: true
    property bool loading: false
    property bool canResume: true
    property bool hasFailed: true
    property string metric: "geval"
    property var metrics: [{ value: "geval", label: "G-Eval correctness" }, { value: "token_f1", label: "Token F1" }]
    property var configurations: ["tools", "rag"]
    property var categories: ["time", "people"]
    property var columns: [{ label: "G-Eval correctness", brief: "Judge" }, { label: "ROUGE-1", brief: "ROUGE-1" }, { label: "Seconds", brief: "s" }]
    property var settingsRows: [{ label: "Dataset", value: "mitra-train.json" }, { label: "Prompts", value: "the program's own" }]
    property string consentText: ""
    property TableModel numbers: TableModel { rows: [
        { name: "tools", fullName: "tools · Qwen", cells: [{ text: "0.66 (0.60–0.72)", best: true }, { text: "0.49", best: true }, { text: "8.40", best: false }], series: 0 },
        { name: "rag", fullName: "rag · Qwen", cells: [{ text: "0.55 (0.48–0.62)", best: false }, { text: "0.46", best: false }, { text: "3.10", best: true }], series: 1 }
    ] }
    property var charts: [chart("radar", "By category"), chart("rings", "What went wrong"), chart("scatter", "Time against score"), chart("bars", "Score by category"), chart("differences", "Differences")]
    property int ringsOf: 0
    property TableModel items: TableModel { rows: [
        { itemId: 11, question: "Wann klang ich zuletzt unsicher?", category: "time", configuration: "tools", outcome: "EM", scoreText: "0.80", failed: false, selected: false },
        { itemId: 12, question: "Wer lief mit?", category: "people", configuration: "rag", outcome: "", scoreText: "–", failed: true, selected: false }
    ] }
    property string outcomeFilter: ""
    property int configurationFilter: -1
    property string categoryFilter: ""
    property string itemsText: "2 of 2 answers"
    property var item: undefined
    property TableModel trace: TableModel { rows: [] }
    property string traceSummary: ""
    property int againstRun: -1
    property var againstConfigurations: ["tools", "rag"]
    property int first: 0
    property int second: 1
    property TableModel compared: TableModel { rows: [
        { question: "Wann klang ich zuletzt unsicher?", category: "time", firstText: "0.80", secondText: "0.20", firstId: 11, secondId: 12, better: 1 }
    ] }
    property var comparedNames: ["tools", "rag"]
    property string verdict: "rag – tools: −0.11 (−0.18 to −0.04). More than noise (paired, 75 questions)."
    property bool running: false
    property real fraction: 0.4
    property string progressText: "52 of 75 answers · about 3 min left"
    property QtObject plan: QtObject {
        property string source: "made"
        property string fileText: ""
        property string format: "own"
        property int count: 60
        property int seed: 1
        property TableModel workflows: TableModel { rows: [{ value: "built-in", label: "Built-in", detail: "Without a model", chosen: true, possible: true }, { value: "tools", label: "Tools", detail: "Calls tools", chosen: false, possible: false }] }
        property TableModel backends: TableModel { rows: [{ value: "Qwen", label: "Qwen", detail: "qwen2.5", chosen: false, possible: true, atATime: 0 }] }
        property int samples: 0
        property TableModel categories: TableModel { rows: [{ value: "time", label: "time", detail: "", chosen: true, possible: true }, { value: "people", label: "people", detail: "", chosen: true, possible: true }] }
        property TableModel embeddings: TableModel { rows: [{ value: "", label: "Built-in", detail: "", chosen: true, possible: true }, { value: "Qwen", label: "Qwen", detail: "", chosen: false, possible: true }] }
        property string weights: "50"
        property string weightsError: ""
        property bool understand: true
        property string answerFormat: ""
        property string judgePrompt: "You judge whether a predicted answer is correct."
        property var embedders: ["Qwen"]
        property string similarity: ""
        property string tokenEmbeddings: ""
        property string threshold: "0.05"
        property string thresholdError: ""
        property bool usefulIsEvidence: false
        property var replacedPrompts: []
        property bool ownPrompts: true
        property var warnings: []
        function toggleCategory(row) { root.log.note("plan.toggleCategory", [row]); }
        function toggleEmbedding(row) { root.log.note("plan.toggleEmbedding", [row]); }
        function setAtATime(row, count) { root.log.note("plan.setAtATime", [row, count]); }
        property TableModel modes: TableModel { rows: [{ value: "hybrid", label: "Hybrid", detail: "", chosen: true, possible: true }, { value: "keyword", label: "Keyword", detail: "", chosen: false, possible: true }] }
        property string passages: "25"
        property string passagesError: ""
        property var judges: ["Qwen"]
        property string judge: ""
        property string name: ""
        property string estimate: "60 answers, no requests to models."
        property string problem: ""
        property bool estimating: false
        property bool leavesMachine: false
        property bool canStart: true
        function setFile(url) { root.log.note("plan.setFile", [url]); }
        function toggleWorkflow(row) { root.log.note("plan.toggleWorkflow", [row]); }
        function toggleBackend(row) { root.log.note("plan.toggleBackend", [row]); }
        function toggleMode(row) { root.log.note("plan.toggleMode", [row]); }
        function estimateNow() { root.log.note("plan.estimateNow", []); }
        function start() { root.log.note("plan.start", []); }
    }
    property QtObject questions: QtObject {
        property var sets: ["Knee"]
        property string name: "Knee"
        property bool open: true
        property TableModel questions: TableModel { rows: [{ question: "Wann laufen wir?", answer: "7. Juli", category: "time", evidenceCount: 1, selected: true }] }
        property int selected: 0
        property string question: "Wann laufen wir?"
        property string answer: "7. Juli"
        property string category: "time"
        property string turnQuery: ""
        property TableModel turns: TableModel { rows: [{ turnId: 5, speaker: "Tom", text: "Am 7. Juli", whenText: "20 June 2024", chosen: true }] }
        function openSet(name) { root.log.note("questions.openSet", [name]); }
        function removeSet() { root.log.note("questions.removeSet", []); }
        function addQuestion() { root.log.note("questions.addQuestion", []); }
        function removeQuestion(row) { root.log.note("questions.removeQuestion", [row]); }
        function setQuestion(text) { root.log.note("questions.setQuestion", [text]); }
        function setAnswer(text) { root.log.note("questions.setAnswer", [text]); }
        function setCategory(text) { root.log.note("questions.setCategory", [text]); }
        function toggleTurn(row) { root.log.note("questions.toggleTurn", [row]); }
        function use() { root.log.note("questions.use", []); }
    }

    function reload() { log.note("lab.reload", []); }
    function selectRun(run) { log.note("lab.selectRun", [run]); }
    function resume() { log.note("lab.resume", []); }
    function consent(given) { root.log.note("lab.consent", [given]); }
    function retryFailed() { log.note("lab.retryFailed", []); }
    function stop() { log.note("lab.stop", []); }
    function deleteRun(run) { log.note("lab.deleteRun", [run]); }
    function openItem(item) { log.note("lab.openItem", [item]); }
    function exportReport(url) { log.note("lab.exportReport", [url]); }
    function exportChart(chart, url) { log.note("lab.exportChart", [chart, url]); }
}
