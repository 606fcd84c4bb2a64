// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include "tests/app/support/app_fixture.h"

using namespace reminisce;
using namespace reminisce::test;

class SearchAndPeopleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void resultsComeAsYouTypeWithMatchedWordsMarked();
    void anUnderstoodPartCanBeTakenBack();
    void groupedResultsAreOneRowOfEachConversationWithItsCount();
    void aResultOpensTheTranscriptAtItsTurn();
    void peopleAreCountedSortedAndFound();
    void mergedPeopleCanBePutApartAgain();
    void manyMergedAtOnceAreOneMessageAndOneUndo();
    void languageChangesDatesAndNumbers();
};

void SearchAndPeopleTest::resultsComeAsYouTypeWithMatchedWordsMarked()
{
    AppFixture fixture;
    fixture.import(QStringLiteral("Tom.txt"), marathonTalk());
    app::SearchViewModel& search = *fixture.app().search();
    const QAbstractItemModelTester tester(search.results(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(search.emptyReason(), QStringLiteral("no-query"));
    search.setQuery(QStringLiteral("Halb"));
    search.setQuery(QStringLiteral("Halbmarathon"));
    QVERIFY(waitUntil([&] { return search.results()->count() > 0; }));
    const QVariantList lines = valueOf(*search.results(), 0, "lines").toList();
    bool marked = false;
    for (const QVariant& line : lines) {
        for (const QVariant& mark : line.toMap().value(QStringLiteral("marks")).toList()) {
            const QString text = line.toMap().value(QStringLiteral("text")).toString();
            const QString word = text.mid(mark.toMap().value(QStringLiteral("start")).toInt(),
                                          mark.toMap().value(QStringLiteral("length")).toInt());
            marked = marked || word == QStringLiteral("Halbmarathon");
        }
    }
    QVERIFY(marked);
    const double fused = valueOf(*search.results(), 0, "fused").toDouble();
    QVERIFY(fused > 0 && fused <= 1);
    QVERIFY(!search.countText().isEmpty());
    search.setQuery({});
    QCOMPARE(search.results()->count(), 0);
}

void SearchAndPeopleTest::anUnderstoodPartCanBeTakenBack()
{
    AppFixture fixture;
    fixture.import(QStringLiteral("Tom.txt"), marathonTalk());
    app::SearchViewModel& search = *fixture.app().search();
    search.setQuery(QStringLiteral("Was sagte Tom zum Knie"));
    const auto rowOfTom = [&] {
        for (int row = 0; row < search.understood()->count(); ++row) {
            if (valueOf(*search.understood(), row, "kind").toString() == QStringLiteral("person")) {
                return row;
            }
        }
        return -1;
    };
    QVERIFY(waitUntil([&] { return rowOfTom() >= 0; }));
    QCOMPARE(valueOf(*search.understood(), rowOfTom(), "label").toString(), QStringLiteral("Tom"));
    search.removeUnderstood(valueOf(*search.understood(), rowOfTom(), "key").toString());
    QVERIFY(waitUntil([&] { return rowOfTom() < 0; }));
}

void SearchAndPeopleTest::groupedResultsAreOneRowOfEachConversationWithItsCount()
{
    AppFixture fixture;
    fixture.import(QStringLiteral("Tom.txt"), marathonTalk());
    QByteArray longTalk;
    for (int line = 0; line < 100; ++line) {
        longTalk +=
            "21.06.24, 18:00 - Anna: Der Halbmarathon geht am Kanal entlang, über die Brücke und durch den Park, "
            "und danach essen wir Kuchen, zum " +
            QByteArray::number(line) + ". Mal.\n21.06.24, 18:00 - Ich: Gut.\n";
    }
    fixture.import(QStringLiteral("Anna.txt"), longTalk);
    app::SearchViewModel& search = *fixture.app().search();
    search.setMode(QStringLiteral("keyword"));
    search.setQuery(QStringLiteral("Halbmarathon"));
    QVERIFY(waitUntil([&] { return !search.searching() && search.results()->count() > 2; }));
    const int passages = search.results()->count();
    const QString countText = search.countText();
    QVERIFY(countText.startsWith(QString::number(passages)));

    search.setGrouped(true);
    QVERIFY(waitUntil([&] { return !search.searching() && search.results()->count() == 2; }));
    int counted = 0;
    QSet<qint64> conversations;
    for (int row = 0; row < 2; ++row) {
        counted += valueOf(*search.results(), row, "groupCount").toInt();
        conversations.insert(valueOf(*search.results(), row, "conversationId").toLongLong());
    }
    QCOMPARE(conversations.size(), 2);
    QCOMPARE(counted, passages);
    QCOMPARE(search.countText(), countText);

    search.setGrouped(false);
    QVERIFY(waitUntil([&] { return search.results()->count() == passages; }));
}

void SearchAndPeopleTest::aResultOpensTheTranscriptAtItsTurn()
{
    AppFixture fixture;
    fixture.import(QStringLiteral("Tom.txt"), marathonTalk());
    app::SearchViewModel& search = *fixture.app().search();
    search.setQuery(QStringLiteral("Kilometer"));
    QVERIFY(waitUntil([&] { return search.results()->count() > 0; }));
    search.openResult(0);
    QCOMPARE(search.currentIndex(), 0);
    app::TranscriptViewModel& transcript = *fixture.app().transcript();
    QVERIFY(waitUntil([&] { return transcript.highlightedTurnId() > 0; }));
    QCOMPARE(transcript.finder()->text(), QStringLiteral("Kilometer"));
    QVERIFY(waitUntil([&] { return transcript.finder()->count() == 2; }));
}

void SearchAndPeopleTest::peopleAreCountedSortedAndFound()
{
    AppFixture fixture;
    fixture.import(QStringLiteral("Anna.txt"), whatsAppChat(QStringLiteral("Anna"), QDate(2023, 1, 1), 5, 4));
    fixture.import(QStringLiteral("Tom.txt"), marathonTalk());
    app::PeopleViewModel& people = *fixture.app().people();
    const QAbstractItemModelTester tester(people.people(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(waitUntil([&] { return people.people()->count() == 3; }));
    QCOMPARE(people.totalText(), QStringLiteral("3 speakers, 26 turns"));
    QCOMPARE(valueOf(*people.people(), 0, "turns").toInt(), 13);
    people.setSort(QStringLiteral("name"));
    QCOMPARE(valueOf(*people.people(), 0, "name").toString(), QStringLiteral("Anna"));
    people.setSearch(QStringLiteral("to"));
    QCOMPARE(people.people()->count(), 1);
    const qint64 tom = valueOf(*people.people(), 0, "personId").toLongLong();
    people.select(tom);
    QVERIFY(
        waitUntil([&] { return people.selected().toMap().value(QStringLiteral("name")) == QStringLiteral("Tom"); }));
    QCOMPARE(people.selected().toMap().value(QStringLiteral("companions")).toList().size(), 1);
    people.addAlias(tom, QStringLiteral("Tommy"));
    QVERIFY(waitUntil([&] {
        return people.selected()
            .toMap()
            .value(QStringLiteral("aliases"))
            .toStringList()
            .contains(QStringLiteral("Tommy"));
    }));
}

void SearchAndPeopleTest::mergedPeopleCanBePutApartAgain()
{
    AppFixture fixture;
    fixture.import(QStringLiteral("Tom.txt"), marathonTalk());
    fixture.import(QStringLiteral("Thomas.txt"),
                   QByteArray(marathonTalk()).replace("Tom", "Thomas").replace("20.06.24", "21.06.24"));
    app::PeopleViewModel& people = *fixture.app().people();
    QVERIFY(waitUntil([&] { return people.people()->count() == 3; }));
    QHash<QString, qint64> ids;
    for (int row = 0; row < 3; ++row) {
        ids.insert(valueOf(*people.people(), row, "name").toString(),
                   valueOf(*people.people(), row, "personId").toLongLong());
    }
    people.toggleMarked(ids[QStringLiteral("Tom")]);
    people.toggleMarked(ids[QStringLiteral("Thomas")]);
    QCOMPARE(people.markedCount(), 2);
    people.mergeMarkedInto(ids[QStringLiteral("Thomas")]);
    QVERIFY(waitUntil([&] { return people.people()->count() == 2 && fixture.app().toasts()->count() == 1; }));
    fixture.app().toasts()->act(valueOf(*fixture.app().toasts(), 0, "toastId").toInt());
    QVERIFY(waitUntil([&] { return people.people()->count() == 3; }));
}

void SearchAndPeopleTest::manyMergedAtOnceAreOneMessageAndOneUndo()
{
    AppFixture fixture;
    fixture.import(QStringLiteral("Tom.txt"), marathonTalk());
    fixture.import(QStringLiteral("Thomas.txt"),
                   QByteArray(marathonTalk()).replace("Tom", "Thomas").replace("20.06.24", "21.06.24"));
    fixture.import(QStringLiteral("Tommy.txt"),
                   QByteArray(marathonTalk()).replace("Tom", "Tommy").replace("20.06.24", "22.06.24"));
    app::PeopleViewModel& people = *fixture.app().people();
    QVERIFY(waitUntil([&] { return people.people()->count() == 4; }));
    qint64 into = 0;
    for (int row = 0; row < 4; ++row) {
        const qint64 id = valueOf(*people.people(), row, "personId").toLongLong();
        const QString name = valueOf(*people.people(), row, "name").toString();
        if (name.startsWith(QLatin1String("T"))) {
            people.toggleMarked(id);
            into = name == QLatin1String("Tom") ? id : into;
        }
    }
    QCOMPARE(people.markedCount(), 3);
    people.mergeMarkedInto(into);
    QVERIFY(waitUntil([&] { return people.people()->count() == 2 && people.changes()->count() == 2; }));
    QCOMPARE(fixture.app().toasts()->count(), 1);
    fixture.app().undo();
    QVERIFY(waitUntil([&] { return people.people()->count() == 4 && people.changes()->count() == 0; }));
    QCOMPARE(fixture.app().toasts()->count(), 0);
}

void SearchAndPeopleTest::languageChangesDatesAndNumbers()
{
    AppFixture fixture;
    fixture.import(QStringLiteral("Tom.txt"), marathonTalk());
    fixture.app().setLanguage(QStringLiteral("de"));
    const app::ConversationListModel& list = *fixture.app().timeline()->conversations();
    QCOMPARE(valueOf(list, 0, "dayText").toString(), QStringLiteral("Donnerstag, 20. Juni 2024"));
    fixture.app().setLanguage(QStringLiteral("en"));
    QCOMPARE(valueOf(list, 0, "dayText").toString(), QStringLiteral("Thursday, 20 June 2024"));
}

QTEST_MAIN(SearchAndPeopleTest)
#include "search_and_people_test.moc"
