// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reminisce

TestCase {
    name: "Theme"

    function channel(value) { return value <= 0.03928 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4); }
    function luminance(c) { return 0.2126 * channel(c.r) + 0.7152 * channel(c.g) + 0.0722 * channel(c.b); }
    // Contrast after WCAG 2.1, 1.4.3.
    function contrast(a, b) {
        const x = luminance(a), y = luminance(b);
        return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
    }

    function cleanup() { Theme.mode = "light"; }

    function test_modesChooseColours() {
        Theme.mode = "dark";
        verify(Theme.dark);
        compare(Theme.window, "#181614");
        Theme.mode = "light";
        verify(!Theme.dark);
        compare(Theme.window, "#f5f2ed");
    }

    function test_textIsReadableOnItsGrounds_data() {
        const rows = [];
        for (const mode of ["light", "dark"]) {
            for (const ink of ["text", "text2", "text3", "accent"])
                for (const ground of ["window", "surface", "raised", "sunken", "hover"])
                    rows.push({ tag: mode + " " + ink + " on " + ground, mode: mode, ink: ink, ground: ground });
            rows.push({ tag: mode + " accentText", mode: mode, ink: "accentText", ground: "accent" });
            rows.push({ tag: mode + " markText", mode: mode, ink: "markText", ground: "mark" });
            rows.push({ tag: mode + " tipText", mode: mode, ink: "tipText", ground: "tip" });
            for (const state of ["danger", "warn", "ok"])
                rows.push({ tag: mode + " " + state, mode: mode, ink: state, ground: state + "Soft" });
        }
        return rows;
    }
    function test_textIsReadableOnItsGrounds(data) {
        Theme.mode = data.mode;
        verify(contrast(Theme[data.ink], Theme[data.ground]) >= 4.5, contrast(Theme[data.ink], Theme[data.ground]));
    }

    function test_peopleAreReadableOnSurface_data() { return [{ tag: "light" }, { tag: "dark" }]; }
    function test_peopleAreReadableOnSurface(data) {
        Theme.mode = data.tag;
        for (let i = 1; i <= 12; ++i)
            verify(contrast(Qt.darker(Theme.personColour(i, false), 1), Theme.surface) >= 4.5, i);
    }

    function test_colourOfAThirteenthPersonStartsAgain() { compare(Theme.personColour(13, false), Theme.personColour(1, false)); }
    function test_ownerHasNoColour() { compare(Theme.personColour(3, true), Theme.text2); }

    function test_everyEmotionHasColourAndName() {
        compare(Emotions.order.length, 8);
        for (const name of Emotions.order) {
            verify(Emotions.colours[name] !== undefined, name);
            verify(Emotions.label(name).length > 0, name);
        }
    }

    function test_reducedMotionTakesNoTime() {
        Theme.reducedMotion = true;
        compare(Theme.paneTime, 0);
        Theme.reducedMotion = false;
        verify(Theme.paneTime > 0);
    }
}
