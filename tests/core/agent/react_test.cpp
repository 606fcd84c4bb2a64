// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "core/agent/react_protocol.h"
#include "tests/core/agent/agent_fixture.h"
#include "tests/support/scripted_server.h"

namespace {

using namespace reminisce;
using namespace reminisce::agent;
using namespace reminisce::test;
using testing::HasSubstr;

TEST(ReactProtocol, ReadsEveryFormOfATurn)
{
    for (const char* text :
         {"[Thought]: I look.\n[Action]:\nClassicRetrieve(query='the \"plan\"', limit=3)",
          "thought: I look.\naction: ClassicRetrieve('the \"plan\"', 3)",
          "**Thought**: I look.\n**Action**: ClassicRetrieve(query=\"the \\\"plan\\\"\", limit = 3,)\n[Observation]: "
          "{\"invented\": 1}",
          "[Thought]: I look. [Action]: ClassicRetrieve(limit=3, query='''the \"plan\"''') [Observation]: nothing",
          "I look.\n[ACTION]:\n```python\nClassicRetrieve(query='the \"plan\"', limit=3)\n```"}) {
        const auto turn = parseReactTurn(text);
        ASSERT_TRUE(turn) << text << turn.error().message;
        EXPECT_EQ(turn->thought, "I look.") << text;
        EXPECT_EQ(turn->action, "ClassicRetrieve") << text;
        nlohmann::ordered_json query = turn->positional.empty() ? nlohmann::ordered_json() : turn->positional[0];
        for (const auto& [name, value] : turn->named) {
            query = name == "query" ? value : query;
        }
        EXPECT_EQ(query, "the \"plan\"") << text;
    }
    const auto json = parseReactTurn("[Action]: {\"name\": \"ClassicRetrieve\", \"parameters\": {\"query\": \"x\"}}");
    ASSERT_TRUE(json);
    EXPECT_EQ(json->named.at(0).second, "x");
    const auto answer = parseReactTurn("[Action]: GenerateAnswer(answer={'a': [0, 1], 'b': (True, None, -2.5)})");
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->named.at(0).second.dump(), R"({"a":[0,1],"b":[true,null,-2.5]})");
}

TEST(ReactProtocol, NothingThatIsCutOffIsAnAction)
{
    const std::string text = "[Thought]: I look.\n[Action]: ClassicRetrieve(query='the plan', limit=3)";
    for (std::size_t cut = 0; cut < text.size(); ++cut) {
        EXPECT_FALSE(parseReactTurn(text.substr(0, cut))) << cut;
    }
    EXPECT_FALSE(parseReactTurn("[Action]: " + std::string(500, '[')));
    EXPECT_FALSE(parseReactTurn("[Action]: f(" + std::string(500, '[')));
}

TEST(ReactProtocol, ObservationsHaveTheirForm)
{
    std::vector<nlohmann::ordered_json> rows = {{{"score", 0.6532}, {"text", "a/b “ü”\n"}}};
    EXPECT_EQ(formatObservation(rows), "{\"score\":0.6532,\"text\":\"a\\/b \\u201c\\u00fc\\u201d\\n\"}\n\nIn total, 1 "
                                       "rows are displayed in JSON format.");
    rows.assign(12, {{"n", 1}});
    EXPECT_THAT(formatObservation(rows), HasSubstr("\n\n... # only display 10 rows in JSON format, more are truncated "
                                                   "due to length constraint based on max_rows (10)"));
    rows.assign(3, {{"text", std::string(30'000, 'x')}});
    EXPECT_THAT(formatObservation(rows), HasSubstr("only display 1 rows"));
}

/// The published dialogue, when it lies beside the checkout: every turn is read, every observation made again.
TEST(ReactProtocol, ReplaysThePublishedDialogue)
{
    const std::filesystem::path file =
        std::filesystem::path(REMINISCE_SOURCE_DIR) / "../shared/seeds/002_820a04f6f37c5f88.txt";
    if (!std::filesystem::exists(file)) {
        GTEST_SKIP() << "needs the folder ../shared/seeds beside the checkout";
    }
    std::ifstream in(file);
    int turns = 0;
    int observations = 0;
    for (std::string line; std::getline(in, line);) {
        const auto message = nlohmann::json::parse(line, nullptr, false);
        const std::string content = message.is_object() ? message.value("content", "") : "";
        if (message.value("role", "") == "assistant") {
            const auto turn = parseReactTurn(content);
            ASSERT_TRUE(turn) << content;
            EXPECT_FALSE(turn->thought.empty());
            ASSERT_EQ(turn->named.size() + turn->positional.size(), turn->action == "ClassicRetrieve" ? 2U : 1U);
            ++turns;
        } else if (content.starts_with("[Observation]:\n{")) {
            std::vector<nlohmann::ordered_json> rows;
            std::istringstream lines(content.substr(15));
            for (std::string row; std::getline(lines, row) && row.starts_with('{');) {
                rows.push_back(nlohmann::ordered_json::parse(row));
            }
            const bool cut = content.find("# only display") != std::string::npos;
            const std::size_t shown = rows.size();
            if (cut) {
                rows.push_back(rows.back());
            }
            EXPECT_EQ("[Observation]:\n" + formatObservation(rows, std::max<std::size_t>(shown, 1), 1'000'000),
                      content);
            ++observations;
        }
    }
    EXPECT_GE(turns, 8);
    EXPECT_GE(observations, 5);
}

class ReactWorkflow : public AgentTest
{
protected:
    void SetUp() override
    {
        AgentTest::SetUp();
        useBackend(m_server.url());
    }
    ScriptedServer m_server;
};

TEST_F(ReactWorkflow, ThreeDependentStepsEndInACitedAnswer)
{
    m_server.enqueue(chatReply("[Thought]: Who recommended it?\n[Action]: ClassicRetrieve(query='Roman Leuchtturm', "
                               "limit=2)\n[Observation]: invented"));
    m_server.enqueue(chatReply("[Thought]: How often does he speak?\n[Action]: RetrieveFromDatabase(sql=\"SELECT "
                               "count(*) AS n FROM turns WHERE speaker = 'Nobody' HAVING n > 0\")"));
    m_server.enqueue(chatReply("I forgot the form."));
    m_server.enqueue(chatReply("[Thought]: The whole talk.\n[Action]: read_conversation(" +
                               std::to_string(m_book.conversation) + ")"));
    m_server.enqueue(
        chatReply("[Thought]: Done.\n[Action]: GenerateAnswer(answer='Tom empfahl den Roman über den Leuchtturm [" +
                  std::to_string(m_book.firstChunk) + "].')"));
    const Answer found = answer(ask("Welches Buch hat mir Tom empfohlen?"), "react");
    EXPECT_EQ(found.text, "Tom empfahl den Roman über den Leuchtturm. [1]");
    EXPECT_TRUE(cites(found, m_book.firstChunk));
    EXPECT_EQ(found.usage.toolCalls, 3);
    const auto messages = m_server.requests().back().json()["messages"];
    EXPECT_THAT(messages[3]["content"].get<std::string>(), HasSubstr("In total, 2 rows are displayed in JSON format."));
    EXPECT_EQ(messages[5]["content"],
              "[Observation]: [Warning]: The SQL execution result is empty, please check the SQL first.");
    EXPECT_THAT(messages[7]["content"].get<std::string>(), HasSubstr("[Error]: There is no [Action]."));
    EXPECT_THAT(messages[9]["content"].get<std::string>(), HasSubstr("In total, 3 rows"));
}

TEST_F(ReactWorkflow, AtTheLimitAnAnswerIsForced)
{
    m_server.handle("/v1/chat/completions",
                    [](const RecordedRequest&) { return chatReply("[Thought]: More.\n[Action]: list_people()"); });
    AnswerRequest request = ask("Welches Buch hat mir Tom empfohlen?");
    request.limits.modelRequests = 4;
    const Answer found = answer(request, "react");
    EXPECT_EQ(found.usage.modelRequests, 4);
    EXPECT_TRUE(found.abstained);
}

} // namespace
