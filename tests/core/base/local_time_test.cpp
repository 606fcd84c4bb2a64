// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/local_time.h"

#include <gtest/gtest.h>

namespace reminisce {
namespace {

TEST(LocalTime, IsoTextsSurviveARoundTrip)
{
    for (const char* text :
         {"2024-06-20T17:00:00", "2024-06-20T17:00:00+02:00", "1969-12-31T23:59:59.5", "2024-02-29T00:00:00-03:30"}) {
        const auto moment = parseIso(text);
        ASSERT_TRUE(moment) << text;
        EXPECT_EQ(formatIso(*moment), text);
    }
}

TEST(LocalTime, AnEndReachesTheLastMicrosecondOfThePeriodNamed)
{
    EXPECT_EQ(formatIso(parseIsoEnd("2024-02")->local), "2024-02-29T23:59:59.999999");
    EXPECT_EQ(formatIso(parseIsoEnd("2023")->local), "2023-12-31T23:59:59.999999");
    EXPECT_EQ(formatIso(parseIsoEnd("2024-06-20T17:00")->local), "2024-06-20T17:00:59.999999");
}

TEST(LocalTime, ImpossibleDatesAreRefusedWithASentence)
{
    for (const char* text :
         {"", "x", "2024-13-01", "2023-02-29", "2024-06-20T25:00", "2024-06-20T10:00+99:00", "2024-06-20 10:00 tail"}) {
        const auto moment = parseIso(text);
        ASSERT_FALSE(moment) << text;
        EXPECT_EQ(moment.error().code, ErrorCode::InvalidArgument);
        EXPECT_FALSE(moment.error().message.empty());
    }
}

TEST(LocalTime, WeekdaysCountFromMonday)
{
    EXPECT_EQ(isoWeekday(dayNumber({2024, 1, 1})), 1);
    EXPECT_EQ(isoWeekday(dayNumber({1969, 12, 28})), 7);
}

TEST(LocalTime, DaysBeforeTheEpochKeepTheirDate)
{
    EXPECT_EQ(dateOf(-1), (CivilDate{1969, 12, 31}));
    EXPECT_EQ(startOfDay({1969, 12, 31}), -kMicrosPerDay);
}

} // namespace
} // namespace reminisce
