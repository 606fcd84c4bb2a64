// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/postings.h"

#include <gtest/gtest.h>

namespace reminisce::search {
namespace {

std::vector<Posting> someRows(std::uint32_t count, std::uint32_t step)
{
    std::vector<Posting> postings;
    for (std::uint32_t i = 0; i < count; ++i) {
        postings.push_back({i * step + i % step, 1 + i % 3});
    }
    return postings;
}

std::vector<Posting> readAll(const std::vector<std::uint8_t>& bytes, std::size_t count, RowRange range)
{
    std::vector<Posting> read;
    forEachPosting({bytes.data(), bytes.data() + bytes.size(), static_cast<std::uint32_t>(count)}, range,
                   [&](std::uint32_t row, std::uint32_t frequency) {
                       read.push_back({row, frequency});
                   });
    return read;
}

bool operator==(const Posting& a, const Posting& b)
{
    return a.row == b.row && a.frequency == b.frequency;
}

TEST(Postings, ListsOfAnyLengthComeBackAsTheyWere)
{
    for (const std::uint32_t count : {1U, 2U, kPostingsPerBlock, kPostingsPerBlock + 1, 5 * kPostingsPerBlock + 7}) {
        const auto postings = someRows(count, 7);
        std::vector<std::uint8_t> bytes;
        appendPostings(postings, bytes);
        const auto read = readAll(bytes, count, {0, UINT32_MAX});
        ASSERT_EQ(read.size(), postings.size());
        EXPECT_TRUE(std::equal(read.begin(), read.end(), postings.begin(),
                               [](const Posting& a, const Posting& b) { return a == b; }));
    }
}

TEST(Postings, ARangeGivesItsRowsOnly)
{
    const auto postings = someRows(4000, 5);
    std::vector<std::uint8_t> bytes;
    appendPostings(postings, bytes);
    for (const RowRange range : {RowRange{0, 1}, RowRange{9000, 9100}, RowRange{2559, 2561}, RowRange{19990, 90000}}) {
        std::size_t expected = 0;
        for (const Posting& posting : postings) {
            expected += static_cast<std::size_t>(posting.row >= range.begin && posting.row < range.end);
        }
        const auto read = readAll(bytes, postings.size(), range);
        EXPECT_EQ(read.size(), expected);
        for (const Posting& posting : read) {
            EXPECT_GE(posting.row, range.begin);
            EXPECT_LT(posting.row, range.end);
        }
    }
}

TEST(Postings, FrequenciesAbove255AreHeldAt255)
{
    std::vector<std::uint8_t> bytes;
    appendPostings(std::vector<Posting>{{3, 1000}}, bytes);
    const auto read = readAll(bytes, 1, {0, 10});
    ASSERT_EQ(read.size(), 1U);
    EXPECT_EQ(read[0].frequency, 255U);
}

TEST(Postings, ACutOffListEndsWithoutReadingBeyond)
{
    const auto postings = someRows(2000, 3);
    std::vector<std::uint8_t> bytes;
    appendPostings(postings, bytes);
    for (std::size_t size = 0; size < bytes.size(); size += 97) {
        const std::vector<std::uint8_t> cut(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(size));
        EXPECT_LE(readAll(cut, postings.size(), {0, UINT32_MAX}).size(), postings.size());
    }
}

} // namespace
} // namespace reminisce::search
