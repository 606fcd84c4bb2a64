// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

QtObject {
    id: root

    property var log
    property MockBackendForm chat: MockBackendForm { log: root.log }
    property MockBackendForm embedding: MockBackendForm { log: root.log; name: ""; url: ""; model: ""; testState: "idle"; testMessage: "" }
    property MockBackendForm rerank: MockBackendForm { log: root.log; name: ""; url: ""; model: ""; testState: "idle"; testMessage: "" }
    property MockBackendForm description: MockBackendForm { log: root.log; name: ""; url: ""; model: ""; testState: "idle"; testMessage: "" }
    property MockBackendForm judge: MockBackendForm { log: root.log; name: ""; url: ""; model: ""; testState: "idle"; testMessage: "" }
    property QtObject prompts: QtObject {
        property ListModel prompts: ListModel {
            ListElement { name: "rag_system"; replaced: false }
            ListElement { name: "tools_system"; replaced: true }
        }
        property string selected: "tools_system"
        property string text: "You look things up and answer.\n{{question}}"
        property bool replaced: true
        function save(text) { root.log.note("prompts.save", [text]); }
        function restore() { root.log.note("prompts.restore", []); }
    }
    property string emotionModel: "built-in"
    property bool canDescribe: true
    property bool hasDescriptions: true
    property string describesElsewhereText: "All passages are sent to https://api.example.org."
    function describeEmotions() { log.note("settings.describeEmotions", []); }
    function removeDescriptions() { log.note("settings.removeDescriptions", []); }
    property string archivePathText: "/home/me/.local/share/reminisce/archive"
    property string archiveSizeText: "48 MB"
    property url archiveFolder: "file:///home/me/.local/share/reminisce/archive"
    property var storedPlaces: [
        { label: "Conversations, people, chats", place: "/home/me/.local/share/reminisce/archive/archive.sqlite", sizeText: "42 MB" },
        { label: "Keys of backends", place: "the desktop's key store", sizeText: "" }
    ]
    property string currentSpaceText: "built-in, 256 dimensions, 3,806 passages"
    property bool reindexNeeded: false
    property int passageTokens: 200
    function rechunk(tokens) { log.note("settings.rechunk", [tokens]); }

    function reindex() { log.note("settings.reindex", []); }
    function verifyArchive() { log.note("settings.verifyArchive", []); }
    function backupTo(url) { log.note("settings.backupTo", [url]); }
    function exportTo(url) { log.note("settings.exportTo", [url]); }
    function deleteEverything() { log.note("settings.deleteEverything", []); }
}
