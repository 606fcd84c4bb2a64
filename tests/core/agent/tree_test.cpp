// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/core/agent/agent_fixture.h"
#include "tests/support/scripted_server.h"

namespace {

using namespace reminisce;
using namespace reminisce::agent;
using namespace reminisce::test;
using testing::HasSubstr;

class TreeWorkflow : public AgentTest
{
protected:
    void SetUp() override
    {
        AgentTest::SetUp();
        useBackend(m_server.url());
    }
    ScriptedServer m_server;
};

TEST_F(TreeWorkflow, GoesBackFromADeadEndAndTriesSomethingElse)
{
    m_server.enqueue(toolCallReply({{"semantic_query", R"({"query_text":"Zahnarzt","num_results":1})"}}));
    m_server.enqueue(toolCallReply({{"list_people", "{}"}}));
    m_server.enqueue(toolCallReply({{"give_up", R"({"reason":"nothing here"})"}}));
    m_server.enqueue(toolCallReply({{"semantic_query", R"({"query_text":"Leuchtturm","num_results":2})"}}));
    m_server.enqueue(toolCallReply({{"finish", R"({"answer":"Tom empfahl den Roman über den Leuchtturm [)" +
                                                   std::to_string(m_book.firstChunk) + R"(]."})"}}));
    const Answer found = answer(ask("Welches Buch hat mir Tom empfohlen?"), "tree");
    EXPECT_TRUE(cites(found, m_book.firstChunk)) << found.text << found.error;
    EXPECT_EQ(found.usage.modelRequests, 5);
    const auto second = m_server.requests().at(3).json()["messages"];
    EXPECT_THAT(second.back()["content"].get<std::string>(), HasSubstr("Zahnarzt"));
    EXPECT_THAT(second.back()["content"].get<std::string>(), HasSubstr("something different"));
    bool nested = false;
    for (const auto& step : found.trace) {
        nested = nested || step.parent > 0;
    }
    EXPECT_TRUE(nested);
}

TEST_F(TreeWorkflow, EndsWithinItsLimitsWithAForcedAnswer)
{
    int number = 0;
    m_server.handle("/v1/chat/completions", [&number](const RecordedRequest& request) {
        return request.json().contains("tools")
                   ? toolCallReply({{"semantic_query", R"({"query_text":"x)" + std::to_string(++number) + "\"}"}})
                   : chatReply("I do not know.");
    });
    AnswerRequest request = ask("Welches Buch hat mir Tom empfohlen?");
    request.limits.modelRequests = 15;
    const Answer found = answer(request, "tree");
    EXPECT_TRUE(found.abstained);
    EXPECT_EQ(found.usage.modelRequests, 15);
}

} // namespace
