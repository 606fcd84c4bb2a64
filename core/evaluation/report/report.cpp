// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/report/report.h"

#include <fstream>

#include <fmt/format.h>

#include "core/evaluation/lab/anchors.h"
#include "core/evaluation/report/comparisons.h"

namespace reminisce::evaluation {

namespace {

using nlohmann::ordered_json;

std::string csvField(std::string text)
{
    if (!text.empty() && (text[0] == '=' || text[0] == '+' || text[0] == '@' || text[0] == '\t' || text[0] == '\r' ||
                          (text[0] == '-' && text.find_first_not_of("-0123456789.e") != std::string::npos))) {
        text.insert(0, 1, '\'');
    }
    if (text.find_first_of(",\"\r\n") == std::string::npos) {
        return text;
    }
    std::string out = "\"";
    for (const char c : text) {
        out += c == '"' ? std::string("\"\"") : std::string(1, c);
    }
    return out + '"';
}

std::string csvLine(const std::vector<std::string>& fields)
{
    std::string out;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        out += (i == 0 ? "" : ",") + csvField(fields[i]);
    }
    return out + "\r\n";
}

ordered_json anchorsJson()
{
    ordered_json anchors = ordered_json::array();
    for (const Anchor& anchor : publishedAnchors()) {
        anchors.push_back({{"source", anchor.source},
                           {"dataset", anchor.dataset},
                           {"system", anchor.system},
                           {"metric", anchor.metric},
                           {"value", anchor.value}});
    }
    return anchors;
}

ordered_json runJson(const LabRun& run)
{
    return {{"id", run.id},
            {"name", run.name},
            {"started_at", formatIso(run.startedAtUtc) + "Z"},
            {"finished_at", run.finishedAtUtc ? ordered_json(formatIso(*run.finishedAtUtc) + "Z") : ordered_json()},
            {"items", run.items},
            {"failed", run.failed},
            {"total", run.total}};
}

} // namespace

nlohmann::ordered_json jsonReport(const ReportInput& input, bool withAnswers)
{
    const RunSummary summary = summarise(input.run, input.items);
    const ordered_json summarised = toJson(summary);
    ordered_json items = ordered_json::array();
    for (const LabItem& item : input.items) {
        ordered_json entry = toJson(item);
        if (!withAnswers) {
            entry.erase("answer");
        }
        items.push_back(std::move(entry));
    }
    ordered_json comparisons = ordered_json::array();
    for (const RunComparison& comparison : comparisonsOf(input, summary)) {
        comparisons.push_back(toJson(comparison));
    }
    ordered_json report = {{"run", runJson(input.run)}, {"settings", toJson(input.run.settings)}};
    report["configurations"] = summarised.at("configurations");
    report["metrics"] = summarised.at("metrics");
    report["comparisons"] = std::move(comparisons);
    report["anchors"] = anchorsJson();
    report["items"] = std::move(items);
    return report;
}

std::string csvReport(const ReportInput& input)
{
    const RunSummary summary = summarise(input.run, input.items);
    std::vector<std::string> head = {"workflow", "backend",  "retrieval", "id",      "category", "question",
                                     "gold",     "response", "abstained", "outcome", "failed",   "error"};
    head.insert(head.end(), summary.metrics.begin(), summary.metrics.end());
    std::string out = csvLine(head);
    for (const LabItem& item : input.items) {
        std::vector<std::string> fields = {item.configuration.workflow,
                                           item.configuration.backend,
                                           describe(item.configuration.retrieval),
                                           item.question.id,
                                           item.question.category,
                                           item.question.question,
                                           item.question.gold,
                                           item.response,
                                           item.abstained ? "1" : "0",
                                           std::string(outcomeName(item.outcome)),
                                           item.failed ? "1" : "0",
                                           item.error};
        for (const std::string& key : summary.metrics) {
            const auto found = item.metrics.find(key);
            fields.push_back(found == item.metrics.end() ? std::string() : fmt::format("{:.6g}", found->second));
        }
        out += csvLine(fields);
    }
    return out;
}

Result<> writeReport(const ReportInput& input, const std::filesystem::path& file)
{
    const std::string ending = file.extension().string();
    std::string content;
    if (ending == ".html" || ending == ".htm") {
        content = htmlReport(input);
    } else if (ending == ".json") {
        content = jsonReport(input).dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
    } else if (ending == ".csv") {
        content = csvReport(input);
    } else {
        return fail(ErrorCode::InvalidArgument,
                    fmt::format("“{}” does not end in .html, .json or .csv, so it is not known what to write.",
                                file.filename().string()));
    }
    std::ofstream out(file, std::ios::binary | std::ios::trunc);
    out << content;
    out.close();
    if (!out) {
        return fail(ErrorCode::Io, fmt::format("The report could not be written to “{}”. Check the folder and the "
                                               "space on the disk.",
                                               file.string()));
    }
    return {};
}

} // namespace reminisce::evaluation
