// SPDX-License-Identifier: GPL-3.0-or-later
// Every workflow answers a question that needs three calls, each built on the one before; then every reply is broken at
// every byte.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "tests/core/agent/agent_fixture.h"
#include "tests/core/agent/scripted_chat.h"

namespace {

using namespace reminisce;
using namespace reminisce::agent;
using namespace reminisce::test;
using Damage = ScriptedChat::Damage;
using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

constexpr const char* kQuestion = "Was hat der, der mir den Roman empfohlen hat, für Freitag vorgeschlagen?";

class MultiHop : public AgentTest, public testing::WithParamInterface<const char*>
{
protected:
    [[nodiscard]] std::string said() const
    {
        return "Tom hat vorgeschlagen, am Freitag laufen zu gehen [" + std::to_string(m_run.firstChunk) + "].";
    }

    static ScriptedTurn call(std::string name, const json& arguments)
    {
        return {"", {{std::move(name), arguments.dump()}}};
    }

    [[nodiscard]] std::vector<ScriptedTurn> calls() const
    {
        return {call("semantic_query", {{"query_text", "Roman Leuchtturm Tipp"}, {"num_results", 2}}),
                call("find_person", {{"name", "Tom"}}),
                call("semantic_query", {{"query_text", "Freitag"}, {"num_results", 3}, {"speaker", "Tom"}})};
    }

    static ScriptedTurn ability(const char* name, const json& args)
    {
        return {json{{"thoughts", {{"text", "weiter"}}}, {"ability", {{"name", name}, {"args", args}}}}.dump(), {}};
    }

    [[nodiscard]] std::vector<ScriptedTurn> script(std::string_view workflow) const
    {
        std::vector<ScriptedTurn> turns;
        if (workflow == "tools" || workflow == "tree") {
            turns = calls();
            turns.push_back(workflow == "tools" ? ScriptedTurn{said(), {}} : call("finish", {{"answer", said()}}));
        } else if (workflow == "rag") {
            turns = {{said(), {}}};
        } else if (workflow == "react") {
            turns = {
                {"[Thought]: Wer?\n[Action]: ClassicRetrieve(query='Roman Leuchtturm Tipp', limit=2)", {}},
                {"[Thought]: Tom.\n[Action]: find_person(name='Tom')", {}},
                {"[Thought]: Was?\n[Action]: semantic_query(query_text='Freitag', speaker='Tom', num_results=3)", {}},
                {"[Thought]: Gut.\n[Action]: GenerateAnswer(answer='" + said() + "')", {}}};
        } else if (workflow == "program") {
            turns = {{"```lua\n"
                      "local first = semantic_query{query_text = 'Roman Leuchtturm Tipp', num_results = 2}.results[1]\n"
                      "local name\n"
                      "for _, who in ipairs(first.speakers) do if who ~= 'Ich' then name = who end end\n"
                      "local person = find_person{name = name}.people[1].name\n"
                      "return semantic_query{query_text = 'Freitag', speaker = person, num_results = 3}.results\n"
                      "```",
                      {}},
                     {said(), {}}};
        } else {
            turns = {
                ability("retrieve_context_from_memory",
                        {{"query", "Roman Leuchtturm Tipp"}, {"output_file", "book.txt"}}),
                ability("retrieve_context_from_memory", {{"query", "Tom Freitag"}, {"output_file", "plan.txt"}}),
                ability("answer_with_context",
                        {{"prompt", "Was schlug Tom vor?"}, {"context_file", "plan.txt"}, {"output_file", "a.txt"}}),
                {said(), {}},
                ability("finish", {{"reason", "fertig"}})};
        }
        return turns;
    }

    Answer play(ScriptedChat& chat)
    {
        AgentContext context{knowledge(), m_prompts, &chat};
        AnswerRequest request = ask(kQuestion);
        request.limits.modelRequests = 7;
        return valueOf((*makeWorkflow(GetParam()))->run(request, context, {}, {}));
    }

    static std::set<std::string> executed(const Answer& answer)
    {
        std::set<std::string> calls;
        for (const auto& step : answer.trace) {
            if (step.kind == StepKind::Tool && step.error.empty() && step.name != "program") {
                calls.insert(step.name + step.arguments.dump());
            }
        }
        return calls;
    }

    /// Nothing of the protocol, and no call, is shown as an answer; whatever happened is said.
    static void expectHonest(const Answer& answer, const std::string& where)
    {
        EXPECT_FALSE(answer.text.empty() && answer.error.empty()) << where;
        EXPECT_TRUE(!answer.text.empty() || answer.incomplete) << where;
        for (const char* protocol : {"[Action]", "\"name\"", "\"ability\"", "```", "query_text"}) {
            EXPECT_THAT(answer.text, Not(HasSubstr(protocol))) << where;
        }
        for (const auto& citation : answer.citations) {
            EXPECT_GT(citation.turnId, 0) << where;
        }
    }

    /// Every byte of every reply is broken. The client reads each of them; the workflow is run once for all offsets of
    /// which the client makes the same reply, for it sees nothing else.
    void breakEverywhere(Damage kind, bool checkCalls, std::size_t stride = 1)
    {
        ScriptedChat chat(script(GetParam()));
        const auto intended = executed(play(chat));
        for (std::size_t turn = 0; turn < chat.turns().size(); ++turn) {
            std::set<std::string> tried;
            for (std::size_t offset = turn % stride; offset < chat.offsets(kind, turn); offset += stride) {
                chat.damage(kind, turn, offset);
                if (!tried.insert(chat.damagedReply()).second) {
                    continue;
                }
                const Answer found = play(chat);
                const std::string where = std::string(GetParam()) + " turn " + std::to_string(turn) + " offset " +
                                          std::to_string(offset) + ": " + found.text + found.error;
                expectHonest(found, where);
                if (checkCalls) {
                    for (const auto& call : executed(found)) {
                        EXPECT_TRUE(intended.count(call) > 0) << where << "\n" << call;
                    }
                }
                if (HasFailure()) {
                    return;
                }
            }
        }
    }
};

TEST_P(MultiHop, ThreeDependentCallsEndInTheCitedAnswer)
{
    ScriptedChat chat(script(GetParam()));
    const Answer found = play(chat);
    EXPECT_EQ(found.text, "Tom hat vorgeschlagen, am Freitag laufen zu gehen. [1]") << found.error;
    EXPECT_TRUE(cites(found, m_run.firstChunk));
    EXPECT_TRUE(found.unsupported.empty());
    EXPECT_FALSE(found.incomplete);
    EXPECT_EQ(found.usage.inventedCitations, 0);
    const std::string_view workflow = GetParam();
    EXPECT_EQ(found.usage.toolCalls, workflow == "rag" ? 1 : (workflow == "steps" ? 2 : 3));
}

TEST_P(MultiHop, AReplyThatEndsAtAnyByteDoesNoHarm)
{
    breakEverywhere(Damage::Cut, true);
}

TEST_P(MultiHop, AModelThatStopsAtAnyByteDoesNoHarm)
{
    breakEverywhere(Damage::Text, true);
}

TEST_P(MultiHop, AFalseByteAnywhereDoesNoHarm)
{
    // What a call says may be another thing then; it is not cut. Nearly every flip makes a reply of its own, so that
    // every third one is tried, of each reply with another beginning: all of them take a minute under sanitizers.
    breakEverywhere(Damage::Flip, false, 3);
}

/// A sample of the same over a real connection, and replies that are no replies at all.
TEST_P(MultiHop, TheSameOverHttp)
{
    ScriptedServer server;
    useBackend(server.url());
    AnswerRequest request = ask(kQuestion);
    request.limits.modelRequests = 7;
    for (const auto& turn : script(GetParam())) {
        server.enqueue(streamReply(turn.wire(), {1, turn.wire().size() / 2}));
    }
    const Answer whole = answer(request, GetParam());
    EXPECT_EQ(whole.text, "Tom hat vorgeschlagen, am Freitag laufen zu gehen. [1]") << whole.error;
    const auto intended = executed(whole);
    const auto turns = script(GetParam());
    std::vector<ScriptedReply> broken;
    for (std::size_t part = 1; part < 6; ++part) {
        const std::string wire = turns.front().wire();
        broken.push_back(streamReply(wire.substr(0, wire.size() * part / 6)));
        broken.back().end = part % 2 == 0 ? ScriptedReply::End::Drop : ScriptedReply::End::Complete;
    }
    broken.push_back(jsonReply({{"choices", json::array()}}));
    broken.push_back(jsonReply({{"error", {{"message", "the model crashed"}}}}));
    broken.push_back(jsonReply(json::array({1, 2, 3})));
    broken.push_back(streamReply("<html><body>Bad gateway</body></html>"));
    broken.back().contentType = "text/html";
    broken.push_back(streamReply(turns.front().wire()));
    broken.back().contentType = "application/octet-stream";
    for (std::size_t i = 0; i < broken.size(); ++i) {
        ScriptedServer another;
        useBackend(another.url());
        another.handle("/v1/chat/completions", [&](const RecordedRequest&) { return broken[i]; });
        const Answer found = answer(request, GetParam());
        expectHonest(found, std::string(GetParam()) + " reply " + std::to_string(i) + ": " + found.text + found.error);
        for (const auto& call : executed(found)) {
            EXPECT_TRUE(intended.count(call) > 0) << i << call;
        }
    }
}

TEST_P(MultiHop, AQuestionWithoutAnAnswerIsAnsweredPlainly)
{
    std::vector<ScriptedTurn> turns = script(GetParam());
    const std::string unknown = "Das weiß ich nicht. Gesucht habe ich nach einem Zahnarzt.";
    for (auto& turn : turns) {
        const auto replace = [&](std::string& text) {
            if (const auto at = text.find(said()); at != std::string::npos) {
                text.replace(at, said().size(), unknown);
            }
        };
        replace(turn.text);
        for (auto& made : turn.calls) {
            replace(made.arguments);
        }
    }
    ScriptedChat chat(turns);
    const Answer found = play(chat);
    EXPECT_TRUE(found.abstained) << found.text << found.error;
    EXPECT_TRUE(found.citations.empty());
    EXPECT_TRUE(found.unsupported.empty());
    EXPECT_THAT(found.text, HasSubstr("Zahnarzt"));
}

TEST_P(MultiHop, TheAnswerFormatAndWhatWasSaidBeforeReachTheModel)
{
    ScriptedChat chat(script(GetParam()));
    AgentContext context{knowledge(), m_prompts, &chat};
    AnswerRequest request = ask(kQuestion);
    request.limits.modelRequests = 7;
    request.answerFormat = "one word, in capitals";
    request.history = {{"Wer liest gern?", "Tom liest gern."}};
    (void)valueOf((*makeWorkflow(GetParam()))->run(request, context, {}, {}));
    std::string sent;
    for (const auto& messages : chat.requests()) {
        for (const auto& message : messages) {
            sent += message.content + "\n";
        }
    }
    EXPECT_THAT(sent, HasSubstr("The answer must have this form: one word, in capitals"));
    EXPECT_THAT(sent, HasSubstr("Tom liest gern."));
    EXPECT_THAT(sent, Not(HasSubstr("{{")));
}

TEST_P(MultiHop, AnAnswerThatReachesTheModelsLimitIsSaidToBeCut)
{
    std::vector<ScriptedTurn> turns = script(GetParam());
    const std::string_view workflow = GetParam();
    AnswerRequest request = ask(kQuestion);
    request.limits.modelRequests = 7;
    if (workflow == "tree" || workflow == "react") { // the answer is a call there, which is whole or is none
        turns.back() = {said(), {}};
        request.limits.modelRequests = workflow == "react" ? 4 : 7;
    }
    for (auto& turn : turns) {
        turn.reachesLimit = turn.text == said();
    }
    ScriptedChat chat(turns);
    AgentContext context{knowledge(), m_prompts, &chat};
    const Answer found = valueOf((*makeWorkflow(GetParam()))->run(request, context, {}, {}));
    EXPECT_TRUE(found.incomplete) << found.text;
    EXPECT_THAT(found.error, HasSubstr("reached its limit of 1024 tokens"));
    EXPECT_TRUE(cites(found, m_run.firstChunk));
}

INSTANTIATE_TEST_SUITE_P(Workflows, MultiHop, testing::Values("rag", "tools", "react", "program", "tree", "steps"),
                         [](const auto& workflow) { return std::string(workflow.param); });

} // namespace
