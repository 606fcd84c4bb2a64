// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/density.h"

#include <map>
#include <random>

#include "core/archive/chunks.h"
#include "core/archive/statistics.h"
#include "core/archive/verification.h"
#include "tests/support/archive_fixture.h"

namespace reminisce::archive {
namespace {

using test::at;
using test::succeeded;
using test::valueOf;

class DensityOverTime : public test::ArchiveTest
{
protected:
    /// Some hundred chunks over a few months around 1970 and later, with a fixed seed.
    void fill()
    {
        std::mt19937 random(7);
        const std::vector<std::string_view> names = {"Tom", "Anna", "Ben"};
        for (int i = 0; i < 120; ++i) {
            const auto day = static_cast<std::int64_t>(random() % 200) - 100;
            const auto start = formatIso(day * kMicrosPerDay + static_cast<std::int64_t>(random() % 86400) * 1000000);
            std::vector<Said> said;
            for (unsigned k = 0; k <= random() % 4; ++k) {
                said.push_back({names[random() % 3], random() % 3 == 0 ? "birds" : "bees", {}});
                if (random() % 2 == 0) {
                    said.back().emotions = {kEmotions[random() % kEmotionCount]};
                }
            }
            store("C", i % 10 == 0 ? std::string() : start, said);
        }
    }
    using Said = test::Said;

    /// The same numbers counted from the chunks one by one.
    void expectRecount(const Filter& filter, DensityUnit unit, DensityStack stack)
    {
        Filter timeless = filter;
        timeless.dates = {};
        const auto ids = valueOf(chunkIds(writer(), timeless));
        const auto result = valueOf(density(writer(), filter, unit, stack));
        std::uint64_t undated = 0;
        std::map<std::size_t, std::map<Id, std::uint64_t>> parts;
        std::map<std::size_t, std::uint64_t> totals;
        for (const Chunk& chunk : valueOf(loadChunks(writer(), ids))) {
            if (!chunk.start) {
                ++undated;
                continue;
            }
            std::size_t bin = 0;
            while (bin < result.bins.size() && result.bins[bin].to < chunk.start->local) {
                ++bin;
            }
            ASSERT_LT(bin, result.bins.size());
            ASSERT_LE(result.bins[bin].from, chunk.start->local);
            ++totals[bin];
            if (stack == DensityStack::Emotion) {
                ++parts[bin][chunk.emotions ? dominantEmotion(*chunk.emotions) : -1];
            }
            for (const auto& [id, name] : chunk.people) {
                parts[bin][id] += stack == DensityStack::Person ? 1 : 0;
            }
        }
        EXPECT_EQ(result.undated, undated);
        ASSERT_EQ(totals.size(), result.bins.size());
        for (std::size_t i = 0; i < result.bins.size(); ++i) {
            EXPECT_EQ(result.bins[i].total, totals[i]);
            for (const DensityPart& part : result.bins[i].parts) {
                EXPECT_EQ(part.chunks, parts[i][part.key]);
                parts[i].erase(part.key);
            }
            for (const auto& [key, count] : parts[i]) {
                EXPECT_EQ(count, 0U) << key;
            }
        }
    }
};

TEST_F(DensityOverTime, EqualsARecountForAnyFilter)
{
    fill();
    Filter person_;
    person_.people = {person("Anna")};
    Filter several;
    several.people = {person("Anna"), person("Tom")};
    several.emotions = {Emotion::Joy, Emotion::Anger};
    Filter text;
    text.contains = "BIRDS";
    for (const Filter& filter : {Filter{}, person_, several, text}) {
        for (const DensityUnit unit : {DensityUnit::Day, DensityUnit::Week, DensityUnit::Month}) {
            expectRecount(filter, unit, DensityStack::Emotion);
            expectRecount(filter, unit, DensityStack::Person);
        }
    }
}

TEST_F(DensityOverTime, IgnoresTheBrush)
{
    store("A", "2024-01-01", {{"Tom", "x"}});
    store("B", "2024-02-01", {{"Tom", "x"}});
    Filter filter;
    filter.dates.from = at("2024-01-15");
    EXPECT_EQ(valueOf(density(writer(), filter, DensityUnit::Day, DensityStack::Emotion)).bins.size(), 2U);
}

TEST_F(DensityOverTime, WeeksBeginOnMondayAndMonthsOnTheFirst)
{
    store("Sunday", "2024-03-31T23:59:59", {{"Tom", "x"}});
    store("Monday", "2024-04-01T00:00:00", {{"Tom", "x"}});
    const auto weeks = valueOf(density(writer(), {}, DensityUnit::Week, DensityStack::Emotion));
    ASSERT_EQ(weeks.bins.size(), 2U);
    EXPECT_EQ(formatIsoDate(weeks.bins[0].from), "2024-03-25");
    EXPECT_EQ(formatIso(weeks.bins[0].to), "2024-03-31T23:59:59.999999");
    const auto months = valueOf(density(writer(), {}, DensityUnit::Month, DensityStack::Emotion));
    ASSERT_EQ(months.bins.size(), 2U);
    EXPECT_EQ(formatIsoDate(months.bins[0].to), "2024-03-31");
    EXPECT_EQ(formatIsoDate(months.bins[1].to), "2024-04-30");
}

TEST_F(DensityOverTime, FollowsDeletionAndNewScores)
{
    fill();
    const auto keys = valueOf(conversationKeys(writer(), {}));
    std::vector<Id> half;
    for (std::size_t i = 0; i < keys.size(); i += 2) {
        half.push_back(keys[i].id);
    }
    ASSERT_TRUE(deleteConversations(writer(), half));
    EmotionScores scared{};
    scared[2] = 0.8F;
    for (const Id id : valueOf(chunkIds(writer(), {}))) {
        if (id % 3 == 0) {
            ASSERT_TRUE(succeeded(setChunkEmotions(writer(), id, scared)));
        }
    }
    for (const Check& check : valueOf(verifyArchive(writer()))) {
        EXPECT_TRUE(check.ok) << check.name << ": " << check.detail;
    }
    expectRecount({}, DensityUnit::Week, DensityStack::Emotion);
}

TEST_F(DensityOverTime, StatisticsCountEverything)
{
    store("A", "2024-01-01T10:00:00+01:00", {{"Tom", "x", {Emotion::Joy, Emotion::Trust}}, {"Anna", "y"}});
    store("B", "2024-02-01", {{"Tom", "x", {Emotion::Joy}}});
    store("C", "", {{"Tom", "x"}});
    const auto numbers = valueOf(statistics(writer()));
    EXPECT_EQ(numbers.sources, 0U);
    EXPECT_EQ(numbers.conversations, 3U);
    EXPECT_EQ(numbers.turns, 4U);
    EXPECT_EQ(numbers.chunks, 4U);
    EXPECT_EQ(numbers.people, 2U);
    EXPECT_EQ(formatIso(*numbers.from), "2024-01-01T10:00:00+01:00");
    EXPECT_EQ(formatIso(*numbers.to), "2024-02-01T00:00:00");
    EXPECT_EQ(numbers.emotionChunks[0], 2U);
    EXPECT_EQ(numbers.emotionChunks[1], 1U);
}

} // namespace
} // namespace reminisce::archive
