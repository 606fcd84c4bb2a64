// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/chunks.h"
#include "core/archive/density.h"
#include "core/archive/tags.h"
#include "tests/support/archive_fixture.h"

namespace reminisce::archive {
namespace {

using test::at;
using test::succeeded;
using test::valueOf;

class FilterTest : public test::ArchiveTest
{
protected:
    void SetUp() override
    {
        ArchiveTest::SetUp();
        const auto lunch = store("Lunch", "2024-06-20T12:00:00+02:00",
                                 {{"Tom", "Das Café in der MÜHLE war schön", {Emotion::Joy}},
                                  {"Anna", "100% agreed, file_name.txt", {Emotion::Trust, Emotion::Joy}},
                                  {"Tom", "Straße gesperrt", {Emotion::Anger}}});
        m_lunch = lunch.conversation;
        m_ids = {lunch.firstChunk, lunch.firstChunk + 1, lunch.firstChunk + 2};
        // One chunk of two people.
        ConversationDraft both = draft("Both", "2024-06-21", {{"Tom", "Hallo"}, {"Anna", "Servus"}});
        both.chunks.resize(1);
        both.chunks[0].lastTurn = 1;
        m_ids.push_back(valueOf(storeConversation(writer(), both)).firstChunk);
        m_ids.push_back(store("Undated", "", {{"Tom", "irgendwann"}}).firstChunk);
    }

    /// Which of the chunks, by the order of storing, pass.
    std::vector<std::size_t> passing(const Filter& filter)
    {
        std::vector<std::size_t> found;
        for (const Id id : valueOf(chunkIds(writer(), filter))) {
            const auto place = std::find(m_ids.begin(), m_ids.end(), id);
            found.push_back(static_cast<std::size_t>(place - m_ids.begin()));
        }
        EXPECT_EQ(valueOf(countChunks(writer(), filter)), found.size());
        return found;
    }
    using Places = std::vector<std::size_t>;

    Id m_lunch = 0;
    std::vector<Id> m_ids;
};

TEST_F(FilterTest, EmptyLetsEverythingPassInTimeOrderWithUndatedLast)
{
    EXPECT_EQ(passing({}), (Places{0, 1, 2, 3, 4}));
}

TEST_F(FilterTest, AnyOfSeveralPeopleSuffices)
{
    Filter filter;
    filter.people = {person("Anna")};
    EXPECT_EQ(passing(filter), (Places{1, 3}));
    filter.people = {person("Anna"), person("Tom")};
    EXPECT_EQ(passing(filter), (Places{0, 1, 2, 3, 4}));
}

TEST_F(FilterTest, AllPeopleMustSpeakInTheChunk)
{
    Filter filter;
    filter.peopleMatch = PeopleMatch::All;
    filter.people = {person("Anna"), person("Tom"), person("Tom")};
    EXPECT_EQ(passing(filter), (Places{3}));
}

TEST_F(FilterTest, UnknownPersonLetsNothingPass)
{
    Filter filter;
    filter.people = {4711};
    EXPECT_EQ(passing(filter), Places{});
}

TEST_F(FilterTest, EmotionsAreAlternatives)
{
    Filter filter;
    filter.emotions = {Emotion::Trust, Emotion::Anger};
    EXPECT_EQ(passing(filter), (Places{1, 2}));
    filter.emotions = {Emotion::Fear};
    EXPECT_EQ(passing(filter), Places{});
}

TEST_F(FilterTest, EmotionsBeginAtTheThreshold)
{
    EmotionScores scores{};
    scores[0] = 0.499F;
    ASSERT_TRUE(test::succeeded(setChunkEmotions(writer(), m_ids[4], scores)));
    Filter filter;
    filter.emotions = {Emotion::Joy};
    EXPECT_EQ(passing(filter), (Places{0, 1}));
    scores[0] = 0.5F;
    ASSERT_TRUE(test::succeeded(setChunkEmotions(writer(), m_ids[4], scores)));
    EXPECT_EQ(passing(filter), (Places{0, 1, 4}));
}

TEST_F(FilterTest, DatesAreInclusiveByTheLocalClock)
{
    Filter filter;
    filter.dates = {at("2024-06-20T12:00:00"), at("2024-06-20T12:00:00")};
    EXPECT_EQ(passing(filter), (Places{0, 1, 2}));
    filter.dates = {at("2024-06-20T12:00:00") + 1, std::nullopt};
    EXPECT_EQ(passing(filter), (Places{3}));
    filter.dates = {std::nullopt, at("2024-06-20T12:00:00") - 1};
    EXPECT_EQ(passing(filter), Places{});
}

TEST_F(FilterTest, UndatedChunksDoNotPassADateRange)
{
    Filter filter;
    filter.dates.from = at("0001-01-01");
    EXPECT_EQ(passing(filter), (Places{0, 1, 2, 3}));
    filter.dates = {std::nullopt, at("2999-01-01")};
    EXPECT_EQ(passing(filter), (Places{0, 1, 2, 3}));
}

TEST_F(FilterTest, ContainsIgnoresCaseAlsoOfUmlautsButNotDiacritics)
{
    Filter filter;
    filter.contains = "mühle WAR";
    EXPECT_EQ(passing(filter), (Places{0}));
    filter.contains = "CAFÉ";
    EXPECT_EQ(passing(filter), (Places{0}));
    filter.contains = "cafe";
    EXPECT_EQ(passing(filter), Places{});
    filter.contains = "STRASSE";
    EXPECT_EQ(passing(filter), (Places{2}));
}

TEST_F(FilterTest, ContainsKnowsNoWildcards)
{
    Filter filter;
    filter.contains = "%";
    EXPECT_EQ(passing(filter), (Places{1}));
    filter.contains = "e_n";
    EXPECT_EQ(passing(filter), (Places{1}));
    filter.contains = "l_nch";
    EXPECT_EQ(passing(filter), Places{});
    filter.contains = "' OR 1 --";
    EXPECT_EQ(passing(filter), Places{});
}

TEST_F(FilterTest, TagsOfTheConversationAreAlternativesInAnyCase)
{
    const auto keys = valueOf(conversationKeys(writer(), {}));
    const Id undated = keys.back().id;
    ASSERT_TRUE(succeeded(addTag(writer(), std::vector<Id>{m_lunch}, "Ausflüge")));
    ASSERT_TRUE(succeeded(addTag(writer(), std::vector<Id>{undated}, "Work")));
    Filter filter;
    filter.tags = {"AUSFLÜGE"};
    EXPECT_EQ(passing(filter), (Places{0, 1, 2}));
    EXPECT_EQ(valueOf(density(writer(), filter, DensityUnit::Day, DensityStack::Emotion)).bins.at(0).total, 3U);
    filter.tags = {"ausflüge", "work"};
    EXPECT_EQ(passing(filter), (Places{0, 1, 2, 4}));
    filter.people = {person("Tom")};
    EXPECT_EQ(passing(filter), (Places{0, 2, 4}));
    EXPECT_EQ(valueOf(density(writer(), filter, DensityUnit::Day, DensityStack::Emotion)).bins.at(0).total, 2U);
    filter.tags = {"nobody gave this"};
    EXPECT_EQ(passing(filter), Places{});
    ASSERT_TRUE(succeeded(removeTag(writer(), std::vector<Id>{undated}, "work")));
    filter.tags = {"Work"};
    EXPECT_EQ(passing(filter), Places{});
}

TEST_F(FilterTest, ATagThatIsNotInUseIsAnsweredWithThoseThatAre)
{
    EXPECT_EQ(knownTag(writer(), "work").error().code, ErrorCode::NotFound);
    ASSERT_TRUE(succeeded(addTag(writer(), std::vector<Id>{m_lunch}, "Family")));
    EXPECT_EQ(valueOf(knownTag(writer(), " family ")), "Family");
    EXPECT_NE(knownTag(writer(), "work").error().message.find("Family"), std::string::npos);
}

TEST_F(FilterTest, AllPartsMustHold)
{
    Filter filter;
    filter.conversation = m_lunch;
    filter.people = {person("Tom")};
    filter.emotions = {Emotion::Joy, Emotion::Anger};
    filter.contains = "gesperrt";
    filter.dates = {at("2024-06-20"), at("2024-06-21")};
    EXPECT_EQ(passing(filter), (Places{2}));
}

TEST_F(FilterTest, ConversationsPassWhenOneOfTheirChunksDoes)
{
    Filter filter;
    filter.people = {person("Anna")};
    const auto keys = valueOf(conversationKeys(writer(), filter));
    ASSERT_EQ(keys.size(), 2U);
    EXPECT_GT(keys[0].start->local, keys[1].start->local);
    EXPECT_EQ(keys[1].id, m_lunch);
    EXPECT_EQ(keys[1].start->utcOffsetMinutes, 120);
    EXPECT_FALSE(keys[0].start->utcOffsetMinutes);
}

TEST_F(FilterTest, ConversationsComeInEitherOrderWithUndatedLast)
{
    const auto newest = valueOf(conversationKeys(writer(), {}, Order::NewestFirst));
    const auto oldest = valueOf(conversationKeys(writer(), {}, Order::OldestFirst));
    ASSERT_EQ(newest.size(), 3U);
    EXPECT_FALSE(newest[2].start);
    EXPECT_FALSE(oldest[2].start);
    EXPECT_EQ(newest[0].id, oldest[1].id);
}

} // namespace
} // namespace reminisce::archive
