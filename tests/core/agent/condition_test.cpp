// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "core/agent/passage_condition.h"

namespace {

using namespace reminisce;
using namespace reminisce::agent;
using testing::HasSubstr;

Evidence example()
{
    Evidence passage;
    passage.chunkId = 7;
    passage.conversationId = 3;
    passage.startedAt = *parseIso("2024-06-20T17:00");
    passage.people = {"Ich", "Tom"};
    passage.text = "Klar";
    return passage;
}

bool holds(std::string_view filter)
{
    const auto condition = PassageCondition::parse(filter);
    EXPECT_TRUE(condition) << filter << ": " << condition.error().message;
    return condition && condition->holds(example());
}

TEST(PassageCondition, ComparesCombinesAndCalculates)
{
    for (const char* filter :
         {"year == 2024", "month in [5, 6]", "not (year == 2023)", "year == 2024 and month >= 6 or false",
          "array_contains(people, 'tom')", "array_contains_any(people, ['Anna', \"Tom\"])", "!(hour < 17)",
          "date >= '2024-06-01' && date < '2024-07-01'", "chunk_id % 2 == 1", "conversation_id * 2 + 1 == chunk_id",
          "month not in [1, 2]", "-month < 0", "weekday = 4", "2 ** 3 > chunk_id", "true"}) {
        EXPECT_TRUE(holds(filter)) << filter;
    }
    for (const char* filter : {"year == '2024'", "array_contains_all(people, ['Anna', 'Tom'])", "title == 'x'",
                               "year / 0 < 1", "false or false", "people == 'Tom'"}) {
        EXPECT_FALSE(holds(filter)) << filter;
    }
}

TEST(PassageCondition, AnUndatedPassagePassesNoDate)
{
    Evidence passage = example();
    passage.startedAt.reset();
    EXPECT_FALSE(PassageCondition::parse("year == 2024")->holds(passage));
    EXPECT_FALSE(PassageCondition::parse("year != 2024")->holds(passage));
}

TEST(PassageCondition, RefusesHelpfully)
{
    const auto unknown = PassageCondition::parse("speaker == 'Tom'");
    ASSERT_FALSE(unknown);
    EXPECT_THAT(unknown.error().message, HasSubstr("no field “speaker”"));
    EXPECT_THAT(unknown.error().message, HasSubstr("conversation_id"));
    for (const char* bad : {"", "year ==", "(year == 1", "year == 1)", "year in [1", "array_contains(people)",
                            "array_foo(people, 1)", "'open", "year == 1 extra", "in", "and"}) {
        EXPECT_FALSE(PassageCondition::parse(bad)) << bad;
    }
    EXPECT_FALSE(PassageCondition::parse(std::string(3000, '(')));
    EXPECT_FALSE(PassageCondition::parse(std::string(3000, '!')));
    EXPECT_FALSE(PassageCondition::parse(std::string(3000, '-')));
}

} // namespace
