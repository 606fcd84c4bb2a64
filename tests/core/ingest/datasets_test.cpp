// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include "core/ingest/json_stream.h"
#include "tests/core/ingest/collecting_sink.h"

namespace reminisce::ingest {
namespace {

using test::moment;
using test::readAs;
using testing::ElementsAre;
using testing::IsEmpty;

TEST(Mitra, KeepsEachChunkAsAConversation)
{
    const auto sink = readAs("m.json", R"({"chunks":[
        {"id":7,"datetime":"2023-11-15 19:00","text":"Ich: Hallo Mama\nMama: Gut,\nund dir?\n"},
        {"id":8,"datetime":"2023-11-20 09:10","text":"Tom: Morgen!"}],"samples":[{"category":"x","samples":[]}]})");
    EXPECT_EQ(sink.format, "mitra-json");
    ASSERT_EQ(sink.conversations.size(), 2U);
    EXPECT_THAT(sink.said(), ElementsAre("Ich|Hallo Mama", "Mama|Gut,\nund dir?", "Tom|Morgen!"));
    EXPECT_TRUE(sink.turn(0).isOwner);
    EXPECT_FALSE(sink.turn(1).isOwner);
    const auto& first = sink.conversations[0];
    EXPECT_EQ(first.head.startedAt, moment("2023-11-15T19:00"));
    ASSERT_EQ(first.chunks.size(), 1U);
    EXPECT_EQ(first.chunks[0].externalId, "7");
    EXPECT_EQ(first.chunks[0].lastTurn, 1U);
    EXPECT_EQ(first.chunks[0].text, "Ich: Hallo Mama\nMama: Gut,\nund dir?\n");
    EXPECT_THAT(sink.skipped, IsEmpty());
}

TEST(Mitra, ReadsTheOlderFormOnceForEachChunk)
{
    const auto sink =
        readAs("m.json", R"([{"Question":"q","Answer":"a","chunks":[{"text":"Ich: A","datetime":"2025-01-10 14-30"}]},
        {"Question":"r","Answer":"b","chunks":[{"text":"Ich: A","datetime":"2025-01-10 14-30"},{"text":"Ben: B","datetime":"2025-01-11 08-05"}]}])");
    EXPECT_EQ(sink.format, "mitra-json");
    EXPECT_THAT(sink.said(), ElementsAre("Ich|A", "Ben|B"));
    EXPECT_EQ(sink.conversations[1].head.startedAt, moment("2025-01-11T08:05"));
}

TEST(Locomo, KeepsSessionsIdsDatesAndCaptions)
{
    const auto sink =
        readAs("l.json", R"([{"qa":[{"question":"q","evidence":["D1:1"]}],"conversation":{"speaker_a":"Ann",
        "session_2_date_time":"12:09 am on 13 September, 2023","session_2":[{"speaker":"Bob","dia_id":"D2:1","text":"Look","blip_caption":"a dog"}],
        "session_1_date_time":"1:56 pm on 8 May, 2023","session_1":[{"speaker":"Ann","dia_id":"D1:1","text":"Hi"}],
        "session_3_date_time":"9:00 am on 1 October, 2023"},"sample_id":"conv-1"}])");
    EXPECT_EQ(sink.format, "locomo-json");
    ASSERT_EQ(sink.conversations.size(), 2U);
    EXPECT_EQ(sink.conversations[0].head.title, "conv-1, session 1");
    EXPECT_EQ(sink.conversations[0].head.startedAt, moment("2023-05-08T13:56"));
    EXPECT_EQ(sink.conversations[1].head.startedAt, moment("2023-09-13T00:09"));
    EXPECT_THAT(sink.said(), ElementsAre("Ann|Hi", "Bob|Look [image: a dog]"));
    EXPECT_EQ(sink.turn(1).externalId, "D2:1");
}

TEST(StreamJson, PicksValuesByTheirPlace)
{
    auto input = Input::fromMemory("x", R"({"a":[{"b":1,"c":[2,3]},{"b":"x"}],"d":{"e":{"b":true}}})");
    std::vector<std::string> found;
    const auto take = [&](nlohmann::json&& value, const std::vector<std::string>& where) -> Result<void> {
        std::string path;
        for (const auto& part : where) {
            path += "/" + part;
        }
        found.push_back(path + "=" + value.dump());
        return {};
    };
    ASSERT_TRUE(streamJson(input, {{"a/[]/b", take}, {"a/[]/c", take}, {"d/*/b", take}}, {}));
    EXPECT_THAT(found, ElementsAre("/a/0/b=1", "/a/0/c=[2,3]", "/a/1/b=\"x\"", "/d/e/b=true"));
}

TEST(StreamJson, SaysWhereTheTextStopsBeingJson)
{
    auto input = Input::fromMemory("x", "{\"chunks\": [\n  {\"id\": 1},\n  {\"id\": ]}");
    const auto result = streamJson(input, {}, {});
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, ErrorCode::DamagedInput);
    EXPECT_THAT(result.error().message, testing::HasSubstr("line 3, column 10"));
}

TEST(StreamJson, RefusesEndlessStringsAndNesting)
{
    auto longText = Input::fromMemory("x", "{\"a\":\"" + std::string(kMaxJsonStringBytes + 10, 'x') + "\"}");
    EXPECT_EQ(streamJson(longText, {}, {}).error().code, ErrorCode::LimitExceeded);
    auto deep = Input::fromMemory("x", std::string(100'000, '['));
    EXPECT_EQ(streamJson(deep, {}, {}).error().code, ErrorCode::LimitExceeded);
}

TEST(StreamJson, StopsOnRequest)
{
    std::stop_source stop;
    stop.request_stop();
    auto input = Input::fromMemory("x", "[1,2,3]");
    EXPECT_EQ(streamJson(input, {}, stop.get_token()).error().code, ErrorCode::Cancelled);
}

} // namespace
} // namespace reminisce::ingest
