// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <random>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/search/arms.h"
#include "core/search/fusion.h"
#include "core/search/neighbours.h"
#include "core/search/ranker.h"
#include "core/search/score_arrays.h"
#include "core/search/score_kernels.h"
#include "index_fixture.h"

namespace reminisce::search {
namespace {

std::vector<float> someScores(std::size_t count, std::uint32_t seed, double share = 0.5)
{
    std::mt19937 random(seed);
    std::vector<float> scores(count, 0.0F);
    for (float& score : scores) {
        const double drawn = static_cast<double>(random()) / 4294967296.0;
        score = drawn < share ? static_cast<float>(drawn / share) : 0.0F;
    }
    return scores;
}

TEST(ScoreKernels, AreRightForAnyNumberOfRows)
{
    for (const std::size_t count : {0U, 1U, 7U, 16U, 33U, 100U, 257U}) {
        const std::vector<float> a = someScores(count, 1);
        const std::vector<float> b = someScores(count, 2);
        const float highest = count == 0 ? 0.0F : *std::max_element(a.begin(), a.end());
        EXPECT_EQ(highestOf(a.data(), count), highest);
        EXPECT_FALSE(anyAbove(a.data(), count, highest));
        EXPECT_EQ(anyAbove(a.data(), count, highest - 0.01F), highest > 0);
        std::vector<float> out(count);
        const float best = weightedSum(a.data(), 0.5F, b.data(), 2.0F, out.data(), count);
        std::vector<float> finished = a;
        (void)finishScores(finished.data(), b.data(), a.data(), 0.5F, 0.6F, count);
        for (std::size_t i = 0; i < count; ++i) {
            EXPECT_FLOAT_EQ(out[i], 0.5F * a[i] + 2.0F * b[i]);
            EXPECT_LE(out[i], best);
            const float length = b[i] > 0 ? std::sqrt(b[i]) : 1.0F;
            EXPECT_FLOAT_EQ(finished[i], a[i] / length * (0.4F + 0.6F * 0.5F * a[i]));
        }
    }
}

/// Conversations of a few chunks; where `mixed`, many at the same time, so that neighbours are not beside each other.
std::shared_ptr<const IndexSnapshot> conversations(std::size_t chunks, bool mixed)
{
    test::IndexFixture fixture;
    std::mt19937 random(5);
    for (std::size_t i = 0; i < chunks; ++i) {
        const auto conversation = static_cast<archive::Id>(mixed ? 1 + random() % 9 : 1 + i / 7);
        fixture.add({"words", conversation, "2024-01-01", {1}});
    }
    return fixture.index();
}

TEST(Neighbours, LendTheSameWhetherTheyAreBesideEachOtherOrNot)
{
    for (const bool mixed : {false, true}) {
        const auto index = conversations(1500, mixed);
        for (const RowRange range : {RowRange{0, 1500}, RowRange{3, 1100}, RowRange{511, 514}, RowRange{9, 9}}) {
            const std::vector<float> scores = someScores(1500, 3, 0.2);
            const LendingShares shares = {0.1F, 0.5F, 0.3F};
            std::vector<float> expected(1500, 0.0F);
            const auto inRange = [&](std::uint32_t row) { return row >= range.begin && row < range.end; };
            for (std::uint32_t row = range.begin; row < range.end; ++row) {
                expected[row] += scores[row];
                for (const auto links : {index->previous, index->next}) {
                    const std::uint32_t first = links[row];
                    const std::uint32_t second = first == kNoRow ? kNoRow : links[first];
                    if (scores[row] > shares.least && first != kNoRow && inRange(first)) {
                        expected[first] += shares.first * scores[row];
                    }
                    if (scores[row] > shares.least && second != kNoRow && inRange(second)) {
                        expected[second] += shares.second * scores[row];
                    }
                }
            }
            std::vector<float> out(1500, 0.0F);
            const float highest = addNeighbours(*index, scores, range, shares, out);
            for (std::uint32_t row = 0; row < 1500; ++row) {
                ASSERT_NEAR(out[row], expected[row], 1e-6) << "row " << row << (mixed ? ", mixed" : "");
            }
            EXPECT_NEAR(highest, *std::max_element(expected.begin(), expected.end()), 1e-6);
        }
    }
}

TEST(TopRows, AreTheSameByBlocksAndByMask)
{
    const std::vector<float> scores = someScores(1000, 7, 0.7);
    const RowRange range{100, 900};
    RowSelection masked(range);
    std::vector<std::uint64_t> bits(masked.maskWords(), ~0ULL);
    bits.back() >>= 32; // 800 rows
    masked.keep(bits);
    for (const std::size_t k : {1U, 10U, 300U, 2000U}) {
        EXPECT_EQ(topRows(scores, RowSelection(range), k), topRows(scores, masked, k));
    }
}

TEST(ScoreArrays, AreZeroedWhereTheyAreUsedAndKept)
{
    ScoreArrays arrays;
    std::span<float> first = arrays.lendZeroed(100, {0, 100});
    std::fill(first.begin(), first.end(), 7.0F);
    const float* place = first.data();
    arrays.takeBack();
    const std::span<float> again = arrays.lendZeroed(100, {10, 20});
    EXPECT_EQ(again.data(), place);
    EXPECT_EQ(again[9], 7.0F);
    EXPECT_EQ(again[10], 0.0F);
    EXPECT_EQ(again[19], 0.0F);
    EXPECT_NE(arrays.lend(100).data(), place);
    arrays.takeBack();
    EXPECT_EQ(arrays.lend(200).size(), 200U);
}

class FilteredRanking : public testing::Test
{
protected:
    void SetUp() override
    {
        std::mt19937 random(11);
        const std::vector<std::string> words = {"pizza", "garden", "Urlaub", "hotel", "project", "printer", "evening"};
        for (int i = 0; i < 900; ++i) {
            std::string text;
            for (int word = 0; word < 6; ++word) {
                text += words[random() % words.size()] + ' ';
            }
            const archive::Id person = 1 + static_cast<archive::Id>(random() % 4);
            m_fixture.add({text, 1 + i / 5, "2024-01-0" + std::to_string(1 + i / 100), {person}});
        }
        m_index = m_fixture.index();
    }
    [[nodiscard]] Ranking rank(const RowSelection& rows, ScoreArrays* arrays, std::size_t k = 20) const
    {
        RankingTask task;
        task.text = "pizza Urlaub";
        task.rows = &rows;
        task.arrays = arrays;
        task.k = k;
        return *Ranker(*m_index, m_parameters, [this](std::span<const archive::Id> ids) {
                    std::vector<std::string> texts;
                    for (const archive::Id id : ids) {
                        texts.push_back(m_fixture.text(id));
                    }
                    return Result<std::vector<std::string>>(std::move(texts));
                }).rank(task);
    }

    test::IndexFixture m_fixture;
    RankingParameters m_parameters;
    std::shared_ptr<const IndexSnapshot> m_index;
};

TEST_F(FilteredRanking, ARangeGivesWhatTheSameMaskGives)
{
    archive::Filter filter;
    filter.dates.from = parseIso("2024-01-03")->local;
    filter.dates.to = parseIsoEnd("2024-01-06")->local;
    const RowSelection range = selectRows(*m_index, filter);
    RowSelection mask(RowRange{0, m_index->rows()});
    std::vector<std::uint64_t> bits(mask.maskWords(), 0);
    range.forEach([&](std::uint32_t row) { bits[row / 64] |= 1ULL << (row % 64); });
    mask.keep(bits);
    const Ranking byRange = rank(range, nullptr);
    const Ranking byMask = rank(mask, nullptr);
    ASSERT_EQ(byRange.rows.size(), 20U);
    ASSERT_EQ(byMask.rows.size(), 20U);
    for (std::size_t i = 0; i < 20; ++i) {
        EXPECT_EQ(byRange.rows[i].row, byMask.rows[i].row);
        EXPECT_NEAR(*byRange.rows[i].scores.fused, *byMask.rows[i].scores.fused, 1e-6);
        EXPECT_NEAR(*byRange.rows[i].scores.keyword, *byMask.rows[i].scores.keyword, 1e-6);
    }
}

TEST(FilteredVectors, RowsThatDoNotPassLendNothing)
{
    test::IndexFixture fixture;
    for (const archive::Id person : {1, 2, 1}) {
        fixture.add({"words", 9, "2024-01-01", {person}});
    }
    const auto index = fixture.index();
    archive::Filter filter;
    filter.people = {1};
    const RowSelection rows = selectRows(*index, filter);
    RankingParameters parameters;
    parameters.secondNeighbour = 0;
    const std::vector<float> dense = {0.1F, 0.9F, 0.3F};
    RankingTask task;
    task.mode = SearchMode::Vector;
    task.dense = dense;
    task.rows = &rows;
    const Ranking ranking = *Ranker(*index, parameters, {}).rank(task);
    ASSERT_EQ(ranking.rows.size(), 1U);
    EXPECT_EQ(ranking.rows[0].row, 2U);
}

TEST_F(FilteredRanking, WhatEarlierSearchesLeftInTheArraysDoesNotCount)
{
    archive::Filter filter;
    filter.people = {2};
    filter.dates.from = parseIso("2024-01-02")->local;
    const RowSelection some = selectRows(*m_index, filter);
    const RowSelection all = selectRows(*m_index, {});
    ScoreArrays kept;
    for (const RowSelection* rows : {&all, &some, &all, &some}) {
        const Ranking fresh = rank(*rows, nullptr);
        const Ranking again = rank(*rows, &kept);
        ASSERT_EQ(fresh.rows.size(), again.rows.size());
        for (std::size_t i = 0; i < fresh.rows.size(); ++i) {
            EXPECT_EQ(fresh.rows[i].row, again.rows[i].row);
            EXPECT_EQ(fresh.rows[i].scores.fused, again.rows[i].scores.fused);
            EXPECT_TRUE(rows->contains(again.rows[i].row));
        }
    }
}

TEST_F(FilteredRanking, GroupedByConversationGoesOnUntilThereAreEnough)
{
    const RowSelection all = selectRows(*m_index, {});
    RankingTask task;
    task.text = "pizza";
    task.rows = &all;
    task.k = 150;
    task.groupByConversation = true;
    const Ranking ranking = *Ranker(*m_index, m_parameters, {}).rank(task);
    ASSERT_EQ(ranking.rows.size(), 150U);
    std::vector<std::int64_t> seen;
    for (const RankedRow& row : ranking.rows) {
        seen.push_back(m_index->conversations[row.row]);
    }
    std::sort(seen.begin(), seen.end());
    EXPECT_EQ(std::adjacent_find(seen.begin(), seen.end()), seen.end());
}

TEST_F(FilteredRanking, StopsInTheMiddle)
{
    const RowSelection all = selectRows(*m_index, {});
    RankingTask task;
    task.text = "pizza Urlaub";
    task.rows = &all;
    std::stop_source stop;
    const auto texts = [&](std::span<const archive::Id> ids) -> Result<std::vector<std::string>> {
        stop.request_stop(); // between the two rounds
        return std::vector<std::string>(ids.size(), "garden and hotel");
    };
    const auto ranking = Ranker(*m_index, m_parameters, texts).rank(task, stop.get_token());
    ASSERT_FALSE(ranking);
    EXPECT_EQ(ranking.error().code, ErrorCode::Cancelled);
}

TEST(KeywordArm, StopsBetweenLists)
{
    test::IndexFixture fixture;
    fixture.add({"pizza garden"});
    const auto index = fixture.index();
    std::vector<float> scores(1, 0.0F);
    std::stop_source stop;
    stop.request_stop();
    ArmOptions options;
    options.stop = stop.get_token();
    const std::vector<QueryWord> words = {{"pizza"}};
    const RankingParameters parameters;
    (void)addKeywordScores(*index, stemsOf(*index, words), parameters, {0, 1}, scores, options);
    EXPECT_EQ(scores[0], 0.0F);
    addSubwordScores(*index, alikeWords(*index, words, parameters), {0, 1}, scores, stop.get_token());
    EXPECT_EQ(scores[0], 0.0F);
}

} // namespace
} // namespace reminisce::search
