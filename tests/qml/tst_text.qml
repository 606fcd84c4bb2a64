// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Reminisce

Item {
    id: scene

    width: 400
    height: 400

    PlainText { id: plain; text: "<img src='http://127.0.0.1/x.png'><b>bold</b>" }
    MarkedText { id: marked; y: 40; width: 300; text: "Das Knie dankt es dir, das Knie." }
    MarkedText { id: led; y: 140; width: 300; lead: "Tom"; text: "Das Knie." }
    AnswerText { id: answer; y: 200; width: 380 }

    AnswerPieces { id: pieces }
    Instantiator { id: shown; model: pieces; delegate: QtObject { required property var piece } }
    SignalSpy { id: changes; target: pieces; signalName: "dataChanged" }
    SignalSpy { id: citations; target: answer; signalName: "citationClicked" }

    function childrenOf(item, type) {
        const found = [];
        for (let i = 0; i < item.children.length; ++i)
            if (item.children[i].toString().startsWith(type))
                found.push(item.children[i]);
        return found;
    }

    TestCase {
        name: "Text"
        when: windowShown
        visible: true

        function test_textIsNeverMarkup() {
            compare(plain.textFormat, Text.PlainText);
            verify(plain.implicitWidth > 250); // all of it is drawn, tags included
        }

        function test_everyMatchHasARectangle() {
            marked.marks = [{ start: 4, length: 4 }, { start: 27, length: 4 }];
            tryVerify(() => scene.childrenOf(marked, "FindMark").length === 2);
            marked.marks = [];
            tryVerify(() => scene.childrenOf(marked, "FindMark").length === 0);
        }

        function test_aMatchOverALineBreakHasOnePerLine() {
            marked.width = 120;
            marked.marks = [{ start: 0, length: 30 }];
            tryVerify(() => scene.childrenOf(marked, "FindMark").length >= 2);
            marked.width = 300;
        }

        function test_marksCountFromBehindTheName() {
            led.marks = [{ start: 4, length: 4 }];
            tryVerify(() => scene.childrenOf(led, "FindMark").length === 1);
            verify(scene.childrenOf(led, "FindMark")[0].x > 50);
        }

        function test_linesKeepTheirDistance() {
            marked.marks = [];
            marked.width = 2000;
            tryCompare(marked, "implicitHeight", 20);
            marked.width = 300;
        }

        function test_citationsAreMarksThatCanBeClicked() {
            answer.segments = [{ kind: "text", text: "You run three times a week.", marker: 0 }, { kind: "citation", text: "", marker: 1 }, { kind: "text", text: " And", marker: 0 }, { kind: "citation", text: "", marker: 2 }];
            tryVerify(() => scene.childrenOf(answer, "CitationMark").length === 2);
            citations.clear();
            const second = scene.childrenOf(answer, "CitationMark")[1];
            compare(second.marker, 2);
            mouseClick(second);
            compare(citations.count, 1);
            compare(citations.signalArguments[0][0], 2);
        }

        function test_whatIsFoundInAnAnswerIsMarked() {
            answer.segments = [{ kind: "text", text: "The knee.", marker: 0, marks: [{ start: 4, length: 4 }] }, { kind: "citation", text: "", marker: 1 }, { kind: "unsupported", text: "A knee?", marker: 0, marks: [{ start: 2, length: 4 }] }];
            tryVerify(() => scene.childrenOf(answer, "FindMark").length === 2);
            verify(answer.markY >= 0);
            const second = scene.childrenOf(answer, "FindMark")[1];
            verify(second.x > scene.childrenOf(answer, "CitationMark")[0].x); // it counts from the begin of its own segment
            answer.segments = [{ kind: "text", text: "The knee.", marker: 0 }];
            tryVerify(() => scene.childrenOf(answer, "FindMark").length === 0);
            compare(answer.markY, -1);
        }

        function test_unsupportedSentencesCarryATag() {
            answer.segments = [{ kind: "text", text: "Known. ", marker: 0 }, { kind: "unsupported", text: "Not known.", marker: 0 }];
            tryVerify(() => scene.childrenOf(answer, "QQuickLoader").filter(loader => loader.item?.toString().startsWith("Tag")).length === 1);
        }

        function wordsOf(piece) {
            return piece.map(segment => segment.text).join("");
        }

        function test_aLongAnswerIsCutAtItsParagraphs() {
            const paragraph = "Tom said so in June. ".repeat(30).trim();
            pieces.segments = [{ kind: "text", text: [paragraph, paragraph, paragraph, paragraph].join("\n\n"), marker: 0 }];
            tryCompare(shown, "count", 2);
            compare(wordsOf(shown.objectAt(0).piece), paragraph + "\n\n" + paragraph);
            compare(wordsOf(shown.objectAt(1).piece), "\n" + paragraph + "\n\n" + paragraph); // an empty line between
        }

        function test_aLongParagraphIsCutBehindASentenceAndItsMark() {
            const text = "Tom said so in June [1]. ".repeat(40) + "He did. [2] Again. ".repeat(80);
            pieces.segments = [{ kind: "text", text: text, marker: 0 }];
            tryVerify(() => shown.count === 2 && wordsOf(shown.objectAt(0).piece) + " " + wordsOf(shown.objectAt(1).piece) === text);
            verify(wordsOf(shown.objectAt(0).piece).endsWith("[2]")); // the mark stays with its sentence
            verify(!wordsOf(shown.objectAt(1).piece).startsWith("["));
        }

        function test_onlyTheLastPieceOfAGrowingAnswerChanges() {
            let text = "Nobody has said anything else since. ".repeat(140);
            pieces.segments = [{ kind: "text", text: text, marker: 0 }];
            tryCompare(shown, "count", 4);
            const first = shown.objectAt(0);
            const words = wordsOf(first.piece);
            changes.clear();
            for (let i = 0; i < 40; ++i) {
                text += "And so on. ";
                pieces.segments = [{ kind: "text", text: text, marker: 0 }];
                for (const changed of changes.signalArguments)
                    verify(changed[0].row > 0);
            }
            compare(shown.objectAt(0), first);
            compare(wordsOf(first.piece), words);
        }

        function test_aShortAnswerIsOnePiece() {
            pieces.segments = [{ kind: "text", text: "You run. ", marker: 0 }, { kind: "citation", text: "1", marker: 1 }, { kind: "unsupported", text: "It helps.", marker: 0 }];
            tryCompare(shown, "count", 1);
            compare(shown.objectAt(0).piece.length, 3);
            pieces.segments = [];
            tryCompare(shown, "count", 0);
        }

        function test_growingAnswerKeepsItsBeginning() {
            answer.segments = [{ kind: "text", text: "On 1 January", marker: 0 }];
            tryVerify(() => scene.childrenOf(answer, "QQuickTextEdit")[0].text === "On 1 January");
            answer.segments = [{ kind: "text", text: "On 1 January you told Anna", marker: 0 }];
            tryVerify(() => scene.childrenOf(answer, "QQuickTextEdit")[0].text === "On 1 January you told Anna");
        }
    }
}
