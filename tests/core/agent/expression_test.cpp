// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <string>

#include "core/agent/expression.h"

namespace {

using reminisce::agent::calculate;

std::string result(std::string_view expression)
{
    const auto value = calculate(expression);
    return value ? *value : "refused";
}

TEST(Calculate, Arithmetic)
{
    EXPECT_EQ(result("(3 + 4) * 2"), "14");
    EXPECT_EQ(result("2 ^ 3 ^ 2"), "512");
    EXPECT_EQ(result("-2 * -3"), "6");
    EXPECT_EQ(result("7 % 4 + 1/4"), "3.25");
    EXPECT_EQ(result("0.1 + 0.2"), "0.3");
}

TEST(Calculate, Dates)
{
    EXPECT_EQ(result("2024-12-24 - 2024-11-20"), "34 days");
    EXPECT_EQ(result("2024-03-01 - 2024-02-28"), "2 days");
    EXPECT_EQ(result("2024-01-31 + 1 month"), "2024-02-29");
    EXPECT_EQ(result("2024-06-20 + 3 weeks - 1 day"), "2024-07-10");
    EXPECT_EQ(result("2024-06-20T18:30 - 2024-06-20T17:00"), "1 hour 30 minutes");
    EXPECT_EQ(result("(2024-12-24 - 2024-11-20) / 7 days"), "4.857142857");
    EXPECT_EQ(result("2024-06-20 + 10"), "2024-06-30");
}

TEST(Calculate, WhatCannotBeReadIsRefused)
{
    for (const char* bad :
         {"", "1 +", "(1", "1)", "two", "1/0", "2024-13-01 + 1 day", "2024-01-01 * 2", "3 - 2024-01-01", "5 apples",
          "0.5 month + 2024-01-01", "9^9^9^9", "2024-01-01 + 99999999999 years"}) {
        EXPECT_EQ(result(bad), "refused") << bad;
    }
    EXPECT_EQ(result(std::string(500, '(')), "refused");
    EXPECT_EQ(result(std::string(500, '-')), "refused");
    EXPECT_EQ(result(std::string(2000, '1')), "refused");
}

} // namespace
