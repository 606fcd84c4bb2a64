// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce.Testing

QtObject {
    id: root

    property var log
    property string query: "Toms Lauf im Juni mit Freude"
    property bool searching: false
    property string countText: "23 passages in 11 conversations"
    property string elapsedText: "6 ms"
    property bool grouped: false
    property string mode: "hybrid"
    property real weight: 0.5
    property string note: ""
    property bool reranked: false
    property string emptyReason: ""
    property int currentIndex: 0
    property TableModel understood: TableModel {
        rows: [
            { kind: "person", label: "Tom", key: "person:2", hard: true, colourIndex: 1, isOwner: false, emotion: "" },
            { kind: "date", label: "June 2024", key: "dates", hard: true, colourIndex: 0, isOwner: false, emotion: "" },
            { kind: "emotion", label: "joy", key: "emotion:joy", hard: false, colourIndex: 0, isOwner: false, emotion: "joy" },
            { kind: "words", label: "Lauf", key: "words", hard: false, colourIndex: 0, isOwner: false, emotion: "" }
        ]
    }
    property TableModel results: TableModel {
        rows: [
            { chunkId: 1, conversationId: 101, turnId: 7, whenText: "Thu 20 June, 17:04", title: "Halbmarathon: Tipps von Tom", emotions: ["trust", "joy"], lines: [{ speaker: "Tom", colourIndex: 1, isOwner: false, text: "Das freut mich wirklich. Dann laufen wir am 7. Juli zusammen, ich ziehe dich über die letzten drei Kilometer.", marks: [{ start: 30, length: 6 }] }, { speaker: "Ich", colourIndex: 0, isOwner: true, text: "Abgemacht. Und danach Kuchen bei Anna, sie hat schon gefragt.", marks: [] }], expandable: true, expanded: false, keyword: 0.86, vector: 0.79, emotion: 0.42, fused: 0.82, rerank: 0.97, groupCount: 1, selected: true },
            { chunkId: 2, conversationId: 102, turnId: 1, whenText: "Thu 20 June, 19:31", title: "Luises Lauf am Kanal", emotions: ["joy"], lines: [{ speaker: "Luise", colourIndex: 3, isOwner: false, text: "Wie war dein Lauf?", marks: [{ start: 13, length: 4 }] }, { speaker: "Tom", colourIndex: 1, isOwner: false, text: "Nass, aber schön. Ich bin am Kanal entlang bis zur Schleuse.", marks: [] }], expandable: true, expanded: false, keyword: 0.91, vector: 0.74, emotion: 0.66, fused: 0.8, rerank: 0.64, groupCount: 1, selected: false },
            { chunkId: 3, conversationId: 105, turnId: 1, whenText: "Sun 23 June, 10:44", title: "Brunch, and the summer plan", emotions: ["joy", "anticipation"], lines: [{ speaker: "Tom", colourIndex: 1, isOwner: false, text: "I ran the whole loop without stopping, first time since March!", marks: [{ start: 2, length: 3 }] }, { speaker: "Me", colourIndex: 0, isOwner: true, text: "You should have seen your face at the bridge.", marks: [] }], expandable: true, expanded: false, keyword: 0.38, vector: 0.68, emotion: 0.71, fused: 0.61, rerank: 0.12, groupCount: 2, selected: false },
            { chunkId: 4, conversationId: 107, turnId: 1, whenText: "Sun 23 June, 18:20", title: "Knieprobleme", emotions: ["fear", "trust"], lines: [{ speaker: "Herr Müller", colourIndex: 4, isOwner: false, text: "Nach dem Lauf kühlen, sonst wird es nichts bis Juli.", marks: [{ start: 9, length: 4 }] }], expandable: true, expanded: false, keyword: 0.57, vector: 0.52, emotion: -1, fused: 0.44, rerank: -1, groupCount: 1, selected: false }
        ]
    }

    function removeUnderstood(key) { log.note("search.removeUnderstood", [key]); }
    function toggleExpanded(index) { log.note("search.toggleExpanded", [index]); }
    function openResult(index) { log.note("search.openResult", [index]); currentIndex = index; }
    function askAboutResults() { log.note("search.askAboutResults", []); }
}
