// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce.Testing

QtObject {
    id: root

    property var log
    property bool running: true
    property bool earlier: false
    property string readAgainText: ""
    property real overallFraction: 0.58
    property string progressText: "5 of 9 files · 1,204 conversations · 3,180 passages/s · about 40 s left"
    property string summaryText: "Stored 812 conversations, 15,192 turns and 3,806 passages. 12 lines not used, see the report."
    property int selectedRow: 3
    property int needsDateCount: 1
    property string pasteText: ""
    property string pasteTitle: ""
    property QtObject report: QtObject {
        property string fileName: "standup.cc.vtt"
        property string format: "Zoom captions (WebVTT without speakers)"
        property string dateSourceText: "not known"
        property string error: ""
        property bool needsDate: true
        property int skippedCount: 7
        property var rows: [{ label: "Format", value: "Zoom captions (WebVTT without speakers)" }, { label: "Turns taken", value: "388 of 395 cues" }, { label: "Speakers", value: "1 unnamed, shown as “Speaker 1”" }, { label: "Encoding", value: "UTF-8 with BOM" }]
        property TableModel skipped: TableModel {
            rows: [{ line: 212, text: "00:14:61.200 --> 00:14:63.000", reason: "seconds above 59" }, { line: 418, text: "<c.speaker>", reason: "class without text" }, { line: 419, text: "--> 00:19:02.410", reason: "start time missing" }, { line: 777, text: "�� nächste Woche dann", reason: "bytes that are not UTF-8; kept as shown" }]
        }
    }
    property TableModel dateCandidates: TableModel {
        rows: [{ label: "Wed 24 January 2024", iso: "2024-01-24", origin: "from the folder “2024-01-24 Standup”" }, { label: "Fri 26 January 2024", iso: "2024-01-26", origin: "from the file’s modification time" }]
    }
    property TableModel batches: TableModel {
        rows: [{ batchId: 1, label: "9 files", whenText: "today, 14:10", canUndo: true }]
    }
    property TableModel queue: TableModel {}

    function confirmGuesses() { log.note("import.confirmGuesses", []); }
    function addUrls(urls) { log.note("import.addUrls", [urls]); }
    function importPasted(text, title, date) { log.note("import.importPasted", [text, title, date]); }
    function confirmDate(iso, all) { log.note("import.confirmDate", [iso, all]); }
    function skipGuessed() { log.note("import.skipGuessed", []); }
    function readAgain() { log.note("import.readAgain", []); }
    function cancel() { log.note("import.cancel", []); }
    function retry(row) { log.note("import.retry", [row]); }
    function undoBatch(id) { log.note("import.undoBatch", [id]); }
    function clearFinished() { log.note("import.clearFinished", []); }

    Component.onCompleted: {
        const rows = [["mitra-2024.json", "Mitra", "500", "4,118", "done", "Stored"], ["WhatsApp Chat mit Anna.zip", "WhatsApp", "311", "9,870", "done", "12 lines not used"], ["GMT20240124-202901_Recording.vtt", "Zoom VTT", "1", "1,204", "done", "Stored"], ["standup.cc.vtt", "Zoom captions", "1", "388", "needs-date", "Needs a date"], ["telegram-export.json", "Telegram", "391", "12,442", "reading", "Reading"], ["Interview Luise.docx", "Teams", "", "", "waiting", "Waiting"], ["mitra-2024 (copy).json", "Mitra", "500", "4,118", "duplicate", "Already here"], ["notes.pages", "unknown", "", "", "failed", "Not readable"]];
        queue.rows = rows.map((row, i) => ({ row: i, path: "/home/me/" + row[0], fileName: row[0], folder: "", format: row[1], conversationsText: row[2], turnsText: row[3], state: row[4], stateText: row[5], fraction: 0.7, conversations: 0, turns: 0, skippedCount: i === 1 ? 12 : 0, dateSourceText: "", error: "", selected: i === 3 }));
    }
}
