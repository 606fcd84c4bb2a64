// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <string>

#include "core/agent/model_json.h"

namespace {

using nlohmann::json;
using reminisce::agent::callsInText;
using reminisce::agent::repairJson;

TEST(CallsInText, AreFoundAloneInListsFencesAndTags)
{
    const std::string call =
        R"({"name": "semantic_query", "parameters": {"query_text": "Vorsatz {neu}", "num_results": 25,},})";
    for (
        const std::string& text :
        {call, "```json\n" + call + "\n```", "<tool_call>" + call + "</tool_call>", "I will look.\n\n" + call,
         "[" + call + "]",
         std::string(
             R"({"type":"function","function":{"name":"semantic_query","arguments":"{\"query_text\":\"Vorsatz {neu}\",\"num_results\":25}"}})")}) {
        const auto calls = callsInText(text);
        ASSERT_EQ(calls.size(), 1U) << text;
        EXPECT_EQ(calls[0].name, "semantic_query");
        EXPECT_EQ(json::parse(calls[0].arguments)["query_text"], "Vorsatz {neu}");
    }
    EXPECT_EQ(callsInText(call + "\n" + call).size(), 2U);
}

TEST(CallsInText, WhatIsCutOffOrOnlyQuotedIsNone)
{
    const std::string call = R"({"name": "list_people", "parameters": {}})";
    for (std::size_t cut = 0; cut < call.size(); ++cut) {
        EXPECT_TRUE(callsInText(call.substr(0, cut)).empty()) << cut;
    }
    EXPECT_TRUE(callsInText("Tom wrote " + call + " in the chat, and then he laughed.").empty());
    EXPECT_TRUE(callsInText("The answer is {42}.").empty());
    EXPECT_TRUE(callsInText(R"({"answer": "Tom"})").empty());
    EXPECT_TRUE(callsInText("He said so [12].").empty());
}

TEST(RepairJson, WhatModelsWrite)
{
    const json expected = {{"thoughts", {{"text", "it's fine"}, {"plan", json::array({"a", "b"})}}},
                           {"ability", {{"name", "finish"}, {"args", {{"n", 3}, {"ok", true}, {"x", nullptr}}}}}};
    for (
        const char* text :
        {R"({"thoughts": {"text": "it's fine", "plan": ["a", "b",],}, "ability": {"name": "finish", "args": {"n": 3, "ok": true, "x": null}},})",
         R"({"thoughts": {"text": "it's fine", "plan": ["a", "b"]}, "ability": {"name": "finish", "args": {"n": 3, "ok": true, "x": null)",
         R"(Sure!
```json
{"thoughts": {"text": "it's fine", "plan": ["a", "b"]}, "ability": {"name": "finish", "args": {"n": 3, "ok": True, "x": None}}}
```
Done.)",
         R"({'thoughts': {'text': "it's fine", 'plan': ['a', 'b']}, 'ability': {'name': 'finish', 'args': {'n': 3, 'ok': True, 'x': None}}})"}) {
        const auto repaired = repairJson(text);
        ASSERT_TRUE(repaired) << text;
        EXPECT_EQ(*repaired, expected) << text;
    }
}

TEST(RepairJson, RawLineBreaksAndMismatchedQuotes)
{
    EXPECT_EQ((*repairJson("{\"text\": \"one\ntwo\", \"n\": 1}"))["text"], "one\ntwo");
    EXPECT_EQ((*repairJson("{\"text\": \"she said \"no\" twice\", \"n\": 1}"))["text"], "she said \"no\" twice");
    EXPECT_EQ((*repairJson("{\"text\": 'mixed\", \"n\": 1}"))["text"], "mixed");
}

TEST(RepairJson, AnyCutIsSurvived)
{
    const std::string text = R"({"a": {"b": [1, "two", {"c": null}]}, "d": "e\u00e4\n"})";
    for (std::size_t cut = 0; cut <= text.size(); ++cut) {
        (void)repairJson(text.substr(0, cut));
        (void)repairJson(text.substr(cut));
    }
    EXPECT_FALSE(repairJson("no json here"));
    EXPECT_FALSE(repairJson("{"));
}

} // namespace
