// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/backend/sse.h"

namespace {

using reminisce::backend::SseParser;

std::vector<std::string> parse(const std::vector<std::string>& pieces)
{
    std::vector<std::string> events;
    SseParser parser([&events](std::string_view data) { events.emplace_back(data); });
    for (const auto& piece : pieces) {
        EXPECT_TRUE(parser.feed(piece));
    }
    parser.finish();
    return events;
}

TEST(Sse, EverySplitGivesTheSameEvents)
{
    const std::string stream = "\xEF\xBB\xBF: hello\ndata: Grüße\n\nevent: x\r\ndata:one\r\ndata: two\r\n\r\ndata: "
                               "mac\r\rid: 3\ndata\n\ndata: last";
    const std::vector<std::string> expected = {"Grüße", "one\ntwo", "mac", "", "last"};
    ASSERT_EQ(parse({stream}), expected);
    for (std::size_t cut = 0; cut <= stream.size(); ++cut) {
        EXPECT_EQ(parse({stream.substr(0, cut), stream.substr(cut)}), expected) << "split at " << cut;
    }
    std::vector<std::string> bytes;
    for (const char c : stream) {
        bytes.emplace_back(1, c);
    }
    EXPECT_EQ(parse(bytes), expected);
}

TEST(Sse, AnEventWithoutDataIsNone)
{
    EXPECT_TRUE(parse({"event: ping\n\n: comment\n\n\n\n"}).empty());
}

TEST(Sse, AnEndlessEventEndsTheReading)
{
    SseParser parser([](std::string_view) { FAIL() << "no event was complete"; }, 100);
    bool good = true;
    for (int i = 0; i < 200 && good; ++i) {
        good = parser.feed("x");
    }
    EXPECT_FALSE(good);
    EXPECT_FALSE(parser.feed("\n\n"));
}

} // namespace
