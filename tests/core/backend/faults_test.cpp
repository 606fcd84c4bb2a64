// SPDX-License-Identifier: GPL-3.0-or-later
// What servers do wrong, and what comes of it: how often they are asked, and the sentence for the person.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/backend/openai_chat.h"
#include "tests/core/backend/backend_fixture.h"
#include "tests/support/scripted_server.h"

namespace {

using namespace reminisce;
using namespace reminisce::backend;
using namespace reminisce::test;
using testing::StartsWith;

ChatRequest question()
{
    ChatRequest request;
    request.messages = {{ChatRole::User, "Wie geht's?", {}, {}}};
    return request;
}

ScriptedReply status(int code, const std::string& said, std::vector<std::pair<std::string, std::string>> headers = {})
{
    ScriptedReply reply = jsonReply({{"error", {{"message", said}}}}, code);
    reply.headers = std::move(headers);
    return reply;
}

struct Outcome
{
    std::size_t requests = 0;
    ErrorCode code = ErrorCode::Internal;
    std::string message; ///< of the failure; of what broke off in the middle otherwise
    std::string text;
};

/// The same reply over and over again.
Outcome outcomeOf(const ScriptedReply& reply, const std::function<void(Service&)>& change = {})
{
    ScriptedServer server;
    server.handle("/v1/chat/completions", [&reply](const RecordedRequest&) { return reply; });
    Service service = serviceAt(server.url());
    if (change) {
        change(service);
    }
    OpenAiChat chat(service, "m");
    const auto answer = chat.chat(question(), {}, {});
    Outcome outcome;
    outcome.requests = server.requestCount();
    if (!answer) {
        outcome.code = answer.error().code;
        outcome.message = answer.error().message;
    } else {
        outcome.text = answer->content;
        if (answer->brokenReason) {
            outcome.code = answer->brokenReason->code;
            outcome.message = answer->brokenReason->message;
        }
    }
    return outcome;
}

TEST(Faults, TooManyRequestsAreRepeatedTwiceAfterTheTimeThatTheServerNames)
{
    for (const char* when : {"0", "Wed, 21 Oct 2015 07:28:00 GMT"}) {
        const Outcome outcome = outcomeOf(status(429, "slow down", {{"Retry-After", when}}), [](Service& service) {
            service.retries.firstWait = std::chrono::hours(1); // never ends unless the header is used
        });
        EXPECT_EQ(outcome.requests, 3U) << when;
        EXPECT_EQ(outcome.code, ErrorCode::RateLimited);
        EXPECT_EQ(outcome.message, "The backend “scripted” is asked too often and wants 0 s of rest. It said: “slow "
                                   "down”. Try again after that.");
    }
}

TEST(Faults, AWaitThatIsTooLongIsSaidInsteadOfWaitedFor)
{
    Outcome outcome = outcomeOf(status(429, "slow down", {{"Retry-After", "3600"}}));
    EXPECT_EQ(outcome.requests, 1U);
    EXPECT_EQ(outcome.message, "The backend “scripted” is asked too often and wants 3600 s of rest. It said: “slow "
                               "down”. Try again after that.");
    outcome = outcomeOf(status(429, "slow down", {{"Retry-After", "Fri, 01 Jan 2100 00:00:00 GMT"}}));
    EXPECT_EQ(outcome.requests, 1U);
    EXPECT_THAT(outcome.message, StartsWith("The backend “scripted” is asked too often and wants "));
}

TEST(Faults, AnUnreadableRetryAfterIsAsIfItWereNotThere)
{
    const Outcome outcome = outcomeOf(status(429, "slow down", {{"Retry-After", "soon"}}));
    EXPECT_EQ(outcome.requests, 3U);
    EXPECT_EQ(outcome.message,
              "The backend “scripted” is asked too often. It said: “slow down”. Try again in a while.");
}

TEST(Faults, AUsedUpQuotaIsNotAskedForAgain)
{
    const Outcome outcome = outcomeOf(
        jsonReply({{"error", {{"code", "insufficient_quota"}, {"message", "You exceeded your quota"}}}}, 429));
    EXPECT_EQ(outcome.requests, 1U);
    EXPECT_EQ(outcome.message, "The quota of the backend “scripted” is used up. It said: “You exceeded your quota”. "
                               "Waiting does not help; check the account.");
}

TEST(Faults, ServerErrorsAreTriedThreeTimes)
{
    for (const int code : {500, 502, 503, 504}) {
        const Outcome outcome = outcomeOf(status(code, "boom"));
        EXPECT_EQ(outcome.requests, 3U) << code;
        EXPECT_EQ(outcome.code, ErrorCode::BadReply);
        EXPECT_EQ(outcome.message, "The backend “scripted” failed (HTTP " + std::to_string(code) +
                                       "). It said: “boom”. Try again, or look at its own log.");
    }
}

TEST(Faults, RefusalsAreNotRepeated)
{
    const std::vector<std::pair<int, std::string>> refusals = {
        {400, "The backend “scripted” does not accept the request (HTTP 400). It said: “no”."},
        {401, "The backend “scripted” wants a key and none was sent. It said: “no”. Enter one in the settings."},
        {403, "The backend “scripted” wants a key and none was sent. It said: “no”. Enter one in the settings."},
        {404, "At the address of the backend “scripted” there is no such service (HTTP 404). It said: “no”. Check the "
              "address in the settings."},
    };
    for (const auto& [code, message] : refusals) {
        const Outcome outcome = outcomeOf(status(code, "no"));
        EXPECT_EQ(outcome.requests, 1U) << code;
        EXPECT_EQ(outcome.message, message);
    }
}

TEST(Faults, AConnectionThatDropsBeforeTheAnswerIsTriedThreeTimes)
{
    ScriptedReply dropped;
    dropped.end = ScriptedReply::End::Drop;
    const Outcome outcome = outcomeOf(dropped);
    EXPECT_EQ(outcome.requests, 3U);
    EXPECT_EQ(outcome.code, ErrorCode::Network);
    EXPECT_THAT(outcome.message, StartsWith("The backend “scripted” cannot be used: The connection to 127.0.0.1:"));
    EXPECT_THAT(outcome.message, testing::EndsWith(" broke off."));
}

TEST(Faults, AStreamThatHasBegunIsNeverReplayed)
{
    ScriptedReply begun = streamReply(sseEvent({{"choices", {{{"delta", {{"content", "Halb"}}}}}}}));
    begun.end = ScriptedReply::End::Drop;
    const Outcome dropped = outcomeOf(begun);
    EXPECT_EQ(dropped.requests, 1U);
    EXPECT_EQ(dropped.text, "Halb");
    EXPECT_THAT(dropped.message, testing::EndsWith(" broke off."));

    begun.end = ScriptedReply::End::Hold;
    const Outcome stalled =
        outcomeOf(begun, [](Service& service) { service.timeouts.idle = std::chrono::milliseconds(50); });
    EXPECT_EQ(stalled.requests, 1U);
    EXPECT_EQ(stalled.text, "Halb");
    EXPECT_EQ(stalled.code, ErrorCode::Timeout);
    EXPECT_THAT(stalled.message, testing::EndsWith(" stopped sending in the middle of its answer."));
}

TEST(Faults, AServerThatDoesNotBeginIsGivenUpOnce)
{
    ScriptedReply silent;
    silent.end = ScriptedReply::End::Hold;
    const Outcome outcome =
        outcomeOf(silent, [](Service& service) { service.timeouts.firstByte = std::chrono::milliseconds(50); });
    EXPECT_EQ(outcome.requests, 1U);
    EXPECT_EQ(outcome.code, ErrorCode::Timeout);
    EXPECT_THAT(outcome.message, testing::HasSubstr("did not begin to answer within "));
}

struct OddShape
{
    std::string json;
    bool understood = false;
    std::string text{};
};

const std::vector<OddShape>& oddShapes()
{
    static const std::vector<OddShape> shapes = {
        {R"({})"},
        {R"({"choices":null})"},
        {R"({"choices":[]})"},
        {R"({"choices":[null]})"},
        {R"({"choices":{}})"},
        {R"({"choices":"text"})"},
        {R"({"choices":[{"delta":null}]})"},
        {R"({"choices":[{"message":[]}]})"},
        {R"({"choices":[{"finish_reason":7}],"usage":"x"})"},
        {R"([1,2])"},
        {R"({"choices":[{"delta":{"content":null}}]})", true},
        {R"({"choices":[{"delta":{}}]})", true},
        {R"({"choices":[{"delta":{"tool_calls":[null,{},{"function":null},{"function":{"name":5}}]}}]})", true},
        {R"({"choices":[{"message":{"content":[{"type":"image"},{"type":"text","text":"Teil"}]}}]})", true, "Teil"},
        {R"({"choices":[{"text":"Alt","delta":"x"}]})", true, "Alt"},
    };
    return shapes;
}

TEST(Faults, OddShapesOfChoicesAreAskedForOnceAndSaid)
{
    for (const OddShape& odd : oddShapes()) {
        const ScriptedReply streamed = streamReply("data: " + odd.json + "\n\ndata: [DONE]\n\n");
        const ScriptedReply whole{200, "application/json", {odd.json}, {}, ScriptedReply::End::Complete};
        for (const ScriptedReply& reply : {streamed, whole}) {
            const Outcome outcome = outcomeOf(reply);
            EXPECT_EQ(outcome.requests, 1U) << odd.json;
            EXPECT_EQ(outcome.text, odd.text) << odd.json;
            EXPECT_EQ(outcome.message,
                      odd.understood ? ""
                                     : "The backend “scripted” sent an answer in a form that is not understood. Is the "
                                       "address that of a server for chats?")
                << odd.json;
        }
    }
}

} // namespace
