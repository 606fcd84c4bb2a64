// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce.Testing

QtObject {
    id: root

    property var log
    property bool loading: false
    property string totalText: "17 speakers, 41,206 turns"
    property string sort: "turns"
    property string search: ""
    property int markedCount: 2
    property var markedPeople: [{ personId: 5, name: "Herr Müller" }, { personId: 9, name: "Hr. Müller" }]
    property TableModel mergeSuggestions: TableModel {
        rows: [{ aName: "Herr Müller", bName: "Hr. Müller", reason: "Both speak with Anna, never together." }]
    }
    property var selected: ({
        personId: 5, name: "Herr Müller", initial: "M", colourIndex: 4, isOwner: false, aliases: ["Hausverwaltung Müller", "H. Müller"],
        activity: [0.3, 0.25, 0.3, 0.42, 0.4, 0.5, 0.25, 0.4, 0.2, 0.5, 0.15, 0.45, 0.4, 0.5, 0.2, 0.4, 0.5, 0.6, 0.55, 1, 0.5, 0.55, 0.15, 0.55].map((fraction, i) => ({ label: i === 0 ? "Jan 2023" : i === 12 ? "Jan 2024" : i === 23 ? "Dec" : "", count: Math.round(fraction * 60), fraction: fraction })),
        emotions: [{ emotion: "trust", fraction: 0.38, shareText: "38 %" }, { emotion: "anticipation", fraction: 0.22, shareText: "22 %" }, { emotion: "anger", fraction: 0.14, shareText: "14 %" }, { emotion: "joy", fraction: 0.1, shareText: "10 %" }, { emotion: "fear", fraction: 0.07, shareText: "7 %" }],
        companions: [{ personId: 3, name: "Anna", initial: "A", colourIndex: 2, isOwner: false, countText: "48 conversations" }, { personId: 1, name: "Ich", initial: "I", colourIndex: 0, isOwner: true, countText: "39 conversations" }]
    })
    property TableModel people: TableModel {}

    function select(id) { log.note("people.select", [id]); if (id < 0) selected = null; }
    function rename(id, name) { log.note("people.rename", [id, name]); }
    function addAlias(id, alias) { log.note("people.addAlias", [id, alias]); }
    function removeAlias(id, alias) { log.note("people.removeAlias", [id, alias]); }
    function setOwner(id) { log.note("people.setOwner", [id]); }
    function merge(from, into) { log.note("people.merge", [from, into]); }
    function mergeMarkedInto(id) { log.note("people.mergeMarkedInto", [id]); }
    function toggleMarked(id) { log.note("people.toggleMarked", [id]); }
    function clearMarked() { log.note("people.clearMarked", []); }
    function acceptMerge(i) { log.note("people.acceptMerge", [i]); }
    function dismissMerge(i) { log.note("people.dismissMerge", [i]); }
    property ListModel changes: ListModel {
        ListElement { changeId: 1; text: "“Tommy” became “Tom”"; whenText: "20/06/2024 17:00" }
    }
    function undoChange(id) { log.note("people.undoChange", [id]); }
    function showInTimeline(id) { log.note("people.showInTimeline", [id]); }

    Component.onCompleted: {
        const names = [["Ich", "Me, You, Jonathan", "18,412", "1,908", "Jan 2023 – Dec 2024"], ["Tom", "Tommy, Thomas B.", "6,230", "412", "Jan 2023 – Dec 2024"], ["Anna", "Änni", "5,874", "388", "Jan 2023 – Dec 2024"], ["Luise", "", "3,105", "201", "Mar 2023 – Dec 2024"], ["Herr Müller", "Hausverwaltung Müller", "842", "64", "Feb 2023 – Nov 2024"], ["Jonas", "Jonas K.", "1,204", "90", "May 2023 – Dec 2024"], ["Priya", "Priya Raman", "1,117", "71", "Sep 2023 – Dec 2024"], ["Ben", "Benjamin", "733", "58", "Sep 2023 – Dec 2024"], ["Hr. Müller", "", "27", "3", "Jun 2024 – Jul 2024"]];
        const order = ["joy", "trust", "anticipation", "surprise", "sadness", "fear", "disgust", "anger"];
        people.rows = names.map((row, i) => ({ personId: i + 1, name: row[0], aliasesText: row[1], colourIndex: i, isOwner: i === 0, turns: 100, turnsText: row[2], conversationsText: row[3], firstText: "",
            firstLastText: row[4], emotionBars: order.map((name, k) => ({ emotion: name, fraction: [0.14, 0.25, 0.16, 0.11, 0.1, 0.09, 0.06, 0.09][k] })), initial: row[0].charAt(0), selected: i === 4, marked: i === 4 || i === 8, suspicionText: "", possibleDuplicate: i === 8,
            activity: Array.from({ length: 24 }, (unused, k) => Math.abs(Math.sin(k * (i + 2) * 1.3)) * 0.8 + 0.1) }));
    }
}
