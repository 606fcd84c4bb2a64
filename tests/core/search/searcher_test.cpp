// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/searcher.h"

#include <cmath>
#include <fstream>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/archive/archive.h"
#include "core/archive/conversations.h"
#include "core/archive/embeddings.h"
#include "core/archive/people.h"
#include "core/archive/tags.h"
#include "core/backend/embedding_backend.h"
#include "core/backend/rerank.h"
#include "core/search/index_snapshot.h"
#include "tests/support/scripted_server.h"
#include "tests/support/temporary_directory.h"

namespace reminisce::search {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

/// Two directions: texts about pizza, and all others.
class TwoWayBackend final : public backend::EmbeddingBackend
{
public:
    std::string name() const override { return "two-way"; }
    std::string model() const override { return "test"; }
    bool leavesTheMachine() const override { return false; }
    Result<backend::EmbeddingMatrix> embed(std::span<const std::string> texts, std::stop_token) override
    {
        if (fails) {
            return fail(ErrorCode::Network, "The backend cannot be reached.");
        }
        backend::EmbeddingMatrix matrix{texts.size(), 2, {}};
        for (const std::string& text : texts) {
            const bool pizza = text.find("izza") != std::string::npos || text.find("Margherita") != std::string::npos;
            matrix.values.insert(matrix.values.end(), {pizza ? 1.0F : 0.0F, pizza ? 0.0F : 1.0F});
        }
        return matrix;
    }
    bool fails = false;
};

class SearcherTest : public testing::Test
{
protected:
    SearcherTest() : m_archive(std::move(*archive::Archive::open(m_directory.path() / "archive")))
    {
        m_tom = *archive::addPerson(m_archive.writer(), "Tom");
        m_anna = *archive::addPerson(m_archive.writer(), "Anna");
        add(m_tom, "2024-03-01T18:00", "Heute Abend gibt es Pizza mit Pilzen.");
        add(m_anna, "2024-03-02T18:00", "Pizza? Ich nehme lieber Salat.");
        add(m_anna, "2024-04-05T09:00", "Das Projekt beginnt am Montag.");
        add(m_tom, "2024-05-05T09:00", "Eine Margherita, bitte.");
    }

    archive::Id add(archive::Id person, const char* start, const std::string& text)
    {
        archive::ConversationDraft draft;
        draft.start = *parseIso(start);
        draft.turns.push_back({{}, person, draft.start, {}, text, {}});
        archive::ChunkDraft chunk;
        chunk.start = draft.start;
        chunk.text = text;
        draft.chunks.push_back(chunk);
        return archive::storeConversation(m_archive.writer(), draft)->firstChunk;
    }

    static SearchRequest query(std::string text)
    {
        SearchRequest request;
        request.query = std::move(text);
        request.now = parseIso("2024-06-01T12:00")->local;
        return request;
    }

    static std::vector<archive::Id> idsOf(const SearchResult& result)
    {
        std::vector<archive::Id> ids;
        for (const Hit& hit : result.hits) {
            ids.push_back(hit.chunkId);
        }
        return ids;
    }

    [[nodiscard]] std::filesystem::path indexFile() const
    {
        return m_directory.path() / "archive" / "index" / "search.index";
    }

    test::TemporaryDirectory m_directory;
    archive::Archive m_archive;
    archive::Id m_tom = 0;
    archive::Id m_anna = 0;
};

TEST_F(SearcherTest, FindsWithScoresPerArm)
{
    const Searcher searcher(m_archive);
    const auto result = searcher.search(query("Pizza"));
    ASSERT_TRUE(result) << result.error().message;
    ASSERT_EQ(result->hits.size(), 2U);
    EXPECT_TRUE(result->hits[0].scores.fused && result->hits[0].scores.keyword && result->hits[0].scores.vector);
    EXPECT_GE(*result->hits[0].scores.fused, *result->hits[1].scores.fused);
}

TEST_F(SearcherTest, TheFilterOfThePersonHoldsBeforeRanking)
{
    const Searcher searcher(m_archive);
    SearchRequest request = query("Pizza");
    request.filter.people = {m_anna};
    request.k = 1;
    EXPECT_THAT(idsOf(*searcher.search(request)), ElementsAre(2));
    request = query("Pizza");
    request.filter.contains = "SALAT";
    EXPECT_THAT(idsOf(*searcher.search(request)), ElementsAre(2));
    request.filter.contains = "does not occur";
    EXPECT_THAT(idsOf(*searcher.search(request)), IsEmpty());
}

TEST_F(SearcherTest, ATagIsSearchedByAsSoonAsItIsGivenAndNoMoreOnceItIsTaken)
{
    const Searcher searcher(m_archive);
    SearchRequest request = query("Pizza");
    request.filter.tags = {"Essen", "Lieferdienst"};
    EXPECT_THAT(idsOf(*searcher.search(request)), IsEmpty());
    ASSERT_TRUE(archive::addTag(m_archive.writer(), std::vector<archive::Id>{2, 3}, "essen"));
    EXPECT_THAT(idsOf(*searcher.search(request)), ElementsAre(2)); // the third is not about it
    ASSERT_TRUE(archive::addTag(m_archive.writer(), std::vector<archive::Id>{1}, "Lieferdienst"));
    EXPECT_THAT(idsOf(*searcher.search(request)), testing::UnorderedElementsAre(1, 2));
    ASSERT_TRUE(archive::removeTag(m_archive.writer(), std::vector<archive::Id>{2}, "Essen"));
    EXPECT_THAT(idsOf(*searcher.search(request)), ElementsAre(1));
}

TEST_F(SearcherTest, AQuestionThatIsOnlyAFilterListsWhatPasses)
{
    const Searcher searcher(m_archive);
    const auto result = searcher.search(query("Worüber habe ich mit Anna im April 2024 gesprochen?"));
    ASSERT_TRUE(result);
    EXPECT_THAT(idsOf(*result), testing::Contains(3));
    EXPECT_EQ(idsOf(*result).front(), 3);
    SearchRequest empty = query("");
    empty.filter.people = {m_tom};
    EXPECT_THAT(idsOf(*searcher.search(empty)), ElementsAre(4, 1)) << "the latest first";
}

TEST_F(SearcherTest, NewChunksAreFoundAtOnce)
{
    const Searcher searcher(m_archive);
    ASSERT_TRUE(searcher.search(query("Fahrrad")));
    const archive::Id added = add(m_tom, "2024-05-20T10:00", "Mein Fahrrad ist kaputt.");
    EXPECT_THAT(idsOf(*searcher.search(query("Fahrrad"))), ElementsAre(added));
}

TEST_F(SearcherTest, ADamagedIndexIsRebuiltAndSaidSo)
{
    const auto expected = idsOf(*Searcher(m_archive).search(query("Pizza")));
    ASSERT_TRUE(std::filesystem::exists(indexFile()));
    EXPECT_THAT(Searcher(m_archive).search(query("Pizza"))->notes, IsEmpty());

    const auto size = std::filesystem::file_size(indexFile());
    const auto damage = [&](const std::function<void()>& how) {
        how();
        const auto result = Searcher(m_archive).search(query("Pizza"));
        ASSERT_TRUE(result);
        EXPECT_EQ(idsOf(*result), expected);
        EXPECT_THAT(result->notes, Not(IsEmpty()));
    };
    damage([&] { std::filesystem::remove(indexFile()); });
    damage([&] { std::filesystem::resize_file(indexFile(), size / 2); });
    damage([&] {
        std::fstream file(indexFile(), std::ios::binary | std::ios::in | std::ios::out);
        file.seekp(static_cast<std::streamoff>(size / 3));
        file.put('\x5a');
        file.seekp(static_cast<std::streamoff>(size / 2));
        file.put('\x5a');
    });
    EXPECT_THAT(Searcher(m_archive).search(query("Pizza"))->notes, IsEmpty()) << "the new file is whole again";
}

TEST_F(SearcherTest, AnIndexOlderThanTheArchiveIsBroughtUpToDate)
{
    ASSERT_TRUE(Searcher(m_archive).prepare());
    const archive::Id added = add(m_tom, "2024-05-20T10:00", "Mein Fahrrad ist kaputt.");
    const auto result = Searcher(m_archive).search(query("Fahrrad"));
    EXPECT_THAT(idsOf(*result), ElementsAre(added));
    EXPECT_THAT(result->notes, IsEmpty()) << "passages that were added are nothing to tell";
}

TEST_F(SearcherTest, WhatPreparingMendedIsToldByTheNextSearch)
{
    ASSERT_TRUE(Searcher(m_archive).prepare());
    std::filesystem::resize_file(indexFile(), 100);
    const Searcher searcher(m_archive);
    ASSERT_TRUE(searcher.prepare());
    EXPECT_THAT(searcher.search(query("Pizza"))->notes, ElementsAre(testing::HasSubstr("damaged")));
    EXPECT_THAT(searcher.search(query("Pizza"))->notes, IsEmpty());
}

TEST_F(SearcherTest, AnIndexCutOffOrOverwrittenWhileInUseIsRebuilt)
{
    const Searcher searcher(m_archive);
    const auto expected = idsOf(*searcher.search(query("Pizza")));
    std::filesystem::resize_file(indexFile(), 0);
    auto result = searcher.search(query("Pizza"));
    ASSERT_TRUE(result) << result.error().message;
    EXPECT_EQ(idsOf(*result), expected);
    EXPECT_THAT(result->notes, ElementsAre(testing::HasSubstr("damaged")));
    const auto size = std::filesystem::file_size(indexFile());
    std::ofstream(indexFile(), std::ios::binary) << std::string(size, '\xff');
    result = searcher.search(query("Pizza"));
    ASSERT_TRUE(result) << result.error().message;
    EXPECT_EQ(idsOf(*result), expected);
    std::filesystem::remove(indexFile());
    EXPECT_EQ(idsOf(*searcher.search(query("Pizza"))), expected);
}

TEST_F(SearcherTest, AnIndexCutAtAnyLengthGivesTheSameResults)
{
    const auto expected = idsOf(*Searcher(m_archive).search(query("Pizza")));
    const auto size = std::filesystem::file_size(indexFile());
    for (std::uintmax_t length = 0; length < size; length += 1 + length / 3) {
        std::filesystem::resize_file(indexFile(), length);
        const auto result = Searcher(m_archive).search(query("Pizza"));
        ASSERT_TRUE(result) << length;
        EXPECT_EQ(idsOf(*result), expected) << length;
        EXPECT_THAT(result->notes, Not(IsEmpty())) << length;
        ASSERT_EQ(std::filesystem::file_size(indexFile()), size);
    }
}

TEST_F(SearcherTest, ManyThreadsMaySearchWhileTheArchiveGrows)
{
    const Searcher searcher(m_archive);
    std::atomic<int> failures = 0;
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i) {
        threads.emplace_back([&] {
            for (int round = 0; round < 20; ++round) {
                const auto result = searcher.search(query("Pizza"));
                failures += !result || result->hits.size() < 2 ? 1 : 0;
            }
        });
    }
    for (int i = 0; i < 10; ++i) {
        add(m_tom, "2024-05-20T10:00", "Noch eine Pizza.");
    }
    for (std::thread& thread : threads) {
        thread.join();
    }
    EXPECT_EQ(failures, 0);
}

TEST_F(SearcherTest, StopsWhenAsked)
{
    const Searcher searcher(m_archive);
    ASSERT_TRUE(searcher.prepare());
    std::stop_source stop;
    stop.request_stop();
    const auto result = searcher.search(query("Pizza"), stop.get_token());
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, ErrorCode::Cancelled);
}

class DenseSearcherTest : public SearcherTest
{
protected:
    void embedAll()
    {
        archive::Writer& writer = m_archive.writer();
        const auto space = archive::createEmbeddingSpace(writer, "two-way", "test", 2);
        const std::vector<float> pizza = {1, 0};
        const std::vector<float> other = {0, 1};
        const std::vector<archive::EmbeddingRow> rows = {{1, archive::EmbeddingKind::Text, pizza},
                                                         {2, archive::EmbeddingKind::Text, pizza},
                                                         {3, archive::EmbeddingKind::Text, other},
                                                         {4, archive::EmbeddingKind::Text, pizza}};
        ASSERT_TRUE(archive::putEmbeddings(writer, *space, rows));
        ASSERT_TRUE(archive::setCurrentEmbeddingSpace(writer, *space));
    }
    std::shared_ptr<TwoWayBackend> m_backend = std::make_shared<TwoWayBackend>();
};

TEST_F(DenseSearcherTest, VectorsOfABackendFindWhatWordsDoNot)
{
    embedAll();
    const Searcher searcher(m_archive, m_backend);
    for (const Metric metric : {Metric::Cosine, Metric::InnerProduct, Metric::L2}) {
        SearchRequest request = query("Pizza");
        request.mode = SearchMode::Vector;
        request.metric = metric;
        EXPECT_THAT(idsOf(*searcher.search(request)), testing::UnorderedElementsAre(1, 2, 4)) << metricName(metric);
    }
}

TEST_F(DenseSearcherTest, ABackendThatFailsIsStoodInFor)
{
    embedAll();
    m_backend->fails = true;
    const Searcher searcher(m_archive, m_backend);
    const auto result = searcher.search(query("Pizza"));
    ASSERT_TRUE(result);
    EXPECT_THAT(idsOf(*result), testing::UnorderedElementsAre(1, 2));
    EXPECT_THAT(result->notes, testing::Contains(testing::HasSubstr("cannot be reached")));
}

TEST_F(DenseSearcherTest, WithoutVectorsTheBuiltInArmSearches)
{
    const Searcher searcher(m_archive, m_backend);
    const auto result = searcher.search(query("Pizza"));
    EXPECT_THAT(idsOf(*result), testing::UnorderedElementsAre(1, 2));
    EXPECT_THAT(result->notes, testing::Contains(testing::HasSubstr("Re-index")));
}

backend::Service serviceAt(const test::ScriptedServer& server)
{
    backend::Service service;
    service.name = "rerank";
    service.url = server.url();
    return service;
}

TEST_F(SearcherTest, ARerankModelPutsTheBestHitsInItsOrder)
{
    test::ScriptedServer server;
    server.handle("/v1/rerank", [](const test::RecordedRequest& request) {
        nlohmann::json results = nlohmann::json::array();
        const auto body = request.json();
        for (std::size_t i = 0; i < body["documents"].size(); ++i) {
            const bool salad = body["documents"][i].get<std::string>().find("Salat") != std::string::npos;
            results.push_back({{"index", i}, {"relevance_score", salad ? 9.0 : 1.0}});
        }
        return test::ScriptedReply{200, "application/json", {nlohmann::json{{"results", results}}.dump()}, {}};
    });
    Searcher searcher(m_archive);
    const auto before = searcher.search(query("Pizza mit Pilzen"));
    searcher.setReranker(std::make_shared<backend::Reranker>(serviceAt(server), "r"));
    const auto after = searcher.search(query("Pizza mit Pilzen"));
    ASSERT_TRUE(before && after);
    ASSERT_GE(after->hits.size(), 2U);
    EXPECT_EQ(after->hits[0].chunkId, before->hits[1].chunkId);
    EXPECT_EQ(after->hits[0].scores.rerank, 1.0F);
    EXPECT_THAT(after->notes, IsEmpty());
}

TEST_F(SearcherTest, ARerankModelThatFailsLeavesTheOrder)
{
    test::ScriptedServer server;
    server.handle("/v1/rerank", [](const test::RecordedRequest&) {
        return test::ScriptedReply{400, "application/json", {"{}"}, {}};
    });
    Searcher searcher(m_archive);
    const auto before = idsOf(*searcher.search(query("Pizza mit Pilzen")));
    searcher.setReranker(std::make_shared<backend::Reranker>(serviceAt(server), "r"));
    const auto after = searcher.search(query("Pizza mit Pilzen"));
    ASSERT_TRUE(after);
    EXPECT_EQ(idsOf(*after), before);
    EXPECT_EQ(after->notes.size(), 1U);
}

TEST_F(SearcherTest, ScoresLieBetweenZeroAndOne)
{
    for (const char* question : {"Was hat Tom im März über Pizza gesagt?", "Pizza", "Wann begann das Projekt?"}) {
        const auto found = Searcher(m_archive).search(query(question));
        ASSERT_TRUE(found);
        for (const Hit& hit : found->hits) {
            EXPECT_GE(hit.scores.fused.value_or(0), 0.0F) << question;
            EXPECT_LE(hit.scores.fused.value_or(0), 1.0F) << question;
        }
    }
}

TEST_F(SearcherTest, TellsHowMuchOfTheQuestionAPassageHas)
{
    const auto found = Searcher(m_archive).search(query("Pizza mit Pilzen und Trüffeln"));
    ASSERT_TRUE(found);
    ASSERT_GE(found->hits.size(), 2U);
    EXPECT_GT(found->hits[0].evidence.termCoverage, found->hits[1].evidence.termCoverage);
    EXPECT_LT(found->hits[0].evidence.termCoverage, 1.0F);
    EXPECT_THAT(found->unknownWords, ElementsAre("truffeln"));
}

TEST_F(SearcherTest, AskingForTheBeginningPrefersTheEarliest)
{
    const archive::Id second = add(m_tom, "2024-05-20T18:00", "Der Kochkurs macht Spaß.");
    const archive::Id first = add(m_anna, "2024-04-20T18:00", "Der Kochkurs macht Spaß.");
    EXPECT_EQ(idsOf(*Searcher(m_archive).search(query("Wann begann der Kochkurs?"))).at(0), first);
    EXPECT_EQ(idsOf(*Searcher(m_archive).search(query("Wann war ich zuletzt im Kochkurs?"))).at(0), second);
}

TEST_F(SearcherTest, DiversityLetsRepetitionsFallBack)
{
    add(m_anna, "2024-04-06T09:00", "Das Projekt beginnt am Montag.");
    const archive::Id other = add(m_anna, "2024-04-20T18:00", "Das Projekt braucht Geld, viele Leute und einen Raum.");
    SearchRequest request = query("Projekt Montag");
    request.diversity = 0.7;
    EXPECT_EQ(idsOf(*Searcher(m_archive).search(request)).at(1), other);
}

} // namespace
} // namespace reminisce::search
