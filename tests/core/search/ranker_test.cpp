// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/ranker.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "index_fixture.h"

namespace reminisce::search {
namespace {

using testing::ElementsAre;

class RankerTest : public testing::Test
{
protected:
    [[nodiscard]] Ranking rank(RankingTask task, const archive::Filter& filter = {})
    {
        m_index = m_fixture.index();
        const RowSelection rows = selectRows(*m_index, filter);
        task.rows = &rows;
        return *Ranker(*m_index, m_parameters, {}).rank(task);
    }
    static std::vector<std::uint32_t> rowsOf(const Ranking& ranking)
    {
        std::vector<std::uint32_t> rows;
        for (const RankedRow& row : ranking.rows) {
            rows.push_back(row.row);
        }
        return rows;
    }

    test::IndexFixture m_fixture;
    RankingParameters m_parameters;
    std::shared_ptr<const IndexSnapshot> m_index;
};

TEST_F(RankerTest, FiltersBeforeItRanks)
{
    m_fixture.add({"pizza pizza pizza", 0, "2024-01-01", {1}});
    m_fixture.add({"a long evening with some pizza at home", 0, "2024-01-02", {2}});
    m_fixture.add({"pizza pizza", 0, "2024-01-03", {1}});
    RankingTask task;
    task.text = "pizza";
    task.k = 1;
    archive::Filter filter;
    filter.people = {2};
    EXPECT_THAT(rowsOf(rank(task, filter)), ElementsAre(1U)) << "the first k must be taken from what passes";
}

TEST_F(RankerTest, EachArmThatTookPartHasAScore)
{
    m_fixture.add({"pizza at home", 0, "2024-01-01", {1}});
    m_fixture.add({"nothing of the sort", 0, "2024-01-02", {1}});
    RankingTask task;
    task.text = "pizza";
    const auto hybrid = rank(task).rows.front().scores;
    EXPECT_TRUE(hybrid.fused && hybrid.keyword && hybrid.vector);
    EXPECT_FALSE(hybrid.emotion);
    task.mode = SearchMode::Keyword;
    const auto keyword = rank(task).rows.front().scores;
    EXPECT_TRUE(keyword.keyword);
    EXPECT_FALSE(keyword.vector);
}

TEST_F(RankerTest, WeightIsTheShareOfTheVectorArm)
{
    m_parameters.neighbour = 0;
    m_parameters.secondNeighbour = 0;
    m_parameters.dense = 1;
    m_fixture.add({"pizza for everybody who is here", 0, "2024-01-01", {1}});
    m_fixture.add({"other words", 0, "2024-01-02", {1}});
    const std::vector<float> dense = {0.2F, 0.8F};
    RankingTask task;
    task.text = "pizza";
    task.dense = dense;
    task.weight = 0.25F;
    const Ranking ranking = rank(task);
    ASSERT_EQ(ranking.rows.size(), 2U);
    EXPECT_NEAR(*ranking.rows[0].scores.fused, 0.75F, 1e-6) << "keyword 1, vector 0";
    EXPECT_NEAR(*ranking.rows[1].scores.fused, 0.25F, 1e-6) << "keyword 0, vector 1";
}

TEST_F(RankerTest, VectorsOfABackendAddToTheWordParts)
{
    m_parameters.neighbour = 0;
    m_parameters.secondNeighbour = 0;
    m_fixture.add({"pizza for everybody who is here", 0, "2024-01-01", {1}});
    m_fixture.add({"other words", 0, "2024-01-02", {1}});
    const std::vector<float> dense = {0.2F, 0.8F};
    RankingTask task;
    task.text = "pizza";
    EXPECT_THAT(rowsOf(rank(task)), ElementsAre(0U)) << "nothing else shares a word or a part of one";
    task.dense = dense;
    EXPECT_THAT(rowsOf(rank(task)), ElementsAre(0U, 1U));
    task.mode = SearchMode::Vector;
    EXPECT_THAT(rowsOf(rank(task)), ElementsAre(1U)) << "by the vectors alone, of which the worst counts as nothing";
}

TEST_F(RankerTest, NeighboursOfTheConversationLendSomeOfTheirScore)
{
    m_fixture.add({"words without meaning", 9, "2024-01-01", {1}});
    m_fixture.add({"the pizza question", 9, "2024-01-01", {1}});
    m_fixture.add({"words of another kind", 8, "2024-01-01", {1}});
    RankingTask task;
    task.text = "pizza";
    EXPECT_THAT(rowsOf(rank(task)), ElementsAre(1U, 0U)) << "row 2 belongs to another conversation";
}

TEST_F(RankerTest, ASpeakerNamedInTheQuestionIsPreferred)
{
    m_fixture.add({"pizza tonight", 0, "2024-01-01", {1}});
    m_fixture.add({"pizza tonight", 0, "2024-01-02", {2}});
    Understanding understood;
    understood.personBoosts.push_back({1, 1.0F});
    RankingTask task;
    task.text = "pizza";
    EXPECT_THAT(rowsOf(rank(task)), ElementsAre(1U, 0U));
    task.understood = &understood;
    EXPECT_THAT(rowsOf(rank(task)), ElementsAre(0U, 1U));
}

TEST_F(RankerTest, ATimeNamedInTheQuestionFindsWhenItWasSaidAndWhenItWasSpokenOf)
{
    m_fixture.add({"Der Termin ist geplant", 0, "2024-01-10", {1}});
    m_fixture.add({"Der Termin ist geplant, nächsten Monat", 0, "2024-03-10", {1}});
    m_fixture.add({"Der Termin ist geplant", 0, "2024-04-10", {1}});
    Understanding understood;
    understood.dateBoosts.push_back({{parseIso("2024-04-01")->local, parseIsoEnd("2024-04")->local}, 1.0F});
    RankingTask task;
    task.text = "Termin";
    task.understood = &understood;
    EXPECT_THAT(rowsOf(rank(task)), ElementsAre(2U, 1U, 0U));
}

TEST_F(RankerTest, OneHitPerConversationWhenGrouped)
{
    m_fixture.add({"pizza one", 9, "2024-01-01", {1}});
    m_fixture.add({"pizza pizza two", 9, "2024-01-01", {1}});
    m_fixture.add({"pizza elsewhere in many more words", 8, "2024-01-02", {1}});
    RankingTask task;
    task.text = "pizza";
    task.groupByConversation = true;
    EXPECT_EQ(rank(task).rows.size(), 2U);
}

TEST_F(RankerTest, AnExpansionFindsWhatTheQuestionDoesNotSay)
{
    m_fixture.add({"Wir haben das Hotel am Strand gebucht", 0, "2024-01-01", {1}});
    m_fixture.add({"Der Drucker ist kaputt", 0, "2024-01-02", {1}});
    RankingTask task;
    task.text = "Urlaub";
    EXPECT_THAT(rowsOf(rank(task)), ElementsAre(0U));
}

TEST_F(RankerTest, StopsWhenAsked)
{
    m_fixture.add({"pizza", 0, "2024-01-01", {1}});
    m_index = m_fixture.index();
    const RowSelection rows = selectRows(*m_index, {});
    RankingTask task;
    task.text = "pizza";
    task.rows = &rows;
    std::stop_source stop;
    stop.request_stop();
    const auto ranking = Ranker(*m_index, m_parameters, {}).rank(task, stop.get_token());
    ASSERT_FALSE(ranking);
    EXPECT_EQ(ranking.error().code, ErrorCode::Cancelled);
}

} // namespace
} // namespace reminisce::search
