// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reminisce
import "mocks"

/// What lies over the pages (palette, shortcuts), and the small popups of the pages, by keyboard and over mocks.
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

    TestCase {
        name: "Window"
        when: windowShown
        visible: true

        property var stage
        property var app

        function init() {
            Theme.reducedMotion = true;
            stage = createTemporaryObject(world, scene);
            app = stage.app;
            stage.shell.forceActiveFocus();
        }

        function open(page) {
            app.currentPage = page;
            waitForRendering(scene);
        }

        function focusName() {
            const item = scene.Window.window.activeFocusItem;
            return item ? item.objectName : "";
        }

        function test_ctrlKTakesTheSecondMatchWithDownAndEnter() {
            keyClick(Qt.Key_K, Qt.ControlModifier);
            tryVerify(() => focusName() === "paletteField");
            keyClick(Qt.Key_T);
            compare(app.palette.query, "t");
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Return);
            compare(app.lastArgs("palette.run"), [1]);
        }

        function test_ctrlSlashShowsTheShortcutsAndEscClosesThem() {
            keyClick(Qt.Key_Slash, Qt.ControlModifier);
            tryVerify(() => scene.Window.window.activeFocusItem !== null);
            keyClick(Qt.Key_Escape);
            stage.shell.forceActiveFocus();
            keyClick(Qt.Key_2, Qt.ControlModifier);
            compare(app.currentPage, "ask");
        }

        function test_spaceUnfoldsAPassageOfTheResults() {
            open("search");
            const field = scene.find(stage, "searchField");
            field.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Space);
            compare(app.called("search.toggleExpanded"), 1);
        }

        function test_anEarlierVersionOfAQuestionIsShown() {
            app.ask.messages.rows = app.ask.messages.rows.map(row => Object.assign({}, row, { branch: 2 }));
            open("ask");
            const earlier = scene.find(stage, "earlierBranch");
            verify(earlier);
            mouseClick(earlier);
            compare(app.lastArgs("ask.showBranch"), [11, -1]);
        }

        function test_builtInOffersPresets() {
            open("settings");
            app.settings.chat.url = "";
            tryVerify(() => scene.find(stage, "lookForServers") !== null);
            mouseClick(scene.find(stage, "lookForServers"));
            compare(app.called("localServers.look"), 1);
        }

        function test_aPromptIsSavedAndRestored() {
            open("settings");
            const sections = scene.find(stage, "sections");
            sections.chosen("workflows");
            tryVerify(() => scene.find(stage, "promptText") !== null);
            const area = scene.find(stage, "promptText");
            area.text = "Short, please.";
            mouseClick(scene.find(stage, "savePrompt"));
            compare(app.lastArgs("prompts.save"), ["Short, please."]);
            mouseClick(scene.find(stage, "restorePrompt"));
            compare(app.called("prompts.restore"), 1);
        }

        function test_aTagIsTyped() {
            open("timeline");
            const add = scene.find(stage, "addTag");
            verify(add);
            mouseClick(add);
            tryVerify(() => focusName() === "tagField");
            keyClick(Qt.Key_A);
            keyClick(Qt.Key_Return);
            compare(app.lastArgs("transcript.addTag"), ["a"]);
        }

        function test_onThisDayIsInTheCalendar() {
            open("timeline");
            mouseClick(scene.find(stage, "calendar"));
            const button = () => scene.find(scene.Window.window.contentItem.parent ?? scene.Window.window.contentItem, "onThisDay");
            tryVerify(() => button() !== null);
            mouseClick(button());
            compare(app.called("density.onThisDay"), 1);
        }
    }
}
