// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

QtObject {
    id: root

    property var log
    property string name: "llama.cpp"
    property string url: "http://127.0.0.1:8080"
    property string model: "qwen2.5-7b-instruct-q4_k_m"
    property string modelError: ""
    property string key: ""
    property bool keyStored: false
    property string keyEnvironmentVariable: ""
    property string preset: "llama.cpp server"
    property var presets: ["Ollama", "llama.cpp server", "LM Studio", "vLLM", "OpenAI", "Other"]
    property var models: ["qwen2.5-7b-instruct-q4_k_m", "tinyllama-1.1b-chat-q5", "bge-m3-q8_0"]
    property bool leavesMachine: false
    property bool builtIn: url.length === 0
    property bool entering: false
    property string builtInText: "Answers are quoted word for word from your conversations, with their dates."
    property string summaryText: url ? name + " · " + model : "built-in, needs nothing"
    property string factsText: "8,192 tokens of context · calls functions"
    property string warningText: ""
    property bool canPull: false
    property QtObject pull: QtObject {
        property bool running: false
        property real fraction: -1
        property string text: ""
        function cancel() { root.log.note("pull.cancel", []); }
    }
    property int contextTokens: 0
    property bool asksContext: false
    property string testState: "ok"
    property string testMessage: "Works. First token in 0.4 s, 38 tokens/s, calls functions."
    property bool dirty: false

    function test() { log.note("form.test", []); }
    function save() { log.note("form.save", []); }
    function remove() { log.note("form.remove", []); }
    function begin(preset) { log.note("form.begin", [preset]); }
    function cancelEntering() { log.note("form.cancelEntering", []); }
    function useServer(preset, url, models) { log.note("form.useServer", [preset, url, models]); }
    function pullModel() { log.note("form.pullModel", []); }
    function removeKey() { log.note("form.removeKey", []); }
    function fetchModels() { log.note("form.fetchModels", []); }
}
