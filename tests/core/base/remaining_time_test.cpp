// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/remaining_time.h"

#include <gtest/gtest.h>

namespace {

using namespace reminisce;
using std::chrono::seconds;

const RemainingTime::Clock::time_point kStart{};

TEST(RemainingTime, IsReckonedFromWhatWasDoneInThisRun)
{
    RemainingTime left;
    EXPECT_FALSE(left.seconds({600, 1000, "passages", "Describing"}, kStart));
    EXPECT_FALSE(left.seconds({601, 1000, "passages", "Describing"}, kStart + seconds(1))) << "too early to tell";
    EXPECT_EQ(left.seconds({700, 1000, "passages", "Describing"}, kStart + seconds(10)), 30.0);
    EXPECT_FALSE(left.seconds({1000, 1000, "passages", "Describing"}, kStart + seconds(40))) << "nothing is left";
}

TEST(RemainingTime, BeginsAnewWithAnotherStep)
{
    RemainingTime left;
    EXPECT_FALSE(left.seconds({0, 100, "files", "One"}, kStart));
    EXPECT_TRUE(left.seconds({50, 100, "files", "One"}, kStart + seconds(10)));
    EXPECT_FALSE(left.seconds({50, 100, "files", "Two"}, kStart + seconds(11)));
    EXPECT_EQ(left.seconds({75, 100, "files", "Two"}, kStart + seconds(16)), 5.0);
}

TEST(RemainingTime, IsUnknownWithoutATotal)
{
    RemainingTime left;
    EXPECT_FALSE(left.seconds({5, 0, "bytes", "One"}, kStart));
    EXPECT_FALSE(left.seconds({50, 0, "bytes", "One"}, kStart + seconds(10)));
}

} // namespace
