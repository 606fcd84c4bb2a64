// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/import_notes.h"

#include <nlohmann/json.hpp>

#include "core/archive/archive.h"
#include "core/ingest/report_json.h"

namespace reminisce::ingest {

ImportTotals totalsOf(const std::vector<FileReport>& files)
{
    ImportTotals totals;
    for (const FileReport& file : files) {
        ++totals.files;
        totals.failed += file.error ? 1 : 0;
        totals.needDate += file.needsDate ? 1 : 0;
        totals.alreadyImported += file.alreadyImported ? 1 : 0;
        totals.conversations += file.conversations;
        totals.turns += file.turns;
        totals.chunks += file.chunks;
        totals.skippedLines += file.skippedCount;
    }
    return totals;
}

std::string settingsJson(const ImportOptions& options)
{
    nlohmann::json json = nlohmann::json::object();
    if (options.date) {
        json["date"] = formatIso(*options.date);
    }
    if (options.assumeTimeZone) {
        json["assume_time_zone"] = *options.assumeTimeZone;
    }
    return json.empty() ? std::string() : json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

Result<ImportOptions> optionsOfSource(const archive::Source& source)
{
    ImportOptions options;
    if (source.settingsJson.empty()) {
        return options;
    }
    const auto json = nlohmann::json::parse(source.settingsJson, nullptr, false);
    const auto textOf = [&](const char* key) {
        const bool there = json.is_object() && json.contains(key) && json[key].is_string();
        return there ? std::optional(json[key].get<std::string>()) : std::nullopt;
    };
    if (const auto date = textOf("date")) {
        const auto moment = parseIso(*date);
        if (!moment) {
            return tl::unexpected(moment.error());
        }
        options.date = *moment;
    }
    options.assumeTimeZone = textOf("assume_time_zone");
    return options;
}

namespace {

Result<void> noteAll(archive::Writer& writer, const ImportReport& report)
{
    auto transaction = archive::Transaction::begin(writer);
    if (!transaction) {
        return tl::unexpected(transaction.error());
    }
    for (const FileReport& file : report.files) {
        Result<void> noted;
        if (file.error || file.needsDate) {
            FileReport kept = file;
            kept.skippedLines.clear(); // the archive holds words of imported files only
            noted = archive::noteRefusedFile(writer, {file.path.string(), archive::nowUtcMicros(), toJson(kept)});
        } else {
            noted = archive::forgetRefusedFile(writer, file.path.string());
        }
        if (!noted) {
            return noted;
        }
    }
    return transaction->commit();
}

} // namespace

void noteRefusedFiles(archive::Writer& writer, ImportReport& report)
{
    const auto noted = noteAll(writer, report);
    if (!noted && !report.files.empty()) {
        report.files.front().warnings.push_back("The reports of this import could not be kept. " +
                                                noted.error().message);
    }
}

} // namespace reminisce::ingest
