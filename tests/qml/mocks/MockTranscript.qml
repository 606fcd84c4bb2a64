// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce.Testing

QtObject {
    id: root

    property var log
    property var conversationId: 101
    property string title: "Halbmarathon: Tipps von Tom"
    property string whenText: "Thu 20 June 2024, 17:00–17:24"
    property string turnCountText: "46 turns"
    property bool hasTimes: true
    property bool loading: false
    property MockFind find: MockFind { log: root.log; owner: "transcript"; text: "Knie" }
    property var emotionSummary: [{ emotion: "trust", scoreText: ".71" }, { emotion: "joy", scoreText: ".42" }, { emotion: "anticipation", scoreText: ".18" }]
    property string sourceText: "mitra-2024.json"
    property string dateSourceText: "guess confirmed"
    property var tags: ["Lauf"]
    property ListModel people: ListModel {
        ListElement { personId: 2; name: "Tom"; colourIndex: 1; isOwner: false; initial: "T" }
        ListElement { personId: 1; name: "Ich"; colourIndex: 0; isOwner: true; initial: "I" }
    }
    property TableModel turns: TableModel {}

    signal scrollToRow(int row)

    property var otherTags: ["Arbeit", "Familie"]
    function open(id, turnId) { log.note("transcript.open", [id, turnId]); conversationId = id; }
    function close() { log.note("transcript.close", []); conversationId = -1; }
    function nextConversation() { log.note("transcript.nextConversation", []); }
    function previousConversation() { log.note("transcript.previousConversation", []); }
    function rename(title) { log.note("transcript.rename", [title]); root.title = title; }
    function copy(ids) { log.note("transcript.copy", [ids]); }
    function remove() { log.note("transcript.remove", []); }
    function setSpeaker(turnId, name, all) { log.note("transcript.setSpeaker", [turnId, name, all]); }
    function speakerNames(typed) { return ["Tom", "Ich"]; }
    function isNewPerson(name) { return name.length > 0 && !["Tom", "Ich"].includes(name); }
    function addTag(tag) { log.note("transcript.addTag", [tag]); }
    function removeTag(tag) { log.note("transcript.removeTag", [tag]); }

    Component.onCompleted: {
        const rows = [
            ["17:02", 0, "Tom, hast du einen Tipp für die letzten Wochen vor dem Halbmarathon? Ich habe das Gefühl, ich werde eher langsamer.", "anticipation", true, false],
            ["17:03", 1, "Klar. Wie viele Kilometer läufst du gerade in der Woche?", "anticipation", false, false],
            ["17:03", 0, "So um die vierzig. Dienstag Intervalle, donnerstags locker, am Sonntag der lange.", "anticipation", false, true],
            ["17:04", 1, "Dann nimm jetzt raus statt drauf. Zwei Wochen vorher nur noch die Hälfte, und die Intervalle kürzer, aber im Renntempo.", "trust", true, false],
            ["17:05", 0, "Oh ja, davon habe ich gelesen. Ich hatte nur Angst, dass ich dann die Form verliere.", "trust", false, false],
            ["17:05", 1, "Verlierst du nicht. Das Knie dankt es dir auch. Hat sich das eigentlich beruhigt?", "trust", false, true],
            ["17:06", 0, "Fast. Seit ich mit Luise schwimmen gehe, tut es nur noch beim Treppensteigen weh.", "joy", true, false],
            ["17:07", 1, "Das freut mich wirklich. Dann laufen wir am 7. Juli zusammen, ich ziehe dich über die letzten drei Kilometer.", "joy", false, false],
            ["17:08", 0, "Abgemacht. Und danach Kuchen bei Anna, sie hat schon gefragt.", "joy", false, false],
            ["17:09", 1, "Käsekuchen, bitte. Sag ihr, ich bringe die Erdbeeren mit.", "joy", false, false],
            ["17:10", 0, "Mache ich. Ach, und leihst du mir noch einmal die Startnummernbänder?", "joy", false, false],
            ["17:10", 1, "Liegen schon im Flur.", "joy", false, true]
        ];
        turns.rows = rows.map((row, i) => ({ turnId: i, timeText: row[0], personId: row[1] ? 2 : 1, speaker: row[1] ? "Tom" : "Ich", colourIndex: row[1], isOwner: !row[1], text: row[2],
            marks: i === 5 ? [{ start: 24, length: 4 }] : [], emotion: row[3], emotionStart: row[4], emotionRunEnd: row[5], highlighted: i === 3, currentFind: i === 5 }));
    }
}
