// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/sources.h"

#include "core/archive/chunks.h"
#include "core/archive/statistics.h"
#include "core/archive/verification.h"
#include "tests/support/archive_fixture.h"

namespace reminisce::archive {
namespace {

using test::succeeded;
using test::valueOf;

class Sources : public test::ArchiveTest
{
protected:
    Id newSource(std::string_view path, Id batch)
    {
        Source source;
        source.batch = batch;
        source.path = path;
        source.sha256 = "hash of " + std::string(path);
        source.format = "text";
        source.importedAtUtc = 1'700'000'000'000'000;
        return valueOf(addSource(writer(), source));
    }
    Id storeFrom(Id source, std::string_view title, const std::vector<test::Said>& said)
    {
        ConversationDraft whole = draft(title, "2024-01-01", said);
        whole.source = source;
        return valueOf(storeConversation(writer(), whole)).conversation;
    }
};

TEST_F(Sources, AreKnownByTheirHash)
{
    const Id id = newSource("a.txt", 0);
    const auto known = valueOf(findSourceByHash(writer(), "hash of a.txt"));
    ASSERT_TRUE(known);
    EXPECT_EQ(known->id, id);
    EXPECT_EQ(known->format, "text");
    EXPECT_FALSE(valueOf(findSourceByHash(writer(), "another")));
}

TEST_F(Sources, AreNotStoredTwice)
{
    newSource("a.txt", 0);
    Source again;
    again.sha256 = "hash of a.txt";
    const auto result = addSource(writer(), again);
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(valueOf(listSources(writer())).size(), 1U);
}

TEST_F(Sources, KeepTheirReport)
{
    const Id id = newSource("a.txt", 0);
    ASSERT_TRUE(succeeded(setSourceReport(writer(), id, R"({"turns":3})")));
    EXPECT_EQ(valueOf(sourceById(writer(), id))->reportJson, R"({"turns":3})");
}

TEST_F(Sources, ImportIsUndoneAsAWhole)
{
    const Id kept = newSource("kept.txt", 0);
    storeFrom(kept, "Kept", {{"Tom", "hello"}, {"Owner", "me"}});
    const Id shared = storeFrom(kept, "Shared", {{"Tom", "both"}});
    ASSERT_TRUE(succeeded(setOwner(writer(), person("Owner"))));

    const Id batch = valueOf(beginImportBatch(writer(), "two files", 1));
    const Id first = newSource("one.txt", batch);
    const Id second = newSource("two.txt", batch);
    storeFrom(first, "One", {{"Tom", "hello"}, {"Newcomer", "hello"}});
    const Id both = storeFrom(first, "Both files", {{"Tom", "hello"}});
    ASSERT_TRUE(succeeded(addSourceToConversation(writer(), both, second)));
    ASSERT_TRUE(succeeded(addSourceToConversation(writer(), shared, second)));
    ASSERT_TRUE(succeeded(endImportBatch(writer(), batch, 2)));

    const auto batches = valueOf(listImportBatches(writer()));
    ASSERT_EQ(batches.size(), 1U);
    EXPECT_EQ(batches[0].sources, 2U);
    EXPECT_EQ(batches[0].conversations, 3U);
    EXPECT_EQ(batches[0].turns, 4U);
    EXPECT_EQ(batches[0].finishedAtUtc, 2);

    const auto removed = valueOf(undoImportBatch(writer(), batch));
    EXPECT_EQ(removed.sources, 2U);
    EXPECT_EQ(removed.conversations, 2U);
    EXPECT_EQ(removed.turns, 3U);
    EXPECT_EQ(removed.people, 1U);
    EXPECT_FALSE(valueOf(resolvePerson(writer(), "Newcomer")));
    EXPECT_TRUE(valueOf(resolvePerson(writer(), "Owner")));
    EXPECT_TRUE(valueOf(conversationSummary(writer(), shared)));
    EXPECT_EQ(valueOf(statistics(writer())).sources, 1U);
    EXPECT_TRUE(valueOf(listImportBatches(writer())).empty());
    for (const Check& check : valueOf(verifyArchive(writer()))) {
        EXPECT_TRUE(check.ok) << check.name << ": " << check.detail;
    }
    EXPECT_FALSE(valueOf(findSourceByHash(writer(), "hash of one.txt"))); // it can be imported again
}

TEST_F(Sources, GoWithTheirLastConversation)
{
    const Id source = newSource("a.txt", 0);
    const Id one = storeFrom(source, "One", {{"Tom", "hello"}});
    const Id two = storeFrom(source, "Two", {{"Tom", "hello"}});
    EXPECT_EQ(valueOf(deleteConversations(writer(), std::vector<Id>{one})).sources, 0U);
    EXPECT_EQ(valueOf(conversationSummary(writer(), two))->sourcePath, "a.txt");
    EXPECT_EQ(valueOf(sourcesOfConversation(writer(), two)).size(), 1U);
    EXPECT_EQ(valueOf(deleteConversations(writer(), std::vector<Id>{two, two, 999})).sources, 1U);
    EXPECT_TRUE(valueOf(listSources(writer())).empty());
}

} // namespace
} // namespace reminisce::archive
