// SPDX-License-Identifier: GPL-3.0-or-later
// An index renewed from an older one is the index that a whole build gives.
#include <algorithm>
#include <map>
#include <memory>
#include <random>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/archive/archive.h"
#include "core/archive/conversations.h"
#include "core/search/index_builder.h"
#include "core/search/index_cache.h"
#include "core/search/ranker.h"
#include "tests/support/temporary_directory.h"

namespace reminisce::search {
namespace {

using testing::ElementsAreArray;

struct Chunk
{
    std::optional<LocalMicros> start;
    archive::Id conversation = 1;
    std::vector<archive::Id> speakers;
    archive::EmotionBytes emotions{};
    std::string text;
    std::string title;
};

/// Chunks that are added, deleted and edited at random.
class RandomArchive
{
public:
    explicit RandomArchive(std::uint32_t seed) : m_random(seed) {}

    void change()
    {
        for (std::uint32_t times = below(12); times > 0; --times) {
            switch (m_chunks.empty() ? 0 : below(6)) {
            case 0:
            case 1:
                m_chunks[++m_lastId] = chunk();
                break;
            case 2:
                m_chunks.erase(any());
                break;
            case 3:
                any()->second.text = text();
                break;
            case 4:
                any()->second = chunk(); // moved in time, to other people
                break;
            default:
                any()->second.title = text();
                any()->second.speakers = {1 + below(3)};
            }
        }
    }

    [[nodiscard]] std::shared_ptr<const IndexSnapshot> index(std::shared_ptr<const IndexSnapshot> older) const
    {
        std::vector<std::pair<archive::Id, const Chunk*>> order;
        for (const auto& [id, chunk] : m_chunks) {
            order.emplace_back(id, &chunk);
        }
        std::stable_sort(order.begin(), order.end(), [](const auto& a, const auto& b) {
            return a.second->start.value_or(kUndated) < b.second->start.value_or(kUndated);
        });
        IndexBuilder builder(std::move(older));
        for (const auto& [id, chunk] : order) {
            builder.add({id, chunk->conversation, static_cast<std::uint64_t>(id), chunk->start, chunk->speakers,
                         chunk->emotions, chunk->text, chunk->title});
        }
        return *IndexSnapshot::fromBytes(builder.finish(1));
    }

private:
    std::uint32_t below(std::uint32_t limit) { return static_cast<std::uint32_t>(m_random() % limit); }
    std::map<archive::Id, Chunk>::iterator any()
    {
        return std::next(m_chunks.begin(), below(static_cast<std::uint32_t>(m_chunks.size())));
    }

    std::string text()
    {
        static const std::vector<std::string> kWords = {"Pizza",  "pizzas",   "Garten",  "gestern", "morgen",
                                                        "laufen", "gelaufen", "Projekt", "und",     "Gartenfest"};
        std::string text;
        for (std::uint32_t words = below(9); words > 0; --words) {
            text += kWords[below(10)] + (below(4) == 0 ? "x" + std::to_string(below(40)) : "") + " ";
        }
        return text;
    }

    Chunk chunk()
    {
        Chunk chunk;
        if (below(5) != 0) {
            chunk.start = startOfDay({2024, static_cast<int>(1 + below(3)), static_cast<int>(1 + below(28))});
        }
        chunk.conversation = 1 + below(9);
        chunk.speakers = {1 + below(3)};
        chunk.emotions[below(8)] = static_cast<std::uint8_t>(below(256));
        chunk.text = text();
        chunk.title = below(2) == 0 ? "Gartenfest" : text();
        return chunk;
    }

    std::mt19937 m_random;
    std::map<archive::Id, Chunk> m_chunks;
    archive::Id m_lastId = 0;
};

using Postings = std::vector<std::pair<std::uint32_t, std::uint32_t>>;

std::map<std::string, Postings> postingsOf(const TermFamily& family, std::uint32_t rows)
{
    std::map<std::string, Postings> postings;
    for (std::uint32_t term = 0; term < family.size(); ++term) {
        Postings& list = postings[std::string(family.term(term))];
        forEachPosting(family.postings(term), {0, rows},
                       [&list](std::uint32_t row, std::uint32_t frequency) { list.emplace_back(row, frequency); });
        EXPECT_EQ(list.size(), family.count(term));
        EXPECT_EQ(family.find(family.term(term)), term);
    }
    return postings;
}

std::vector<std::uint32_t> rowsOf(const IndexSnapshot& index, archive::Id person)
{
    std::vector<std::uint32_t> rows;
    forEachPosting(index.rowsOfPerson(person), {0, index.rows()},
                   [&rows](std::uint32_t row, std::uint32_t) { rows.push_back(row); });
    return rows;
}

std::map<archive::Id, float> scoresOf(const IndexSnapshot& index, std::string_view query)
{
    const RowSelection rows = selectRows(index, {});
    RankingTask task;
    task.text = query;
    task.rows = &rows;
    task.k = index.rows();
    std::map<archive::Id, float> scores;
    const RankingParameters parameters; // the ranker keeps a reference
    const Ranking ranking = *Ranker(index, parameters, {}).rank(task);
    for (const RankedRow& row : ranking.rows) {
        scores[index.chunkIds[row.row]] = row.scores.fused.value_or(-1);
    }
    return scores;
}

void expectSame(const IndexSnapshot& renewed, const IndexSnapshot& whole)
{
    ASSERT_EQ(renewed.rows(), whole.rows());
    EXPECT_THAT(renewed.chunkIds, ElementsAreArray(whole.chunkIds));
    EXPECT_THAT(renewed.starts, ElementsAreArray(whole.starts));
    EXPECT_THAT(renewed.lengths, ElementsAreArray(whole.lengths));
    EXPECT_THAT(renewed.emotions, ElementsAreArray(whole.emotions));
    EXPECT_THAT(renewed.speakers, ElementsAreArray(whole.speakers));
    for (const std::int64_t person : {1, 2, 3, 4}) {
        EXPECT_EQ(rowsOf(renewed, person), rowsOf(whole, person));
    }
    EXPECT_THAT(renewed.previous, ElementsAreArray(whole.previous));
    EXPECT_THAT(renewed.next, ElementsAreArray(whole.next));
    EXPECT_THAT(renewed.fingerprints, ElementsAreArray(whole.fingerprints));
    EXPECT_FLOAT_EQ(renewed.meanLength(), whole.meanLength());
    EXPECT_EQ(postingsOf(renewed.stems, whole.rows()), postingsOf(whole.stems, whole.rows()));
    EXPECT_EQ(postingsOf(renewed.words, whole.rows()), postingsOf(whole.words, whole.rows()));
    for (std::uint32_t row = 0; row < whole.rows(); ++row) {
        EXPECT_NEAR(renewed.subwordLengths[row], whole.subwordLengths[row], 1e-4F * whole.subwordLengths[row]);
    }
    for (const char* query : {"Pizza im Garten", "gelaufen morgen", "Gartenfest und Projekt x7"}) {
        const auto expected = scoresOf(whole, query);
        const auto found = scoresOf(renewed, query);
        ASSERT_EQ(found.size(), expected.size()) << query;
        for (const auto& [chunk, score] : expected) {
            ASSERT_TRUE(found.count(chunk)) << query;
            EXPECT_NEAR(found.at(chunk), score, 1e-4F) << query;
        }
    }
}

TEST(IndexRenewal, EqualsAWholeBuildAfterAnyChanges)
{
    for (std::uint32_t seed = 1; seed <= 20; ++seed) {
        RandomArchive archive(seed);
        std::shared_ptr<const IndexSnapshot> renewed;
        for (int step = 0; step < 25; ++step) {
            archive.change();
            renewed = archive.index(renewed);
            expectSame(*renewed, *archive.index(nullptr));
            ASSERT_FALSE(testing::Test::HasFailure()) << "seed " << seed << ", step " << step;
        }
    }
}

TEST(IndexRenewal, AWordOfADeletedChunkAloneIsNotLeftInTheFile)
{
    const auto bytesOf = [](std::shared_ptr<const IndexSnapshot> older, const std::vector<std::string>& texts) {
        IndexBuilder builder(std::move(older));
        archive::Id id = 0;
        for (const std::string& text : texts) {
            IndexRow row;
            row.chunkId = ++id;
            row.text = text;
            builder.add(row);
        }
        return builder.finish(1);
    };
    const auto holds = [](const std::vector<std::byte>& bytes, std::string_view word) {
        return std::string_view(reinterpret_cast<const char*>(bytes.data()), bytes.size()).find(word) !=
               std::string_view::npos;
    };
    const auto before = bytesOf(nullptr, {"ein garten", "das geheimwort"});
    ASSERT_TRUE(holds(before, "geheimwort"));
    const auto after = bytesOf(*IndexSnapshot::fromBytes(before), {"ein garten"});
    EXPECT_TRUE(holds(after, "garten"));
    EXPECT_FALSE(holds(after, "geheimwort"));
}

class IndexCacheTest : public testing::Test
{
protected:
    void add(const std::string& text)
    {
        archive::ConversationDraft draft;
        archive::TurnDraft turn;
        turn.text = text;
        draft.turns.push_back(turn);
        archive::ChunkDraft chunk;
        chunk.text = text;
        draft.chunks.push_back(chunk);
        ASSERT_TRUE(archive::storeConversation(m_archive.writer(), draft));
    }

    test::TemporaryDirectory m_directory;
    archive::Archive m_archive = std::move(*archive::Archive::open(m_directory.path() / "archive"));
    archive::Reader m_reader = std::move(*m_archive.newReader());
    std::vector<std::string> m_notes;
};

TEST_F(IndexCacheTest, WhereRenewingTakesLongTheIndexBeforeAnswersAndSaysSo)
{
    add("eins");
    IndexCache cache(m_archive, std::chrono::milliseconds(0));
    ASSERT_TRUE(cache.index(m_reader, true, m_notes, {}));
    m_notes.clear();
    add("zwei");
    const auto before = cache.index(m_reader, true, m_notes, {});
    ASSERT_TRUE(before);
    EXPECT_EQ((*before)->rows(), 1U);
    EXPECT_THAT(m_notes, testing::ElementsAre(testing::HasSubstr("newest changes")));
    const auto now = cache.index(m_reader, false, m_notes, {}); // who needs the newest waits
    ASSERT_TRUE(now);
    EXPECT_EQ((*now)->rows(), 2U);
    m_notes.clear();
    EXPECT_EQ((*cache.index(m_reader, true, m_notes, {}))->rows(), 2U);
    EXPECT_THAT(m_notes, testing::IsEmpty());
}

TEST_F(IndexCacheTest, MayGoWhileAThreadRenewsTheIndex)
{
    add("eins");
    for (int i = 0; i < 20; ++i) {
        IndexCache cache(m_archive, std::chrono::milliseconds(0));
        ASSERT_TRUE(cache.index(m_reader, true, m_notes, {}));
        add("mehr");
        ASSERT_TRUE(cache.index(m_reader, true, m_notes, {}));
    }
}

TEST_F(IndexCacheTest, ASmallArchiveIsRenewedBeforeTheSearch)
{
    add("eins");
    IndexCache cache(m_archive);
    ASSERT_TRUE(cache.index(m_reader, true, m_notes, {}));
    add("zwei");
    EXPECT_EQ((*cache.index(m_reader, true, m_notes, {}))->rows(), 2U);
}

} // namespace
} // namespace reminisce::search
