// SPDX-License-Identifier: GPL-3.0-or-later
// What is deleted from the archive is not kept by the Lab.
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/archive/conversations.h"
#include "core/archive/question_set_store.h"
#include "core/archive/verification.h"
#include "tests/core/evaluation/lab_world.h"
#include "tests/support/archive_fixture.h"

namespace reminisce::evaluation {
namespace {

using test::succeeded;
using test::valueOf;

class LabDeletion : public test::ArchiveTest
{};

TEST_F(LabDeletion, TakesTheWordsOutOfRunsThatAskedTheArchive)
{
    const auto kept = store("Tea", "2024-05-02T10:00", {{"Ann", "The marmalade is on the upper shelf."}});
    const auto gone = store("Walk", "2024-05-03T10:00", {{"Ben", "The chrysanthemum went to my grandmother."}});
    const auto chunkId = [](const archive::StoredConversation& stored) { return std::to_string(stored.firstChunk); };
    const nlohmann::json dataset = {
        {"samples",
         {{{"question", "Where is the marmalade?"}, {"answer", "on the upper shelf"}, {"evidence", {chunkId(kept)}}},
          {{"question", "Who got the chrysanthemum?"}, {"answer", "grandmother"}, {"evidence", {chunkId(gone)}}}}}};
    const test::TemporaryDirectory directory;
    const auto file = directory.write("own.json", dataset.dump());
    const auto here = archive().directory();
    {
        lab_world::Lab lab(here, {});
        LabSettings settings;
        settings.dataset = file;
        settings.workflows = {"built-in"};
        const auto run = valueOf(lab.runner.create(settings));
        ASSERT_TRUE(succeeded(lab.runner.resume(run)));
        ASSERT_EQ(valueOf(lab.store->items(run)).size(), 2U);
    }
    const auto words = [&] { return test::readFile(here / "lab" / "archive.sqlite"); };
    ASSERT_NE(words().find("chrysanthemum"), std::string::npos);
    ASSERT_TRUE(archive::deleteConversations(writer(), std::array{gone.conversation}));
    ASSERT_TRUE(succeeded(archive::scrub(writer(), here)));
    EXPECT_EQ(words().find("chrysanthemum"), std::string::npos);
}

/// Files under a directory in which a word stands, in whatever encoding leaves it readable.
std::vector<std::filesystem::path> filesWith(const std::filesystem::path& directory, const std::string& word)
{
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(directory)) {
        if (entry.is_regular_file() && test::readFile(entry.path()).find(word) != std::string::npos) {
            files.push_back(entry.path());
        }
    }
    return files;
}

void writeSet(const std::filesystem::path& file, const nlohmann::json& samples)
{
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file) << nlohmann::json{{"samples", samples}}.dump();
}

TEST_F(LabDeletion, LeavesNoCopyInAnyFileOfTheArchive)
{
    const auto kept = store("Tea", "2024-05-02T10:00", {{"Ann", "The marmalade is on the upper shelf."}});
    const auto gone = store("Walk", "2024-05-03T10:00", {{"Ben", "The chrysanthemum went to my grandmother."}});
    const auto here = archive().directory();
    const auto questions = archive::questionSetDirectory(here);
    const nlohmann::json about = {
        {{"question", "Who got the chrysanthemum?"}, {"answer", "grandmother"}, {"turns", {gone.firstTurn}}},
        {{"question", "Where is the marmalade?"}, {"answer", "upper shelf"}, {"turns", {kept.firstTurn}}},
        {{"question", "What did I forget?"}, {"answer", ""}, {"answerable", false}}};
    writeSet(questions / "set-mine.json", about);
    const nlohmann::json made = {{{"question", "Who said “chrysanthemum”?"},
                                  {"answer", "Ben"},
                                  {"evidence", {std::to_string(gone.firstChunk)}}}};
    writeSet(questions / "made-30-1.json", made);
    const nlohmann::json other = {
        {{"question", "Where?"}, {"answer", "shelf"}, {"evidence", {std::to_string(kept.firstChunk)}}}};
    writeSet(questions / "made-30-2.json", other);
    std::ofstream(questions / "set-mine.json.Xy12") << "{\"samples\":[{\"question\":\"chrysanthemum";
    const std::string untouched = test::readFile(questions / "made-30-2.json");

    ASSERT_FALSE(filesWith(here, "chrysanthemum").empty());
    ASSERT_TRUE(archive::deleteConversations(writer(), std::array{gone.conversation}));
    ASSERT_TRUE(succeeded(archive::scrub(writer(), here)));

    EXPECT_THAT(filesWith(here, "chrysanthemum"), testing::IsEmpty());
    EXPECT_THAT(filesWith(here, "grandmother"), testing::IsEmpty());
    const auto left = nlohmann::json::parse(test::readFile(questions / "set-mine.json")).at("samples");
    ASSERT_EQ(left.size(), 2U);
    EXPECT_EQ(left[0].at("question"), "Where is the marmalade?");
    EXPECT_EQ(left[1].at("question"), "What did I forget?");
    EXPECT_FALSE(std::filesystem::exists(questions / "made-30-1.json"));
    EXPECT_EQ(test::readFile(questions / "made-30-2.json"), untouched);
}

TEST_F(LabDeletion, NamesASetThatCannotBeReadAndCleansTheRest)
{
    const auto gone = store("Walk", "2024-05-03T10:00", {{"Ben", "The chrysanthemum went to my grandmother."}});
    const auto questions = archive::questionSetDirectory(archive().directory());
    writeSet(questions / "set-b.json", {{{"question", "chrysanthemum?"}, {"turns", {gone.firstTurn}}}});
    std::ofstream(questions / "set-a.json") << "not JSON";
    ASSERT_TRUE(archive::deleteConversations(writer(), std::array{gone.conversation}));
    const auto scrubbed = archive::scrub(writer(), archive().directory());
    ASSERT_FALSE(scrubbed);
    EXPECT_EQ(scrubbed.error().code, ErrorCode::DamagedInput);
    EXPECT_THAT(filesWith(archive().directory(), "chrysanthemum"), testing::IsEmpty());
    EXPECT_TRUE(std::filesystem::exists(questions / "set-a.json"));
}

} // namespace
} // namespace reminisce::evaluation
