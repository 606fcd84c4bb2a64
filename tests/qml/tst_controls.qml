// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reminisce

Item {
    id: scene

    width: 600
    height: 400

    Column {
        RButton { id: button; text: "Copy"; iconName: "copy" }
        IconButton { id: icon; iconName: "close"; text: "Close" }
        Chip { id: chip; kind: "person"; text: "Tom"; colourIndex: 1 }
        Check { id: check; text: "All" }
        Segments { id: segments; value: "a"; options: [{ value: "a", label: "A" }, { value: "b", label: "B" }]; onChosen: value => segments.value = value }
        TabsR { id: tabs; value: "x"; options: [{ value: "x", label: "X", count: 1 }, { value: "y", label: "Y", count: 2 }]; onChosen: value => tabs.value = value }
        SearchField { id: search; placeholderText: "Find"; text: "word" }
        ProgressBarR { id: progress; value: 0.5 }
        Item {
            MenuR {
                id: menu

                MenuItemR { text: "Copy" }
                MenuItemR { id: longest; text: "Export all conversations of this person as Markdown"; hint: ".md" }
            }
        }
    }

    SignalSpy { id: clicks; target: button; signalName: "clicked" }
    SignalSpy { id: removals; target: chip; signalName: "removed" }

    TestCase {
        name: "Controls"
        when: windowShown
        visible: true

        function init() {
            clicks.clear();
            removals.clear();
        }

        function test_buttonActsOnSpaceAndReturn_data() { return [{ tag: "Space", key: Qt.Key_Space }, { tag: "Return", key: Qt.Key_Return }, { tag: "Enter", key: Qt.Key_Enter }]; }
        function test_buttonActsOnSpaceAndReturn(data) {
            button.forceActiveFocus(Qt.TabFocusReason);
            keyClick(data.key);
            compare(clicks.count, 1);
        }

        function test_menuIsAsWideAsItsLongestLabel() {
            menu.open();
            tryVerify(() => menu.opened);
            verify(menu.width > 200);
            verify(menu.width <= 420);
            verify(menu.width >= Math.min(420, longest.implicitWidth + 8));
            menu.close();
        }

        function test_disabledButtonDoesNothing() {
            button.enabled = false;
            mouseClick(button);
            compare(clicks.count, 0);
            button.enabled = true;
        }

        function test_focusRingShowsForTheKeyboardOnly() {
            mouseClick(button);
            verify(!InputMode.keyboard);
            keyClick(Qt.Key_Tab);
            verify(InputMode.keyboard);
            verify(icon.activeFocus);
        }

        function test_iconButtonIsNamed() { compare(icon.text, "Close"); }

        function test_chipGoesByKey_data() { return [{ tag: "Delete", key: Qt.Key_Delete }, { tag: "Backspace", key: Qt.Key_Backspace }]; }
        function test_chipGoesByKey(data) {
            chip.forceActiveFocus(Qt.TabFocusReason);
            keyClick(data.key);
            compare(removals.count, 1);
        }

        function test_chipGoesByItsCross() {
            mouseClick(chip, chip.width - 12, chip.height / 2);
            compare(removals.count, 1);
        }

        function test_checkTogglesOnSpace() {
            check.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Space);
            verify(check.checked);
            keyClick(Qt.Key_Space);
            verify(!check.checked);
        }

        function test_segmentsFollowArrows() {
            segments.value = "a";
            segments.children[0].children[0].forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Right);
            compare(segments.value, "b");
            keyClick(Qt.Key_Right);
            compare(segments.value, "b");
            keyClick(Qt.Key_Left);
            compare(segments.value, "a");
        }

        function test_tabsFollowArrows() {
            tabs.value = "x";
            tabs.children[0].children[0].forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Right);
            compare(tabs.value, "y");
        }

        function test_searchFieldClearsOnEscape() {
            search.text = "word";
            search.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Escape);
            compare(search.text, "");
        }

        function test_progressFillsItsShare() { compare(progress.children[0].width, progress.width / 2); }
    }
}
