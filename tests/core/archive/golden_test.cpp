// SPDX-License-Identifier: GPL-3.0-or-later
// Archives as each released schema left them, built from text: the schema of that version and data/golden_VERSION.sql.
// No version is released yet, so there is one, and the schema under it may still change.
#include <fstream>

#include "core/archive/chats.h"
#include "core/archive/connection.h"
#include "core/archive/migrations.h"
#include "core/archive/tags.h"
#include "core/archive/turns.h"
#include "core/archive/verification.h"
#include "tests/support/archive_fixture.h"

namespace reminisce::archive {
namespace {

using test::succeeded;
using test::valueOf;

class Golden : public ::testing::Test
{
protected:
    void build(int version)
    {
        std::filesystem::create_directories(directory());
        auto connection = valueOf(Connection::open(directory() / "archive.sqlite", Connection::Mode::Write));
        for (const Migration& step : allMigrations().first(static_cast<std::size_t>(version))) {
            ASSERT_TRUE(succeeded(connection->execute(std::string(step.sql))));
        }
        const auto data = std::filesystem::path(REMINISCE_SOURCE_DIR) / "tests/core/archive/data" /
                          ("golden_" + std::to_string(version) + ".sql");
        ASSERT_TRUE(succeeded(connection->execute(test::readFile(data))));
        ASSERT_TRUE(succeeded(connection->execute("PRAGMA user_version=" + std::to_string(version) +
                                                  "; PRAGMA application_id=" + std::to_string(kApplicationId))));
    }
    [[nodiscard]] std::filesystem::path directory() const { return m_directory.path() / "archive"; }

private:
    test::TemporaryDirectory m_directory;
};

TEST_F(Golden, TheFirstSchemaIsReadInFull)
{
    build(1);
    auto archive = Archive::open(directory());
    ASSERT_TRUE(archive) << archive.error().message << archive.error().detail;
    Writer& writer = archive->writer();
    for (const Check& check : valueOf(verifyArchive(writer))) {
        EXPECT_TRUE(check.ok) << check.name << ": " << check.detail;
    }
    EXPECT_EQ(valueOf(writer.connection().count("PRAGMA user_version")),
              static_cast<std::uint64_t>(currentSchemaVersion()));
    const auto turns = valueOf(turnsOfConversation(writer, 2, 0, 10));
    ASSERT_EQ(turns.size(), 3U);
    EXPECT_EQ(turns[0].speaker, "Tom");
    EXPECT_EQ(turns[0].text, "Hallo, ich freue mich sehr auf den Garten!");
    EXPECT_EQ(turns[0].start->local, test::at("2024-06-20T17:00:00"));
    const auto owner = valueOf(ownerOf(writer));
    ASSERT_TRUE(owner);
    EXPECT_EQ(valueOf(personSummary(writer, *owner))->name, "Ich");
    EXPECT_EQ(valueOf(resolvePerson(writer, "Thomas")), std::optional<Id>(2));
    const auto messages = valueOf(loadMessages(writer, 1));
    ASSERT_EQ(messages.size(), 1U);
    EXPECT_EQ(messages[0].answer.citations.at(0).quote, "ich freue mich sehr auf den Garten");
    ASSERT_TRUE(deleteConversations(writer, std::vector<Id>{2}));
    ASSERT_TRUE(succeeded(scrub(writer, directory())));
    EXPECT_EQ(valueOf(conversationCount(writer)), 1U);
}

} // namespace
} // namespace reminisce::archive
