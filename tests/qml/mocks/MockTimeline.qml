// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Reminisce.Testing

QtObject {
    id: root

    property var log
    property bool loading: false
    property string totalText: "214 of 1,908 conversations"
    property int keptRow: -1
    property string emptyReason: ""
    property TableModel conversations: TableModel {
        function dayText(key) { return { "2024-06-20": "Thursday, 20 June 2024", "2024-06-21": "Friday, 21 June 2024", "2024-06-23": "Sunday, 23 June 2024", "2024-06-24": "Monday, 24 June 2024" }[key] ?? key; }
        function dayCountText(key) { return { "2024-06-20": "3 conversations", "2024-06-21": "2 conversations", "2024-06-23": "3 conversations", "2024-06-24": "5 conversations" }[key] ?? ""; }
        function indexOfConversation(id) { return id - 100; }
    }
    property QtObject density: QtObject {
        property var bins: []
        property real maxTotal: 61
        property string unit: "week"
        property string stacking: "emotion"
        property string brushFrom: "2024-01-01"
        property string brushTo: "2024-06-30"
        property string headText: "Passages per week, 61 at most"
        property var axisLabels: [
            { fraction: 0, label: "2023", bold: true }, { fraction: 0.125, label: "Apr", bold: false }, { fraction: 0.25, label: "Jul", bold: false },
            { fraction: 0.375, label: "Oct", bold: false }, { fraction: 0.5, label: "2024", bold: true }, { fraction: 0.625, label: "Apr", bold: false },
            { fraction: 0.75, label: "Jul", bold: false }, { fraction: 0.875, label: "Oct", bold: false }
        ]
        property TableModel legend: TableModel {}
        function brush(from, to) { root.log.note("density.brush", [from, to]); brushFrom = from; brushTo = to; }
        function clearBrush() { root.log.note("density.clearBrush", []); brushFrom = ""; brushTo = ""; }
        function zoomIn() { root.log.note("density.zoomIn", []); }
        function zoomOut() { root.log.note("density.zoomOut", []); }
        function jumpToDate(iso) { root.log.note("density.jumpToDate", [iso]); }
        function onThisDay() { root.log.note("density.onThisDay", []); }
    }

    Component.onCompleted: {
        const rows = [
            ["2024-06-20", "08:10", "Frühstück, Terminchaos", "Anna, Ich", "„Wann kommt denn nun der Elektriker?“", ["anticipation", "anger"], 21],
            ["2024-06-20", "17:00", "Halbmarathon: Tipps von Tom", "Tom, Ich", "„Dann nimm jetzt raus statt drauf …“", ["trust", "joy"], 46],
            ["2024-06-20", "19:30", "Luises Lauf am Kanal", "Luise, Tom, Ich", "„Wie war dein Lauf?“ – „Nass, aber schön.“", ["joy"], 18],
            ["2024-06-21", "09:05", "Weekly sync: import pipeline", "Priya, Tom, Ben", "“The zip has two exports of the same chat.”", ["surprise", "trust"], 112],
            ["2024-06-21", "20:45", "Wohnung: Rückruf Herr Müller", "Herr Müller, Anna", "„Die Kaution bekommen Sie bis Ende Juli.“", ["trust", "fear"], 33],
            ["2024-06-23", "10:20", "Brunch, and the summer plan", "Anna, Jonas, Me", "“Three days in Lisbon, then the train north.”", ["joy", "anticipation"], 87],
            ["2024-06-23", "14:00", "Oma am Telefon", "Oma, Ich, Tom", "„Das Herz ist wieder ruhig, sagt der Arzt.“", ["trust", "sadness"], 40],
            ["2024-06-23", "18:15", "Knieprobleme", "Tom, Ich", "„Beim Treppensteigen zieht es noch.“", ["fear", "trust"], 12],
            ["2024-06-24", "07:45", "Montag früh", "Anna, Ich", "„Hast du den Schlüssel?“", [], 9]
        ];
        conversations.rows = rows.map((row, i) => ({ conversationId: 100 + i, dayKey: row[0], timeText: row[1], title: row[2], peopleText: row[3],
            snippet: row[4], emotions: row[5], turnCount: row[6], selected: false }));
        const order = ["joy", "trust", "anticipation", "surprise", "sadness", "fear", "disgust", "anger"];
        density.legend.rows = order.map(name => ({ label: name, emotion: name, colourIndex: 0 }));
        const weights = [0.34, 0.2, 0.14, 0.08, 0.07, 0.06, 0.04, 0.07];
        const bins = [];
        for (let i = 0; i < 104; ++i) {
            const total = Math.round(12 + 42 * Math.abs(Math.sin(i / 13)) * (0.6 + 0.4 * Math.abs(Math.sin(i * 1.7))));
            const start = new Date(Date.UTC(2023, 0, 2 + 7 * i));
            const end = new Date(Date.UTC(2023, 0, 8 + 7 * i));
            bins.push({ startIso: start.toISOString().slice(0, 10), endIso: end.toISOString().slice(0, 10), titleText: "Week " + i, total: total,
                parts: order.map((name, k) => ({ key: name, label: name, emotion: name, colourIndex: 0, count: total * weights[k] })) });
        }
        density.bins = bins;
    }
}
