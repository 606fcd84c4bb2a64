// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QDir>
#include <QSignalSpy>
#include <QTest>

#include "app/base/qt_text.h"
#include "tests/app/support/app_fixture.h"

using namespace reminisce;
using namespace reminisce::test;

class TimelineTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsConversationsByDayAndFetchesRowsWhenTheyAreSeen();
    void filterByPersonDatesAndWordsNarrowsTheList();
    void aConversationIsLeftOutWhileItsDeletionCanBeUndone();
    void aTagIsSuggestedFiltersAndIsFollowedWhenItGoes();
    void conversationsAreExportedOneOrAllShown();
    void densityHasBarsWithoutHolesAndItsBrushIsTheFilter();
    void transcriptOpensAtTheTurnAndFindsWords();
    void neighboursFollowTheList();
    void pagesGoBackAndForward();
};

namespace {

bool settled(app::AppViewModel& app)
{
    return waitUntil([&] { return !app.timeline()->loading(); });
}

bool rowLoaded(const app::ConversationListModel& model, int row)
{
    return waitUntil([&] { return valueOf(model, row, "loaded").toBool(); });
}

} // namespace

void TimelineTest::listsConversationsByDayAndFetchesRowsWhenTheyAreSeen()
{
    AppFixture fixture;
    app::ConversationListModel* model = fixture.app().timeline()->conversations();
    const QAbstractItemModelTester tester(model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    fixture.import(QStringLiteral("Chat.txt"), whatsAppChat(QStringLiteral("Anna"), QDate(2023, 1, 1), 150, 4));

    QCOMPARE(model->rowCount(), 150);
    QCOMPARE(valueOf(*model, 0, "dayKey").toString(), QStringLiteral("2023-01-01"));
    QCOMPARE(valueOf(*model, 0, "dayText").toString(), QStringLiteral("Sunday, 1 January 2023"));
    QCOMPARE(valueOf(*model, 1, "dayKey").toString(), QStringLiteral("2023-01-02"));
    QVERIFY(rowLoaded(*model, 140));
    QCOMPARE(valueOf(*model, 140, "turnCount").toInt(), 4);
    QVERIFY(valueOf(*model, 140, "peopleText").toString().contains(QStringLiteral("Anna")));
    const qint64 id = valueOf(*model, 140, "conversationId").toLongLong();
    QCOMPARE(model->indexOfConversation(id), 140);
}

void TimelineTest::filterByPersonDatesAndWordsNarrowsTheList()
{
    AppFixture fixture;
    fixture.import(QStringLiteral("Anna.txt"), whatsAppChat(QStringLiteral("Anna"), QDate(2023, 1, 1), 20, 4));
    fixture.import(QStringLiteral("Tom.txt"), marathonTalk());
    app::FilterViewModel& filter = *fixture.app().filter();
    app::TimelineViewModel& timeline = *fixture.app().timeline();
    const QAbstractItemModelTester tester(filter.chips(), QAbstractItemModelTester::FailureReportingMode::QtTest);

    filter.setSuggestionText(QStringLiteral("tom"));
    QCOMPARE(valueOf(*filter.suggestions(), 0, "kind").toString(), QStringLiteral("person"));
    filter.acceptSuggestion(valueOf(*filter.suggestions(), 0, "key").toString());
    QVERIFY(settled(fixture.app()));
    QCOMPARE(timeline.matchingCount(), 1);
    QCOMPARE(valueOf(*filter.chips(), 0, "label").toString(), QStringLiteral("Tom"));
    QCOMPARE(timeline.totalText(), QStringLiteral("1 of 21 conversations"));

    filter.clear();
    filter.setDates(QStringLiteral("2023-01-03"), QStringLiteral("2023-01-05"));
    QVERIFY(settled(fixture.app()));
    QCOMPARE(timeline.matchingCount(), 3);

    filter.clear();
    filter.setText(QStringLiteral("halbmarathon"));
    QVERIFY(waitUntil([&] { return timeline.matchingCount() == 1; }));
    filter.setText(QStringLiteral("nobody ever said this"));
    QVERIFY(waitUntil([&] { return timeline.emptyReason() == QStringLiteral("filter-empty"); }));
    filter.remove(valueOf(*filter.chips(), 0, "key").toString());
    QVERIFY(waitUntil([&] { return timeline.matchingCount() == 21; }));

    filter.addPerson(valueOf(*fixture.app().people()->people(), 0, "personId").toLongLong());
    filter.saveAs(QStringLiteral("One"));
    QVERIFY(waitUntil([&] { return filter.savedFilters()->count() == 1; }));
    filter.clear();
    filter.applySaved(valueOf(*filter.savedFilters(), 0, "filterId").toLongLong());
    QCOMPARE(filter.chips()->count(), 1);
}

void TimelineTest::aConversationIsLeftOutWhileItsDeletionCanBeUndone()
{
    AppFixture fixture;
    fixture.import(QStringLiteral("Anna.txt"), whatsAppChat(QStringLiteral("Anna"), QDate(2023, 1, 1), 3, 4));
    app::TimelineViewModel& timeline = *fixture.app().timeline();
    app::TranscriptViewModel& transcript = *fixture.app().transcript();
    transcript.open(timeline.conversations()->conversationAt(1));
    QVERIFY(waitUntil([&] { return transcript.conversationId() > 0; }));
    transcript.remove();
    QVERIFY(waitUntil([&] { return timeline.matchingCount() == 2; }));
    fixture.app().toasts()->act(valueOf(*fixture.app().toasts(), 0, "toastId").toInt());
    QVERIFY(waitUntil([&] { return timeline.matchingCount() == 3; }));

    transcript.open(timeline.conversations()->conversationAt(1));
    QVERIFY(waitUntil([&] { return transcript.conversationId() > 0; }));
    transcript.remove();
    QVERIFY(waitUntil([&] { return timeline.matchingCount() == 2; }));
    // One deletion does not hasten another: both can still be undone.
    transcript.open(timeline.conversations()->conversationAt(0));
    QVERIFY(waitUntil([&] { return transcript.conversationId() > 0; }));
    transcript.remove();
    QVERIFY(waitUntil([&] { return timeline.matchingCount() == 1; }));
    QVERIFY(timeline.totalCount() == 1);
    fixture.app().toasts()->act(valueOf(*fixture.app().toasts(), 0, "toastId").toInt());
    QVERIFY(waitUntil([&] { return timeline.matchingCount() == 2; }));
    fixture.app().undo();
    QVERIFY(waitUntil([&] { return timeline.matchingCount() == 3; }));

    transcript.open(timeline.conversations()->conversationAt(1));
    QVERIFY(waitUntil([&] { return transcript.conversationId() > 0; }));
    transcript.remove();
    fixture.restart(); // what was deleted stays so, even when the program ends before the time for undoing is over
    QVERIFY(waitUntil([&] { return fixture.app().timeline()->totalCount() == 2; }));
}

void TimelineTest::aTagIsSuggestedFiltersAndIsFollowedWhenItGoes()
{
    AppFixture fixture;
    fixture.import(QStringLiteral("chat.txt"), whatsAppChat(QStringLiteral("Anna"), QDate(2023, 1, 1), 4, 2));
    app::FilterViewModel& filter = *fixture.app().filter();
    app::TimelineViewModel& timeline = *fixture.app().timeline();
    app::TranscriptViewModel& transcript = *fixture.app().transcript();
    const qint64 second = timeline.conversations()->conversationAt(1);
    transcript.open(second);
    QVERIFY(waitUntil([&] { return transcript.conversationId() == second; }));
    transcript.addTag(QStringLiteral("Ausflug"));

    filter.setSuggestionText(QStringLiteral("ausfl"));
    QVERIFY(waitUntil([&] { return valueOf(*filter.suggestions(), 0, "kind").toString() == QStringLiteral("tag"); }));
    QCOMPARE(valueOf(*filter.suggestions(), 0, "label").toString(), QStringLiteral("Ausflug"));
    filter.acceptSuggestion(valueOf(*filter.suggestions(), 0, "key").toString());
    QCOMPARE(valueOf(*filter.chips(), 0, "kind").toString(), QStringLiteral("tag"));
    QVERIFY(waitUntil([&] { return timeline.matchingCount() == 1; }));
    QCOMPARE(timeline.conversations()->conversationAt(0), second);

    fixture.app().filterByTag(QStringLiteral("AUSFLUG")); // the same one: no second chip
    QCOMPARE(filter.chips()->count(), 1);
    filter.addTag(QStringLiteral("Arbeit"));
    QCOMPARE(valueOf(*filter.chips(), 1, "joiner").toString(), QStringLiteral("or"));
    filter.saveAs(QStringLiteral("Out"));
    QVERIFY(waitUntil([&] { return filter.savedFilters()->count() == 1; }));
    filter.remove(valueOf(*filter.chips(), 0, "key").toString());
    QVERIFY(waitUntil([&] { return timeline.matchingCount() == 0; }));
    filter.applySaved(valueOf(*filter.savedFilters(), 0, "filterId").toLongLong());
    QVERIFY(waitUntil([&] { return timeline.matchingCount() == 1; }));

    transcript.removeTag(QStringLiteral("Ausflug"));
    QVERIFY(waitUntil([&] { return timeline.matchingCount() == 0; }));
    filter.clear();
    filter.setSuggestionText(QStringLiteral("ausfl"));
    QVERIFY(waitUntil([&] { return valueOf(*filter.suggestions(), 0, "kind").toString() != QStringLiteral("tag"); }));
}

void TimelineTest::conversationsAreExportedOneOrAllShown()
{
    AppFixture fixture;
    fixture.import(QStringLiteral("chat.txt"), whatsAppChat(QStringLiteral("Anna"), QDate(2023, 1, 1), 4, 2));
    app::AppViewModel& model = fixture.app();
    app::TranscriptExportViewModel& exporter = *model.transcriptExport();
    const auto newest = [&] { return valueOf(*model.toasts(), model.toasts()->rowCount() - 1, "text").toString(); };
    model.transcript()->open(model.timeline()->conversations()->conversationAt(0));
    QVERIFY(waitUntil([&] { return model.transcript()->conversationId() > 0; }));
    QVERIFY(model.transcript()->hasTimes());
    QVERIFY(exporter.suggestedFile(QStringLiteral("vtt")).fileName().startsWith(QLatin1String("2023-01-01 ")));
    QVERIFY(exporter.suggestedFile(QStringLiteral("vtt")).fileName().endsWith(QLatin1String(".vtt")));

    const QString directory = app::pathToQt(fixture.directory());
    const QString file = directory + QStringLiteral("/one.vtt");
    exporter.save(QUrl::fromLocalFile(file), QStringLiteral("vtt"));
    QVERIFY(waitUntil([&] { return newest().contains(file); }));
    QFile written(file);
    QVERIFY(written.open(QIODevice::ReadOnly));
    QVERIFY(written.readAll().startsWith("WEBVTT"));

    model.filter()->setDates(QStringLiteral("2023-01-02"), QStringLiteral("2023-01-03"));
    QVERIFY(waitUntil([&] { return model.timeline()->matchingCount() == 2; }));
    const QString folder = directory + QStringLiteral("/out");
    exporter.saveShown(QUrl::fromLocalFile(folder), QStringLiteral("md"));
    QVERIFY(waitUntil([&] { return newest().contains(folder); }));
    QCOMPARE(QDir(folder).entryList(QDir::Files).size(), 2);

    exporter.save(QUrl::fromLocalFile(file + QStringLiteral("/below")), QStringLiteral("txt")); // a file is no folder
    QVERIFY(waitUntil([&] {
        return valueOf(*model.toasts(), model.toasts()->rowCount() - 1, "kind").toString() == QLatin1String("error");
    }));
}

void TimelineTest::densityHasBarsWithoutHolesAndItsBrushIsTheFilter()
{
    AppFixture fixture;
    fixture.import(QStringLiteral("A.txt"), whatsAppChat(QStringLiteral("Anna"), QDate(2023, 1, 2), 5, 4));
    fixture.import(QStringLiteral("B.txt"), whatsAppChat(QStringLiteral("Ben"), QDate(2023, 3, 6), 5, 4));
    app::DensityViewModel& density = *fixture.app().timeline()->density();
    density.setUnit(QStringLiteral("week"));
    QVERIFY(waitUntil([&] { return density.bins().size() == 10; }));
    QCOMPARE(density.bins().first().toMap().value(QStringLiteral("startIso")).toString(), QStringLiteral("2023-01-02"));
    QCOMPARE(density.bins().at(4).toMap().value(QStringLiteral("total")).toInt(), 0);
    QVERIFY(density.maxTotal() > 0);
    QVERIFY(!density.axisLabels().isEmpty());

    density.brush(QStringLiteral("2023-03-06"), QStringLiteral("2023-03-12"));
    QVERIFY(waitUntil([&] { return fixture.app().timeline()->matchingCount() == 5; }));
    QCOMPARE(density.brushFrom(), QStringLiteral("2023-03-06"));
    QCOMPARE(density.brushTo(), QStringLiteral("2023-03-12"));
    QCOMPARE(density.bins().size(), 10); // the strip shows all times
    density.setStacking(QStringLiteral("person"));
    QVERIFY(waitUntil([&] { return density.legend()->count() == 3; }));
}

void TimelineTest::transcriptOpensAtTheTurnAndFindsWords()
{
    AppFixture fixture;
    fixture.import(QStringLiteral("Tom.txt"), marathonTalk());
    app::TranscriptViewModel& transcript = *fixture.app().transcript();
    const QAbstractItemModelTester tester(transcript.turns(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    const qint64 id = fixture.app().timeline()->conversations()->conversationAt(0);
    transcript.open(id);
    QVERIFY(waitUntil([&] { return transcript.conversationId() == id; }));
    QCOMPARE(transcript.turns()->rowCount(), 6);
    QCOMPARE(valueOf(*transcript.turns(), 3, "speaker").toString(), QStringLiteral("Tom"));
    QCOMPARE(valueOf(*transcript.turns(), 3, "timeText").toString(), QStringLiteral("17:04"));
    QVERIFY(valueOf(*transcript.turns(), 0, "isOwner").toBool());
    QCOMPARE(transcript.people()->count(), 2);

    transcript.finder()->setText(QStringLiteral("knie"));
    QVERIFY(waitUntil([&] { return transcript.finder()->count() == 2; }));
    QCOMPARE(transcript.finder()->countText(), QStringLiteral("1 / 2"));
    QVERIFY(valueOf(*transcript.turns(), 3, "currentFind").toBool());
    QCOMPARE(valueOf(*transcript.turns(), 3, "marks").toList().size(), 1);
    QSignalSpy scrolled(&transcript, &app::TranscriptViewModel::scrollToRow);
    transcript.finder()->next();
    QCOMPARE(scrolled.takeFirst().first().toInt(), 4);
    transcript.finder()->next();
    QCOMPARE(scrolled.takeFirst().first().toInt(), 3);

    const qint64 turn = valueOf(*transcript.turns(), 5, "turnId").toLongLong();
    transcript.open(id, turn);
    QVERIFY(waitUntil([&] { return transcript.highlightedTurnId() == turn; }));
    QVERIFY(valueOf(*transcript.turns(), 5, "highlighted").toBool());
    transcript.rename(QStringLiteral("Before the race"));
    QVERIFY(waitUntil([&] { return transcript.title() == QStringLiteral("Before the race"); }));
}

void TimelineTest::neighboursFollowTheList()
{
    AppFixture fixture;
    fixture.import(QStringLiteral("Anna.txt"), whatsAppChat(QStringLiteral("Anna"), QDate(2023, 1, 1), 3, 4));
    app::TranscriptViewModel& transcript = *fixture.app().transcript();
    const app::ConversationListModel& list = *fixture.app().timeline()->conversations();
    transcript.open(list.conversationAt(0));
    QVERIFY(waitUntil([&] { return transcript.conversationId() == list.conversationAt(0); }));
    transcript.nextConversation();
    QVERIFY(waitUntil([&] { return transcript.conversationId() == list.conversationAt(1); }));
    QVERIFY(valueOf(list, 1, "selected").toBool());
    transcript.previousConversation();
    QVERIFY(waitUntil([&] { return transcript.conversationId() == list.conversationAt(0); }));
}

void TimelineTest::pagesGoBackAndForward()
{
    AppFixture fixture;
    QCOMPARE(fixture.app().currentPage(), QStringLiteral("start"));
    QVERIFY(fixture.app().archiveIsEmpty());
    fixture.app().setCurrentPage(QStringLiteral("import"));
    fixture.app().setCurrentPage(QStringLiteral("search"));
    fixture.app().goBack();
    QCOMPARE(fixture.app().currentPage(), QStringLiteral("import"));
    QVERIFY(fixture.app().canGoForward());
    fixture.app().goForward();
    QCOMPARE(fixture.app().currentPage(), QStringLiteral("search"));
}

QTEST_MAIN(TimelineTest)
#include "timeline_test.moc"
