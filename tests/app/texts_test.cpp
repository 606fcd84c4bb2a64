// SPDX-License-Identifier: GPL-3.0-or-later
// What C++ makes of values for the eye, without a window.
#include <QAbstractItemModelTester>
#include <QTest>

#include "app/ask/answer_text.h"
#include "app/ask/trace_model.h"
#include "app/base/qt_text.h"
#include "app/import/format_names.h"
#include "app/search/excerpt.h"
#include "app/search/understood_rows.h"
#include "app/timeline/recorded_time.h"
#include "core/ingest/registry.h"

using namespace reminisce;
using namespace reminisce::app;

namespace {

QVariantMap line(const QString& text, const QString& marked = {})
{
    QVariantList marks;
    if (!marked.isEmpty()) {
        marks.append(QVariantMap{{QStringLiteral("start"), static_cast<int>(text.indexOf(marked))},
                                 {QStringLiteral("length"), static_cast<int>(marked.size())}});
    }
    return {{QStringLiteral("text"), text}, {QStringLiteral("marks"), marks}};
}

QString textOf(const QVariant& row)
{
    return row.toMap().value(QStringLiteral("text")).toString();
}

QString markedIn(const QVariant& row)
{
    const QVariantMap mark = row.toMap().value(QStringLiteral("marks")).toList().value(0).toMap();
    return textOf(row).mid(mark.value(QStringLiteral("start")).toInt(), mark.value(QStringLiteral("length")).toInt());
}

/// The parts of an answer as "kind:text".
QStringList segmentsIn(const archive::Answer& answer)
{
    QStringList parts;
    for (const QVariant& segment : answerSegments(answer)) {
        parts.append(segment.toMap().value(QStringLiteral("kind")).toString() + QLatin1Char(':') + textOf(segment));
    }
    return parts;
}

Moment at(const char* iso)
{
    return parseIso(iso).value();
}

} // namespace

class TextsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFormatHasANameOfItsOwn();
    void formatsAreNamedAsPeopleKnowThem();
    void anExcerptShowsTheMatchAndItsNeighbour();
    void aLongLineIsCutAroundItsMatch();
    void theLastLineKeepsTheOneBeforeIt();
    void aRecordingOfWhichOnlyTheDayIsKnownCountsFromItsBeginning();
    void midnightInTheContentIsATime();
    void foldingAStepHidesWhatBelongsToIt();
    void aStepFoldedWithinAFoldedOneStaysFolded();
    void theOrderAskedForIsNamed();
    void aStopByThePersonIsNoFailure();
    void sentencesSaidAgainAreMarkedAtTheirOwnPlace();
    void aMarkDoesNotLandInsideAnotherSentence();
};

void TextsTest::everyFormatHasANameOfItsOwn()
{
    const ingest::Registry registry = ingest::Registry::withAllFormats();
    for (const auto& reader : registry.readers()) {
        QVERIFY2(hasFormatLabel(std::string(reader->name())), std::string(reader->name()).c_str());
    }
}

void TextsTest::formatsAreNamedAsPeopleKnowThem()
{
    QCOMPARE(formatLabel("webvtt"), QStringLiteral("WebVTT"));
    QCOMPARE(formatLabel("srt"), QStringLiteral("SRT"));
    QCOMPARE(formatLabel("whatsapp"), QStringLiteral("WhatsApp"));
    QCOMPARE(formatLabel("some-new-json"), QStringLiteral("Some New JSON"));
    QVERIFY(formatLabel({}).isEmpty());
}

void TextsTest::anExcerptShowsTheMatchAndItsNeighbour()
{
    const QVariantList lines = {line(QStringLiteral("One")), line(QStringLiteral("Two")),
                                line(QStringLiteral("Three, found"), QStringLiteral("found")),
                                line(QStringLiteral("Four")), line(QStringLiteral("Five"))};
    const QVariantList excerpt = excerptOf(lines, 2);
    QCOMPARE(excerpt.size(), 2);
    QCOMPARE(textOf(excerpt[0]), QStringLiteral("Three, found"));
    QCOMPARE(textOf(excerpt[1]), QStringLiteral("Four"));
    QVERIFY(excerptOf({}, 3).isEmpty());
}

void TextsTest::aLongLineIsCutAroundItsMatch()
{
    const QString text = QStringLiteral("Wort ").repeated(100) + QStringLiteral("Halbmarathon im Juli ") +
                         QStringLiteral("danach ").repeated(100);
    const QVariantList excerpt = excerptOf({line(text, QStringLiteral("Halbmarathon"))}, 0);
    QCOMPARE(excerpt.size(), 1);
    QVERIFY(textOf(excerpt[0]).size() < 200);
    QVERIFY(textOf(excerpt[0]).startsWith(QChar(0x2026)));
    QVERIFY(textOf(excerpt[0]).endsWith(QChar(0x2026)));
    QCOMPARE(markedIn(excerpt[0]), QStringLiteral("Halbmarathon"));
}

void TextsTest::theLastLineKeepsTheOneBeforeIt()
{
    const QVariantList excerpt = excerptOf({line(QStringLiteral("Where?")), line(QStringLiteral("There."))}, 1);
    QCOMPARE(excerpt.size(), 2);
    QCOMPARE(textOf(excerpt[1]), QStringLiteral("There."));
}

void TextsTest::aRecordingOfWhichOnlyTheDayIsKnownCountsFromItsBeginning()
{
    const Formatter format;
    const Moment start = at("2024-03-20T00:00:00");
    const RecordedTime time = RecordedTime::of(start, "file-name");
    QCOMPARE(time.turn(format, start.local + 42 * kMicrosPerSecond), QStringLiteral("0:42"));
    QCOMPARE(time.turn(format, start.local + 3'723 * kMicrosPerSecond), QStringLiteral("1:02:03"));
    QCOMPARE(time.when(format, start.local), QStringLiteral("Wed 20 March 2024"));
    const Moment evening = at("2024-03-20T17:30:00");
    QCOMPARE(RecordedTime::of(evening, "file-name").turn(format, evening.local), QStringLiteral("17:30"));
}

void TextsTest::midnightInTheContentIsATime()
{
    const Formatter format;
    const Moment start = at("2024-03-20T00:00:00");
    QCOMPARE(RecordedTime::of(start, "content").turn(format, start.local), QStringLiteral("00:00"));
    const RecordedTime notes = RecordedTime::of(start, "content-day");
    QVERIFY(notes.dayOnly);
    QCOMPARE(notes.turn(format, start.local), QString());
}

namespace {

/// Steps 1 to 6: 1 holds 2 to 5, of which 2 holds 3 and 4.
QList<TraceRow> nestedSteps()
{
    QList<TraceRow> rows;
    for (const int depth : {0, 1, 2, 2, 1, 0}) {
        TraceRow row;
        row.step = static_cast<int>(rows.size()) + 1;
        row.depth = depth;
        rows.append(row);
    }
    fold(rows);
    return rows;
}

QList<int> shownSteps(const TraceModel& trace)
{
    QList<int> steps;
    for (const TraceRow& row : trace.rows()) {
        if (!row.hidden) {
            steps.append(row.step);
        }
    }
    return steps;
}

} // namespace

void TextsTest::foldingAStepHidesWhatBelongsToIt()
{
    TraceModel trace;
    const QAbstractItemModelTester tester(&trace, QAbstractItemModelTester::FailureReportingMode::QtTest);
    trace.assign(nestedSteps());
    QCOMPARE(trace.at(0).below, 4);
    QCOMPARE(trace.at(1).below, 2);
    QCOMPARE(trace.at(5).below, 0);
    trace.toggleFold(1);
    QCOMPARE(shownSteps(trace), QList<int>({1, 6}));
    QVERIFY(trace.at(0).folded);
    trace.toggleFold(1);
    QCOMPARE(shownSteps(trace), QList<int>({1, 2, 3, 4, 5, 6}));
}

void TextsTest::aStepFoldedWithinAFoldedOneStaysFolded()
{
    TraceModel trace;
    trace.assign(nestedSteps());
    trace.toggleFold(2);
    QCOMPARE(shownSteps(trace), QList<int>({1, 2, 5, 6}));
    trace.toggleFold(1);
    trace.toggleFold(1);
    QCOMPARE(shownSteps(trace), QList<int>({1, 2, 5, 6}));
}

void TextsTest::theOrderAskedForIsNamed()
{
    search::Understanding understood;
    for (const char* meaning : {"earliest", "latest"}) {
        search::UnderstoodPart& part = understood.parts.emplace_back();
        part.kind = search::PartKind::Order;
        part.text = "word of the question";
        part.meaning = meaning;
    }
    const QList<UnderstoodRow> rows = understoodRows(understood, PeopleDirectory(), Formatter());
    QVERIFY(rows.size() >= 2);
    QCOMPARE(rows[0].kind, QStringLiteral("order"));
    QCOMPARE(rows[0].label, QStringLiteral("earliest first"));
    QCOMPARE(rows[1].label, QStringLiteral("latest first"));
    QVERIFY(!rows[0].hard);
}

void TextsTest::aStopByThePersonIsNoFailure()
{
    QList<TraceRow> rows(3);
    rows[0].kind = QStringLiteral("tool");
    rows[0].error = QStringLiteral("Unknown argument.");
    rows[1].kind = QStringLiteral("model");
    rows[1].error = QStringLiteral("Stopped on request.");
    rows[2].kind = QStringLiteral("answer"); // made of what had come
    arrange(rows, 1);
    noteStop(rows);
    QVERIFY(rows[0].recovered);
    QVERIFY(!rows[1].recovered);
    QCOMPARE(rows[1].error, QString());
    QCOMPARE(rows[1].resultSummary, QStringLiteral("Stopped"));
}

void TextsTest::sentencesSaidAgainAreMarkedAtTheirOwnPlace()
{
    archive::Answer answer;
    answer.text = "Er kam spät. [1] Er kam spät. Es regnete. [1] Er kam spät.";
    answer.citations = {{1, 1, 1, "Ich kam spät."}};
    answer.unsupported = {"Er kam spät.", "Er kam spät."};
    QCOMPARE(segmentsIn(answer),
             QStringList({"text:Er kam spät.", "citation:1", "text: ", "unsupported:Er kam spät.", "text: Es regnete.",
                          "citation:1", "text: ", "unsupported:Er kam spät."}));
}

void TextsTest::aMarkDoesNotLandInsideAnotherSentence()
{
    archive::Answer answer;
    answer.text = "Tom sagte: Ja. [1] Ja.";
    answer.citations = {{1, 1, 1, "Ja."}};
    answer.unsupported = {"Ja."};
    QCOMPARE(segmentsIn(answer), QStringList({"text:Tom sagte: Ja.", "citation:1", "text: ", "unsupported:Ja."}));
}

QTEST_GUILESS_MAIN(TextsTest)
#include "texts_test.moc"
