// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/agent/follow_up.h"
#include "core/agent/phrasing.h"
#include "core/agent/prompts.h"
#include "core/agent/question_parts.h"
#include "tests/core/agent/agent_fixture.h"

namespace {

using namespace reminisce;
using namespace reminisce::agent;
using namespace reminisce::test;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::SizeIs;

TEST(QuestionParts, AreCutAtQuestionsOnly)
{
    EXPECT_THAT(questionParts("Worüber habe ich mit Tom und Anna gesprochen?"), SizeIs(1));
    EXPECT_THAT(questionParts("Bread and butter?"), SizeIs(1));
    const auto two = questionParts("Was waren meine Vorsätze für 2024, und habe ich sie erreicht?");
    ASSERT_THAT(two, SizeIs(2));
    EXPECT_EQ(two[0], "Was waren meine Vorsätze für 2024");
    EXPECT_THAT(two[1], HasSubstr("Vorsätze"));
    EXPECT_THAT(questionParts("When did I go to Rome, and who came along?"), SizeIs(2));
    const auto withStatement = questionParts("Ich hatte Probleme mit dem Knie. Wann trat das auf?");
    ASSERT_THAT(withStatement, SizeIs(1));
    EXPECT_THAT(withStatement[0], HasSubstr("Knie"));
}

class FollowUp : public AgentTest
{
protected:
    ResolvedQuestion resolve(const std::string& question, std::vector<Exchange> history)
    {
        return resolveFollowUp(question, history, understandingContext(knowledge(), at("2025-07-01T12:00:00")));
    }
};

TEST_F(FollowUp, AnotherPersonTakesThePlaceOfTheFirst)
{
    const auto resolved = resolve("Und mit Anna?", {{"Worüber habe ich mit Tom im März 2025 gesprochen?", "…"}});
    EXPECT_TRUE(resolved.isFollowUp);
    EXPECT_THAT(resolved.text, HasSubstr("Anna"));
    EXPECT_THAT(resolved.text, HasSubstr("März 2025"));
    EXPECT_EQ(resolved.text.find("Tom"), std::string::npos);
}

TEST_F(FollowUp, AnotherTimeTakesThePlaceOfTheFirst)
{
    const auto resolved = resolve("And in June 2025?", {{"What did I talk about with Grace in May 2025?", "…"}});
    EXPECT_THAT(resolved.text, HasSubstr("June 2025"));
    EXPECT_THAT(resolved.text, HasSubstr("Grace"));
    EXPECT_EQ(resolved.text.find("May"), std::string::npos);
}

TEST_F(FollowUp, AskingForTheTimeKeepsTheSubject)
{
    const auto resolved = resolve("And when was that?", {{"What did I say about the flight to Lisbon?", "…"}});
    EXPECT_TRUE(resolved.isFollowUp);
    EXPECT_EQ(resolved.kind, search::QuestionKind::When);
    EXPECT_THAT(resolved.text, HasSubstr("Lisbon"));
}

TEST_F(FollowUp, ChainsOfThem)
{
    const auto resolved =
        resolve("Und mit Luise?", {{"Worüber habe ich mit Tom gesprochen?", "…"}, {"Und mit Anna?", "…"}});
    EXPECT_THAT(resolved.text, HasSubstr("Luise")) << resolved.text;
    EXPECT_EQ(resolved.text.find("Anna"), std::string::npos) << resolved.text;
}

TEST_F(FollowUp, AWholeQuestionStandsOnItsOwn)
{
    const std::string question = "Welchen Roman hat mir Tom empfohlen?";
    const auto resolved = resolve(question, {{"Wann wollte ich den Keller aufräumen?", "…"}});
    EXPECT_FALSE(resolved.isFollowUp);
    EXPECT_EQ(resolved.text, question);
}

TEST(Phrasing, DatesAndPeriods)
{
    const Phrasing german(text::Language::German);
    const Phrasing english(text::Language::English);
    EXPECT_EQ(german.day(at("2024-01-10T09:30")), "Mittwoch, 10. Januar 2024");
    EXPECT_EQ(english.day(at("2024-01-10T09:30")), "Wednesday, 10 January 2024");
    EXPECT_EQ(german.period({at("2025-02-01"), at("2025-02-28T23:59:59")}), "Februar 2025");
    EXPECT_EQ(english.period({at("2025-01-01"), at("2025-12-31T23:59:59")}), "2025");
    EXPECT_EQ(german.names({"Lena", "Luise", "Max"}), "Lena, Luise und Max");
}

TEST(Prompts, AreFilledOnceAndCanBeReplaced)
{
    Prompts prompts;
    for (const auto name : Prompts::names()) {
        EXPECT_FALSE(Prompts::original(name).empty()) << name;
    }
    prompts.replace("rag_question", "{{question}} / {{passages}}{{nothing}}!");
    EXPECT_EQ(prompts.fill("rag_question", {{"question", "{{passages}}"}, {"passages", "p"}}), "{{passages}} / p!");
    prompts.replace("rag_question", "");
    EXPECT_EQ(prompts.text("rag_question"), Prompts::original("rag_question"));
}

} // namespace
