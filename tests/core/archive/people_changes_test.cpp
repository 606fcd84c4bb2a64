// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include "core/archive/people_changes.h"
#include "core/archive/tags.h"
#include "core/archive/turns.h"
#include "core/archive/verification.h"
#include "tests/support/archive_fixture.h"

namespace reminisce::archive {
namespace {

using test::succeeded;
using test::valueOf;
using testing::ElementsAre;

class PeopleChangesTest : public test::ArchiveTest
{
protected:
    [[nodiscard]] std::vector<std::string> speakers(Id conversation)
    {
        std::vector<std::string> names;
        for (const Turn& turn : valueOf(turnsOfConversation(writer(), conversation, 0, 100))) {
            names.push_back(turn.speaker);
        }
        return names;
    }
    void expectSound()
    {
        for (const auto& check : valueOf(verifyArchive(writer()))) {
            EXPECT_TRUE(check.ok) << check.name << ": " << check.detail;
        }
    }
};

TEST_F(PeopleChangesTest, AMergeIsUndoneAfterARestart)
{
    const auto talk = store("a", "2024-01-01", {{"Tom", "x"}, {"Tommy", "y"}}).conversation;
    (void)valueOf(mergePeople(writer(), person("Tommy"), person("Tom")));
    EXPECT_THAT(speakers(talk), ElementsAre("Tom", "Tom"));
    close();
    open();
    const auto changes = valueOf(listPeopleChanges(writer()));
    ASSERT_EQ(changes.size(), 1U);
    EXPECT_EQ(changes.front().from, "Tommy");
    EXPECT_EQ(changes.front().turns, 1U);
    ASSERT_TRUE(succeeded(undoPeopleChange(writer(), changes.front().id)));
    EXPECT_THAT(speakers(talk), ElementsAre("Tom", "Tommy"));
    EXPECT_TRUE(valueOf(listPeopleChanges(writer())).empty());
    EXPECT_FALSE(undoPeopleChange(writer(), changes.front().id));
    expectSound();
}

TEST_F(PeopleChangesTest, ChainedMergesAreUndoneOneByOne)
{
    const auto talk = store("a", "2024-01-01", {{"A", "x"}, {"B", "y"}, {"C", "z"}}).conversation;
    (void)valueOf(mergePeople(writer(), person("A"), person("B")));
    (void)valueOf(mergePeople(writer(), person("B"), person("C")));
    for (int i = 0; i < 2; ++i) {
        ASSERT_TRUE(succeeded(undoPeopleChange(writer(), valueOf(listPeopleChanges(writer(), 1)).front().id)));
    }
    EXPECT_THAT(speakers(talk), ElementsAre("A", "B", "C"));
    expectSound();
}

TEST_F(PeopleChangesTest, AMergeIsUndoneAfterPassagesWereCutAnew)
{
    const auto talk = store("a", "2024-01-01", {{"Tom", "x"}, {"Tommy", "y"}}).conversation;
    const auto merge = valueOf(mergePeople(writer(), person("Tommy"), person("Tom")));
    ChunkDraft both;
    both.lastTurn = 1;
    both.text = "Tom: x\nTom: y";
    ASSERT_TRUE(succeeded(replaceChunks(writer(), talk, std::vector{both})));
    ASSERT_TRUE(succeeded(unmergePeople(writer(), merge)));
    EXPECT_TRUE(valueOf(listPeopleChanges(writer())).empty());
    expectSound();
}

TEST_F(PeopleChangesTest, ASplitMovesTurnsAndAliasesAndComesBack)
{
    const auto one = store("a", "2024-01-01", {{"Tom", "x"}, {"Anna", "y"}}).conversation;
    const auto other = store("b", "2024-01-02", {{"Tom", "z"}}).conversation;
    ASSERT_TRUE(succeeded(addAlias(writer(), person("Tom"), "T. Maier")));
    const auto created = valueOf(splitPerson(writer(), {person("Tom"), "Tom Maier", {other}, {}, {"T. Maier"}}));
    EXPECT_THAT(speakers(one), ElementsAre("Tom", "Anna"));
    EXPECT_THAT(speakers(other), ElementsAre("Tom Maier"));
    EXPECT_EQ(valueOf(resolvePerson(writer(), "T. Maier")), created);
    expectSound();
    ASSERT_TRUE(succeeded(undoPeopleChange(writer(), valueOf(listPeopleChanges(writer())).front().id)));
    EXPECT_THAT(speakers(other), ElementsAre("Tom"));
    EXPECT_EQ(valueOf(resolvePerson(writer(), "T. Maier")), person("Tom"));
    EXPECT_FALSE(valueOf(resolvePerson(writer(), "Tom Maier")));
    expectSound();
}

TEST_F(PeopleChangesTest, ASplitNeedsAPart)
{
    const auto one = store("a", "2024-01-01", {{"Tom", "x"}, {"Anna", "y"}}).conversation;
    EXPECT_FALSE(splitPerson(writer(), {person("Tom"), "Tim", {}, {}, {}}));
    EXPECT_FALSE(splitPerson(writer(), {person("Tom"), "Tim", {one}, {}, {}}));
    EXPECT_FALSE(splitPerson(writer(), {person("Tom"), "Anna", {one}, {}, {}}));
}

TEST_F(PeopleChangesTest, TagsAreSharedWithoutCase)
{
    const auto one = store("a", "2024-01-01", {{"Tom", "x"}}).conversation;
    const auto other = store("b", "2024-01-02", {{"Tom", "z"}}).conversation;
    ASSERT_TRUE(succeeded(addTag(writer(), std::vector{one}, "Arbeit")));
    ASSERT_TRUE(succeeded(addTag(writer(), std::vector{one, other}, " arbeit ")));
    EXPECT_THAT(valueOf(allTags(writer())), ElementsAre(std::pair<std::string, std::uint64_t>("Arbeit", 2)));
    ASSERT_TRUE(succeeded(removeTag(writer(), std::vector{one}, "ARBEIT")));
    EXPECT_THAT(valueOf(conversationsWithTags(writer(), std::vector<std::string>{"arbeit"})), ElementsAre(other));
}

} // namespace
} // namespace reminisce::archive
