// SPDX-License-Identifier: GPL-3.0-or-later
// The HTML report in a real browser, where one is installed: what it asks of the network is written down by the
// browser.
#include <cstdlib>
#include <fstream>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "core/evaluation/report/report.h"
#include "tests/support/temporary_directory.h"

namespace reminisce::evaluation {
namespace {

bool hasChromium()
{
    return std::system("command -v chromium >/dev/null 2>&1") == 0;
}

/// Addresses that a page asked for, whether or not they could be reached. What the browser itself asks its maker has no
/// origin and does not count.
std::vector<std::string> requestsOf(const std::filesystem::path& page, const test::TemporaryDirectory& directory)
{
    const auto log = directory.path() / "net.json";
    const auto picture = directory.path() / "page.png";
    const std::string command =
        fmt::format("timeout 120 chromium --headless=new --no-sandbox --disable-gpu --no-first-run "
                    "--user-data-dir='{}' --host-resolver-rules='MAP * ~NOTFOUND' --log-net-log='{}' "
                    "--screenshot='{}' 'file://{}' >/dev/null 2>&1",
                    (directory.path() / "profile").string(), log.string(), picture.string(), page.string());
    EXPECT_EQ(std::system(command.c_str()), 0);
    EXPECT_TRUE(std::filesystem::exists(picture)) << "the page was not drawn";
    const auto read = nlohmann::json::parse(test::readFile(log), nullptr, false);
    EXPECT_TRUE(read.is_object());
    std::vector<std::string> urls;
    for (const auto& event : read.value("events", nlohmann::json::array())) {
        const auto found = event.find("params");
        const nlohmann::json parameters =
            found != event.end() && found->is_object() ? *found : nlohmann::json::object();
        if (parameters.contains("url") && parameters.value("initiator", "not an origin") != "not an origin") {
            urls.push_back(parameters.at("url").get<std::string>());
        }
    }
    return urls;
}

/// A run whose texts try to reach out.
ReportInput hostileRun()
{
    const std::string hostile = "<img src=http://example.test/b.png><script src=//example.test/c.js></script>"
                                "<style>@import 'http://example.test/d.css'</style>";
    ReportInput input;
    input.run.name = hostile;
    input.run.settings.dataset = "/somewhere/questions.json";
    input.run.settings.prompts = {{"rag_system", hostile}};
    for (const char* workflow : {"rag", "tools"}) {
        for (const char* category : {"a", "b", "c"}) {
            LabItem item;
            item.configuration = {workflow, hostile, RetrievalChoice{}};
            item.question.id = category;
            item.question.category = category + hostile;
            item.question.question = item.question.gold = item.response = item.error = hostile;
            item.metrics = {{"token_f1", 0.5}, {"seconds", 1}};
            input.items.push_back(std::move(item));
        }
    }
    return input;
}

TEST(HtmlReportInABrowser, AsksNothingOfAnybody)
{
    if (!hasChromium()) {
        GTEST_SKIP() << "chromium is not installed";
    }
    const test::TemporaryDirectory directory;
    const auto control = directory.write("control.html", "<link rel=stylesheet href='http://example.test/a.css'>"
                                                         "<img src='http://example.test/b.png'>");
    ASSERT_THAT(requestsOf(control, directory), testing::Contains(testing::HasSubstr("example.test/b.png")))
        << "what a page asks for is not seen, so the next lines would prove nothing";
    const auto report = directory.path() / "report.html";
    ASSERT_TRUE(writeReport(hostileRun(), report));
    EXPECT_THAT(requestsOf(report, directory), testing::IsEmpty());
}

} // namespace
} // namespace reminisce::evaluation
