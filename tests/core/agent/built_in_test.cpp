// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/text/language.h"
#include "tests/core/agent/agent_fixture.h"

namespace {

using namespace reminisce;
using namespace reminisce::agent;
using namespace reminisce::test;
using testing::HasSubstr;
using testing::Not;

using BuiltIn = AgentTest;

TEST_F(BuiltIn, QuotesTheTurnThatAnswersWithItsDate)
{
    const Answer found = answer(ask("Welches Buch hat mir Tom empfohlen?"));
    EXPECT_FALSE(found.abstained);
    EXPECT_TRUE(cites(found, m_book.firstChunk));
    EXPECT_THAT(found.text, HasSubstr("Donnerstag, 20. Juni 2024"));
    EXPECT_THAT(found.text, HasSubstr("Leuchtturm"));
    EXPECT_TRUE(found.unsupported.empty());
    for (const auto& citation : found.citations) {
        EXPECT_THAT(found.text, HasSubstr("[" + std::to_string(citation.marker) + "]"));
        EXPECT_GT(citation.turnId, 0);
    }
}

TEST_F(BuiltIn, AWhenQuestionGivesTheDateAndTheTimeMeant)
{
    const Answer found = answer(ask("Wann wollte ich den Keller aufräumen?"));
    EXPECT_TRUE(cites(found, m_cellar.firstChunk));
    EXPECT_THAT(found.text, HasSubstr("25. Januar 2025"));
    EXPECT_THAT(found.text, HasSubstr("Februar 2025"));
}

/// The first line of an answer, above the quotations.
std::string headOf(const Answer& found)
{
    return found.text.substr(0, found.text.find('\n'));
}

TEST_F(BuiltIn, TheTimeMeantStandsBesideTheWordsAskedFor)
{
    talk("2024-09-17T18:00", {{"Grace", "We paint the hall on October the second, and the museum reopening is on "
                                        "Saturday October the fifth."}});
    talk("2025-02-03T18:00", {{"Lena", "Am 15. Februar kommt der Klempner, am 22. Februar ist das Laternenfest."}});
    const std::string museum = headOf(answer(ask("When is the museum reopening?")));
    EXPECT_THAT(museum, HasSubstr("(the time meant is Saturday, 5 October 2024)"));
    EXPECT_THAT(museum, Not(HasSubstr("2 October")));
    EXPECT_THAT(headOf(answer(ask("Wann ist das Laternenfest?"))),
                HasSubstr("(gemeint ist Samstag, 22. Februar 2025)"));
    EXPECT_THAT(headOf(answer(ask("Wann kommt der Klempner?"))), HasSubstr("(gemeint ist Samstag, 15. Februar 2025)"));
}

TEST_F(BuiltIn, AnUncertainTimeBesideTheWordsGivesNotWayToAnother)
{
    talk("2025-02-03T18:00", {{"Lena", "Freitag streiche ich das Gartentor, am 22. Februar ist das Laternenfest."}});
    EXPECT_THAT(headOf(answer(ask("Wann streiche ich das Gartentor?"))), Not(HasSubstr("Februar")));
}

TEST_F(BuiltIn, TheTimeMeantIsTakenFromTheQuotationThatNamesOne)
{
    talk("2025-02-03T18:00", {{"Lena", "Das Segelboot, ach, das Segelboot! Morgen koche ich Suppe."}});
    talk("2025-02-10T18:00", {{"Ich", "Gestern haben wir das Segelboot getauft."}});
    const std::string baptism = headOf(answer(ask("Wann wurde das Segelboot getauft?")));
    EXPECT_THAT(baptism, HasSubstr("gemeint ist Sonntag, 9. Februar 2025"));
    EXPECT_THAT(baptism, Not(HasSubstr("3. Februar")));
    EXPECT_THAT(baptism, Not(HasSubstr("4. Februar")));
    talk("2025-04-22T18:00", {{"Grace", "The treehouse, oh, the treehouse! Tomorrow I bake bread."}});
    talk("2025-04-24T18:00", {{"Ich", "We finished the treehouse yesterday."}});
    const std::string treehouse = headOf(answer(ask("When was the treehouse finished?")));
    EXPECT_THAT(treehouse, HasSubstr("the time meant is Wednesday, 23 April 2025"));
    EXPECT_THAT(treehouse, Not(HasSubstr("22 April")));
}

TEST_F(BuiltIn, ADayOfSpeakingIsNoAnswerToWhenAThingHappens)
{
    talk("2025-02-03T18:00", {{"Lena", "Der Kachelofen qualmt. Gestern war ich krank."}});
    talk("2025-03-20T18:00", {{"Grace", "The ferry leaks. I was ill yesterday."}});
    const Answer ferry = answer(ask("When does the ferry leak?"));
    EXPECT_FALSE(ferry.abstained);
    EXPECT_THAT(headOf(ferry), Not(HasSubstr("2025")));
    EXPECT_THAT(ferry.text, HasSubstr("20 March 2025")); // it stands beside the quotation
    EXPECT_THAT(headOf(answer(ask("Wann qualmt der Kachelofen?"))), Not(HasSubstr("2025")));
}

TEST_F(BuiltIn, ADayOfSpeakingAnswersWhenAThingWasTalkedAbout)
{
    talk("2025-02-03T18:00", {{"Lena", "Der Kachelofen qualmt. Gestern war ich krank."}});
    talk("2025-03-20T18:00", {{"Grace", "The ferry leaks. I was ill yesterday."}});
    EXPECT_EQ(headOf(answer(ask("When did we talk about the ferry?"))), "It came up on Thursday, 20 March 2025 [1].");
    EXPECT_EQ(headOf(answer(ask("When did the ferry come up?"))), "It came up on Thursday, 20 March 2025 [1].");
    EXPECT_EQ(headOf(answer(ask("Wann haben wir über den Kachelofen gesprochen?"))),
              "Davon war am Montag, 3. Februar 2025 [1] die Rede.");
    EXPECT_EQ(headOf(answer(ask("Wann war vom Kachelofen die Rede?"))),
              "Davon war am Montag, 3. Februar 2025 [1] die Rede.");
}

TEST_F(BuiltIn, AnswersInTheLanguageOfTheQuestion)
{
    EXPECT_THAT(answer(ask("When did I book the flight to Lisbon?")).text, HasSubstr("5 May 2025"));
    EXPECT_THAT(answer(ask("Wann wollte ich den Keller aufräumen?")).text,
                HasSubstr("Davon war am Samstag, 25. Januar 2025 (gemeint ist Februar 2025) [1]"));
    EXPECT_THAT(answer(ask("What did Grace ask me about Lisbon?")).text,
                HasSubstr("This is what your conversations say"));
}

TEST_F(BuiltIn, AnswersInTheLanguageOfThePassagesWhenTheQuestionShowsNone)
{
    ASSERT_EQ(text::guessLanguage("Leuchtturm Roman?"), text::Language::Unknown);
    EXPECT_THAT(answer(ask("Leuchtturm Roman?")).text, HasSubstr("Ihren Gesprächen"));
}

TEST_F(BuiltIn, AWhoQuestionNamesPeople)
{
    EXPECT_THAT(answer(ask("Wer hat sich beim Klettern verletzt?")).text, HasSubstr("Anna"));
}

TEST_F(BuiltIn, ACountQuestionCounts)
{
    EXPECT_THAT(answer(ask("Wie oft habe ich über den Leuchtturm gesprochen?")).text, HasSubstr("an 2 Stellen"));
}

TEST_F(BuiltIn, SaysWhenItDoesNotKnow)
{
    for (const char* question : {"Wie heißt mein Hund?", "What is the name of my dentist?", "Wann war ich in Japan?",
                                 "Which car did I buy?", "Wie viel Miete zahle ich?"}) {
        const Answer found = answer(ask(question));
        EXPECT_TRUE(found.abstained) << question << "\n" << found.text;
        EXPECT_TRUE(found.citations.empty()) << question;
    }
    EXPECT_THAT(answer(ask("Wie heißt mein Hund?")).text, HasSubstr("„Hund“"));
}

TEST_F(BuiltIn, QuotesTheOneWhoseWordsAreAskedForWithTheTurnRepliedTo)
{
    talk("2025-06-01T10:00", {{"Ich", "Ich lerne jetzt Banjo, jeden Abend eine halbe Stunde Banjo."},
                              {"Tom", "Die armen Nachbarn, aber es klingt schon ganz ordentlich."}});
    const Answer found = answer(ask("Was hat Tom über das Banjo gesagt?"));
    EXPECT_THAT(found.text,
                HasSubstr("Ich: „Ich lerne jetzt Banjo, jeden Abend eine halbe Stunde Banjo.“ Tom: „Die armen"));
    ASSERT_FALSE(found.citations.empty());
    EXPECT_THAT(found.citations.front().quote, HasSubstr("Nachbarn"));
    EXPECT_THAT(answer(ask("Was habe ich Tom über das Banjo gesagt?")).citations.front().quote,
                HasSubstr("lerne jetzt"));
}

TEST_F(BuiltIn, NoTurnIsQuotedTwice)
{
    const std::vector<Said> said = {{"Tom", "Der Bagger im Hafen ist rostig."}, {"Ich", "Stimmt, der Bagger ist alt."}};
    talk("2025-05-01T10:00", said);
    talk("2025-05-02T10:00", said);
    const Answer found = answer(ask("Was hat Tom über den Bagger gesagt?"));
    EXPECT_EQ(found.text.find("rostig"), found.text.rfind("rostig")) << found.text;
    EXPECT_EQ(found.claims, static_cast<int>(found.citations.size()));
    ASSERT_FALSE(found.evidence.empty());
    EXPECT_THAT(found.evidence.front().excerpt, HasSubstr("Tom: Der Bagger"));
}

TEST_F(BuiltIn, WhatHasNothingOfTheQuestionIsNotQuotedToFillUp)
{
    talk("2025-06-02T10:00", {{"Tom", "Der Kajak liegt jetzt im Bootshaus am Wannsee."}});
    const Answer found = answer(ask("Wo liegt der Kajak?"));
    EXPECT_EQ(found.citations.size(), 1U) << found.text;
    EXPECT_THAT(found.text, HasSubstr("Bootshaus"));
}

TEST_F(BuiltIn, WhereOnlyANumberAnswersThereHasToBeOne)
{
    talk("2025-05-03T10:00", {{"Tom", "Der Kran im Steinbruch ist sehr hoch."}});
    EXPECT_TRUE(answer(ask("Wie hoch ist der Kran im Steinbruch?")).abstained);
    talk("2025-05-04T10:00", {{"Tom", "Der Kran im Steinbruch ist 40 Meter hoch."}});
    EXPECT_FALSE(answer(ask("Wie hoch ist der Kran im Steinbruch?")).abstained);
}

TEST_F(BuiltIn, AVerbThatNobodySaidDoesNotOutweighWhatTheQuestionIsAbout)
{
    talk("2025-05-06T10:00", {{"Ich", "We were in Gdansk last weekend."}, {"Grace", "Lucky you."}});
    EXPECT_THAT(answer(ask("When did I visit Gdansk?")).text, HasSubstr("6 May 2025"));
    EXPECT_TRUE(answer(ask("When did I visit Bergen?")).abstained);
}

TEST_F(BuiltIn, WhatHasNoWordOfTheQuestionIsNotQuotedBesideWhatHas)
{
    const Answer found = answer(ask("Wann war die Präsentation vor dem Vorstand?"));
    ASSERT_FALSE(found.citations.empty());
    EXPECT_THAT(found.text, Not(HasSubstr("Leuchtturm")));
    EXPECT_THAT(found.text, Not(HasSubstr("Lisbon")));
}

TEST_F(BuiltIn, FollowUpsKeepTheSubject)
{
    AnswerRequest request = ask("Und mit Anna?");
    request.history = {{"Worüber habe ich im März 2025 mit Tom gesprochen?", "…"}};
    const Answer found = answer(request);
    EXPECT_FALSE(found.abstained);
    EXPECT_THAT(found.text, HasSubstr("nervös"));
    EXPECT_THAT(found.text, Not(HasSubstr("Leuchtturm")));
    request = ask("And when was that?");
    request.history = {{"Did I book the flight to Lisbon?", "…"}};
    EXPECT_THAT(answer(request).text, HasSubstr("5 May 2025"));
}

TEST_F(BuiltIn, TheScopeIsNeverLeft)
{
    AnswerRequest request = ask("Welches Buch hat mir jemand empfohlen?");
    request.scope.people = {person("Anna")};
    const Answer found = answer(request);
    for (const auto& evidence : found.evidence) {
        EXPECT_THAT(evidence.people, testing::Contains("Anna"));
    }
}

TEST_F(BuiltIn, TheTraceTellsEveryStep)
{
    const Answer found = answer(ask("Welches Buch hat mir Tom empfohlen?"));
    ASSERT_GE(found.trace.size(), 3U);
    EXPECT_EQ(found.trace.front().kind, StepKind::Understand);
    EXPECT_EQ(found.trace[1].kind, StepKind::Tool);
    EXPECT_EQ(found.trace[1].name, "semantic_query");
    EXPECT_EQ(found.trace.back().kind, StepKind::Answer);
    std::size_t started = 0;
    std::size_t finished = 0;
    for (const auto& event : m_events) {
        started += std::holds_alternative<StepStarted>(event) ? 1 : 0;
        finished += std::holds_alternative<StepFinished>(event) ? 1 : 0;
    }
    EXPECT_EQ(started, found.trace.size());
    EXPECT_EQ(finished, found.trace.size());
    EXPECT_EQ(streamedText(), found.text);
    EXPECT_EQ(found.usage.modelRequests, 0);
}

TEST_F(BuiltIn, AStoppedAnswerIsIncomplete)
{
    std::stop_source stop;
    stop.request_stop();
    const Answer found = answer(ask("Welches Buch hat mir Tom empfohlen?"), "built-in", stop.get_token());
    EXPECT_TRUE(found.incomplete);
}

TEST_F(BuiltIn, AnEmptyQuestionIsRefused)
{
    AgentContext context{knowledge(), m_prompts, nullptr};
    EXPECT_EQ((*makeWorkflow("built-in"))->run(ask("  "), context, {}, {}).error().code, ErrorCode::InvalidArgument);
    EXPECT_FALSE(makeWorkflow("no such thing"));
    EXPECT_EQ((*makeWorkflow("tools"))->run(ask("x"), context, {}, {}).error().code, ErrorCode::InvalidArgument);
}

TEST_F(BuiltIn, JsonFollowsTheContract)
{
    const auto json = toJson(answer(ask("Welches Buch hat mir Tom empfohlen?")));
    for (const char* key : {"answer", "abstained", "citations", "unsupported", "evidence", "trace", "usage"}) {
        EXPECT_TRUE(json.contains(key)) << key;
    }
    for (const char* key : {"chunk_id", "turn_ids", "external_id", "conversation_id", "started_at", "people", "text",
                            "scores", "step", "cited"}) {
        EXPECT_TRUE(json["evidence"][0].contains(key)) << key;
    }
    for (const char* key :
         {"step", "kind", "name", "arguments", "result", "error", "seconds", "prompt_tokens", "completion_tokens"}) {
        EXPECT_TRUE(json["trace"][0].contains(key)) << key;
    }
}

} // namespace
