// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/index_snapshot.h"

#include <fstream>

#include <gtest/gtest.h>

#include "core/search/row_terms.h"
#include "index_fixture.h"
#include "tests/support/temporary_directory.h"

namespace reminisce::search {
namespace {

test::IndexFixture threeChunks()
{
    test::IndexFixture fixture;
    fixture.add({"Tom: Gehen wir laufen?", 7, "2024-03-01T18:00", {1, 2}});
    fixture.add({"Ich: Nächsten Monat wieder, das Laufen tut gut.", 7, "2024-03-01T18:00", {2}});
    fixture.add({"Undated words about cooking", 0, "", {3}});
    return fixture;
}

TEST(IndexSnapshot, KeepsColumnsAndNeighbours)
{
    const auto index = threeChunks().index();
    ASSERT_EQ(index->rows(), 3U);
    EXPECT_EQ(index->next[0], 1U);
    EXPECT_EQ(index->previous[1], 0U);
    EXPECT_EQ(index->next[1], kNoRow);
    EXPECT_EQ(index->previous[2], kNoRow);
    EXPECT_EQ(index->speakersOf(0).size(), 2U);
    EXPECT_EQ(index->starts[2], kUndated);
    EXPECT_EQ(index->rowOfChunk(3), 2U);
    EXPECT_FALSE(index->rowOfChunk(4));
}

TEST(IndexSnapshot, FormsOfAWordShareAStem)
{
    const auto index = threeChunks().index();
    const auto stem = index->stems.find("lauf");
    ASSERT_TRUE(stem);
    EXPECT_EQ(index->stems.count(*stem), 2U);
    EXPECT_TRUE(index->words.find("laufen"));
    EXPECT_FALSE(index->words.find("gehe"));
}

TEST(IndexSnapshot, TimesSpokenAboutAreResolvedAgainstTheRecording)
{
    const auto index = threeChunks().index();
    const auto april = index->stems.find(monthTerm(2024, 4));
    ASSERT_TRUE(april) << "\"nächsten Monat\" said in March 2024";
    EXPECT_EQ(index->stems.count(*april), 1U);
}

TEST(IndexSnapshot, DatesSelectASliceWithoutUndatedRows)
{
    const auto index = threeChunks().index();
    const LocalMicros start = parseIso("2024-03-01T18:00")->local;
    const auto all = index->rowsBetween(start, std::nullopt);
    EXPECT_EQ(all.begin, 0U);
    EXPECT_EQ(all.end, 2U);
    const auto none = index->rowsBetween(start + 1, std::nullopt);
    EXPECT_EQ(none.begin, none.end);
}

TEST(IndexSnapshot, AnyAlteredBitIsNoticed)
{
    const auto bytes = threeChunks().bytes();
    ASSERT_TRUE(IndexSnapshot::fromBytes(bytes));
    for (std::size_t at = 0; at < bytes.size(); at += 13) {
        auto altered = bytes;
        altered[at] ^= std::byte{0x10};
        const bool opened = IndexSnapshot::fromBytes(altered).has_value();
        const bool harmless = at >= 16 && at < 24; // the generation: it is compared with the archive's
        const bool counted = at >= 32 && at < 40;  // number of words: only a mean depends on it
        EXPECT_TRUE(!opened || harmless || counted) << "byte " << at;
    }
}

TEST(IndexSnapshot, ACutOffFileIsNoticed)
{
    const test::TemporaryDirectory directory;
    const auto bytes = threeChunks().bytes();
    const auto file = directory.path() / "search.index";
    for (const std::size_t size : {std::size_t{0}, std::size_t{10}, std::size_t{56}, bytes.size() - 1}) {
        std::ofstream(file, std::ios::binary | std::ios::trunc)
            .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(size));
        const auto opened = IndexSnapshot::open(file);
        ASSERT_FALSE(opened);
        EXPECT_EQ(opened.error().code, ErrorCode::DamagedInput);
    }
    EXPECT_EQ(IndexSnapshot::open(directory.path() / "none").error().code, ErrorCode::NotFound);
}

TEST(IndexSnapshot, AnEmptyArchiveHasAnEmptyIndex)
{
    const auto index = test::IndexFixture().index();
    EXPECT_EQ(index->rows(), 0U);
    EXPECT_FALSE(index->words.find("anything"));
}

} // namespace
} // namespace reminisce::search
