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

class StepsWorkflow : public AgentTest
{
protected:
    void SetUp() override
    {
        AgentTest::SetUp();
        useBackend(m_server.url());
    }
    ScriptedServer m_server;
};

TEST_F(StepsWorkflow, RetrievesAnswersAndFinishes)
{
    m_server.enqueue(chatReply(
        R"({"thoughts": {"text": "look"}, "ability": {"name": "retrieve_context_from_memory", "args": {"query": "Roman Leuchtturm", "output_file": "context.txt",}}})"));
    m_server.enqueue(chatReply("I should have written JSON."));
    m_server.enqueue(chatReply(
        R"({'thoughts': {'text': "it's there"}, 'ability': {'name': 'answer_with_context', 'args': {'prompt': 'Welches Buch?', 'context_file': 'context.txt', 'output_file': 'answer.txt'}}})"));
    m_server.enqueue(
        chatReply("Tom empfahl den Roman über den Leuchtturm <id:" + std::to_string(m_book.firstChunk) + ">."));
    m_server.enqueue(chatReply(R"({"ability": {"name": "finish", "args": {"reason": "done"}}})"));
    const Answer found = answer(ask("Welches Buch hat mir Tom empfohlen?"), "steps");
    EXPECT_EQ(found.text, "Tom empfahl den Roman über den Leuchtturm. [1]");
    EXPECT_TRUE(cites(found, m_book.firstChunk));
    EXPECT_THAT(m_server.requests().at(4).json()["messages"].back()["content"].get<std::string>(),
                HasSubstr("answer.txt"));
}

TEST_F(StepsWorkflow, TheSameStepAgainIsNotDone)
{
    m_server.handle("/v1/chat/completions", [](const RecordedRequest&) {
        return chatReply(
            R"({"ability": {"name": "retrieve_context_from_memory", "args": {"query": "Roman", "output_file": "c"}}})");
    });
    AnswerRequest request = ask("Welches Buch hat mir Tom empfohlen?");
    request.limits.modelRequests = 4;
    const Answer found = answer(request, "steps");
    EXPECT_EQ(found.usage.toolCalls, 1);
    EXPECT_TRUE(found.abstained);
}

class Gate : public StepGate
{
public:
    explicit Gate(bool allows) : m_allows(allows) {}
    bool allows(const PlannedStep& step, std::stop_token) override
    {
        asked.push_back(step);
        return m_allows;
    }
    std::vector<PlannedStep> asked;

private:
    bool m_allows;
};

TEST_F(StepsWorkflow, AStepThatThePersonDoesNotAllowIsNotDone)
{
    m_server.enqueue(chatReply(
        R"({"thoughts": {"text": "look"}, "ability": {"name": "retrieve_context_from_memory", "args": {"query": "Roman", "output_file": "c"}}})"));
    m_server.enqueue(chatReply(R"({"ability": {"name": "finish", "args": {"reason": "done"}}})"));
    Gate gate(false);
    m_gate = &gate;
    const Answer found = answer(ask("Welches Buch?"), "steps");
    ASSERT_EQ(gate.asked.size(), 1U);
    EXPECT_EQ(gate.asked.front().name, "retrieve_context_from_memory");
    EXPECT_EQ(gate.asked.front().arguments["query"], "Roman");
    EXPECT_EQ(gate.asked.front().thoughts, "text: look");
    EXPECT_EQ(found.usage.toolCalls, 0);
    EXPECT_THAT(m_server.requests().back().json()["messages"].back()["content"].get<std::string>(),
                HasSubstr("did not allow"));
}

TEST_F(StepsWorkflow, AModelThatNeverWritesJsonEnds)
{
    m_server.handle("/v1/chat/completions", [](const RecordedRequest&) { return chatReply("Hello!"); });
    const Answer found = answer(ask("Welches Buch?"), "steps");
    EXPECT_TRUE(found.abstained);
    EXPECT_EQ(found.usage.modelRequests, 3);
}

} // namespace
