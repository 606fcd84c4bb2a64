// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <fstream>

#include <sqlite3.h>
#include <sys/stat.h>

#include "core/archive/backup.h"
#include "core/archive/chat_pages.h"
#include "core/archive/chats.h"
#include "core/archive/chunks.h"
#include "core/archive/connection.h"
#include "core/archive/emotion_texts.h"
#include "core/archive/index_files.h"
#include "core/archive/removal.h"
#include "core/archive/turns.h"
#include "core/archive/verification.h"
#include "tests/support/archive_fixture.h"

namespace reminisce::archive {
namespace {

using test::readFile;
using test::succeeded;
using test::valueOf;

class Safety : public test::ArchiveTest
{
protected:
    /// How often a word stands in the files of the archive, in any case.
    std::size_t copiesOf(std::string_view word)
    {
        std::size_t copies = 0;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(archive().directory())) {
            if (!entry.is_regular_file()) {
                continue;
            }
            std::string bytes = readFile(entry.path());
            std::transform(bytes.begin(), bytes.end(), bytes.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
            for (auto at = bytes.find(word); at != std::string::npos; at = bytes.find(word, at + 1)) {
                ++copies;
            }
        }
        return copies;
    }
    std::vector<std::string> failing()
    {
        std::vector<std::string> names;
        for (const Check& check : valueOf(verifyArchive(writer()))) {
            if (!check.ok) {
                names.push_back(check.name);
            }
        }
        return names;
    }
    using Names = std::vector<std::string>;
};

TEST_F(Safety, DeletionLeavesNoCopyOfTheWords)
{
    const std::vector<test::Said> said = {{"Zebulon", "Das Codewort ist Quittenmarmelade"},
                                          {"Anna", "Quittenmarmelade, verstanden"}};
    std::vector<Id> secret;
    for (int i = 0; i < 40; ++i) {
        store("Other", "2024-01-01", {{"Tom", "filler words number " + std::string(static_cast<std::size_t>(i), 'x')}});
        Source source;
        source.path = "quittenmarmelade.txt";
        source.sha256 = std::to_string(i);
        source.reportJson = R"({"skipped":["quittenmarmelade"]})";
        ConversationDraft whole = draft("Quittenmarmelade", "2024-02-02", said);
        whole.source = valueOf(addSource(writer(), source));
        const auto stored = valueOf(storeConversation(writer(), whole));
        secret.push_back(stored.conversation);
        ChatSession session;
        ChatMessage message;
        message.session = valueOf(createChatSession(writer(), session));
        message.question = "What is the word?";
        const Id id = valueOf(addChatMessage(writer(), message));
        Answer answer;
        answer.text = "It is Quittenmarmelade [1].";
        answer.unsupported = {"quittenmarmelade"};
        answer.trace = {TraceStep{1, 0, "tool", "search", "quittenmarmelade", "quittenmarmelade", "", 0, 0, 0, 0}};
        EvidenceRow row;
        row.chunk = stored.firstChunk;
        answer.evidence = {row};
        answer.citations = {{1, stored.firstTurn, stored.firstChunk, "Quittenmarmelade"}};
        ASSERT_TRUE(succeeded(finishChatMessage(writer(), id, answer)));
        ASSERT_TRUE(succeeded(setEmotionText(writer(), stored.firstChunk, {"quittenmarmelade", "m", {}})));
    }
    const auto index = valueOf(indexDirectory(archive().directory())) / "postings";
    const std::string_view cached = "quittenmarmelade";
    ASSERT_TRUE(succeeded(writeFileAtomically(index, std::as_bytes(std::span(cached)))));
    ASSERT_GT(copiesOf("quittenmarmelade"), 100U);
    ASSERT_TRUE(deleteConversations(writer(), secret));
    ASSERT_TRUE(succeeded(scrub(writer(), archive().directory())));
    EXPECT_EQ(copiesOf("quittenmarmelade"), 0U);
    EXPECT_EQ(copiesOf("zebulon"), 0U);
    EXPECT_GT(copiesOf("filler"), 0U);
    EXPECT_EQ(failing(), Names{});
    const auto sessions = valueOf(listChatSessions(writer()));
    ASSERT_EQ(sessions.size(), 40U);
    const auto message = valueOf(loadMessages(writer(), sessions[0].id)).at(0);
    EXPECT_EQ(message.answer.state, AnswerState::Removed);
    EXPECT_EQ(message.question, "What is the word?");
    EXPECT_EQ(valueOf(messagesWithRemovedAnswers(writer())).size(), 40U);
}

TEST_F(Safety, ARemovalThatWasBrokenOffIsFinishedByTheNextOpening)
{
    store("Other", "2024-01-01", {{"Tom", "filler words"}});
    const auto secret = store("Quittenmarmelade", "2024-02-02", {{"Zebulon", "Das Codewort ist Quittenmarmelade"}});
    const auto index = valueOf(indexDirectory(archive().directory())) / "postings";
    const std::string_view cached = "quittenmarmelade";
    ASSERT_TRUE(succeeded(writeFileAtomically(index, std::as_bytes(std::span(cached)))));
    ASSERT_TRUE(deleteConversations(writer(), std::vector<Id>{secret.conversation}));
    close(); // killed before it came to scrub()
    open();
    EXPECT_EQ(copiesOf("quittenmarmelade"), 0U);
    EXPECT_GT(copiesOf("filler"), 0U);
    EXPECT_EQ(valueOf(unfinishedRemoval(writer().connection())), UnfinishedRemoval::None);
}

TEST_F(Safety, ScrubSaysWhenAReaderHoldsTheOldState)
{
    const auto stored = store("A", "2024-01-01", {{"Tom", "x"}});
    auto reader = archive().newReader();
    ASSERT_TRUE(reader);
    auto snapshot = Snapshot::take(*reader);
    ASSERT_TRUE(snapshot);
    ASSERT_TRUE(deleteConversations(writer(), std::vector<Id>{stored.conversation}));
    ASSERT_TRUE(succeeded(writer().connection().execute("PRAGMA busy_timeout=50")));
    const auto done = scrub(writer(), archive().directory());
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().code, ErrorCode::Busy);
}

TEST_F(Safety, VerificationFindsWhatWentWrongAndRebuildMendsIt)
{
    store("A", "2024-01-01", {{"Tom", "one", {Emotion::Joy}}, {"Anna", "two"}});
    EXPECT_EQ(failing(), Names{});
    Connection& connection = writer().connection();
    ASSERT_TRUE(succeeded(connection.execute("UPDATE day_rollup SET chunks = chunks + 1 WHERE person_id = 0")));
    EXPECT_EQ(failing(), Names{"day-rollup"});
    ASSERT_TRUE(succeeded(connection.execute("UPDATE chunk SET emotion_mask = 255")));
    ASSERT_TRUE(succeeded(connection.execute("DELETE FROM chunk_person WHERE chunk_id = 1")));
    EXPECT_EQ(failing(), (Names{"day-rollup", "chunk-people", "chunk-emotions"}));
    const auto before = valueOf(generation(writer()));
    ASSERT_TRUE(succeeded(rebuildDerivedTables(writer())));
    EXPECT_EQ(failing(), Names{});
    EXPECT_GT(valueOf(generation(writer())), before);
}

TEST_F(Safety, RebuildMendsAnIndexOfTheDatabase)
{
    store("A", "2024-01-01", {{"Tom", "one"}, {"Anna", "two"}});
    const auto file = archive().databaseFile();
    close();
    const auto spoil = [&](const char* sql) {
        sqlite3* raw = nullptr;
        ASSERT_EQ(sqlite3_open(file.c_str(), &raw), SQLITE_OK);
        EXPECT_EQ(sqlite3_exec(raw, sql, nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(raw);
        sqlite3_close(raw);
    };
    // Rows of the index stay while their table's change.
    spoil("CREATE TEMP TABLE kept AS SELECT name, rootpage, sql FROM sqlite_schema WHERE name = 'turn_by_person';"
          "PRAGMA writable_schema=ON; DELETE FROM sqlite_schema WHERE name = 'turn_by_person';"
          "PRAGMA writable_schema=RESET; UPDATE turn SET person_id = NULL WHERE ordinal = 1;"
          "PRAGMA writable_schema=ON; INSERT INTO sqlite_schema SELECT 'index', name, 'turn', rootpage, sql FROM kept;"
          "PRAGMA writable_schema=RESET");
    open();
    EXPECT_EQ(failing(), Names{"database"});
    ASSERT_TRUE(succeeded(rebuildDerivedTables(writer())));
    EXPECT_EQ(failing(), Names{});
}

TEST_F(Safety, BackupIsWholeAndPrivate)
{
    store("A", "2024-01-01", {{"Tom", "kept"}});
    const auto file = outside() / "backup.sqlite";
    auto reader = archive().newReader();
    ASSERT_TRUE(reader);
    ASSERT_TRUE(succeeded(backupTo(*reader, archive().directory(), file)));
    store("B", "2024-01-02", {{"Tom", "later"}});
    struct stat status = {};
    ASSERT_EQ(::stat(file.c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 0777U, 0600U);
    EXPECT_FALSE(std::filesystem::exists(file.string() + "-wal"));

    EXPECT_EQ(restoreFrom(file, archive().directory()).error().code, ErrorCode::Busy);
    const auto directory = archive().directory();
    close();
    EXPECT_EQ(restoreFrom(file, directory).error().code, ErrorCode::Busy); // the reader is still there
    reader = fail(ErrorCode::Cancelled, "closed");
    ASSERT_TRUE(succeeded(restoreFrom(file, directory)));
    open();
    EXPECT_EQ(valueOf(conversationCount(writer())), 1U);
    EXPECT_EQ(failing(), Names{});
}

TEST_F(Safety, DamagedBackupIsNotRestored)
{
    store("A", "2024-01-01", {{"Tom", "kept"}});
    const auto directory = archive().directory();
    const auto file = outside() / "backup.sqlite";
    ASSERT_TRUE(succeeded(backupTo(writer(), archive().directory(), file)));
    close();
    std::string bytes = readFile(file);
    std::fill(bytes.begin() + 4096, bytes.end(), 'x');
    std::ofstream(file, std::ios::binary) << bytes;
    EXPECT_FALSE(restoreFrom(file, directory));
    std::ofstream(file, std::ios::binary) << "not a database at all";
    EXPECT_EQ(restoreFrom(file, directory).error().code, ErrorCode::DamagedInput);
    EXPECT_EQ(restoreFrom(outside() / "missing", directory).error().code, ErrorCode::NotFound);
    open();
    EXPECT_EQ(valueOf(conversationCount(writer())), 1U);
}

TEST_F(Safety, IndexFilesAreReplacedInOneStep)
{
    const auto file = valueOf(indexDirectory(archive().directory())) / "vectors";
    const std::string_view old = "old";
    ASSERT_TRUE(succeeded(writeFileAtomically(file, std::as_bytes(std::span(old)))));
    const auto failed = writeFileAtomically(file, [&](const ByteSink& sink) -> Result<> {
        EXPECT_TRUE(sink(std::as_bytes(std::span(old))));
        EXPECT_EQ(readFile(file), "old");
        return fail(ErrorCode::Cancelled, "Stopped on request.");
    });
    ASSERT_FALSE(failed);
    EXPECT_EQ(readFile(file), "old");
    std::size_t files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(file.parent_path())) {
        files += entry.is_regular_file() ? 1 : 0;
    }
    EXPECT_EQ(files, 1U);
    ASSERT_TRUE(succeeded(removeIndexFiles(archive().directory())));
    EXPECT_FALSE(std::filesystem::exists(file));
}

TEST_F(Safety, WholeTransactionKeepsAllOrNothing)
{
    ConversationDraft broken = draft("Broken", "2024-01-01", {{"Tom", "Hello"}});
    broken.chunks[0].lastTurn = 5;
    {
        auto transaction = Transaction::beginWhole(writer());
        ASSERT_TRUE(transaction);
        store("Fine", "2024-01-01", {{"Tom", "x"}});
        EXPECT_FALSE(storeConversation(writer(), broken));
        EXPECT_FALSE(transaction->commit());
    }
    EXPECT_EQ(valueOf(conversationCount(writer())), 0U);
    {
        auto outer = Transaction::begin(writer());
        ASSERT_TRUE(outer);
        store("Outer", "2024-01-01", {{"Tom", "x"}});
        {
            auto whole = Transaction::beginWhole(writer());
            ASSERT_TRUE(whole);
            store("Taken back", "2024-01-01", {{"Tom", "x"}});
        }
        auto whole = Transaction::beginWhole(writer());
        ASSERT_TRUE(whole);
        store("Kept", "2024-01-01", {{"Tom", "x"}});
        ASSERT_TRUE(succeeded(whole->commit()));
        ASSERT_TRUE(succeeded(outer->commit()));
    }
    EXPECT_EQ(valueOf(conversationCount(writer())), 2U);
    EXPECT_EQ(failing(), Names{});
}

TEST_F(Safety, OpeningRemovesWhatABrokenOffWriteHasLeft)
{
    const auto left = archive().directory() / "archive.sqlite.4711-1.partial";
    std::ofstream(left) << "words";
    close();
    open();
    EXPECT_FALSE(std::filesystem::exists(left));
}

TEST_F(Safety, ErrorsSayWhatHappenedWithoutImportedWords)
{
    ConversationDraft whole = draft("Secret title", "2024-01-01", {{"Tom", "Secret words"}});
    whole.turns[0].person = 4711; // nobody
    const auto stored = storeConversation(writer(), whole);
    ASSERT_FALSE(stored);
    EXPECT_EQ(stored.error().code, ErrorCode::Database);
    EXPECT_FALSE(stored.error().message.empty());
    EXPECT_NE(stored.error().detail.find("SQLite"), std::string::npos);
    EXPECT_EQ(stored.error().detail.find("Secret"), std::string::npos);
}

} // namespace
} // namespace reminisce::archive
