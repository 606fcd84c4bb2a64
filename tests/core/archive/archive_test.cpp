// SPDX-License-Identifier: GPL-3.0-or-later
#include <fstream>
#include <thread>

#include <sys/stat.h>

#include "core/archive/chunks.h"
#include "core/archive/connection.h"
#include "core/archive/index_files.h"
#include "core/archive/migrations.h"
#include "core/archive/statistics.h"
#include "core/archive/verification.h"
#include "tests/support/archive_fixture.h"

namespace reminisce::archive {
namespace {

using test::readFile;
using test::succeeded;
using test::valueOf;

class OpenArchive : public test::ArchiveTest
{};

unsigned permissionsOf(const std::filesystem::path& path)
{
    struct stat status = {};
    return ::stat(path.c_str(), &status) == 0 ? status.st_mode & 0777U : 0U;
}

TEST_F(OpenArchive, IsReadableByItsOwnerOnly)
{
    store("One", "2024-01-01", {{"Tom", "Hello"}});
    EXPECT_EQ(permissionsOf(archive().directory()), 0700U);
    for (const auto& entry : std::filesystem::directory_iterator(archive().directory())) {
        EXPECT_EQ(permissionsOf(entry.path()), 0600U) << entry.path();
    }
}

TEST_F(OpenArchive, SecondWriterIsTurnedAway)
{
    const auto second = Archive::open(archive().directory());
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().code, ErrorCode::Busy);
    const auto reading = Archive::open(archive().directory(), Access::ReadOnly);
    ASSERT_TRUE(reading);
    EXPECT_FALSE(reading->canWrite());
    const auto directory = archive().directory();
    close();
    EXPECT_TRUE(Archive::open(directory));
}

TEST_F(OpenArchive, ReadOnlyNeedsAnArchiveAndMakesNone)
{
    const auto nowhere = outside() / "nowhere";
    const auto opened = Archive::open(nowhere, Access::ReadOnly);
    ASSERT_FALSE(opened);
    EXPECT_EQ(opened.error().code, ErrorCode::NotFound);
    EXPECT_FALSE(std::filesystem::exists(nowhere));
}

TEST_F(OpenArchive, NewerSchemaIsRefusedUntouched)
{
    ASSERT_TRUE(succeeded(writer().connection().execute("PRAGMA user_version=99")));
    const auto file = archive().databaseFile();
    const auto directory = archive().directory();
    close();
    const std::string before = readFile(file);
    for (const Access access : {Access::ReadWrite, Access::ReadOnly}) {
        const auto opened = Archive::open(directory, access);
        ASSERT_FALSE(opened);
        EXPECT_EQ(opened.error().code, ErrorCode::NewerSchema);
    }
    EXPECT_EQ(readFile(file), before);
}

TEST_F(OpenArchive, ForeignFilesAreRefusedUntouched)
{
    const auto directory = outside() / "foreign";
    std::filesystem::create_directories(directory);
    std::ofstream(directory / "archive.sqlite") << std::string(5000, 'x');
    const auto opened = Archive::open(directory);
    ASSERT_FALSE(opened);
    EXPECT_EQ(opened.error().code, ErrorCode::DamagedInput);
    EXPECT_EQ(readFile(directory / "archive.sqlite"), std::string(5000, 'x'));
}

TEST_F(OpenArchive, MigrationMakesABackupFirst)
{
    store("One", "2024-01-01", {{"Tom", "Hello"}});
    const std::vector<Migration> steps = {{1, ""}, {2, "CREATE TABLE novelty(x); UPDATE conversation SET title='Two'"}};
    const auto file = archive().databaseFile();
    ASSERT_TRUE(succeeded(migrate(writer().connection(), steps, file)));
    EXPECT_EQ(valueOf(writer().connection().count("PRAGMA user_version")), 2U);
    const auto backup = Connection::open(file.string() + ".before-2.backup", Connection::Mode::Read);
    ASSERT_TRUE(backup);
    Statement title = (*backup)->query("SELECT title FROM conversation");
    ASSERT_TRUE(title.next());
    EXPECT_EQ(title.text(0), "One");
    EXPECT_EQ(permissionsOf(file.string() + ".before-2.backup"), 0600U);
}

TEST_F(OpenArchive, FailedMigrationChangesNothing)
{
    store("One", "2024-01-01", {{"Tom", "Hello"}});
    const std::vector<Migration> steps = {{1, ""}, {2, "DELETE FROM chunk; NONSENSE"}};
    EXPECT_FALSE(migrate(writer().connection(), steps, archive().databaseFile()));
    EXPECT_EQ(valueOf(writer().connection().count("PRAGMA user_version")), 1U);
    EXPECT_EQ(valueOf(chunkIds(writer(), {})).size(), 1U);
}

TEST_F(OpenArchive, UncommittedChangesAreUndone)
{
    {
        auto transaction = Transaction::begin(writer());
        ASSERT_TRUE(transaction);
        store("One", "2024-01-01", {{"Tom", "Hello"}});
        EXPECT_EQ(valueOf(conversationCount(writer())), 1U);
    }
    EXPECT_EQ(valueOf(conversationCount(writer())), 0U);
    EXPECT_TRUE(valueOf(listPeople(writer())).empty());
}

TEST_F(OpenArchive, InnerTransactionUndoesItsOwnChangesOnly)
{
    auto outer = Transaction::begin(writer());
    ASSERT_TRUE(outer);
    store("Kept", "2024-01-01", {{"Tom", "Hello"}});
    {
        auto inner = Transaction::begin(writer());
        ASSERT_TRUE(inner);
        store("Dropped", "2024-01-01", {{"Tom", "Hello"}});
    }
    ASSERT_TRUE(succeeded(outer->commit()));
    EXPECT_EQ(valueOf(conversationCount(writer())), 1U);
}

TEST_F(OpenArchive, GenerationCountsTransactionsThatChangeChunks)
{
    const auto before = valueOf(generation(writer()));
    {
        auto transaction = Transaction::begin(writer());
        ASSERT_TRUE(transaction);
        store("One", "2024-01-01", {{"Tom", "Hello"}});
        store("Two", "2024-01-01", {{"Tom", "Hello"}});
        ASSERT_TRUE(succeeded(transaction->commit()));
    }
    EXPECT_EQ(valueOf(generation(writer())), before + 1);
    ASSERT_TRUE(succeeded(setMetaValue(writer(), "view", "x")));
    EXPECT_EQ(valueOf(generation(writer())), before + 1);
    EXPECT_FALSE(setMetaValue(writer(), "generation", "7"));
    EXPECT_EQ(valueOf(metaValue(writer(), "view")), "x");
}

TEST_F(OpenArchive, SnapshotKeepsOneStateWhileAnotherThreadWrites)
{
    store("One", "2024-01-01", {{"Tom", "Hello"}});
    auto reader = archive().newReader();
    ASSERT_TRUE(reader);
    auto snapshot = Snapshot::take(*reader);
    ASSERT_TRUE(snapshot);
    EXPECT_EQ(valueOf(conversationCount(*reader)), 1U);
    std::thread([&] { store("Two", "2024-01-02", {{"Tom", "Hello again"}}); }).join();
    EXPECT_EQ(valueOf(conversationCount(*reader)), 1U);
    EXPECT_EQ(valueOf(statistics(*reader)).chunks, 1U);
    {
        Snapshot gone = std::move(*snapshot);
    }
    EXPECT_EQ(valueOf(conversationCount(*reader)), 2U);
}

TEST_F(OpenArchive, ReadersCannotWrite)
{
    auto reader = archive().newReader();
    ASSERT_TRUE(reader);
    EXPECT_FALSE(reader->connection().run("DELETE FROM person"));
}

TEST_F(OpenArchive, StopEndsARunningQuery)
{
    auto reader = archive().newReader();
    ASSERT_TRUE(reader);
    std::stop_source source;
    const StopScope scope(*reader, source.get_token());
    const std::string endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n";
    std::jthread stopper([&] { source.request_stop(); });
    const auto result = reader->connection().integer(endless);
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, ErrorCode::Cancelled);
}

TEST_F(OpenArchive, ViewsShowWhatTheyDocument)
{
    store("Lunch", "2024-06-20T12:00:00", {{"Tom", "Hello", {Emotion::Joy}}});
    Connection& connection = writer().connection();
    Statement turn = connection.query("SELECT speaker, started_at, text FROM turns");
    ASSERT_TRUE(turn.next());
    EXPECT_EQ(turn.text(0), "Tom");
    EXPECT_EQ(turn.text(2), "Hello");
    Statement chunk = connection.query("SELECT people, started_at FROM chunks");
    ASSERT_TRUE(chunk.next());
    EXPECT_EQ(chunk.text(1), "2024-06-20T12:00:00");
    Statement emotion = connection.query("SELECT emotion, score FROM emotions WHERE score > 0.5");
    ASSERT_TRUE(emotion.next());
    EXPECT_EQ(emotion.text(0), "joy");
    EXPECT_NEAR(emotion.real(1), 0.9, 0.005);
    EXPECT_FALSE(emotion.next());
}

} // namespace
} // namespace reminisce::archive
