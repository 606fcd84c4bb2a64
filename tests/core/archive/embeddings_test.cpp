// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/embeddings.h"

#include "core/archive/chunks.h"
#include "core/archive/emotion_texts.h"
#include "core/archive/evaluation_runs.h"
#include "core/archive/index_files.h"
#include "tests/support/archive_fixture.h"

namespace reminisce::archive {
namespace {

using test::succeeded;
using test::valueOf;

class Embeddings : public test::ArchiveTest
{
protected:
    void SetUp() override
    {
        ArchiveTest::SetUp();
        m_stored = store("A", "2024-01-01", {{"Tom", "one"}, {"Tom", "two"}, {"Tom", "three"}});
        m_space = valueOf(createEmbeddingSpace(writer(), "local", "model", 3, std::vector<float>{1, 0, 0}));
    }
    std::vector<Id> missing(std::size_t limit = 10, Id after = 0)
    {
        return valueOf(chunksWithoutEmbedding(writer(), m_space, EmbeddingKind::Text, limit, after));
    }

    StoredConversation m_stored;
    Id m_space = 0;
};

TEST_F(Embeddings, VectorsComeBackByChunk)
{
    const std::vector<float> a = {1, 2, 3};
    const std::vector<float> b = {4, 5, 6};
    const std::vector<EmbeddingRow> rows = {{m_stored.firstChunk + 1, EmbeddingKind::Text, b},
                                            {m_stored.firstChunk, EmbeddingKind::Text, b},
                                            {m_stored.firstChunk, EmbeddingKind::Text, a},
                                            {4711, EmbeddingKind::Text, a}}; // gone meanwhile
    const auto before = valueOf(generation(writer()));
    ASSERT_TRUE(succeeded(putEmbeddings(writer(), m_space, rows)));
    EXPECT_GT(valueOf(generation(writer())), before);
    std::vector<std::pair<Id, std::vector<float>>> seen;
    ASSERT_TRUE(
        succeeded(visitEmbeddings(writer(), m_space, EmbeddingKind::Text, [&](Id chunk, std::span<const float> vector) {
            seen.emplace_back(chunk, std::vector<float>(vector.begin(), vector.end()));
            return true;
        })));
    ASSERT_EQ(seen.size(), 2U);
    EXPECT_EQ(seen[0], std::pair(m_stored.firstChunk, a)); // the later one replaced the earlier
    EXPECT_EQ(seen[1], std::pair(m_stored.firstChunk + 1, b));
    EXPECT_EQ(missing(), (std::vector<Id>{m_stored.firstChunk + 2}));
}

TEST_F(Embeddings, MissingOnesComeInPages)
{
    EXPECT_EQ(missing(2), (std::vector<Id>{m_stored.firstChunk, m_stored.firstChunk + 1}));
    EXPECT_EQ(missing(2, m_stored.firstChunk + 1), (std::vector<Id>{m_stored.firstChunk + 2}));
}

TEST_F(Embeddings, WrongLengthIsRefusedWhole)
{
    const std::vector<float> good = {1, 2, 3};
    const std::vector<float> bad = {1, 2};
    const std::vector<EmbeddingRow> rows = {{m_stored.firstChunk, EmbeddingKind::Text, good},
                                            {m_stored.firstChunk + 1, EmbeddingKind::Text, bad}};
    EXPECT_EQ(putEmbeddings(writer(), m_space, rows).error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(missing().size(), 3U);
}

TEST_F(Embeddings, OneSpaceIsCurrent)
{
    EXPECT_FALSE(valueOf(currentEmbeddingSpace(writer())));
    EXPECT_EQ(valueOf(createEmbeddingSpace(writer(), "local", "model", 3)), m_space);
    EXPECT_FALSE(createEmbeddingSpace(writer(), "local", "model", 4));
    const Id other = valueOf(createEmbeddingSpace(writer(), "local", "other", 4));
    ASSERT_TRUE(succeeded(setCurrentEmbeddingSpace(writer(), m_space)));
    ASSERT_TRUE(succeeded(setCurrentEmbeddingSpace(writer(), other)));
    EXPECT_EQ(valueOf(currentEmbeddingSpace(writer()))->id, other);
    EXPECT_FALSE(setCurrentEmbeddingSpace(writer(), 999));
    EXPECT_EQ(valueOf(currentEmbeddingSpace(writer()))->id, other);
    EXPECT_EQ(valueOf(findEmbeddingSpace(writer(), "local", "model"))->probe, (std::vector<float>{1, 0, 0}));
    ASSERT_TRUE(succeeded(dropEmbeddingSpace(writer(), other)));
    EXPECT_FALSE(valueOf(currentEmbeddingSpace(writer())));
    EXPECT_EQ(valueOf(listEmbeddingSpaces(writer())).size(), 1U);
}

TEST_F(Embeddings, GoWithTheirChunk)
{
    const std::vector<float> a = {1, 2, 3};
    ASSERT_TRUE(succeeded(
        putEmbeddings(writer(), m_space, std::vector<EmbeddingRow>{{m_stored.firstChunk, EmbeddingKind::Text, a}})));
    EXPECT_EQ(valueOf(listEmbeddingSpaces(writer())).at(0).vectors, 1U);
    ASSERT_TRUE(deleteConversations(writer(), std::vector<Id>{m_stored.conversation}));
    EXPECT_EQ(valueOf(listEmbeddingSpaces(writer())).at(0).vectors, 0U);
}

TEST_F(Embeddings, EmotionTextsHaveVectorsOfTheirOwn)
{
    EXPECT_TRUE(valueOf(chunksWithoutEmbedding(writer(), m_space, EmbeddingKind::EmotionText, 10)).empty());
    ASSERT_TRUE(succeeded(setEmotionText(writer(), m_stored.firstChunk, {"glad, calm", "m", {}})));
    EXPECT_EQ(valueOf(emotionTextOf(writer(), m_stored.firstChunk)).value().description, "glad, calm");
    EXPECT_EQ(valueOf(chunksWithoutEmbedding(writer(), m_space, EmbeddingKind::EmotionText, 10)),
              (std::vector<Id>{m_stored.firstChunk}));
}

TEST_F(Embeddings, EvaluationRunsKeepTheirItems)
{
    EvaluationRun run;
    run.name = "night";
    run.startedAtUtc = 5;
    run.settingsJson = "{}";
    const Id id = valueOf(addEvaluationRun(writer(), run));
    EvaluationItem item;
    item.run = id;
    item.key = "q1";
    item.state = "failed";
    item.payloadJson = "{}";
    const Id first = valueOf(putEvaluationItem(writer(), item));
    item.state = "done";
    EXPECT_EQ(valueOf(putEvaluationItem(writer(), item)), first);
    ASSERT_TRUE(succeeded(finishEvaluationRun(writer(), id, R"({"em":1})", 9)));
    EXPECT_EQ(valueOf(listEvaluationRuns(writer())).at(0).finishedAtUtc, 9);
    EXPECT_EQ(valueOf(evaluationItems(writer(), id)).at(0).state, "done");
    ASSERT_TRUE(succeeded(deleteEvaluationRun(writer(), id)));
    EXPECT_TRUE(valueOf(evaluationItems(writer(), id)).empty());
}

} // namespace
} // namespace reminisce::archive
