// SPDX-License-Identifier: GPL-3.0-or-later
// What the Lab keeps is in a backup, comes back with it, and goes with what it rests on.
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/archive/backup.h"
#include "core/archive/connection.h"
#include "core/archive/conversations.h"
#include "core/archive/evaluation_runs.h"
#include "core/archive/question_set_store.h"
#include "core/archive/stores.h"
#include "tests/core/evaluation/lab_world.h"
#include "tests/support/archive_fixture.h"

namespace reminisce::evaluation {
namespace {

namespace fs = std::filesystem;
using test::succeeded;
using test::valueOf;
using testing::IsEmpty;

class LabBackup : public test::ArchiveTest
{
protected:
    [[nodiscard]] fs::path here() { return outside() / "archive"; }
    [[nodiscard]] fs::path backup() { return outside() / "backup.sqlite"; }
    [[nodiscard]] fs::path ownSet() { return archive::questionSetDirectory(here()) / "set-mine.json"; }

    /// Two conversations, a set with a question to each, and a run that asked it.
    void fill()
    {
        m_kept = store("Tea", "2024-05-02T10:00", {{"Ann", "The marmalade is on the upper shelf."}});
        m_gone = store("Walk", "2024-05-03T10:00", {{"Ben", "The chrysanthemum went to my grandmother."}});
        const nlohmann::json about = {
            {{"question", "Where is the marmalade?"},
             {"answer", "on the upper shelf"},
             {"evidence", {std::to_string(m_kept.firstChunk)}}},
            {{"question", "Who got the chrysanthemum?"},
             {"answer", "grandmother"},
             {"evidence", {std::to_string(m_gone.firstChunk)}}},
            // More than one part of a backup's file.
            {{"question", std::string(3'000'000, 'q')}, {"answer", ""}, {"answerable", false}}};
        fs::create_directories(ownSet().parent_path());
        std::ofstream(ownSet()) << nlohmann::json{{"samples", about}}.dump();
        const auto asked = outside() / "asked.json";
        std::ofstream(asked) << nlohmann::json{{"samples", {about[0], about[1]}}}.dump();
        lab_world::Lab lab(here(), {});
        LabSettings settings;
        settings.dataset = asked;
        settings.workflows = {"built-in"};
        const auto run = valueOf(lab.runner.create(settings));
        ASSERT_TRUE(succeeded(lab.runner.resume(run)));
    }

    /// All that is stored of all runs.
    std::vector<std::string> runs()
    {
        const auto lab = archive::Archive::open(here() / "lab", archive::Access::ReadOnly);
        std::vector<std::string> all;
        if (!lab) {
            return all;
        }
        const auto reader = lab->newReader();
        for (const auto& run : valueOf(archive::listEvaluationRuns(*reader))) {
            all.push_back(std::to_string(run.id) + run.name + run.settingsJson + run.summaryJson);
            for (const auto& item : valueOf(archive::evaluationItems(*reader, run.id))) {
                all.push_back(item.key + item.state + item.payloadJson);
            }
        }
        return all;
    }

    /// Files that hold a word, whatever they are.
    std::vector<fs::path> filesWith(const std::string& word)
    {
        std::vector<fs::path> files;
        for (const auto& file : valueOf(archive::filesBelow(here()))) {
            if (test::readFile(here() / file).find(word) != std::string::npos) {
                files.push_back(file);
            }
        }
        return files;
    }

    std::vector<std::string> damage()
    {
        std::vector<std::string> found;
        for (const auto& check : valueOf(archive::verifyStores(writer(), here()))) {
            if (!check.ok) {
                found.push_back(check.name);
            }
        }
        return found;
    }

    archive::StoredConversation m_kept;
    archive::StoredConversation m_gone;
};

TEST_F(LabBackup, GivesRunsAndQuestionSetsBackAndDeletionReachesThem)
{
    fill();
    const auto before = runs();
    ASSERT_EQ(before.size(), 3U);
    const std::string set = test::readFile(ownSet());
    ASSERT_TRUE(succeeded(archive::backupTo(writer(), here(), backup())));
    close();
    fs::remove_all(here());
    ASSERT_TRUE(succeeded(archive::restoreFrom(backup(), here())));
    EXPECT_EQ(runs(), before);
    EXPECT_EQ(test::readFile(ownSet()), set);
    for (const auto& file : valueOf(archive::filesBelow(here()))) {
        EXPECT_NE(archive::storeOf(file), nullptr) << file;
        EXPECT_EQ(fs::status(here() / file).permissions(), fs::perms::owner_read | fs::perms::owner_write) << file;
    }
    open();
    EXPECT_THAT(damage(), IsEmpty());

    ASSERT_FALSE(filesWith("chrysanthemum").empty());
    ASSERT_TRUE(archive::deleteConversations(writer(), std::array{m_gone.conversation}));
    ASSERT_TRUE(succeeded(archive::scrub(writer(), here())));
    EXPECT_THAT(filesWith("chrysanthemum"), IsEmpty());
    EXPECT_EQ(runs().size(), 2U);
    EXPECT_FALSE(filesWith("marmalade").empty());
}

TEST_F(LabBackup, OfAnArchiveWithoutALabTakesAnotherLabAway)
{
    store("Tea", "2024-05-02T10:00", {{"Ann", "The marmalade is on the upper shelf."}});
    ASSERT_TRUE(succeeded(archive::backupTo(writer(), here(), backup())));
    fill();
    close();
    ASSERT_FALSE(runs().empty());
    ASSERT_TRUE(succeeded(archive::restoreFrom(backup(), here())));
    EXPECT_THAT(runs(), IsEmpty());
    EXPECT_THAT(filesWith("chrysanthemum"), IsEmpty());
}

TEST_F(LabBackup, WaitsForNoRunningLab)
{
    fill();
    ASSERT_TRUE(succeeded(archive::backupTo(writer(), here(), backup())));
    store("Later", "2024-05-04T10:00", {{"Ann", "Something new."}});
    close();
    {
        const auto running = archive::Archive::open(here() / "lab");
        EXPECT_EQ(archive::restoreFrom(backup(), here()).error().code, ErrorCode::Busy);
    }
    open();
    EXPECT_EQ(valueOf(archive::conversationCount(writer())), 3U);
}

TEST_F(LabBackup, BrokenOffAfterTheDatabaseTookItsPlaceIsFinishedByTheNextOpening)
{
    fill();
    const auto before = runs();
    ASSERT_TRUE(succeeded(archive::backupTo(writer(), here(), backup())));
    close();
    fs::remove_all(here() / "lab");
    fs::create_directories(here() / "lab" / "questions");
    std::ofstream(here() / "lab" / "questions" / "set-other.json") << "{}";
    for (const auto* ending : {"-wal", "-shm"}) {
        fs::remove(here() / ("archive.sqlite" + std::string(ending)));
    }
    fs::copy_file(backup(), here() / "archive.sqlite", fs::copy_options::overwrite_existing);
    open();
    EXPECT_EQ(runs(), before);
    EXPECT_TRUE(fs::exists(ownSet()));
    EXPECT_FALSE(fs::exists(here() / "lab" / "questions" / "set-other.json"));
    EXPECT_THAT(damage(), IsEmpty());
}

TEST_F(LabBackup, WithAFileThatLeadsElsewhereIsRefused)
{
    store("Tea", "2024-05-02T10:00", {{"Ann", "The marmalade is on the upper shelf."}});
    const auto spoilt = [&](const std::string& sql) {
        EXPECT_TRUE(succeeded(archive::backupTo(writer(), here(), backup())));
        const auto connection = valueOf(archive::Connection::open(backup(), archive::Connection::Mode::Write));
        EXPECT_TRUE(succeeded(connection->execute(sql)));
        return archive::restoreFrom(backup(), outside() / "elsewhere");
    };
    for (const char* path : {"../escape.json", "lab/questions/../../../escape.json", "/tmp/escape.json",
                             "archive.sqlite", "index/postings", "note.txt"}) {
        const auto refused = spoilt(std::string("INSERT INTO backup_file VALUES ('") + path + "', 0, x'41')");
        ASSERT_FALSE(refused) << path;
        EXPECT_EQ(refused.error().code, ErrorCode::DamagedInput) << path;
    }
    const auto torn = spoilt("INSERT INTO backup_file VALUES ('lab/questions/set-a.json', 1, x'41')");
    ASSERT_FALSE(torn);
    EXPECT_EQ(torn.error().code, ErrorCode::DamagedInput);
    EXPECT_FALSE(fs::exists(outside() / "elsewhere" / "archive.sqlite"));
    EXPECT_FALSE(fs::exists(outside() / "escape.json"));
}

TEST_F(LabBackup, RemovingEverythingLeavesNoWordInAnyFileAndNoIdIsUsedAgain)
{
    fill();
    store("Other", "2024-05-06T10:00", {{"Ann", "The last turn about chrysanthemum."}});
    {
        const auto running = archive::Archive::open(here() / "lab");
        EXPECT_EQ(archive::removeEverything(writer(), here()).error().code, ErrorCode::Busy);
        EXPECT_EQ(valueOf(archive::conversationCount(writer())), 3U);
    }
    EXPECT_EQ(valueOf(archive::removeEverything(writer(), here())), 3U);
    for (const char* word : {"chrysanthemum", "marmalade", "Ben", "grandmother", "qqqq"}) {
        EXPECT_THAT(filesWith(word), IsEmpty()) << word;
    }
    EXPECT_THAT(runs(), IsEmpty());
    EXPECT_THAT(damage(), IsEmpty());
    EXPECT_GT(store("New", "2024-06-01T10:00", {{"Ann", "Another beginning."}}).firstTurn, m_gone.firstTurn + 1);
}

TEST_F(LabBackup, CheckNamesASetThatCannotBeReadAndRunsThatAreDamaged)
{
    fill();
    EXPECT_THAT(damage(), IsEmpty());
    std::ofstream(ownSet()) << "not JSON";
    std::string bytes = test::readFile(here() / "lab" / "archive.sqlite");
    std::fill(bytes.begin() + 4096, bytes.end(), 'x');
    fs::remove(here() / "lab" / "archive.sqlite-wal");
    std::ofstream(here() / "lab" / "archive.sqlite", std::ios::binary) << bytes;
    EXPECT_THAT(damage(), testing::ElementsAre("lab-runs", "question-sets"));
}

} // namespace
} // namespace reminisce::evaluation
