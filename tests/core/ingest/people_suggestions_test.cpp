// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include "core/archive/people_pairs.h"
#include "core/ingest/people_suggestions.h"
#include "core/ingest/suspicious_names.h"
#include "tests/core/ingest/import_fixture.h"

namespace reminisce::ingest {
namespace {

using test::valueOf;

std::string reasonOf(std::string_view one, std::string_view other)
{
    const auto found = maybeSamePerson(one, other);
    const auto turned = maybeSamePerson(other, one);
    EXPECT_EQ(found.has_value(), turned.has_value()) << one << " / " << other;
    return found ? std::string(mergeReasonName(found->first)) : std::string();
}

TEST(MaybeSamePerson, KnowsTheWaysInWhichANameIsWritten)
{
    EXPECT_EQ(reasonOf("Tom", "Tom Berger"), "short-name");
    EXPECT_EQ(reasonOf("Tom Berger (Guest)", "Tom Berger"), "short-name");
    EXPECT_EQ(reasonOf("T. Berger", "Tom Berger"), "initials");
    EXPECT_EQ(reasonOf("Tom B.", "Tom Berger"), "initials");
    EXPECT_EQ(reasonOf("Berger, Tom", "Tom Berger"), "reversed");
    EXPECT_EQ(reasonOf("Berger Tom", "Tom Berger"), "reversed");
    EXPECT_EQ(reasonOf("Mel", "Melanie"), "nickname");
    EXPECT_EQ(reasonOf("Bob Miller", "Robert Miller"), "nickname");
    EXPECT_EQ(reasonOf("Uli Weber", "Ulrich Weber"), "nickname");
    EXPECT_EQ(reasonOf("Max", "Maximilian Huber"), "nickname");
    EXPECT_EQ(reasonOf("tom.berger@example.org", "Tom Berger"), "address");
    EXPECT_EQ(reasonOf("tberger@example.org", "Tom Berger"), "address");
    EXPECT_EQ(reasonOf("+49 170 1234567", "0170/123 45 67"), "phone");
    EXPECT_EQ(reasonOf("Katarina Lindqvist", "Katarina Lindquist"), "typo");
    EXPECT_EQ(reasonOf("Jürgen Müller", "Juergen Mueller"), "short-name");
    EXPECT_EQ(reasonOf("Dr. Anna Schmidt", "Anna Schmidt"), "short-name");
    EXPECT_EQ(reasonOf("\u0422\u043Em", "Tom"), "look-alike");
}

TEST(MaybeSamePerson, KeepsDifferentPeopleApart)
{
    EXPECT_EQ(reasonOf("Anna", "Anne"), "");
    EXPECT_EQ(reasonOf("Tim Berger", "Tom Berger"), "");
    EXPECT_EQ(reasonOf("Tom Berger", "Tom Maier"), "");
    EXPECT_EQ(reasonOf("Speaker 1", "Speaker 2"), "");
    EXPECT_EQ(reasonOf("Speaker", "Speaker 2"), "");
    EXPECT_EQ(reasonOf("Christian", "Christoph"), "");
    EXPECT_EQ(reasonOf("+49 170 1234567", "+49 170 1234568"), "");
    EXPECT_EQ(reasonOf("info@example.org", "Tom Berger"), "");
    EXPECT_EQ(reasonOf("Anna Meier", "Anna Maria"), "");
    EXPECT_EQ(reasonOf("Torn", "Tom"), "") << "Latin letters that look alike are other names";
}

class SuggestionsTest : public test::ArchiveTest
{
protected:
    [[nodiscard]] std::vector<std::string> suggested()
    {
        std::vector<std::string> pairs;
        for (const auto& suggestion : valueOf(suggestMerges(writer()))) {
            pairs.push_back(suggestion.fromName + " > " + suggestion.intoName);
        }
        return pairs;
    }
};

TEST_F(SuggestionsTest, KeepsTheFullerName)
{
    store("a", "2024-01-01", {{"Tom", "Hallo"}, {"Ich", "Na"}});
    store("b", "2024-01-02", {{"Tom Berger", "Hallo"}, {"Ich", "Na"}});
    EXPECT_THAT(suggested(), testing::ElementsAre("Tom > Tom Berger"));
}

TEST_F(SuggestionsTest, NeverPairsPeopleWhoTalkToEachOther)
{
    store("a", "2024-01-01", {{"Tom", "Hallo"}, {"Tom Berger", "Hallo auch"}});
    EXPECT_THAT(suggested(), testing::IsEmpty());
    store("b", "2024-01-02", {{"\u0422\u043Em", "Hallo"}, {"Tom", "Hallo auch"}});
    EXPECT_EQ(suggested().size(), 1U) << "names that only look the same are suggested even then";
}

TEST_F(SuggestionsTest, LeavesAnAmbiguousShortNameAlone)
{
    store("a", "2024-01-01", {{"Tom", "Hallo"}});
    store("b", "2024-01-02", {{"Tom Berger", "Hallo"}});
    store("c", "2024-01-03", {{"Tom Maier", "Hallo"}});
    EXPECT_THAT(suggested(), testing::IsEmpty());
}

TEST_F(SuggestionsTest, RemembersDismissals)
{
    store("a", "2024-01-01", {{"Tom", "Hallo"}});
    store("b", "2024-01-02", {{"Tom Berger", "Hallo"}});
    ASSERT_TRUE(test::succeeded(archive::dismissPair(writer(), person("Tom Berger"), person("Tom"))));
    close();
    open();
    EXPECT_THAT(suggested(), testing::IsEmpty());
}

TEST_F(SuggestionsTest, MarksNamesThatDeceive)
{
    store("a", "2024-01-01",
          {{"Tom", "x"}, {"\u0422\u043Em", "x"}, {"Том", "x"}, {"Anna Петрова", "x"}, {"田中 Tom", "x"}});
    const auto marked = suspiciousPeople(valueOf(archive::listPeople(writer())));
    EXPECT_EQ(marked.at(person("\u0422\u043Em")), NameSuspicion::MixedScripts);
    EXPECT_EQ(marked.count(person("Том")), 0U) << "a Cyrillic name is no disguise of a Latin one that differs";
    EXPECT_EQ(marked.count(person("Anna Петрова")), 0U);
    EXPECT_EQ(marked.count(person("田中 Tom")), 0U);
    EXPECT_EQ(suspicionOf("Tom\u200BBerger"), NameSuspicion::Invisible);
    EXPECT_EQ(suspicionOf("\u202EmoT"), NameSuspicion::DirectionOverride);
    EXPECT_FALSE(suspicionOf("نازنین\u200Cزهرا"));
}

class OwnerTest : public ImportTest
{};

TEST_F(OwnerTest, KnowsTheOwnerByMarkAndRemembersOverrides)
{
    importFile("2024-01-02 a.txt", "Tom Berger (Du): Guten Morgen zusammen\nAnna: Hallo Tom, schön dich zu sehen\n"
                                   "Tom\u202Eregr: Was ist denn hier los?\n");
    const auto people = valueOf(archive::listPeople(writer()));
    EXPECT_EQ(people.front().name, "Tom Berger");
    EXPECT_TRUE(people.front().isOwner);
    const auto disguised = valueOf(archive::resolvePerson(writer(), "Tomregr"));
    ASSERT_TRUE(disguised);
    EXPECT_EQ(suspiciousPeople(people).at(*disguised), NameSuspicion::DirectionOverride);
}

} // namespace
} // namespace reminisce::ingest
