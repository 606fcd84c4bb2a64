// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/row_selection.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "index_fixture.h"

namespace reminisce::search {
namespace {

using testing::ElementsAre;

std::vector<std::uint32_t> rowsOf(const RowSelection& selection)
{
    std::vector<std::uint32_t> rows;
    selection.forEach([&](std::uint32_t row) { rows.push_back(row); });
    return rows;
}

class RowSelectionTest : public testing::Test
{
protected:
    RowSelectionTest()
    {
        EmotionScores joy{};
        joy[static_cast<std::size_t>(Emotion::Joy)] = 0.5F;
        EmotionScores someFear{};
        someFear[static_cast<std::size_t>(Emotion::Fear)] = 0.49F;
        test::IndexFixture fixture;
        fixture.add({"a", 5, "2024-01-01", {1, 2}, joy});
        fixture.add({"b", 5, "2024-02-01", {2}, someFear});
        fixture.add({"c", 6, "2024-03-01", {1, 3}, {}});
        fixture.add({"d", 6, "", {3}, joy});
        m_index = fixture.index();
    }
    std::shared_ptr<const IndexSnapshot> m_index;
};

TEST_F(RowSelectionTest, AnEmptyFilterLetsEverythingPass)
{
    const RowSelection all = selectRows(*m_index, {});
    EXPECT_TRUE(all.isWholeRange());
    EXPECT_EQ(all.count(), 4U);
}

TEST_F(RowSelectionTest, UndatedChunksDoNotPassADateRange)
{
    archive::Filter filter;
    filter.dates.from = parseIso("2024-02-01")->local;
    EXPECT_THAT(rowsOf(selectRows(*m_index, filter)), ElementsAre(1U, 2U));
}

TEST_F(RowSelectionTest, AnyOrAllOfSeveralPeople)
{
    archive::Filter filter;
    filter.people = {1, 2};
    EXPECT_THAT(rowsOf(selectRows(*m_index, filter)), ElementsAre(0U, 1U, 2U));
    filter.peopleMatch = archive::PeopleMatch::All;
    EXPECT_THAT(rowsOf(selectRows(*m_index, filter)), ElementsAre(0U));
}

TEST_F(RowSelectionTest, EmotionsCountFromOneHalfOn)
{
    archive::Filter filter;
    filter.emotions = {Emotion::Joy, Emotion::Fear};
    EXPECT_THAT(rowsOf(selectRows(*m_index, filter)), ElementsAre(0U, 3U));
}

TEST_F(RowSelectionTest, PartsOfAFilterHoldTogether)
{
    archive::Filter filter;
    filter.people = {3};
    filter.conversation = 6;
    filter.dates.to = parseIso("2024-12-31")->local;
    const RowSelection rows = selectRows(*m_index, filter);
    EXPECT_THAT(rowsOf(rows), ElementsAre(2U));
    EXPECT_EQ(rows.count(), 1U);
    EXPECT_TRUE(rows.contains(2));
    EXPECT_FALSE(rows.contains(3));
}

} // namespace
} // namespace reminisce::search
