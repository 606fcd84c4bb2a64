// SPDX-License-Identifier: GPL-3.0-or-later
// Index files that somebody else wrote: with a checksum that fits, but with anything in them.
#include <cstring>
#include <functional>
#include <random>

#include <gtest/gtest.h>

#include "core/search/dense_builder.h"
#include "core/search/ranker.h"
#include "index_fixture.h"

namespace reminisce::search {
namespace {

using Bytes = std::vector<std::byte>;

Bytes indexBytes()
{
    static const std::vector<std::string> kWords = {"pizza",  "abends",  "Projekt", "laufen",
                                                    "Garten", "gestern", "freut"};
    test::IndexFixture fixture;
    std::mt19937 random(11);
    for (int row = 0; row < 700; ++row) { // "und" gets more than one block of postings
        std::string text = "und";
        for (int word = 0; word < 6; ++word) {
            text += " " + kWords[random() % kWords.size()] + (random() % 3 == 0 ? std::to_string(random() % 50) : "");
        }
        const std::string date = row < 600 ? "2024-01-" + std::to_string(10 + row / 40) : "";
        fixture.add({text, 1 + row / 9, date, {1 + row % 4, 9}});
    }
    return fixture.bytes();
}

void forgeIndexChecksum(Bytes& bytes)
{
    IndexHeader header;
    std::memcpy(&header, bytes.data(), sizeof header);
    header.fileSize = bytes.size();
    header.checksum = indexChecksum(std::span(bytes).subspan(sizeof header));
    std::memcpy(bytes.data(), &header, sizeof header);
}

/// Uses every part of an index.
void searchIn(const IndexSnapshot& index)
{
    archive::Filter filter;
    filter.people = {2};
    filter.dates.from = parseIso("2024-01-12")->local;
    for (const RowSelection& rows : {selectRows(index, {}), selectRows(index, filter)}) {
        Understanding understood;
        understood.dateBoosts.push_back({{filter.dates.from, *filter.dates.from + kMicrosPerDay}, 1});
        understood.personBoosts.push_back({2, 1});
        understood.emotionWeights[1] = 1;
        RankingTask task;
        task.text = "und pizzas Projekt 17";
        task.rows = &rows;
        task.understood = &understood;
        task.fill = true;
        const auto texts = [](std::span<const archive::Id> ids) -> Result<std::vector<std::string>> {
            return std::vector<std::string>(ids.size(), "pizza im Garten und gestern");
        };
        const RankingParameters parameters; // the ranker keeps a reference
        ASSERT_TRUE(Ranker(index, parameters, texts).rank(task));
    }
    for (const std::int64_t chunk : {-1, 0, 1, 350, 700, 701}) {
        (void)index.rowOfChunk(chunk);
    }
}

/// Where parts begin, and the first and last bytes of each: what is counted and pointed at lies there.
std::vector<std::size_t> tellingPlaces(const Bytes& bytes, std::mt19937& random)
{
    IndexHeader header;
    std::memcpy(&header, bytes.data(), sizeof header);
    std::vector<IndexPartEntry> entries(header.parts);
    std::memcpy(entries.data(), bytes.data() + sizeof header, entries.size() * sizeof entries.front());
    std::vector<std::size_t> places;
    for (std::size_t at = 0; at < sizeof header + entries.size() * sizeof entries.front(); at += 3) {
        places.push_back(at);
    }
    for (const IndexPartEntry& entry : entries) {
        for (std::size_t i = 0; i < std::min<std::size_t>(entry.bytes, 40); ++i) {
            places.push_back(entry.offset + (i < 20 ? random() % entry.bytes : entry.bytes - 1 - (i - 20)));
        }
    }
    return places;
}

TEST(IndexValidation, NoForgedByteOfAnIndexLeadsASearchAstray)
{
    const Bytes bytes = indexBytes();
    std::mt19937 random(5);
    std::size_t taken = 0;
    for (const std::size_t at : tellingPlaces(bytes, random)) {
        Bytes altered = bytes;
        altered[at] ^= static_cast<std::byte>(1U << (random() % 8));
        if (at >= sizeof(IndexHeader)) {
            forgeIndexChecksum(altered);
        }
        if (const auto index = IndexSnapshot::fromBytes(std::move(altered))) {
            ++taken;
            searchIn(**index);
        }
    }
    EXPECT_GT(taken, 100U) << "altered words or scores cannot be told from others, and must do no harm";
}

TEST(IndexValidation, AForgedIndexOfAnyLengthIsRefused)
{
    const Bytes bytes = indexBytes();
    for (std::size_t length = 0; length < bytes.size(); length += 1 + length / 20) {
        Bytes cut(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(length));
        if (length >= sizeof(IndexHeader)) {
            forgeIndexChecksum(cut);
        }
        EXPECT_FALSE(IndexSnapshot::fromBytes(std::move(cut))) << length;
    }
}

TEST(IndexValidation, NoForgedByteOfVectorsLeadsASearchAstray)
{
    constexpr std::uint32_t kRows = 300;
    constexpr std::uint32_t kDimension = 40;
    std::mt19937 random(3);
    std::vector<float> vector(kDimension);
    DenseBuilder builder(kRows, kDimension);
    for (std::uint32_t row = 0; row < kRows; ++row) {
        for (float& value : vector) {
            value = static_cast<float>(static_cast<int>(random() % 201) - 100) / 100;
        }
        builder.set(row, vector);
    }
    const Bytes bytes = builder.finish(1, 1);
    const DenseLayout layout(kRows, kDimension);
    for (int attempt = 0; attempt < 600; ++attempt) {
        Bytes altered = bytes;
        const bool inHeader = attempt % 3 == 0;
        altered[random() % (inHeader ? sizeof(DenseHeader) : altered.size())] ^= static_cast<std::byte>(random());
        DenseHeader header;
        std::memcpy(&header, altered.data(), sizeof header);
        header.checksum = indexChecksum(std::span(altered).subspan(layout.scales, layout.values - layout.scales));
        std::memcpy(altered.data(), &header, sizeof header);
        if (const auto index = DenseIndex::fromBytes(std::move(altered))) {
            for (const Metric metric : {Metric::Cosine, Metric::L2}) {
                DenseSearchOptions options;
                options.metric = metric;
                options.prefilterFrom = attempt % 2 == 0 ? 1 : kRows + 1;
                options.candidates = 50;
                std::vector<float> scores(kRows, 0.0F);
                (*index)->similarities(vector, options, RowSelection(RowRange{0, kRows}), scores);
            }
        }
    }
}

TEST(IndexValidation, VectorsTooLongToCompareAreLeftOut)
{
    DenseBuilder builder(2, 2);
    builder.set(0, std::vector<float>{1e30F, 0});
    builder.set(1, std::vector<float>{1e-44F, 0});
    const auto index = DenseIndex::fromBytes(builder.finish(1, 1));
    ASSERT_TRUE(index);
    EXPECT_EQ((*index)->header().filled, 0U);
}

} // namespace
} // namespace reminisce::search
