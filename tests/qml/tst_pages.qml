// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reminisce
import "mocks"

/// The pages by keyboard, over mocks: what a page asks of its view model, and where the focus goes.
Item {
    id: scene

    width: 1280
    height: 800

    Component {
        id: world

        Item {
            id: stage

            property alias app: mock
            property alias shell: window

            anchors.fill: parent

            MockApp { id: mock }
            Shell { id: window; anchors.fill: parent; app: mock; focus: true }
        }
    }

    Component {
        id: wholeWindow

        Main {
            app: MockApp { currentPage: "settings"; themeMode: "dark" }
        }
    }

    function find(item, name) {
        if (item.objectName === name)
            return item;
        for (let i = 0; i < item.children.length; ++i) {
            const found = find(item.children[i], name);
            if (found)
                return found;
        }
        return null;
    }

    function findType(item, type) {
        if (item.toString().startsWith(type) && item.visible)
            return item;
        for (let i = 0; i < item.children.length; ++i) {
            const found = findType(item.children[i], type);
            if (found)
                return found;
        }
        return null;
    }

    function allOfType(item, type) {
        const own = item.toString().startsWith(type) && item.visible ? [item] : [];
        return Array.from(item.children).reduce((found, child) => found.concat(allOfType(child, type)), own);
    }

    TestCase {
        name: "Pages"
        when: windowShown
        visible: true

        property var stage
        property var app

        function init() {
            scene.width = 1280;
            scene.height = 800;
            Theme.reducedMotion = true;
            stage = createTemporaryObject(world, scene);
            app = stage.app;
            stage.shell.forceActiveFocus();
        }

        function open(page) {
            app.currentPage = page;
            waitForRendering(stage);
        }

        function test_ctrlNumbersChoosePages_data() {
            return [{ tag: "timeline", key: Qt.Key_1 }, { tag: "ask", key: Qt.Key_2 }, { tag: "search", key: Qt.Key_3 },
                    { tag: "people", key: Qt.Key_4 }, { tag: "import", key: Qt.Key_5 }, { tag: "lab", key: Qt.Key_6 }, { tag: "settings", key: Qt.Key_7 }];
        }
        function test_ctrlNumbersChoosePages(data) {
            app.currentPage = "start";
            keyClick(data.key, Qt.ControlModifier);
            compare(app.currentPage, data.tag);
        }

        function test_windowTakesItsNameAndTheme() {
            const window = createTemporaryObject(wholeWindow, scene);
            verify(window);
            compare(window.title, "Sample – Reminisce");
            verify(Theme.dark);
            window.app.themeMode = "light";
            verify(!Theme.dark);
        }

        function test_wordBetweenPeopleTurnsAnyIntoAll() {
            open("timeline");
            mouseClick(scene.findType(stage, "JoinerButton"));
            verify(app.filter.peopleMatchAll);
        }

        function test_railChoosesPages() {
            mouseClick(scene.find(stage, "rail-people"));
            compare(app.currentPage, "people");
        }

        function test_historyKeys() {
            keyClick(Qt.Key_Left, Qt.AltModifier);
            compare(app.called("goBack"), 1);
        }

        // Timeline
        function test_arrowsMoveAndEnterOpensAConversation() {
            open("timeline");
            const list = scene.findType(stage, "ConversationList");
            list.forceActiveFocus(Qt.TabFocusReason);
            list.currentIndex = 0;
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Return);
            compare(app.lastArgs("transcript.open"), [102, -1]);
        }

        function test_daysHeadTheirConversations() {
            open("timeline");
            const head = scene.findType(stage, "DayHead");
            verify(head);
            verify(head.day.length > 10);
            verify(head.note.length > 0);
        }

        function test_filterChipGoesByKey() {
            open("timeline");
            const chip = scene.findType(stage, "Chip_QMLTYPE");
            chip.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Delete);
            compare(app.lastArgs("filter.remove"), ["person:2"]);
        }

        function test_filterIsAddedByTyping() {
            open("timeline");
            const add = scene.find(stage, "addFilter");
            add.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Space);
            tryVerify(() => scene.Window.window.activeFocusItem && scene.Window.window.activeFocusItem.objectName === "filterField");
            keyClick("l");
            compare(app.filter.suggestionText, "l");
            keyClick(Qt.Key_Return);
            compare(app.lastArgs("filter.acceptSuggestion"), ["person:4"]);
        }

        function test_ctrlFFindsInTheTranscript() {
            open("timeline");
            keyClick(Qt.Key_F, Qt.ControlModifier);
            const find = scene.find(stage, "find");
            verify(find.activeFocus);
            compare(find.countText, "1 / 3");
            keyClick(Qt.Key_Return);
            compare(app.called("transcript.find.next"), 1);
            keyClick(Qt.Key_Return, Qt.ShiftModifier);
            compare(app.called("transcript.find.previous"), 1);
        }

        function test_ctrlFFindsInTheChat() {
            open("ask");
            keyClick(Qt.Key_F, Qt.ControlModifier);
            const field = scene.findType(stage, "FindField");
            verify(scene.find(field, "find").activeFocus);
            keyClick("k");
            compare(app.ask.find.text, "k");
            compare(scene.find(field, "find").countText, "1 / 3");
            keyClick(Qt.Key_Return);
            compare(app.called("ask.find.next"), 1);
            keyClick(Qt.Key_Return, Qt.ShiftModifier);
            compare(app.called("ask.find.previous"), 1);
            keyClick(Qt.Key_Escape);
            compare(app.ask.find.text, "");
            compare(scene.findType(stage, "FindField"), null);
            keyClick("n");
            compare(app.ask.draft, "n"); // the question has the focus again
        }

        function test_f6GoesBetweenThePanes() {
            open("timeline");
            const list = scene.findType(stage, "ConversationList");
            list.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_F6);
            verify(!list.activeFocus);
            keyClick(Qt.Key_F6);
            verify(list.activeFocus);
        }

        function test_escClosesTheOverlaidPane() {
            scene.width = 900;
            open("timeline");
            app.transcript.open(103, -1);
            keyClick(Qt.Key_Escape);
            compare(app.transcript.conversationId, -1);
        }

        function test_jumpPutsTheTurnAtOneThird() {
            open("timeline");
            const list = scene.findType(stage, "TurnList");
            scene.height = 420;
            waitForRendering(stage);
            app.transcript.scrollToRow(6);
            const row = list.itemAtIndex(6);
            verify(Math.abs(row.y - list.contentY - list.height / 3) < 40, row.y - list.contentY);
        }

        function test_brushMovesByArrows() {
            open("timeline");
            const bars = scene.findType(stage, "StripBars");
            bars.parent.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Right);
            compare(app.called("density.brush"), 1);
            verify(app.lastArgs("density.brush")[0] > "2024-01-01");
        }

        function test_emptyFilterOffersToClear() {
            open("timeline");
            app.timeline.emptyReason = "filter-empty";
            const state = scene.findType(stage, "EmptyState");
            verify(state);
            state.firstActed();
            compare(app.called("filter.clear"), 1);
        }

        // Ask
        function test_enterAsksAndShiftEnterBreaksTheLine() {
            open("ask");
            const question = scene.find(stage, "question");
            question.forceActiveFocus(Qt.TabFocusReason);
            keyClick("W");
            keyClick(Qt.Key_Return, Qt.ShiftModifier);
            compare(app.called("ask.ask"), 0);
            verify(app.ask.draft.indexOf("\n") > 0);
            keyClick(Qt.Key_Return);
            compare(app.called("ask.ask"), 1);
        }

        function test_emptyQuestionsAreNotAsked() {
            open("ask");
            scene.find(stage, "question").forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            compare(app.called("ask.ask"), 0);
            verify(!scene.find(stage, "send").enabled);
        }

        function test_stopStandsInPlaceOfSend() {
            open("ask");
            app.ask.running = true;
            verify(!scene.find(stage, "send").visible);
            mouseClick(scene.find(stage, "stop"));
            compare(app.called("ask.stop"), 1);
        }

        function test_secondClickOnACitationOpensTheTurn() {
            open("ask");
            tryVerify(() => scene.findType(stage, "CitationMark") !== null);
            const mark = scene.findType(scene.findType(stage, "AnswerText"), "CitationMark");
            app.ask.selectedMarker = 0;
            mouseClick(mark);
            compare(app.ask.selectedMarker, 1);
            compare(app.called("ask.openCitation"), 0);
            mouseClick(mark);
            compare(app.lastArgs("ask.openCitation"), [11, 1]);
        }

        function test_traceOpensWithErrorsInPlace() {
            open("ask");
            const panel = scene.findType(stage, "TracePanel");
            verify(!panel.opened);
            panel.opened = true;
            const steps = scene.findType(panel, "TraceStep").parent;
            tryCompare(steps.children, "length", 7); // six steps and their repeater
            verify(steps.children[2].failed);
            verify(steps.children[2].opened);
            verify(!steps.children[0].opened);
        }

        function test_longResultsOpenFiftyLinesAtATime() {
            open("ask");
            app.ask.trace.set(0, "resultText", Array.from({ length: 400 }, (unused, i) => "line " + i).join("\n"));
            const panel = scene.findType(stage, "TracePanel");
            panel.opened = true;
            const step = scene.findType(panel, "TraceStep");
            step.opened = true;
            const result = scene.findType(step, "TraceResult");
            compare(result.shownLines, 50);
            compare(result.lines.length, 400);
        }

        function test_evidenceTabsChoose() {
            open("ask");
            const pane = scene.findType(stage, "EvidencePane");
            scene.findType(pane, "TabsR").chosen("used");
            compare(app.ask.evidenceTab, "used");
        }

        function test_aFailedBackendLeavesOtherWays() {
            open("ask");
            app.ask.messages.set(0, "error", "No server answers there.");
            tryVerify(() => scene.find(stage, "answerBuiltIn") !== null);
            verify(!scene.find(stage, "answerBuiltIn").visible);
            app.ask.messages.set(0, "backendFailed", true);
            const builtIn = scene.find(stage, "answerBuiltIn");
            tryVerify(() => builtIn.visible);
            builtIn.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            compare(app.lastArgs("ask.answerBuiltIn"), [11]);
            scene.find(stage, "backendSettings").forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            compare(app.currentPage, "settings");
        }

        function test_suggestionBecomesTheDraft() {
            open("ask");
            app.ask.messages.clear();
            const empty = scene.findType(stage, "AskEmpty");
            empty.chosen("When did I sound unsure?");
            compare(app.ask.draft, "When did I sound unsure?");
            const field = scene.find(stage, "question");
            verify(field.activeFocus);
            compare(field.cursorPosition, app.ask.draft.length);
            compare(app.called("ask.ask"), 0);
        }

        // Search
        function test_resultsByKeyboard() {
            open("search");
            const field = scene.find(stage, "searchField");
            field.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Return);
            compare(app.lastArgs("search.openResult"), [1]);
            keyClick(Qt.Key_Return, Qt.ControlModifier);
            compare(app.called("search.askAboutResults"), 1);
            keyClick(Qt.Key_Up);
            keyClick(Qt.Key_Up);
            verify(field.activeFocus);
            keyClick(Qt.Key_Escape);
            compare(app.search.query, "");
        }

        function test_theFilterIsSeenAndClearedOnTheSearchPage() {
            open("search");
            const bar = scene.find(stage, "searchFilter");
            verify(bar.visible);
            scene.findType(bar, "Chip_QMLTYPE").removed();
            compare(app.lastArgs("filter.remove"), ["person:2"]);
            app.search.results.rows = [];
            app.search.emptyReason = "nothing-found";
            const empty = scene.findType(bar.parent, "EmptyState");
            verify(empty.firstAction.length > 0);
            empty.firstActed();
            compare(app.called("filter.clear"), 1);
            verify(!bar.visible);
            compare(empty.firstAction, "");
        }

        function test_resultsAreGroupedByKey() {
            open("search");
            const box = scene.find(stage, "groupByConversation");
            verify(!box.checked);
            verify(box.text.length > 0);
            compare(box.Accessible.name, box.text);
            box.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Space);
            verify(app.search.grouped);
            keyClick(Qt.Key_Space);
            verify(!app.search.grouped);
        }

        function test_understoodChipGivesItsWordsBack() {
            open("search");
            const chip = scene.findType(scene.findType(stage, "UnderstoodRow"), "Chip_QMLTYPE");
            chip.removed();
            compare(app.lastArgs("search.removeUnderstood"), ["person:2"]);
        }

        function test_scoresOfTheRerankModelAreShownWhereItHasRead() {
            open("search");
            const row = scene.findType(stage, "SearchRow");
            compare(scene.allOfType(row, "ScoreColumn").map(column => column.value), [0.86, 0.79, 0.42, 0.82]);
            app.search.reranked = true;
            compare(scene.allOfType(row, "ScoreColumn").map(column => column.value), [0.86, 0.79, 0.42, 0.82, 0.97]);
        }

        // People
        function test_peopleByKeyboard() {
            open("people");
            const list = scene.findType(scene.findType(stage, "PeopleTable"), "QQuickListView");
            list.forceActiveFocus(Qt.TabFocusReason);
            list.currentIndex = 1;
            keyClick(Qt.Key_Space);
            compare(app.lastArgs("people.toggleMarked"), [2]);
            keyClick(Qt.Key_Return);
            compare(app.lastArgs("people.select"), [2]);
        }

        // Import
        function test_firstDateCandidateIsChosenAndUsed() {
            open("import");
            mouseClick(scene.find(stage, "useDate"));
            compare(app.lastArgs("import.confirmDate"), ["2024-01-24", false]);
        }

        function test_pastedTextIsImported() {
            open("import");
            app.importer.pasteText = "Tom: Hallo";
            scene.findType(stage, "ImportPage").pasting = true;
            waitForRendering(stage);
            mouseClick(scene.find(stage, "importPasted"));
            compare(app.lastArgs("import.importPasted")[0], "Tom: Hallo");
        }

        // Settings
        function test_themeIsChosen() {
            open("settings");
            scene.find(stage, "sections").chosen("appearance");
            scene.find(stage, "theme").chosen("dark");
            compare(app.themeMode, "dark");
        }

        function test_backendIsTested() {
            open("settings");
            mouseClick(scene.find(stage, "test"));
            compare(app.called("form.test"), 1);
        }

        // Start
        function test_sampleIsOpenedByKeyboard() {
            open("start");
            const card = scene.find(stage, "startSample");
            card.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Space);
            compare(app.called("openSample"), 1);
        }

        // All pages
        function test_everythingThatTakesFocusIsNamed_data() {
            return ["start", "timeline", "ask", "search", "people", "import", "lab", "settings"].map(page => ({ tag: page }));
        }
        function test_everythingThatTakesFocusIsNamed(data) {
            open(data.tag);
            stage.shell.forceActiveFocus();
            const window = scene.Window.window;
            const seen = [];
            for (let i = 0; i < 120; ++i) {
                keyClick(Qt.Key_Tab);
                const item = window.activeFocusItem;
                if (!item || seen.includes(item))
                    break;
                seen.push(item);
                const name = item.Accessible.name || item.text || item.placeholderText || "";
                verify(name.length > 0, data.tag + ": " + item + " has no name");
            }
            verify(seen.length >= 7, data.tag + ": only " + seen.length + " stops");
        }

        function test_tabGoesThroughTheRailFirst() {
            open("timeline");
            scene.find(stage, "rail-timeline").forceActiveFocus(Qt.TabFocusReason);
            for (const name of ["rail-ask", "rail-search", "rail-people", "rail-import", "rail-lab", "rail-settings"]) {
                keyClick(Qt.Key_Tab);
                verify(scene.find(stage, name).activeFocus, name);
            }
            keyClick(Qt.Key_Tab);
            verify(scene.find(stage, "words").activeFocus, scene.Window.window.activeFocusItem);
        }
    }
}
