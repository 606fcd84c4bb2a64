// SPDX-License-Identifier: GPL-3.0-or-later
// What is deleted from the archive is not kept by the Lab.
#include <gtest/gtest.h>

#include "core/archive/conversations.h"
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

} // namespace
} // namespace reminisce::evaluation
