// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/report/report.h"

#include <cstdlib>
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/evaluation/charts/axis.h"
#include "core/evaluation/charts/label_places.h"
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
    EXPECT_EQ(shortNumber(0.456), "0.46");
    EXPECT_EQ(shortNumber(0.5), "0.50");
    EXPECT_EQ(shortNumber(-0.05), "−0.05");
    EXPECT_EQ(shortNumber(0), "0");
    EXPECT_EQ(shortNumber(0.996), "1");
    EXPECT_EQ(shortNumber(1), "1");
    EXPECT_EQ(shortNumber(12.5), "12.5");
    EXPECT_EQ(shortNumber(20), "20");
    EXPECT_EQ(shortNumber(1234.4), "1234");
}

TEST(Charts, NumbersThatAreNotZeroAreNotWrittenAsZero)
{
    EXPECT_EQ(shortNumber(0.0042), "0.004");
    EXPECT_EQ(shortNumber(-0.00042), "−0.0004");
    EXPECT_EQ(shortNumber(0.00995), "0.01");
    EXPECT_EQ(shortNumber(0.00001), "0");
    EXPECT_EQ(shortNumber(-0.00001), "0");
}

TEST(Charts, NumbersHaveTheDecimalMarkOfTheLanguage)
{
    EXPECT_EQ(shortNumber(0.81, ","), "0,81");
    EXPECT_EQ(plainNumber(0.001, ","), "0,001");
    const ReportInput input = someRun();
    const RunSummary summary = summarise(input.run, input.items);
    ChartWords words;
    words.decimalMark = ",";
    EXPECT_THAT(drawSvg(barsOf(summary, "token_f1", words)), HasSubstr(">0,25<"));
    EXPECT_THAT(drawSvg(radarOf(summary, "token_f1", words)), HasSubstr(">0,25<"));
    const ScatterChart scatter{"s", "Score", {{"one", 0.002, 0.81, 5}, {"two", 0.3, 0.4, 0}}, words};
    EXPECT_THAT(drawSvg(scatter), HasSubstr(">0,001 s<"));
    EXPECT_EQ(tableOf(scatter).rows[0], (std::vector<std::string>{"one", "0,002", "0,81", "5"}));
    for (const RunComparison& comparison : comparisonsOf(input, summary)) {
        const DifferenceChart chart = differencesOf(comparison, words);
        EXPECT_THAT(drawSvg(chart), HasSubstr(">+0,20<"));
        EXPECT_EQ(tableOf(chart).rows[1][1], "+0,20");
    }
}

/// The value of an attribute of an element of SVG.
std::string attribute(const std::string& element, const std::string& name)
{
    const std::size_t at = element.find(" " + name + "=\"") + name.size() + 3;
    return element.substr(at, element.find('"', at) - at);
}

/// Elements of a drawing with this name, up to their end.
std::vector<std::string> elementsOf(const std::string& svg, const std::string& name)
{
    std::vector<std::string> elements;
    for (std::size_t at = svg.find("<" + name + " "); at != std::string::npos;
         at = svg.find("<" + name + " ", at + 1)) {
        elements.push_back(svg.substr(at, svg.find('\n', at) - at));
    }
    return elements;
}

TEST(ScatterChart, NamesLieOnNoCircleAndOnNoOtherName)
{
    ScatterChart chart{"s", "Found evidence", {}, {}};
    for (int i = 0; i < 7; ++i) { // close to each other, three in the same place
        chart.points.push_back(
            {"configuration " + std::to_string(i), 0.2 + 0.02 * (i / 3), 0.9 + 0.01 * (i % 2), 100.0 * i});
    }
    const std::string svg = drawSvg(chart);
    std::vector<PlotCircle> circles;
    for (const std::string& circle : elementsOf(svg, "circle")) {
        circles.push_back({std::stod(attribute(circle, "cx")), std::stod(attribute(circle, "cy")),
                           std::stod(attribute(circle, "r"))});
    }
    ASSERT_EQ(circles.size(), chart.points.size());
    std::vector<PlotBox> boxes;
    for (const std::string& text : elementsOf(svg, "text")) {
        const std::string content = text.substr(text.find('>') + 1, text.find("</") - text.find('>') - 1);
        const double size = std::stod(attribute(text, "font-size"));
        const PlotBox box = textBox(attribute(text, "text-anchor"), std::stod(attribute(text, "x")),
                                    std::stod(attribute(text, "y")), textWidth(content, size), size);
        EXPECT_GE(box.left, 0) << content;
        EXPECT_LE(box.right, 380) << content;
        for (const PlotCircle& circle : circles) {
            EXPECT_FALSE(content.starts_with("configuration") && box.overlaps(circle)) << content;
        }
        for (const PlotBox& other : boxes) {
            EXPECT_FALSE(content.starts_with("configuration") && box.overlaps(other)) << content;
        }
        boxes.push_back(box);
    }
    EXPECT_LT(svg.rfind("<circle"), svg.find(">configuration 0<")) << "a circle is drawn over a name";
}

TEST(BarChart, LongNamesStandInTwoRowsInPlaceOfAWiderDrawing)
{
    BarChart chart{"b", {"s"}, {}, {}};
    for (int i = 0; i < 5; ++i) {
        chart.groups.push_back({"understanding it " + std::to_string(i), {Estimate{9, 0.5, 0.4, 0.6}}});
    }
    const std::string svg = drawSvg(chart);
    EXPECT_THAT(svg, HasSubstr("width=\"440\""));
    std::vector<std::string> rows;
    for (const std::string& text : elementsOf(svg, "text")) {
        if (text.find("understanding") != std::string::npos) {
            rows.push_back(attribute(text, "y"));
        }
    }
    ASSERT_EQ(rows.size(), 5U);
    EXPECT_EQ(rows[0], rows[2]);
    EXPECT_NE(rows[0], rows[1]);
}

TEST(Charts, LongNamesAreCut)
{
    EXPECT_EQ(fitted("Größe", 100, 12), "Größe");
    EXPECT_EQ(fitted("Größenordnung", 12 * 0.55 * 5, 12), "Größ…");
}

TEST(Charts, GiveSmallScoresTheRoomOfTheAxis)
{
    EXPECT_EQ(shareAxisFor(0.03).top, 0.1);
    EXPECT_EQ(shareAxisFor(0.11).top, 0.2);
    EXPECT_EQ(shareAxisFor(0.5).top, 0.5);
    EXPECT_EQ(shareAxisFor(0.51).top, 1);
    const RadarChart small{"r", {"a", "b", "c"}, {{"s", {0.03, 0.1, 0.05}}}};
    EXPECT_THAT(drawSvg(small), HasSubstr(">0.10<"));
    EXPECT_THAT(drawSvg(small), Not(HasSubstr(">0.50<")));
}

} // namespace
} // namespace reminisce::evaluation
