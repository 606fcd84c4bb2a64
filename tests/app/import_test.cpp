// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QTest>

#include "app/base/qt_text.h"
#include "core/ingest/open_format.h"
#include "tests/app/support/app_fixture.h"

using namespace reminisce;
using namespace reminisce::test;

class ImportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goodFilesAreStoredAndBadOnesSayWhy();
    void theSameFileTwiceIsAlreadyHere();
    void aGuessedDateIsAskedForBeforeAnythingIsStored();
    void pastedTextIsATranscript();
    void anImportIsUndoneAsAWhole();
    void filesOfTheSameNameSayWhereTheyAre();
    void theOwnerIsAskedForWhenNobodyIsKnown();
    void theOwnerIsAskedForAgainAfterARestart();
    void theOwnerOfADiaryIsAskedForByName();
    void archivesAreSwitched();
    void guessedDatesOfSeveralFilesAreOneImport();
    void reportsOfEarlierFilesAreReadLater();
    void anExportedArchiveIsTakenAsOne();
};

namespace {

int rowOfState(const app::ListModel& queue, const char* state)
{
    for (int row = 0; row < queue.count(); ++row) {
        if (valueOf(queue, row, "state").toString() == QLatin1String(state)) {
            return row;
        }
    }
    return -1;
}

const QByteArray kCaptions = "WEBVTT\n\n00:00:01.000 --> 00:00:04.000\n<v Priya>Shall we begin?\n\n"
                             "00:00:05.000 --> 00:00:08.000\n<v Ben>Yes, the importer is done.\n";

} // namespace

void ImportTest::goodFilesAreStoredAndBadOnesSayWhy()
{
    AppFixture fixture;
    app::ImportViewModel& importer = *fixture.app().importer();
    const QAbstractItemModelTester tester(importer.queue(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    importer.addUrls({fixture.write(QStringLiteral("Tom.txt"), marathonTalk()),
                      fixture.write(QStringLiteral("empty.json"), {}),
                      QUrl::fromLocalFile(QStringLiteral("/nowhere/at-all.vtt"))});
    QVERIFY(waitUntil([&] { return fixture.app().timeline()->totalCount() == 1 && !importer.running(); }));
    QCOMPARE(importer.queue()->count(), 3);
    const int good = rowOfState(*importer.queue(), "done");
    QVERIFY(good >= 0);
    QCOMPARE(valueOf(*importer.queue(), good, "turns").toInt(), 6);
    const int bad = rowOfState(*importer.queue(), "failed");
    QVERIFY(bad >= 0);
    importer.setSelectedRow(bad);
    QVERIFY(!importer.report().toMap().value(QStringLiteral("error")).toString().isEmpty());
    QVERIFY(!importer.summaryText().isEmpty());
}

void ImportTest::theSameFileTwiceIsAlreadyHere()
{
    AppFixture fixture;
    fixture.import(QStringLiteral("Tom.txt"), marathonTalk());
    app::ImportViewModel& importer = *fixture.app().importer();
    importer.addUrls({fixture.write(QStringLiteral("copy.txt"), marathonTalk())});
    QVERIFY(waitUntil([&] { return rowOfState(*importer.queue(), "duplicate") >= 0; }));
    QCOMPARE(fixture.app().timeline()->totalCount(), 1);
}

void ImportTest::aGuessedDateIsAskedForBeforeAnythingIsStored()
{
    AppFixture fixture;
    app::ImportViewModel& importer = *fixture.app().importer();
    importer.addUrls({fixture.write(QStringLiteral("standup.vtt"), kCaptions)});
    QVERIFY(waitUntil([&] { return importer.needsDateCount() == 1; }));
    QCOMPARE(fixture.app().timeline()->totalCount(), 0);
    QCOMPARE(importer.selectedRow(), 0);
    QVERIFY(importer.report().toMap().value(QStringLiteral("needsDate")).toBool());
    QCOMPARE(importer.dateCandidates()->count(), 1);
    importer.confirmDate(QStringLiteral("2024-01-24T09:00"), false);
    QVERIFY(waitUntil([&] { return fixture.app().timeline()->matchingCount() == 1; }));
    QCOMPARE(valueOf(*fixture.app().timeline()->conversations(), 0, "dayKey").toString(), QStringLiteral("2024-01-24"));
}

void ImportTest::pastedTextIsATranscript()
{
    AppFixture fixture;
    fixture.app().importer()->importPasted(QStringLiteral("Anna: Wie war dein Tag?\nIch: Lang, aber gut.\n"),
                                           QStringLiteral("Feierabend"), QStringLiteral("2024-02-03T18:00"));
    QVERIFY(waitUntil([&] { return fixture.app().timeline()->matchingCount() == 1; }));
    const app::ConversationListModel& list = *fixture.app().timeline()->conversations();
    QVERIFY(waitUntil([&] { return valueOf(list, 0, "title").toString() == QStringLiteral("Feierabend"); }));
}

void ImportTest::anImportIsUndoneAsAWhole()
{
    AppFixture fixture;
    fixture.import(QStringLiteral("Tom.txt"), marathonTalk());
    app::ImportViewModel& importer = *fixture.app().importer();
    QVERIFY(waitUntil([&] { return importer.batches()->count() == 1; }));
    importer.undoBatch(valueOf(*importer.batches(), 0, "batchId").toLongLong());
    QVERIFY(waitUntil([&] { return fixture.app().timeline()->totalCount() == 0 && importer.batches()->count() == 0; }));
    QCOMPARE(fixture.app().toasts()->count(), 1);
    QCOMPARE(valueOf(*importer.queue(), 0, "state").toString(), QStringLiteral("cancelled")); // not "already here"
}

void ImportTest::filesOfTheSameNameSayWhereTheyAre()
{
    AppFixture fixture;
    app::ImportViewModel& importer = *fixture.app().importer();
    std::filesystem::create_directories(fixture.directory() / "anna");
    std::filesystem::create_directories(fixture.directory() / "tom");
    importer.addUrls({fixture.write(QStringLiteral("anna/_chat.txt"), marathonTalk()),
                      fixture.write(QStringLiteral("tom/_chat.txt"), marathonTalk()),
                      fixture.write(QStringLiteral("other.txt"), marathonTalk())});
    QVERIFY(waitUntil([&] { return importer.queue()->count() == 3; }));
    int named = 0;
    for (int row = 0; row < 3; ++row) {
        const QString folder = valueOf(*importer.queue(), row, "folder").toString();
        const bool chat = valueOf(*importer.queue(), row, "fileName").toString() == QLatin1String("_chat.txt");
        QCOMPARE(!folder.isEmpty(), chat);
        named += chat && (folder.endsWith(QLatin1String("/anna")) || folder.endsWith(QLatin1String("/tom"))) ? 1 : 0;
    }
    QCOMPARE(named, 2);
    QVERIFY(waitUntil([&] { return !importer.running(); }));
}

void ImportTest::theOwnerIsAskedForWhenNobodyIsKnown()
{
    AppFixture fixture;
    const QByteArray talk = QByteArray(marathonTalk()).replace("- Ich:", "- Clara:");
    fixture.import(QStringLiteral("Tom.txt"), talk);
    app::OwnerQuestionViewModel& question = *fixture.app().ownerQuestion();
    QVERIFY(waitUntil([&] { return question.isOpen(); }));
    QCOMPARE(question.candidates()->count(), 2);
    int clara = 0;
    while (valueOf(*question.candidates(), clara, "name").toString() != QStringLiteral("Clara")) {
        ++clara;
        QVERIFY(clara < question.candidates()->count());
    }
    question.choose(valueOf(*question.candidates(), clara, "personId").toLongLong());
    QVERIFY(!question.isOpen());
    QVERIFY(waitUntil([&] {
        const app::ListModel& people = *fixture.app().people()->people();
        for (int row = 0; row < people.count(); ++row) {
            if (valueOf(people, row, "isOwner").toBool()) {
                return valueOf(people, row, "name").toString() == QStringLiteral("Clara");
            }
        }
        return false;
    }));
}

void ImportTest::theOwnerIsAskedForAgainAfterARestart()
{
    AppFixture fixture;
    fixture.import(QStringLiteral("Tom.txt"), QByteArray(marathonTalk()).replace("- Ich:", "- Clara:"));
    QVERIFY(waitUntil([&] { return fixture.app().ownerQuestion()->isOpen(); }));
    fixture.restart();
    QVERIFY(waitUntil([&] { return fixture.app().ownerQuestion()->isOpen(); }));
    fixture.app().ownerQuestion()->skip();
    fixture.restart();
    QVERIFY(waitUntil([&] { return fixture.app().timeline()->matchingCount() == 1; }));
    QVERIFY(!fixture.app().ownerQuestion()->isOpen()); // "None of them" is an answer
}

void ImportTest::theOwnerOfADiaryIsAskedForByName()
{
    AppFixture fixture;
    fixture.import(QStringLiteral("2024-06-01.md"), "Am Morgen lange am Kanal gelaufen.\n");
    const QByteArray talk = QByteArray(marathonTalk()).replace("- Ich:", "- Clara:");
    fixture.import(QStringLiteral("Tom.txt"), talk);
    app::OwnerQuestionViewModel& question = *fixture.app().ownerQuestion();
    QVERIFY(waitUntil([&] { return question.isOpen(); }));
    QCOMPARE(question.candidates()->count(), 2); // without the one of whom only "Me" is known
    const QString name = valueOf(*question.candidates(), 0, "name").toString();
    question.choose(valueOf(*question.candidates(), 0, "personId").toLongLong());
    const app::ListModel& people = *fixture.app().people()->people();
    QVERIFY(waitUntil([&] { return people.count() == 2; }));
    for (int row = 0; row < people.count(); ++row) {
        QCOMPARE(valueOf(people, row, "isOwner").toBool(), valueOf(people, row, "name").toString() == name);
    }
}

void ImportTest::archivesAreSwitched()
{
    AppFixture fixture;
    fixture.import(QStringLiteral("Tom.txt"), marathonTalk());
    const QString first = fixture.app().archivePath();
    const QUrl other = QUrl::fromLocalFile(QString::fromStdString((fixture.directory() / "other").string()));
    fixture.app().createArchive(other);
    QVERIFY(waitUntil([&] { return fixture.app().archivePath() != first && fixture.app().ready(); }));
    QVERIFY(fixture.app().archiveIsEmpty());
    QCOMPARE(fixture.app().recentArchives()->count(), 2);
    fixture.app().openRecent(1);
    QVERIFY(waitUntil([&] { return fixture.app().timeline()->matchingCount() == 1; }));
    QCOMPARE(fixture.app().archivePath(), first);
    fixture.app().openArchive(QUrl::fromLocalFile(QStringLiteral("/nowhere")));
    QVERIFY(waitUntil([&] { return fixture.app().toasts()->count() == 1; }));
    QCOMPARE(fixture.app().archivePath(), first);
}

void ImportTest::guessedDatesOfSeveralFilesAreOneImport()
{
    AppFixture fixture;
    app::ImportViewModel& importer = *fixture.app().importer();
    const QUrl first = fixture.write(QStringLiteral("standup.vtt"), kCaptions);
    const QUrl second = fixture.write(QStringLiteral("retro.vtt"), QByteArray(kCaptions).replace("importer", "report"));
    const auto yesterday = std::filesystem::file_time_type::clock::now() - std::chrono::hours(24);
    std::filesystem::last_write_time(app::pathFromUrl(second), yesterday);
    importer.addUrls({first, second});
    QVERIFY(waitUntil([&] { return importer.needsDateCount() == 2; }));
    importer.confirmGuesses();
    QVERIFY(waitUntil([&] { return fixture.app().timeline()->matchingCount() == 2 && !importer.running(); }));
    const app::ConversationListModel& list = *fixture.app().timeline()->conversations();
    QVERIFY(valueOf(list, 0, "dayKey").toString() != valueOf(list, 1, "dayKey").toString());
    QVERIFY(waitUntil([&] { return importer.batches()->count() == 1; }));
    importer.undoBatch(valueOf(*importer.batches(), 0, "batchId").toLongLong());
    QVERIFY(waitUntil([&] { return fixture.app().timeline()->totalCount() == 0; }));
}

void ImportTest::reportsOfEarlierFilesAreReadLater()
{
    AppFixture fixture;
    fixture.app().importer()->addUrls({fixture.write(QStringLiteral("empty.json"), {})});
    fixture.import(QStringLiteral("Tom.txt"), marathonTalk());
    QVERIFY(waitUntil([&] { return !fixture.app().importer()->running(); }));
    fixture.restart();
    app::ImportViewModel& importer = *fixture.app().importer();
    QVERIFY(importer.readAgainText().isEmpty());
    QCOMPARE(importer.queue()->count(), 0);
    importer.setEarlier(true);
    QVERIFY(waitUntil([&] { return importer.queue()->count() == 2; }));
    const int good = rowOfState(*importer.queue(), "done");
    const int bad = rowOfState(*importer.queue(), "failed");
    QVERIFY(good >= 0 && bad >= 0);
    QCOMPARE(valueOf(*importer.queue(), good, "turns").toInt(), 6);
    importer.setSelectedRow(bad);
    QVERIFY(!importer.report().toMap().value(QStringLiteral("error")).toString().isEmpty());

    // Trying it again brings it into the queue of today.
    importer.retry(bad);
    QVERIFY(!importer.earlier());
    QVERIFY(waitUntil([&] { return !importer.running(); }));
    QCOMPARE(importer.queue()->count(), 1);
}

void ImportTest::anExportedArchiveIsTakenAsOne()
{
    AppFixture fixture;
    fixture.import(QStringLiteral("Tom.txt"), marathonTalk());
    const std::filesystem::path folder = fixture.directory() / "export";
    {
        const auto archive =
            archive::Archive::open(app::pathFromQt(fixture.app().archivePath()), archive::Access::ReadOnly);
        QVERIFY(archive.has_value());
        const auto reader = archive->newReader();
        QVERIFY(reader.has_value());
        QVERIFY(ingest::exportOpen(*reader, folder).has_value());
    }
    fixture.app().createArchive(QUrl::fromLocalFile(app::pathToQt(fixture.directory() / "other")));
    QVERIFY(waitUntil([&] { return fixture.app().ready() && fixture.app().archiveIsEmpty(); }));
    fixture.app().importer()->addUrls({QUrl::fromLocalFile(app::pathToQt(folder))});
    QVERIFY(waitUntil([&] { return fixture.app().timeline()->totalCount() == 1; }));
    QVERIFY(waitUntil([&] { return !fixture.app().importer()->running(); }));
    QCOMPARE(fixture.app().importer()->queue()->count(), 1);
    QCOMPARE(valueOf(*fixture.app().importer()->queue(), 0, "state").toString(), QStringLiteral("done"));
}

QTEST_MAIN(ImportTest)
#include "import_test.moc"
