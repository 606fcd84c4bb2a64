// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/understanding/understanding.h"

#include <gtest/gtest.h>

namespace reminisce::search {
namespace {

UnderstandingContext context()
{
    UnderstandingContext context;
    context.now = parseIso("2026-11-21T10:00").value().local;
    context.people = {{1, {"Ich"}, true}, {2, {"Tom Berger", "Tom"}}, {3, {"Anna"}}};
    return context;
}

LocalMicros day(std::string_view iso)
{
    return parseIso(iso).value().local;
}

Understanding ask(std::string_view question)
{
    return understand(question, context());
}

TEST(UnderstoodDates, WhenWasSpokenIsAFilter)
{
    for (const std::string_view question :
         {"Worüber habe ich im Dezember 2023 mit Tom gesprochen?",
          "Worüber habe ich mit Tom im Dezember 2023 gesprochen?", "What did I talk about with Tom in December 2023?",
          "What did we discuss in December 2023?", "Was haben wir im Dezember 2023 besprochen?",
          "Was hat Tom im Dezember 2023 gesagt?", "What is his favourite show, as mentioned in December 2023?"}) {
        const Understanding u = ask(question);
        ASSERT_TRUE(u.hard.dates.from.has_value()) << question;
        EXPECT_EQ(*u.hard.dates.from, day("2023-12-01")) << question;
        EXPECT_EQ(*u.hard.dates.to, day("2024-01-01") - 1) << question;
    }
}

TEST(UnderstoodDates, RelativeDatesOfTalksAreFilters)
{
    const Understanding u = ask("What did I talk about with Anna last week?");
    ASSERT_TRUE(u.hard.dates.from.has_value());
    EXPECT_EQ(*u.hard.dates.from, day("2026-11-09"));
    EXPECT_EQ(*u.hard.dates.to, day("2026-11-16") - 1);
    EXPECT_TRUE(ask("Who did I talk to yesterday?").hard.dates.from.has_value());
    EXPECT_TRUE(ask("Summarize my conversations from last week").hard.dates.from.has_value());
    EXPECT_TRUE(ask("Fasse die Gespräche der letzten Woche zusammen.").hard.dates.from.has_value());
    EXPECT_TRUE(ask("Was haben wir gestern besprochen?").hard.dates.from.has_value());
    EXPECT_TRUE(ask("Was hat Anna gestern gesagt?").hard.dates.from.has_value());
}

TEST(UnderstoodDates, PartsOfMonthsGetSoftBordersAsFilters)
{
    const Understanding u = ask("Worüber habe ich mich mit Anna Anfang Februar 2024 unterhalten?");
    EXPECT_LE(*u.hard.dates.from, day("2024-02-01"));
    EXPECT_GE(*u.hard.dates.to, day("2024-02-12"));
    ASSERT_EQ(u.parts.size(), 2U);
    EXPECT_EQ(u.parts[1].meaning, "2024-02-01/2024-02-10") << "what is shown is what was said";
}

TEST(UnderstoodDates, DatesAskedAboutArePreferences)
{
    for (const std::string_view question :
         {"Was waren meine Vorsätze für 2024?", "Was habe ich mit Tom über meine Neujahrsvorsätze 2024 besprochen?",
          "What did Caroline do on 7 May 2023?", "Was habe ich für Februar 2025 geplant?",
          "Wie hat sich mein Training von Mai bis Juli 2024 entwickelt?", "When did I go camping in June 2023?",
          "Welche Reise hatte ich für nächsten Monat vor?",
          "Which movie does Tom mention they watch during Thanksgiving?",
          "Was habe ich Tom über den Urlaub im Sommer 2024 erzählt?"}) {
        const Understanding u = ask(question);
        EXPECT_TRUE(u.hard.dates.isOpen()) << question;
        EXPECT_FALSE(u.dateBoosts.empty()) << question;
    }
}

TEST(UnderstoodDates, EventsAreToldSomeDaysLater)
{
    const Understanding u = ask("What did Caroline do on 7 May 2023?");
    bool later = false;
    for (const DateBoost& boost : u.dateBoosts) {
        later = later || boost.range.contains(day("2023-05-14"));
        EXPECT_GT(boost.weight, 0);
        EXPECT_LE(boost.weight, 1);
    }
    EXPECT_TRUE(later);
}

TEST(UnderstoodDates, SeveralQuestionsAtOnceFilterNothing)
{
    const Understanding u =
        ask("Was habe ich Anfang 2024 mit Tom besprochen, und wie entwickelte sich das bis Anfang 2026?");
    EXPECT_TRUE(u.hard.isEmpty());
    EXPECT_FALSE(u.dateBoosts.empty());
}

TEST(UnderstoodDates, MonthsWithoutYearAndDistancesArePreferences)
{
    EXPECT_TRUE(ask("Was habe ich im März mit Anna besprochen?").hard.dates.isOpen());
    EXPECT_TRUE(ask("Was habe ich vor drei Wochen mit Anna besprochen?").hard.dates.isOpen());
    EXPECT_FALSE(ask("Was habe ich vor drei Wochen mit Anna besprochen?").dateBoosts.empty());
}

TEST(UnderstoodDates, IgnoredPartsNeitherFilterNorBoost)
{
    const std::string question = "Worüber habe ich im Dezember 2023 mit Tom gesprochen?";
    const Understanding u = understand(question, context(), {{PartKind::Date, "Dezember 2023"}});
    EXPECT_TRUE(u.hard.dates.isOpen());
    EXPECT_TRUE(u.dateBoosts.empty());
    EXPECT_EQ(u.hard.people.size(), 1U);
    EXPECT_NE(u.rest.find("Dezember 2023"), std::string::npos);
}

TEST(UnderstoodDates, FilteredWordsLeaveTheRest)
{
    const Understanding u = ask("Was habe ich am 20.06.2024 mit Anna besprochen?");
    EXPECT_EQ(u.rest.find("2024"), std::string::npos);
    EXPECT_EQ(u.rest.find("Anna"), std::string::npos);
    EXPECT_NE(u.rest.find("besprochen"), std::string::npos);
}

TEST(UnderstoodDates, VagueRecencyIsOnlyAPreference)
{
    for (const char* question : {"Worüber habe ich neulich mit Tom gesprochen?", "What did we talk about recently?",
                                 "Was habe ich vor kurzem erzählt?", "What did I say the other day?"}) {
        UnderstandingContext context;
        context.now = parseIso("2026-11-21T10:00").value().local;
        const Understanding u = understand(question, context);
        EXPECT_TRUE(u.hard.isEmpty()) << question;
        EXPECT_EQ(u.dateBoosts.size(), 1U) << question;
    }
}

TEST(AskedOrders, ComeFromWordsForBeginningAndEnd)
{
    const auto order = [](std::string_view question) { return understand(question, {}).order; };
    EXPECT_EQ(order("Wann begann der Kochkurs?"), AskedOrder::Earliest);
    EXPECT_EQ(order("When did I first meet Sue?"), AskedOrder::Earliest);
    EXPECT_EQ(order("Wann war ich das letzte Mal beim Zahnarzt?"), AskedOrder::Latest);
    EXPECT_EQ(order("Where did I go the last time?"), AskedOrder::Latest);
    EXPECT_EQ(order("What did I start with?"), AskedOrder::Any);
    EXPECT_EQ(order("Was war zuerst, was zuletzt?"), AskedOrder::Any);
}

} // namespace
} // namespace reminisce::search
