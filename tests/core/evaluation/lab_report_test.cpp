// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/report/report.h"

#include <cstdlib>
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/evaluation/charts/axis.h"
#include "core/evaluation/charts/run_charts.h"
#include "core/evaluation/charts/svg.h"
#include "core/evaluation/report/comparisons.h"
#include "tests/support/temporary_directory.h"

namespace reminisce::evaluation {
namespace {

using testing::HasSubstr;
using testing::Not;

/// Two configurations over nine questions of three categories; the second is better by a fixed share.
ReportInput someRun()
{
    ReportInput input;
    input.run.id = 3;
    input.run.name = "A <run> & \"more\"";
    input.run.settings.dataset = "/somewhere/questions.json";
    input.run.settings.format = DatasetFormat::Mitra;
    input.run.settings.workflows = {"rag", "tools"};
    input.run.settings.backends = {"b"};
    input.run.items = input.run.total = 18;
    for (const char* workflow : {"rag", "tools"}) {
        for (int i = 0; i < 9; ++i) {
            LabItem item;
            item.configuration = {workflow, "b", RetrievalChoice{}};
            item.question.id = "001-0000" + std::to_string(i);
            item.question.category = i % 3 == 0 ? "time" : i % 3 == 1 ? "people" : "<i>summary</i>";
            item.question.question = "Question " + std::to_string(i) + " <script>alert(1)</script>?";
            item.question.gold = "gold";
            item.response = i == 0 ? "=1+1" : "an answer, \"quoted\"\nwith two lines";
            item.outcome = kOutcomes[static_cast<std::size_t>(i) % kOutcomes.size()];
            const double better = workflow == std::string("tools") ? 0.2 : 0;
            item.metrics = {{"token_f1", 0.1 * i / 2 + better},
                            {"seconds", 1.5 + better},
                            {"prompt_tokens", 900},
                            {"completion_tokens", 100},
                            {"right", isRight(item.outcome) ? 1.0 : 0.0}};
            item.answer = {{"trace", nlohmann::json::array({{{"step", 1},
                                                             {"kind", "tool"},
                                                             {"name", "semantic_query"},
                                                             {"arguments", {{"query_text", "<b>"}}},
                                                             {"error", nullptr},
                                                             {"seconds", 0.1}}})}};
            input.items.push_back(std::move(item));
        }
    }
    return input;
}

TEST(Summary, HasMeansPerCategoryAndCountsOfOutcomes)
{
    const ReportInput input = someRun();
    const RunSummary summary = summarise(input.run, input.items);
    ASSERT_EQ(summary.configurations.size(), 2U);
    EXPECT_NEAR(summary.configurations[0].overall.at("token_f1").mean, 0.2, 1e-9);
    EXPECT_NEAR(summary.configurations[1].categories[0].second.at("token_f1").mean, 0.35, 1e-9);
    EXPECT_EQ(summary.configurations[0].outcomes, (std::array<std::size_t, 6>{2, 2, 2, 1, 1, 1}));
    EXPECT_EQ(summary.metrics.front(), "right");
}

TEST(Comparison, PairsQuestionsAndPutsTheLargestDifferencesFirst)
{
    ReportInput input = someRun();
    input.items[11].metrics["token_f1"] = 1;
    const auto comparisons = comparisonsOf(input, summarise(input.run, input.items));
    ASSERT_EQ(comparisons.size(), 1U);
    EXPECT_EQ(comparisons[0].second.workflow, "tools");
    EXPECT_EQ(comparisons[0].items.front().question, input.items[11].question.question);
    for (const auto& [key, paired] : comparisons[0].metrics) {
        EXPECT_EQ(paired.isMoreThanNoise(), key == "token_f1" || key == "seconds") << key;
    }
    const auto nothing = compareItems({}, input.items);
    EXPECT_FALSE(nothing);
}

TEST(HtmlReport, HoldsEverythingAndRefersToNothing)
{
    const std::string html = htmlReport(someRun());
    EXPECT_THAT(html, HasSubstr("A &lt;run&gt; &amp; &quot;more&quot;"));
    EXPECT_THAT(html, Not(HasSubstr("<script")));
    EXPECT_THAT(html, Not(HasSubstr("<i>summary")));
    for (const char* reference : {"http:", "https:", "src=", "href=", "url(", "@import", "<link", "//cdn"}) {
        EXPECT_THAT(html, Not(HasSubstr(reference)));
    }
    EXPECT_THAT(html, HasSubstr("default-src 'none'"));
    EXPECT_THAT(html, HasSubstr("prefers-color-scheme:dark"));
    std::size_t drawings = 0;
    std::size_t tables = 0;
    for (std::size_t at = html.find("<svg"); at != std::string::npos; at = html.find("<svg", at + 1)) {
        ++drawings;
    }
    for (std::size_t at = html.find("<summary>Numbers"); at != std::string::npos;
         at = html.find("<summary>Numbers", at + 1)) {
        ++tables;
    }
    EXPECT_EQ(drawings, 6U); // radar, scatter, two pairs of rings, bars, differences
    EXPECT_EQ(tables, drawings);
    EXPECT_THAT(html, HasSubstr("GPT-4o, agent")); // published results of the dataset
    EXPECT_THAT(html, Not(HasSubstr("Memobase")));
    if (const char* file = std::getenv("REMINISCE_REPORT_FILE")) { // to look at it
        std::ofstream(file) << html;
    }
}

TEST(CsvReport, QuotesAndDisarms)
{
    const std::string csv = csvReport(someRun());
    EXPECT_THAT(csv, HasSubstr("workflow,backend,retrieval,id,category,question,gold,response,abstained,outcome"));
    EXPECT_THAT(csv, HasSubstr(",'=1+1,"));
    EXPECT_THAT(csv, HasSubstr("\"an answer, \"\"quoted\"\"\nwith two lines\""));
}

TEST(JsonReport, HasTheDocumentedShape)
{
    const auto json = jsonReport(someRun());
    EXPECT_EQ(json.at("run").at("id"), 3);
    EXPECT_EQ(json.at("configurations").size(), 2U);
    EXPECT_TRUE(json.at("configurations")[0].at("overall").at("token_f1").contains("low"));
    EXPECT_EQ(json.at("configurations")[0].at("taxonomy").at("EM"), 2);
    EXPECT_EQ(json.at("items").size(), 18U);
    EXPECT_EQ(json.at("items")[0].at("answer").at("trace").size(), 1U);
    EXPECT_FALSE(jsonReport(someRun(), false).at("items")[0].contains("answer"));
    EXPECT_GT(json.at("anchors").size(), 20U);
}

TEST(Report, WritesByItsEnding)
{
    const test::TemporaryDirectory directory;
    for (const char* name : {"a.html", "a.json", "a.csv"}) {
        EXPECT_TRUE(writeReport(someRun(), directory.path() / name));
        EXPECT_FALSE(test::readFile(directory.path() / name).empty());
    }
    EXPECT_FALSE(writeReport(someRun(), directory.path() / "a.pdf"));
    EXPECT_FALSE(writeReport(someRun(), directory.path() / "missing" / "a.csv"));
}

TEST(Charts, OfOneAnswerOrNoneAreDrawn)
{
    RunSummary empty;
    EXPECT_THAT(drawSvg(scatterOf(empty, "token_f1")), HasSubstr("</svg>"));
    EXPECT_THAT(drawSvg(barsOf(empty, "token_f1")), HasSubstr("</svg>"));
    EXPECT_THAT(drawSvg(RingChart{}), HasSubstr("</svg>"));
    EXPECT_THAT(drawSvg(RingChart{"all", {5, 0, 0, 0, 0, 0}}), HasSubstr("100 %"));
    EXPECT_THAT(drawSvg(RadarChart{"r", {"a", "b", "c"}, {{"s", {2, -1, 0.5}}}}), HasSubstr("</svg>"));
    EXPECT_THAT(drawSvg(RingChart{"all", {1, 1, 0, 0, 0, 0}}, {true, false}), HasSubstr("var(--accent)"));
    EXPECT_THAT(drawSvg(RingChart{"all", {1, 1, 0, 0, 0, 0}}, {false, true}), HasSubstr("#74BFC0"));
}

TEST(Charts, NumbersAreShort)
{
    EXPECT_EQ(shortNumber(0.456), ".46");
    EXPECT_EQ(shortNumber(-0.05), "-.05");
    EXPECT_EQ(shortNumber(0), "0");
    EXPECT_EQ(shortNumber(1), "1");
    EXPECT_EQ(shortNumber(12.5), "12.5");
    EXPECT_EQ(shortNumber(1234.4), "1234");
}

TEST(Charts, GiveSmallScoresTheRoomOfTheAxis)
{
    EXPECT_EQ(shareAxisFor(0.03).top, 0.1);
    EXPECT_EQ(shareAxisFor(0.11).top, 0.2);
    EXPECT_EQ(shareAxisFor(0.5).top, 0.5);
    EXPECT_EQ(shareAxisFor(0.51).top, 1);
    const RadarChart small{"r", {"a", "b", "c"}, {{"s", {0.03, 0.1, 0.05}}}};
    EXPECT_THAT(drawSvg(small), HasSubstr(">.10<"));
    EXPECT_THAT(drawSvg(small), Not(HasSubstr(">.50<")));
}

} // namespace
} // namespace reminisce::evaluation
