// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/chats.h"
#include "core/archive/chunks.h"
#include "core/archive/density.h"
#include "core/archive/people_order.h"
#include "core/archive/saved_filters.h"
#include "core/archive/spoken_turns.h"
#include "core/archive/turns.h"
#include "core/archive/verification.h"
#include "tests/support/archive_fixture.h"

namespace reminisce::archive {
namespace {

using test::at;
using test::succeeded;
using test::valueOf;

class People : public test::ArchiveTest
{
protected:
    void expectSound()
    {
        for (const Check& check : valueOf(verifyArchive(writer()))) {
            EXPECT_TRUE(check.ok) << check.name << ": " << check.detail;
        }
    }
};

TEST_F(People, AreResolvedByNameAndAliasInAnyCase)
{
    const Id mueller = valueOf(addPerson(writer(), "  Jürgen   Müller "));
    ASSERT_TRUE(succeeded(addAlias(writer(), mueller, "Jü")));
    EXPECT_EQ(valueOf(resolvePerson(writer(), "JÜRGEN müller")), mueller);
    EXPECT_EQ(valueOf(resolvePerson(writer(), "Ju\xCC\x88rgen Mu\xCC\x88ller")), mueller); // decomposed
    EXPECT_EQ(valueOf(resolvePerson(writer(), "jü")), mueller);
    EXPECT_FALSE(valueOf(resolvePerson(writer(), "Jürgen")));
    EXPECT_EQ(valueOf(listPeople(writer())).at(0).name, "Jürgen Müller");
}

TEST_F(People, NamesAreNotGivenTwice)
{
    const Id tom = person("Tom");
    const Id anna = person("Anna");
    EXPECT_EQ(addPerson(writer(), "TOM").error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(addPerson(writer(), " \t").error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(addAlias(writer(), anna, "tom").error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(renamePerson(writer(), anna, "tom").error().code, ErrorCode::InvalidArgument);
    EXPECT_TRUE(succeeded(addAlias(writer(), tom, "Tommy")));
    EXPECT_TRUE(succeeded(addAlias(writer(), tom, "tommy")));
    EXPECT_TRUE(succeeded(renamePerson(writer(), tom, "Tommy"))); // an alias of one's own becomes the name
    EXPECT_TRUE(valueOf(listPeople(writer())).at(1).aliases.empty());
    EXPECT_TRUE(succeeded(addAlias(writer(), tom, "Tom")));
    EXPECT_TRUE(succeeded(removeAlias(writer(), tom, "TOM")));
    EXPECT_FALSE(valueOf(resolvePerson(writer(), "Tom")));
}

TEST_F(People, ThereIsOneOwner)
{
    const Id tom = person("Tom");
    const Id anna = person("Anna");
    EXPECT_FALSE(valueOf(ownerOf(writer())));
    ASSERT_TRUE(succeeded(setOwner(writer(), tom)));
    ASSERT_TRUE(succeeded(setOwner(writer(), anna)));
    EXPECT_EQ(valueOf(ownerOf(writer())), anna);
    EXPECT_EQ(setOwner(writer(), 99).error().code, ErrorCode::NotFound);
    EXPECT_EQ(valueOf(ownerOf(writer())), anna);
    EXPECT_TRUE(valueOf(listPeople(writer())).at(0).isOwner);
    ASSERT_TRUE(succeeded(setOwner(writer(), 0)));
    EXPECT_FALSE(valueOf(ownerOf(writer())));
}

TEST_F(People, GetDifferentColoursAtFirstSight)
{
    for (int i = 0; i < 14; ++i) {
        person("Person " + std::to_string(i));
    }
    std::vector<int> colours;
    for (const auto& somebody : valueOf(listPeopleWithCounts(writer()))) {
        EXPECT_GE(somebody.colourIndex, 1);
        EXPECT_LE(somebody.colourIndex, kPersonColours);
        colours.push_back(somebody.colourIndex);
    }
    std::sort(colours.begin(), colours.end());
    EXPECT_EQ(std::unique(colours.begin(), colours.end()) - colours.begin(), kPersonColours);
}

TEST_F(People, AreCountedWithFirstAndLastDate)
{
    ConversationDraft timed = draft("Timed", "2024-03-01T10:00:00", {{"Tom", "One", {Emotion::Joy}}, {"Anna", "Two"}});
    timed.turns[0].start = Moment{at("2024-03-01T10:05:00"), std::nullopt};
    ASSERT_TRUE(storeConversation(writer(), timed));
    store("Untimed turns", "2024-06-01T09:00:00", {{"Tom", "Three"}, {"Tom", "Four"}});
    store("Undated", "", {{"Tom", "Five"}});
    const auto people = valueOf(listPeopleWithCounts(writer()));
    ASSERT_EQ(people.size(), 2U);
    EXPECT_EQ(people[0].name, "Tom");
    EXPECT_EQ(people[0].turns, 4U);
    EXPECT_EQ(people[0].chunks, 4U);
    EXPECT_EQ(people[0].conversations, 3U);
    EXPECT_EQ(people[0].first, at("2024-03-01T10:05:00"));
    EXPECT_EQ(people[0].last, at("2024-06-01T09:00:00"));
    EXPECT_EQ(people[0].emotionChunks[0], 1U);
    EXPECT_EQ(people[1].first, at("2024-03-01T10:00:00"));
    const auto companions = valueOf(companionsOf(writer(), people[0].id));
    ASSERT_EQ(companions.size(), 1U);
    EXPECT_EQ(companions[0].conversations, 1U);
}

TEST_F(People, AreOrderedByThePassagesInWhichTheySpeak)
{
    store("A", "2024-01-01", {{"Anna", "One"}, {"Tom", "Two"}, {"Tom", "Three"}});
    store("B", "", {{"Lena", "Four"}, {"Lena", "Five"}, {"Lena", "Six"}, {"Ich", "Seven"}});
    const Id silent = valueOf(addPerson(writer(), "Silent"));
    ASSERT_TRUE(succeeded(setOwner(writer(), person("Ich"))));
    EXPECT_EQ(valueOf(peopleByPassages(writer())),
              (std::vector<Id>{person("Ich"), person("Lena"), person("Tom"), person("Anna"), silent}));
}

TEST_F(People, WhatOneSaidIsCountedWithinATime)
{
    ConversationDraft timed =
        draft("Timed turns", "2024-03-31T23:00:00", {{"Tom", "One"}, {"Anna", "Two"}, {"Tom", "Three"}});
    timed.turns[0].start = valueOf(parseIso("2024-03-31T23:50:00"));
    timed.turns[2].start = valueOf(parseIso("2024-04-01T00:05:00"));
    ASSERT_TRUE(storeConversation(writer(), timed));
    store("Untimed turns", "2024-04-10T09:00:00", {{"Tom", "Four"}, {"Tom", "Five"}});
    store("Undated", "", {{"Tom", "Six"}});
    const Id tom = person("Tom");
    EXPECT_EQ(valueOf(spokenTurns(writer(), tom, {})).turns, 5U);
    const SpokenTurns april =
        valueOf(spokenTurns(writer(), tom, {at("2024-04-01T00:00:00"), at("2024-04-30T23:59:59")}));
    EXPECT_EQ(april.turns, 3U);
    EXPECT_EQ(april.conversations, 2U);
    EXPECT_EQ(april.first, at("2024-04-01T00:05:00"));
    EXPECT_EQ(april.last, at("2024-04-10T09:00:00"));
    EXPECT_EQ(valueOf(spokenTurns(writer(), tom, {at("2025-01-01T00:00:00"), std::nullopt})).turns, 0U);
}

TEST_F(People, MergeMovesEverythingAndCanBeUndone)
{
    store("A", "2024-01-01", {{"Thomas Berger", "One"}, {"Anna", "Two"}});
    ConversationDraft both = draft("B", "2024-01-02", {{"Tom", "Three"}, {"Thomas Berger", "Four"}});
    both.chunks.resize(1);
    both.chunks[0].lastTurn = 1;
    ASSERT_TRUE(storeConversation(writer(), both));
    const Id thomas = person("Thomas Berger");
    const Id tom = person("Tom");
    ASSERT_TRUE(succeeded(addAlias(writer(), thomas, "Berger")));
    ASSERT_TRUE(succeeded(setOwner(writer(), thomas)));
    const auto before = valueOf(listPeopleWithCounts(writer()));
    const auto densityBefore = valueOf(density(writer(), {}, DensityUnit::Day, DensityStack::Person));

    const auto merge = valueOf(mergePeople(writer(), thomas, tom));
    EXPECT_EQ(valueOf(resolvePerson(writer(), "thomas berger")), tom);
    EXPECT_EQ(valueOf(resolvePerson(writer(), "Berger")), tom);
    EXPECT_EQ(valueOf(ownerOf(writer())), tom);
    const auto merged = valueOf(personSummary(writer(), tom));
    ASSERT_TRUE(merged);
    EXPECT_EQ(merged->turns, 3U);
    EXPECT_EQ(merged->chunks, 2U);
    EXPECT_EQ(valueOf(listPeople(writer())).size(), 2U);
    expectSound();

    ASSERT_TRUE(succeeded(unmergePeople(writer(), merge)));
    expectSound();
    const auto after = valueOf(listPeopleWithCounts(writer()));
    ASSERT_EQ(after.size(), before.size());
    for (std::size_t i = 0; i < after.size(); ++i) {
        EXPECT_EQ(after[i].id, before[i].id);
        EXPECT_EQ(after[i].name, before[i].name);
        EXPECT_EQ(after[i].aliases, before[i].aliases);
        EXPECT_EQ(after[i].isOwner, before[i].isOwner);
        EXPECT_EQ(after[i].colourIndex, before[i].colourIndex);
        EXPECT_EQ(after[i].turns, before[i].turns);
        EXPECT_EQ(after[i].chunks, before[i].chunks);
    }
    const auto densityAfter = valueOf(density(writer(), {}, DensityUnit::Day, DensityStack::Person));
    ASSERT_EQ(densityAfter.bins.size(), densityBefore.bins.size());
    for (std::size_t i = 0; i < densityAfter.bins.size(); ++i) {
        EXPECT_EQ(densityAfter.bins[i].parts.size(), densityBefore.bins[i].parts.size());
    }
}

TEST_F(People, MergeRedirectsSavedFiltersAndScopes)
{
    const Id thomas = person("Thomas");
    const Id tom = person("Tom");
    Filter filter;
    filter.people = {thomas};
    ASSERT_TRUE(saveFilter(writer(), "Mine", filter));
    ChatSession session;
    session.scope = filter;
    const Id chat = valueOf(createChatSession(writer(), session));
    ASSERT_TRUE(mergePeople(writer(), thomas, tom));
    EXPECT_EQ(valueOf(listSavedFilters(writer())).at(0).filter.people, std::vector<Id>{tom});
    EXPECT_EQ(valueOf(chatSession(writer(), chat))->scope.people, std::vector<Id>{tom});
}

TEST_F(People, MergeIsNotUndoneOverLaterChanges)
{
    store("A", "2024-01-01", {{"Thomas", "One"}, {"Tom", "Two"}});
    const auto merge = valueOf(mergePeople(writer(), person("Thomas"), person("Tom")));
    ASSERT_TRUE(succeeded(removeAlias(writer(), merge.into.id, "Thomas")));
    person("Thomas"); // somebody new of that name
    EXPECT_EQ(unmergePeople(writer(), merge).error().code, ErrorCode::InvalidArgument);
    expectSound();
    EXPECT_EQ(mergePeople(writer(), merge.into.id, merge.into.id).error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(mergePeople(writer(), 4711, merge.into.id).error().code, ErrorCode::NotFound);
}

} // namespace
} // namespace reminisce::archive
