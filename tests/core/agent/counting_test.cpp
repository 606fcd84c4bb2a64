// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/core/agent/agent_fixture.h"

namespace {

using namespace reminisce;
using namespace reminisce::agent;
using namespace reminisce::test;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

/// The archive of AgentTest and what Tom and Mia wrote in three months.
class Counting : public AgentTest
{
protected:
    void fill() override
    {
        AgentTest::fill();
        talk("2024-09-03T10:00",
             {{"Mia", "Kommst du zum Hafen?"}, {"Ich", "Gern."}, {"Mia", "Dann bis zehn am Hafen."}});
        talk("2024-09-20T10:00", {{"Ich", "Die Fähre am Hafen fällt aus."}, {"Mia", "Wie schade."}});
        talk("2024-10-08T10:00", {{"Mia", "Der Hafen war heute leer."}, {"Ich", "Bei dem Wetter?"}});
    }
};

TEST_F(Counting, MessagesOfAPersonAreCountedInTheTimeAskedFor)
{
    EXPECT_THAT(answer(ask("Wie viele Nachrichten hat Mia im September 2024 geschrieben?")).text,
                HasSubstr("Mia hat 3 Mal geschrieben oder gesprochen, in 2 Gesprächen, zuerst am Dienstag, 3. "
                          "September 2024, zuletzt am Freitag, 20. September 2024"));
    EXPECT_THAT(answer(ask("How many messages did Mia send in October 2024?")).text,
                HasSubstr("Mia wrote or spoke 1 time, in 1 conversation, on Tuesday, 8 October 2024"));
    EXPECT_THAT(answer(ask("Wie oft haben Mia und ich im September 2024 geschrieben?")).text,
                HasSubstr("Mia hat 3 Mal"));
    EXPECT_THAT(answer(ask("How often did Mia write in 2024?")).text, HasSubstr("Mia wrote or spoke 4 times"));
}

TEST_F(Counting, PassagesWithAWordAreCountedInTheTimeAskedFor)
{
    EXPECT_THAT(answer(ask("Wie oft ging es im September 2024 um den Hafen?")).text,
                HasSubstr("„Hafen“ kommt an 2 Stellen vor"));
    EXPECT_THAT(answer(ask("Wie oft habe ich über den Hafen gesprochen?")).text,
                HasSubstr("„Hafen“ kommt an 3 Stellen vor"));
}

TEST_F(Counting, WhatIsQuotedBesideTheCountIsOfThatTime)
{
    const Answer found = answer(ask("Wie oft haben Mia und ich im September 2024 geschrieben?"));
    EXPECT_THAT(found.text, AllOf(HasSubstr("September 2024"), Not(HasSubstr("Oktober"))));
}

TEST_F(Counting, TalksOfATimeAreCountedWithoutAPersonOrAWord)
{
    EXPECT_THAT(answer(ask("Wie viele Gespräche hatte ich im September 2024?")).text, HasSubstr("Es gibt 2 Stellen"));
}

TEST_F(Counting, OfThoseWhoMayBeMeantByANameTheOneWhoSaidMostIsCounted)
{
    talk("2024-09-05T10:00", {{"Mia Winter", "Der Kran ist weg."}, {"Ich", "Ach."}});
    EXPECT_THAT(answer(ask("Wie oft habe ich im September 2024 mit Mia telefoniert?")).text,
                HasSubstr("Mia hat 3 Mal"));
    EXPECT_THAT(answer(ask("Wie oft habe ich im November 2024 mit Mia telefoniert?")).text,
                HasSubstr("(November 2024, Mia)"));
}

TEST_F(Counting, ATimeWithoutAnythingIsNotAnswered)
{
    EXPECT_TRUE(answer(ask("How often did Mia and I write in November 2024?")).abstained);
    EXPECT_TRUE(answer(ask("How many messages did Mia send in March 2023?")).abstained);
}

} // namespace
