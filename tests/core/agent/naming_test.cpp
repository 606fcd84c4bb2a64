// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/agent/naming.h"
#include "tests/core/agent/agent_fixture.h"

namespace {

using namespace reminisce;
using namespace reminisce::agent;
using namespace reminisce::test;
using testing::HasSubstr;
using testing::Not;

bool isDog(std::string_view folded)
{
    return folded == "hund" || folded == "dog";
}

TEST(Naming, QuestionsThatOnlyANameAnswers)
{
    for (const char* question : {"Wie heißt mein Hund?", "Wie hieß die Katze von Tom?", "What is the name of my dog?",
                                 "What's Tom's cat called?", "Wie ist der Name der Ärztin?"}) {
        EXPECT_TRUE(asksForName(question)) << question;
    }
    for (const char* question :
         {"Wie alt ist mein Hund?", "What is my dog afraid of?", "Wann habe ich den Hund geholt?"}) {
        EXPECT_FALSE(asksForName(question)) << question;
    }
}

TEST(Naming, ANameIsSaidOrWrittenAsOne)
{
    for (const char* text :
         {"Unser Hund heißt jetzt doch Bello.", "Der Hund Bello war schneller.",
          "Ich gehe mit Bello raus, der Hund muss mal.", "We took a dog called rex.", "My dog and Rex get on well."}) {
        EXPECT_TRUE(givesName(text, isDog)) << text;
    }
    for (const char* text : {"Der Hund hat die neuen Schuhe gefressen.", "Mein Hund bellt die ganze Zeit.",
                             "Ich gehe mit dem Hund in den Park.", "The dog ate my shoes. It barked, and I slept."}) {
        EXPECT_FALSE(givesName(text, isDog)) << text;
    }
}

/// The archive of AgentTest and pets, of which some have a name.
class NameQuestions : public AgentTest
{
protected:
    void fill() override
    {
        AgentTest::fill();
        talk("2025-02-03T10:00", {{"Tom", "Gehst du mit deinem Hund raus?"}, {"Ich", "Ja, mein Hund bellt schon."}});
        talk("2025-02-20T10:00", {{"Ich", "Der Hund hat die Schuhe gefressen, Tom."}, {"Tom", "Die neuen?"}});
    }
};

TEST_F(NameQuestions, WithoutANameThereIsNoAnswer)
{
    const Answer found = answer(ask("Wie heißt mein Hund?"));
    EXPECT_TRUE(found.abstained) << found.text;
    EXPECT_TRUE(answer(ask("Was ist der Name meines Hundes?")).abstained);
}

TEST_F(NameQuestions, TheNameIsQuotedAndNotWhatElseIsSaidOfTheThing)
{
    talk("2025-03-01T10:00", {{"Ich", "Der Tierarzt sagt, mein Hund heißt in seiner Kartei Balu statt Bruno."}});
    const Answer found = answer(ask("Wie heißt mein Hund?"));
    ASSERT_FALSE(found.abstained);
    EXPECT_THAT(found.citations.front().quote, HasSubstr("Bruno"));
}

TEST_F(NameQuestions, TheThingOfAnotherIsNotTheOwners)
{
    talk("2025-03-02T10:00", {{"Tom", "Mein Hund heißt Bello."}, {"Ich", "Schön."}});
    EXPECT_TRUE(answer(ask("Wie heißt mein Hund?")).abstained);
    EXPECT_THAT(answer(ask("Wie heißt Toms Hund?")).text, HasSubstr("Bello"));
}

} // namespace
