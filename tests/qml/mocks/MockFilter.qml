// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

QtObject {
    id: root

    property var log
    property bool isEmpty: chips.count === 0
    property bool peopleMatchAll: false
    property string text: ""
    property string from: "2024-01-01"
    property string to: "2024-06-30"
    property string suggestionText: ""
    property ListModel chips: ListModel {
        ListElement { kind: "person"; label: "Tom"; personId: 2; colourIndex: 1; isOwner: false; emotion: ""; key: "person:2"; joiner: "" }
        ListElement { kind: "person"; label: "Anna"; personId: 3; colourIndex: 2; isOwner: false; emotion: ""; key: "person:3"; joiner: "or" }
        ListElement { kind: "tag"; label: "Lauf"; personId: -1; colourIndex: 0; isOwner: false; emotion: ""; key: "tag:Lauf"; joiner: "" }
        ListElement { kind: "date"; label: "1 Jan – 30 Jun 2024"; personId: -1; colourIndex: 0; isOwner: false; emotion: ""; key: "dates"; joiner: "" }
    }
    property ListModel suggestions: ListModel {
        ListElement { kind: "person"; label: "Luise"; detail: "3,105 turns"; key: "person:4"; colourIndex: 3; emotion: "" }
        ListElement { kind: "person"; label: "Oma"; detail: "1,966 turns"; key: "person:5"; colourIndex: 5; emotion: "" }
        ListElement { kind: "tag"; label: "Lauf"; detail: "12 conversations"; key: "tag:Lauf"; colourIndex: 0; emotion: "" }
        ListElement { kind: "emotion"; label: "joy"; detail: "emotion"; key: "emotion:joy"; colourIndex: 0; emotion: "joy" }
        ListElement { kind: "date"; label: "June 2024"; detail: "dates"; key: "date:2024-06"; colourIndex: 0; emotion: "" }
    }
    property ListModel savedFilters: ListModel {}

    function addPerson(id) { log.note("filter.addPerson", [id]); }
    function addTag(tag) { log.note("filter.addTag", [tag]); }
    function addEmotion(name) { log.note("filter.addEmotion", [name]); }
    function setDates(from, to) { log.note("filter.setDates", [from, to]); }
    function clearDates() { log.note("filter.clearDates", []); }
    function setText(text) { log.note("filter.setText", [text]); }
    function acceptSuggestion(key) { log.note("filter.acceptSuggestion", [key]); }
    function remove(key) {
        log.note("filter.remove", [key]);
        for (let i = 0; i < chips.count; ++i) {
            if (chips.get(i).key === key) {
                chips.remove(i);
                return;
            }
        }
    }
    function clear() { log.note("filter.clear", []); chips.clear(); }
}
