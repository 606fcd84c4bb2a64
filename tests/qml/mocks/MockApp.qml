// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The root view model with fixed data; every verb is noted in `calls`, so that tests can see what a page asked for.
QtObject {
    id: root

    property var calls: []
    function note(name, args) { calls = calls.concat([{ name: name, args: args }]); }
    function called(name) { return calls.filter(call => call.name === name).length; }
    function lastArgs(name) { const all = calls.filter(call => call.name === name); return all.length ? all[all.length - 1].args : null; }

    property string archiveName: "Sample"
    property bool isSampleArchive: true
    property string themeMode: "light"
    property string language: ""
    property bool reducedMotion: true
    property bool compact: false
    property string currentPage: "timeline"
    property string version: "0.1.0"
    property var windowPlace: ({})
    function keepWindowPlace(place) { note("keepWindowPlace", [place]); }

    property MockFilter filter: MockFilter { log: root }
    property MockTimeline timeline: MockTimeline { log: root }
    property MockTranscript transcript: MockTranscript { log: root }
    property QtObject transcriptExport: QtObject {
        function suggestedFile(form) { return "file:///home/me/Documents/Talk." + form; }
        function suggestedFolder() { return "file:///home/me/Documents"; }
        function save(file, form) { root.note("transcriptExport.save", [file, form]); }
        function saveShown(folder, form) { root.note("transcriptExport.saveShown", [folder, form]); }
    }
    property MockAsk ask: MockAsk { log: root }
    property MockSearch search: MockSearch { log: root }
    property MockPeople people: MockPeople { log: root }
    property MockImport importer: MockImport { log: root }
    property MockLab lab: MockLab { log: root }
    property MockSettings settings: MockSettings { log: root }
    property QtObject watchFolders: QtObject {
        property ListModel folders: ListModel {
            ListElement { path: "/home/me/Recordings"; importedText: "12 files imported"; failed: 1; missing: false }
        }
        function add(url) { root.note("watchFolders.add", [url]); }
        function remove(path) { root.note("watchFolders.remove", [path]); }
        function look() { root.note("watchFolders.look", []); }
    }
    property QtObject palette: QtObject {
        property string query: ""
        property ListModel results: ListModel {
            ListElement { kind: "page"; label: "Timeline"; detail: "Ctrl+1"; icon: "timeline" }
            ListElement { kind: "person"; label: "Tom"; detail: "Tommy"; icon: "person" }
        }
        function run(index) { root.note("palette.run", [index]); }
    }
    signal windowCommand(string key)
    property QtObject localServers: QtObject {
        property bool looking: false
        property bool looked: true
        property ListModel servers: ListModel {
            ListElement { preset: "ollama"; label: "Ollama"; url: "http://127.0.0.1:11434"; detailText: "127.0.0.1:11434, 2 models"; models: [] }
        }
        function look() { root.note("localServers.look", []); }
    }
    property QtObject jobs: QtObject {
        property bool running: false
        property string title: "Indexing"
        property string detail: "1,204 of 3,180 passages"
        property real fraction: 0.38
        property int queueCount: 1
        function cancel() { root.note("jobs.cancel", []); }
    }
    property QtObject ownerQuestion: QtObject {
        property bool open: false
        property ListModel candidates: ListModel {
            ListElement { personId: 1; name: "Ich"; turns: 412; colourIndex: 0 }
            ListElement { personId: 2; name: "Tom"; turns: 230; colourIndex: 1 }
        }
        function choose(id) { root.note("owner.choose", [id]); }
        function skip() { root.note("owner.skip", []); }
    }
    property ListModel recentArchives: ListModel {
        ListElement { name: "My conversations"; path: "/home/me/.local/share/reminisce/archive"; isSample: false; current: false }
        ListElement { name: "Sample"; path: "/home/me/.local/share/reminisce/sample"; isSample: true; current: true }
    }
    property ListModel toasts: ListModel {}

    function openSample() { note("openSample", []); }
    function openArchive(url) { note("openArchive", [url]); }
    function createArchive(url) { note("createArchive", [url]); }
    function openRecent(index) { note("openRecent", [index]); }
    function goBack() { note("goBack", []); }
    function goForward() { note("goForward", []); }
    function showConversation(id, turnId) { note("showConversation", [id, turnId]); }
    function filterByPerson(id) { note("filterByPerson", [id]); }
    function filterByTag(tag) { note("filterByTag", [tag]); }
    function filterByEmotion(name) { note("filterByEmotion", [name]); }
    function askAbout(text) { note("askAbout", [text]); }
    function copyToClipboard(text) { note("copyToClipboard", [text]); }
}
