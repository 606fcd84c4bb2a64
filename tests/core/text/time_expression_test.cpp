// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/time_expression.h"

#include <chrono>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace reminisce::text {
namespace {

struct Row
{
    std::string text;
    std::string now;
    std::string from;
    std::string to;
    int line = 0;
};

std::vector<Row> readTable()
{
    std::vector<Row> rows;
    std::ifstream file(REMINISCE_SOURCE_DIR "/tests/core/text/data/time_expressions.tsv");
    std::string line;
    for (int number = 1; std::getline(file, line); ++number) {
        if (line.empty() || line[0] == '#') {
            continue;
        }
        std::istringstream cells(line);
        Row row;
        row.line = number;
        std::getline(cells, row.text, '\t');
        std::getline(cells, row.now, '\t');
        std::getline(cells, row.from, '\t');
        std::getline(cells, row.to, '\t');
        rows.push_back(row);
    }
    return rows;
}

LocalRange expectedRange(const Row& row)
{
    LocalRange range;
    if (row.from != "-") {
        range.from = parseIso(row.from).value().local;
    }
    if (row.to != "-") {
        range.to = parseIsoEnd(row.to).value().local;
    }
    return range;
}

std::string show(const LocalRange& range)
{
    return (range.from ? formatIso(*range.from) : "-") + " … " + (range.to ? formatIso(*range.to) : "-");
}

LocalMicros at(std::string_view iso)
{
    return parseIso(iso).value().local;
}

TEST(TimeExpressions, ResolveEveryExpressionOfTheTable)
{
    const std::vector<Row> rows = readTable();
    ASSERT_GE(rows.size(), 800U);
    for (const Row& row : rows) {
        const auto found = findTimeExpressions(row.text, at(row.now));
        if (row.from == "none") {
            EXPECT_TRUE(found.empty()) << "line " << row.line << ": " << row.text << " → " << show(found[0].range);
            continue;
        }
        ASSERT_LE(found.size(), 3U);
        EXPECT_EQ(found.size(), 1U) << "line " << row.line << ": " << row.text;
        if (!found.empty()) {
            EXPECT_EQ(show(found[0].range), show(expectedRange(row)))
                << "line " << row.line << ": " << row.text << " at " << row.now;
        }
    }
}

TEST(TimeExpressions, SpanTheWordsThatNameThem)
{
    const std::string text = "Worüber habe ich Anfang Februar 2024 und dann im März 2025 gesprochen?";
    const auto found = findTimeExpressions(text, at("2026-11-21"));
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(text.substr(found[0].begin, found[0].end - found[0].begin), "Anfang Februar 2024");
    EXPECT_EQ(text.substr(found[1].begin, found[1].end - found[1].begin), "März 2025");
}

TEST(TimeExpressions, TellHowTheTimeWasSaid)
{
    const LocalMicros now = at("2026-11-21");
    EXPECT_EQ(findTimeExpressions("am 20.06.2024", now)[0].kind, TimeKind::Absolute);
    EXPECT_FALSE(findTimeExpressions("am 20.06.2024", now)[0].relative);
    EXPECT_EQ(findTimeExpressions("im März", now)[0].kind, TimeKind::Incomplete);
    EXPECT_EQ(findTimeExpressions("letzte Woche", now)[0].kind, TimeKind::Relative);
    EXPECT_EQ(findTimeExpressions("Ostern 2024", now)[0].kind, TimeKind::Holiday);
    EXPECT_EQ(findTimeExpressions("von Mai bis Juli 2024", now)[0].kind, TimeKind::Range);
    EXPECT_EQ(findTimeExpressions("seit Mai 2024", now)[0].kind, TimeKind::OpenRange);
    EXPECT_EQ(findTimeExpressions("nächste Woche", now)[0].direction, TimeDirection::Future);
    EXPECT_EQ(findTimeExpressions("heute", now)[0].direction, TimeDirection::Present);
    EXPECT_EQ(findTimeExpressions("last year", now)[0].direction, TimeDirection::Past);
    EXPECT_EQ(findTimeExpressions("letztes Wochenende", now)[0].grain, TimeGrain::Weekend);
}

TEST(TimeExpressions, MissingYearsFollowTheOption)
{
    TimeOptions options;
    options.nearest = TimeOptions::Nearest::Future;
    const LocalMicros now = at("2025-01-25");
    EXPECT_EQ(show(findTimeExpressions("im März", now, options)[0].range),
              show({at("2025-03-01"), parseIsoEnd("2025-03-31").value().local}));
    options.nearest = TimeOptions::Nearest::Either;
    EXPECT_EQ(show(findTimeExpressions("im November", now, options)[0].range),
              show({at("2024-11-01"), parseIsoEnd("2024-11-30").value().local}));
}

TEST(MentionedTimes, AreResolvedAgainstTheRecording)
{
    const auto found =
        resolveMentionedTimes("Ich: Nächsten Monat will ich den Keller aufräumen.", at("2025-01-25T10:00"));
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(show(found[0].range), show({at("2025-02-01"), parseIsoEnd("2025-02-28").value().local}));
}

TEST(MentionedTimes, LeaveOutWhatIsUncertain)
{
    EXPECT_TRUE(resolveMentionedTimes("Wir sehen uns am Freitag!", at("2025-01-25T10:00")).empty());
    EXPECT_TRUE(resolveMentionedTimes("Seit März laufe ich.", at("2025-01-25T10:00")).empty());
    EXPECT_EQ(resolveMentionedTimes("Am 3. Februar habe ich Zeit.", at("2025-01-25T10:00")).size(), 1U);
}

TEST(TimeExpressions, SurviveAnyBytes)
{
    std::string bytes;
    for (int i = 0; i < 4096; ++i) {
        bytes.push_back(static_cast<char>((i * 7919) >> 3));
    }
    EXPECT_NO_FATAL_FAILURE((void)findTimeExpressions(bytes, 0));
    for (const std::string_view text : {"", "\xFF\xFE", "am ", "vor", "vor vor vor vor", "3.3.3.3.3.3.3", "KW 99 2024",
                                        "von von bis bis", "31.02.2024", "vor 999999999 Jahren", "in 9999 years",
                                        "Anfang Mitte Ende Anfang", "first first first", "the the the", "2024-13-45"}) {
        EXPECT_NO_FATAL_FAILURE((void)findTimeExpressions(text, 0)) << text;
    }
}

} // namespace
} // namespace reminisce::text
