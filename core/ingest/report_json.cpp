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
    const bool dayOnly = file.dateSource == DateSource::ContentDay;
    const auto source = dateSourceName(dayOnly ? DateSource::Content : file.dateSource);
    json["date_source"] = source.empty() ? Json(nullptr) : Json(source);
    json["date"] = file.date ? Json(formatIso(*file.date)) : Json(nullptr);
    json["date_has_time"] = !dayOnly;
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

DateSource dateSourceOf(const std::string& name)
{
    for (const DateSource source :
         {DateSource::Content, DateSource::Argument, DateSource::FileName, DateSource::Folder, DateSource::Modified}) {
        if (dateSourceName(source) == name) {
            return source;
        }
    }
    return DateSource::None;
}

std::string textAt(const Json& json, const char* key)
{
    const auto found = json.find(key);
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::uint64_t countAt(const Json& json, const char* key)
{
    const auto found = json.find(key);
    return found != json.end() && found->is_number_unsigned() ? found->get<std::uint64_t>() : 0;
}

bool flagAt(const Json& json, const char* key)
{
    const auto found = json.find(key);
    return found != json.end() && found->is_boolean() && found->get<bool>();
}

} // namespace

Result<FileReport> fileReportFromJson(std::string_view text)
{
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_object()) {
        return fail(ErrorCode::DamagedInput, "The report of this file was not kept.");
    }
    FileReport file;
    file.path = textAt(json, "path");
    file.format = textAt(json, "format");
    file.conversations = countAt(json, "conversations");
    file.turns = countAt(json, "turns");
    file.chunks = countAt(json, "chunks");
    file.dateSource = dateSourceOf(textAt(json, "date_source"));
    if (file.dateSource == DateSource::Content && json.contains("date_has_time") && !flagAt(json, "date_has_time")) {
        file.dateSource = DateSource::ContentDay;
    }
    if (const auto date = parseIso(textAt(json, "date"))) {
        file.date = *date;
    }
    file.needsDate = flagAt(json, "needs_date");
    file.alreadyImported = flagAt(json, "already_imported");
    file.skippedCount = countAt(json, "skipped_count");
    for (const Json& line : json.value("skipped_lines", Json::array())) {
        if (line.is_object()) {
            file.skippedLines.push_back({countAt(line, "line"), textAt(line, "text"), textAt(line, "reason")});
        }
    }
    for (const Json& warning : json.value("warnings", Json::array())) {
        if (warning.is_string()) {
            file.warnings.push_back(warning.get<std::string>());
        }
    }
    if (const std::string error = textAt(json, "error"); !error.empty()) {
        file.error = Error{ErrorCode::Internal, error, {}};
    }
    return file;
}

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
