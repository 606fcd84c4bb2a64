// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <stdexcept>
#include <string>

#include "core/agent/tool.h"
#include "core/archive/tags.h"
#include "tests/core/agent/agent_fixture.h"

namespace {

using namespace reminisce;
using namespace reminisce::agent;
using namespace reminisce::test;
using nlohmann::json;
using testing::HasSubstr;

class ToolBoxTest : public AgentTest
{
protected:
    ToolBox box(archive::Filter scope = {}, int tokens = 6000)
    {
        Moment now;
        now.local = at("2025-07-01T12:00:00");
        return ToolBox(standardTools(), ToolContext{knowledge(), std::move(scope), now, {}}, tokens);
    }
    static json parsed(const ToolOutcome& outcome) { return json::parse(outcome.text); }
};

TEST_F(ToolBoxTest, AnUnknownToolIsAnsweredWithTheNearestOne)
{
    const auto outcome = box().callAsWritten("semantic_querry", "{}");
    EXPECT_FALSE(outcome.ok);
    EXPECT_FALSE(outcome.executed);
    EXPECT_THAT(outcome.text, HasSubstr("Did you mean “semantic_query”?"));
}

TEST_F(ToolBoxTest, BrokenArgumentsNeverRun)
{
    ToolBox tools = box();
    for (const auto& [arguments, said] : std::vector<std::pair<std::string, std::string>>{
             {R"({"query":"x"})", "Did you mean “query_text”?"},
             {R"({})", "“query_text” is missing"},
             {R"({"query_text":5})", "must be a text"},
             {R"({"query_text":""})", "must not be empty"},
             {R"({"query_text":"x","num_results":"many"})", "must be a whole number"},
             {R"({"query_text":"x","num_results":0})", "between 1 and 100"},
             {R"({"query_text":"x","num_results":2.5})", "must be a whole number"},
             {R"({"query_text":"x","start_date_time_iso":"last week"})", "ISO form"},
             {R"({"query_text":"x","start_date_time_iso":"2025-02-01","end_date_time_iso":"2025-01-01"})",
              "later than"},
             {R"({"query_text":"x","speaker":"Tomm"})", "Did you mean “Tom”?"},
             {R"(["x"])", "one JSON object"},
             {R"({"query_text":"x")", "not complete JSON"}}) {
        const auto outcome = tools.callAsWritten("semantic_query", arguments);
        EXPECT_FALSE(outcome.ok) << arguments;
        EXPECT_TRUE(outcome.evidence.empty()) << arguments;
        EXPECT_THAT(outcome.text, HasSubstr(said)) << arguments;
    }
    EXPECT_THAT(tools.call("activity", json{{"by", "years"}}).text, HasSubstr("day, week, month, person, emotion"));
}

TEST_F(ToolBoxTest, ArgumentsCutAnywhereNeverRun)
{
    ToolBox tools = box();
    const std::string whole = R"({"query_text":"Leuchtturm","num_results":3})";
    for (std::size_t cut = 1; cut < whole.size(); ++cut) {
        EXPECT_FALSE(tools.callAsWritten("semantic_query", std::string_view(whole).substr(0, cut)).executed) << cut;
    }
    EXPECT_TRUE(tools.callAsWritten("semantic_query", whole).executed);
}

TEST_F(ToolBoxTest, EmptyOptionalArgumentsAreAbsent)
{
    const auto outcome = box().callAsWritten(
        "semantic_query", R"({"query_text":"Leuchtturm","speaker":"","start_date_time_iso":null,"num_results":"2"})");
    EXPECT_TRUE(outcome.ok) << outcome.text;
    EXPECT_EQ(outcome.evidence.size(), 2U);
}

TEST_F(ToolBoxTest, TheSameCallTwiceIsAnsweredFromTheFirst)
{
    ToolBox tools = box();
    const auto first = tools.call("semantic_query", json{{"query_text", "Keller"}});
    const auto second = tools.call("semantic_query", json{{"query_text", "Keller"}, {"num_results", 25}});
    EXPECT_TRUE(first.executed);
    EXPECT_FALSE(second.executed);
    EXPECT_TRUE(second.ok);
    EXPECT_THAT(second.text, HasSubstr("was made before"));
}

TEST_F(ToolBoxTest, ResultsAreCutToTheBudgetAndSaySo)
{
    const auto outcome = box({}, 150).call("semantic_query", json{{"query_text", "Roman Leuchtturm Buch"}});
    const json result = parsed(outcome);
    EXPECT_GE(result["results"].size(), 1U);
    EXPECT_EQ(result["results"].size() + result["left_out"].get<std::size_t>(), outcome.evidence.size());
    EXPECT_LT(countTokens(outcome.text), 250);
}

TEST_F(ToolBoxTest, EveryPassageHasItsDateWeekdayAndSpeakers)
{
    const json result =
        parsed(box().call("semantic_query", json{{"query_text", "Keller aufräumen"}, {"num_results", 1}}));
    EXPECT_EQ(result["results"][0]["time"], "Saturday, 2025-01-25 18:00");
    EXPECT_THAT(result["results"][0]["speakers"].dump(), HasSubstr("Lena"));
    EXPECT_EQ(result["results"][0]["id"], m_cellar.firstChunk);
}

TEST_F(ToolBoxTest, TheScopeConfinesEveryTool)
{
    archive::Filter scope;
    scope.people = {person("Anna")};
    ToolBox tools = box(scope);
    const json found = parsed(tools.call("semantic_query", json{{"query_text", "Leuchtturm"}}));
    for (const auto& item : found["results"]) {
        EXPECT_THAT(item["speakers"].dump(), HasSubstr("Anna"));
    }
    EXPECT_TRUE(parsed(tools.call("semantic_query", json{{"query_text", "Leuchtturm"}, {"speaker", "Tom"}}))["results"]
                    .empty());
    EXPECT_FALSE(tools.call("read_conversation", json{{"conversation_id", m_book.conversation}}).ok);
    EXPECT_EQ(parsed(tools.call("activity", json{{"by", "month"}}))["total_passages"], 2);
}

TEST_F(ToolBoxTest, ATagConfinesAndIsConfinedByTheTagsOfTheScope)
{
    ASSERT_TRUE(succeeded(archive::addTag(writer(), std::vector<archive::Id>{m_book.conversation}, "Books")));
    ASSERT_TRUE(succeeded(archive::addTag(writer(), std::vector<archive::Id>{m_cellar.conversation}, "Home")));
    const json asked = {{"query_text", "Leuchtturm"}, {"tag", "books"}};
    const auto found = box().call("semantic_query", asked);
    ASSERT_TRUE(found.ok) << found.text;
    ASSERT_FALSE(found.evidence.empty());
    for (const Evidence& passage : found.evidence) {
        EXPECT_EQ(passage.conversationId, m_book.conversation);
    }
    EXPECT_THAT(box().call("semantic_query", json{{"query_text", "x"}, {"tag", "work"}}).text, HasSubstr("Books"));

    archive::Filter scope;
    scope.tags = {"home"};
    ToolBox tools = box(scope);
    EXPECT_FALSE(tools.call("semantic_query", asked).ok);
    EXPECT_FALSE(tools.call("read_conversation", json{{"conversation_id", m_book.conversation}}).ok);
    EXPECT_TRUE(tools.call("read_conversation", json{{"conversation_id", m_cellar.conversation}}).ok);
}

TEST_F(ToolBoxTest, ReadsAConversation)
{
    const auto outcome =
        box().call("read_conversation", json{{"conversation_id", m_book.conversation}, {"from_turn", 2}});
    const json result = parsed(outcome);
    ASSERT_EQ(result["turns"].size(), 2U);
    EXPECT_EQ(result["turns"][0]["speaker"], "Tom");
    EXPECT_EQ(result["turns"][0]["turn"], 2);
    EXPECT_EQ(outcome.evidence.size(), 1U);
    EXPECT_FALSE(box().call("read_conversation", json{{"conversation_id", 9999}}).ok);
    EXPECT_FALSE(box().call("read_conversation", json{{"conversation_id", m_book.conversation}, {"from_turn", 9}}).ok);
}

TEST_F(ToolBoxTest, KnowsPeople)
{
    EXPECT_EQ(parsed(box().call("list_people", json::object()))["people"].size(), 6U);
    EXPECT_EQ(parsed(box().call("find_person", json{{"name", "Luisa"}}))["people"][0]["name"], "Luise");
    EXPECT_FALSE(box().call("find_person", json{{"name", "Maximiliane"}}).ok);
}

TEST_F(ToolBoxTest, CountsActivity)
{
    const json months = parsed(box().call("activity", json{{"by", "month"}, {"contains_substring", "leuchtturm"}}));
    EXPECT_EQ(months["total_passages"], 2);
    EXPECT_EQ(months["counts"][0]["month"], "2024-06");
    const json people = parsed(box().call("activity", json{{"by", "person"}, {"start_date_time_iso", "2025-01-01"}}));
    EXPECT_EQ(people["counts"][0]["person"], "Ich");
}

TEST_F(ToolBoxTest, TheTimeIsThatOfTheRun)
{
    const json now = parsed(box().call("get_current_date_time", json::object()));
    EXPECT_EQ(now["now"], "2025-07-01T12:00:00");
    EXPECT_EQ(now["weekday"], "Tuesday");
}

TEST_F(ToolBoxTest, AToolThatThrowsIsAnError)
{
    Tool bad{"bad", "", {{"type", "object"}}, [](const json&, ToolContext&) -> Result<ToolResult> {
                 throw std::runtime_error("boom");
             }};
    ToolBox tools({bad}, ToolContext{knowledge(), {}, {}, {}}, 1000);
    const auto outcome = tools.call("bad", json::object());
    EXPECT_FALSE(outcome.ok);
    EXPECT_THAT(outcome.error, HasSubstr("boom"));
}

TEST(NearestName, OnlyWhenItIsNear)
{
    const std::vector<std::string> known = {"semantic_query", "calculate"};
    EXPECT_EQ(nearestName("calculat", known), "calculate");
    EXPECT_EQ(nearestName("query", known), "semantic_query");
    EXPECT_EQ(nearestName("weather", known), std::nullopt);
}

} // namespace
