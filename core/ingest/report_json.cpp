// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/report_json.h"

#include <nlohmann/json.hpp>

namespace reminisce::ingest {

namespace {

using Json = nlohmann::ordered_json;

Json jsonOf(const FileReport& file)
{
    Json json;
    json["path"] = file.path.string();
    json["format"] = file.format.empty() ? Json(nullptr) : Json(file.format);
    json["conversations"] = file.conversations;
    json["turns"] = file.turns;
    json["chunks"] = file.chunks;
    const auto source = dateSourceName(file.dateSource);
    json["date_source"] = source.empty() ? Json(nullptr) : Json(source);
    json["date"] = file.date ? Json(formatIso(*file.date)) : Json(nullptr);
    json["needs_date"] = file.needsDate;
    json["already_imported"] = file.alreadyImported;
    json["skipped_lines"] = Json::array();
    for (const SkippedLine& line : file.skippedLines) {
        json["skipped_lines"].push_back(
            {{"line", line.line == 0 ? Json(nullptr) : Json(line.line)}, {"text", line.text}, {"reason", line.reason}});
    }
    json["skipped_count"] = file.skippedCount;
    json["warnings"] = file.warnings;
    json["error"] = file.error ? Json(file.error->message) : Json(nullptr);
    return json;
}

} // namespace

std::string toJson(const FileReport& report, int indent)
{
    return jsonOf(report).dump(indent, ' ', false, Json::error_handler_t::replace);
}

std::string toJson(const ImportReport& report, int indent)
{
    Json json;
    json["files"] = Json::array();
    for (const FileReport& file : report.files) {
        json["files"].push_back(jsonOf(file));
    }
    const ImportTotals& totals = report.totals;
    json["totals"] = {{"files", totals.files},
                      {"failed", totals.failed},
                      {"needs_date", totals.needDate},
                      {"already_imported", totals.alreadyImported},
                      {"conversations", totals.conversations},
                      {"turns", totals.turns},
                      {"chunks", totals.chunks},
                      {"skipped_lines", totals.skippedLines}};
    json["cancelled"] = report.cancelled;
    return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

} // namespace reminisce::ingest
