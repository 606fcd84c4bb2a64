// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/same_words.h"

#include <gtest/gtest.h>

namespace reminisce::ingest {
namespace {

TEST(SameWords, AreLettersAndDigitsInOneCase)
{
    EXPECT_EQ(bareWords("Ja, das – war's! 3.5 Äpfel"), bareWords("ja das wars 35 apfel"));
    EXPECT_EQ(bareWords(" … "), "");
}

TEST(SameWords, AreFoundAmongOthersInTheirOrder)
{
    EXPECT_TRUE(isMadeOf("abcdef", {"abc", "def"}));
    EXPECT_TRUE(isMadeOf("abcdef", {"x", "ab", "abc", "y", "def", "z"}));
    EXPECT_TRUE(isMadeOf("okaysoletus", {"ok", "okayso", "letus"})); // the chat's "ok" begins like the speech
    EXPECT_FALSE(isMadeOf("abcdef", {"def", "abc"}));
    EXPECT_FALSE(isMadeOf("abcdef", {"abc"}));
    EXPECT_FALSE(isMadeOf("abc", {"abcdef"}));
}

TEST(SameWords, AreFoundAmongManyThatFitInSeveralWays)
{
    const std::vector<std::string> turns(500, "a");
    EXPECT_TRUE(isMadeOf(std::string(400, 'a'), turns));
    EXPECT_FALSE(isMadeOf(std::string(400, 'a') + "b", turns));
}

} // namespace
} // namespace reminisce::ingest
