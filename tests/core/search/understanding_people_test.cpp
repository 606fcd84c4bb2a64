// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/understanding/understanding.h"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace reminisce::search {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr archive::Id kTom = 2;
constexpr archive::Id kAnna = 3;
constexpr archive::Id kMueller = 4;
constexpr archive::Id kSchmidt = 5;
constexpr archive::Id kMax = 6;

UnderstandingContext context()
{
    UnderstandingContext context;
    context.now = parseIso("2026-11-21T10:00").value().local;
    context.people = {{1, {"Ich"}, true},          {kTom, {"Tom Berger", "Tommy"}}, {kAnna, {"Anna"}},
                      {kMueller, {"Herr Müller"}}, {kSchmidt, {"Frau Schmidt"}},    {kMax, {"Max"}}};
    return context;
}

Understanding ask(std::string_view question)
{
    return understand(question, context());
}

std::vector<archive::Id> mentioned(std::string_view question)
{
    std::vector<archive::Id> ids;
    for (const UnderstoodPart& part : ask(question).parts) {
        if (part.kind == PartKind::Person) {
            ids.push_back(part.person);
        }
    }
    return ids;
}

TEST(UnderstoodPeople, AreFoundByNameAliasTitleAndGenitive)
{
    EXPECT_THAT(mentioned("Was weiß ich über Tom Berger?"), ElementsAre(kTom));
    EXPECT_THAT(mentioned("Was war Toms Idee?"), ElementsAre(kTom));
    EXPECT_THAT(mentioned("Was war Tommys Idee?"), ElementsAre(kTom));
    EXPECT_THAT(mentioned("What was Tom's idea?"), ElementsAre(kTom));
    EXPECT_THAT(mentioned("What was Anna’s idea?"), ElementsAre(kAnna));
    EXPECT_THAT(mentioned("Max' Vorschlag"), ElementsAre(kMax));
    EXPECT_THAT(mentioned("Was wollte Herrn Müllers Chef?"), ElementsAre(kMueller));
    EXPECT_THAT(mentioned("Feedback von Herrn Müller"), ElementsAre(kMueller));
    EXPECT_THAT(mentioned("Wo ist Frau Schmidts Büro?"), ElementsAre(kSchmidt));
    EXPECT_THAT(mentioned("Fasse die Gespräche mit Herr Müller und Frau Schmidt zusammen"),
                ElementsAre(kMueller, kSchmidt));
    EXPECT_THAT(mentioned("was hat anna mir erzählt"), ElementsAre(kAnna)) << "written all small";
}

TEST(UnderstoodPeople, AreNotFoundInWordsThatContainTheirNames)
{
    EXPECT_THAT(mentioned("Welche Tomaten mag ich?"), IsEmpty());
    EXPECT_THAT(mentioned("Was ist maximal möglich?"), IsEmpty());
    EXPECT_THAT(mentioned("Wer ist Annabelle?"), IsEmpty());
    EXPECT_THAT(mentioned("Was macht Sarah Müller?"), IsEmpty()) << "only Herr Müller is known";
    EXPECT_THAT(mentioned("Was mache ich?"), IsEmpty()) << "the owner's pronoun is no name";
    EXPECT_THAT(mentioned("What did you tell me?"), IsEmpty());
}

TEST(UnderstoodPeople, WithWhomWasSpokenIsAFilter)
{
    EXPECT_THAT(ask("Worüber habe ich mit Tom gesprochen?").hard.people, ElementsAre(kTom));
    EXPECT_THAT(ask("Was habe ich mit Herrn Müller besprochen?").hard.people, ElementsAre(kMueller));
    EXPECT_THAT(ask("What did I talk about with Anna last week?").hard.people, ElementsAre(kAnna));
    EXPECT_THAT(ask("What did we discuss with Anna and Max?").hard.people, ElementsAre(kAnna, kMax));
    EXPECT_THAT(ask("Worüber haben Tom und ich gesprochen?").hard.people, ElementsAre(kTom));
    EXPECT_THAT(ask("What did Tom and I talk about?").hard.people, ElementsAre(kTom));
    EXPECT_THAT(ask("Ich möchte wissen, was Tom gestern gesagt hat.").hard.people, ElementsAre(kTom));
    EXPECT_EQ(ask("What did we discuss with Anna and Max?").hard.peopleMatch, archive::PeopleMatch::Any);
}

TEST(UnderstoodPeople, WhoSaidSomethingIsAFilter)
{
    EXPECT_THAT(ask("Was hat Tom gesagt?").hard.people, ElementsAre(kTom));
    EXPECT_THAT(ask("Was sagte Anna gestern?").hard.people, ElementsAre(kAnna));
    EXPECT_THAT(ask("What did Tom say?").hard.people, ElementsAre(kTom));
    EXPECT_THAT(ask("What did Anna tell me yesterday?").hard.people, ElementsAre(kAnna));
    EXPECT_THAT(ask("Wann habe ich Anna von meinem Urlaub erzählt?").hard.people, ElementsAre(kAnna));
}

TEST(UnderstoodPeople, WhoIsTalkedAboutNeedNotSpeak)
{
    for (const std::string_view question :
         {"Wer ist Tom?", "Was weiß ich über Tom?", "Wann war mein Urlaub mit Tom?", "What did I say about Tom?",
          "What does Tom like?", "Was hat Tom gekocht?", "Toms Geburtstag", "Mit wem war Tom im Urlaub?",
          "Worüber habe ich mit Tom gesprochen, und wie ging es weiter?", "Who did Tom tell about the wedding?",
          "Welche Tipps gab mir Tom zum Laufen?", "Welches Buch hat mir Tom empfohlen?"}) {
        const Understanding u = ask(question);
        EXPECT_TRUE(u.hard.people.empty()) << question;
        ASSERT_EQ(u.personBoosts.size(), 1U) << question;
        EXPECT_EQ(u.personBoosts[0].id, kTom) << question;
    }
}

TEST(UnderstoodPeople, WithoutSomebodyIsNoReasonToPreferThem)
{
    const Understanding u = ask("Was habe ich ohne Tom gemacht?");
    EXPECT_TRUE(u.hard.people.empty());
    EXPECT_TRUE(u.personBoosts.empty());
}

TEST(UnderstoodPeople, SharedFirstNamesArePreferencesForEach)
{
    UnderstandingContext both = context();
    both.people.push_back({9, {"Tom Krause"}});
    const Understanding u = understand("Worüber habe ich mit Tom gesprochen?", both);
    EXPECT_TRUE(u.hard.people.empty());
    ASSERT_EQ(u.personBoosts.size(), 2U);
    EXPECT_LT(u.personBoosts[0].weight, 0.6F);
    EXPECT_EQ(understand("Was mag Tom Krause?", both).personBoosts.at(0).id, 9);
}

TEST(UnderstoodPeople, OfTheSameFirstNameCanAllBeMeantWhereOneHasNoOtherName)
{
    // A call's transcript says "Tom", a chat "Tom Berger": most often they are one, and never is one of them left out.
    UnderstandingContext both = context();
    both.people.push_back({9, {"Tom"}});
    const Understanding understood = understand("Worüber habe ich mit Tom gesprochen?", both);
    EXPECT_THAT(understood.hard.people, ElementsAre(9, kTom));
    EXPECT_EQ(understood.hard.peopleMatch, archive::PeopleMatch::Any);
    EXPECT_THAT(understand("Worüber habe ich mit Tom Berger gesprochen?", both).hard.people, ElementsAre(kTom));
}

TEST(UnderstoodPeople, AreFoundByShortFormsOfTheirFirstName)
{
    UnderstandingContext friends = context();
    friends.people.insert(friends.people.end(), {{10, {"Melanie"}}, {11, {"Robert Hahn"}}, {12, {"Andreas"}}});
    const auto preferred = [&](std::string_view question) {
        const Understanding u = understand(question, friends);
        EXPECT_TRUE(u.hard.people.empty()) << question;
        return u.personBoosts.size() == 1 ? u.personBoosts[0].id : 0;
    };
    EXPECT_EQ(preferred("When did I talk to Mel?"), 10);
    EXPECT_EQ(preferred("Was mag Mels Bruder?"), 10);
    EXPECT_EQ(preferred("What does Bob do?"), 11);
    EXPECT_EQ(preferred("Was hat Andi gekocht?"), 12);
    EXPECT_EQ(preferred("Was war das Rob?"), 0) << "behind an article stands a noun";
    friends.people.push_back({13, {"Melissa"}});
    EXPECT_EQ(preferred("When did I talk to Mel?"), 0) << "it could be either";
}

TEST(UnderstoodPeople, CanBeIgnoredOneByOne)
{
    const Understanding u =
        understand("Was habe ich mit Tom und Anna besprochen?", context(), {{PartKind::Person, "Tom"}});
    EXPECT_THAT(u.hard.people, ElementsAre(kAnna));
}

} // namespace
} // namespace reminisce::search
