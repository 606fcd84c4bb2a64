// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/lab_run_store.h"

#include <charconv>
#include <set>

#include <nlohmann/json.hpp>

#include "core/archive/archive.h"
#include "core/archive/backup_files.h"
#include "core/archive/connection.h"
#include "core/archive/copy.h"
#include "core/archive/evaluation_runs.h"
#include "core/archive/files.h"
#include "core/archive/stores.h"

namespace reminisce::archive {
namespace {

using nlohmann::json;

/// Chunks that an answer rests on: its evidence and that of its gold.
std::set<Id> chunksOf(const json& item)
{
    std::set<Id> chunks;
    for (const auto& text : item.value("gold_evidence", std::vector<std::string>{})) {
        Id id = 0;
        if (std::from_chars(text.data(), text.data() + text.size(), id).ec == std::errc()) {
            chunks.insert(id);
        }
    }
    const json answer = item.value("answer", json());
    for (const json& evidence : answer.is_object() ? answer.value("evidence", json::array()) : json::array()) {
        chunks.insert(evidence.value("chunk_id", Id{0}));
    }
    return chunks;
}

/// Tools whose results are not evidence and may hold anybody's words.
bool readFreely(const json& item)
{
    const json answer = item.value("answer", json());
    for (const json& step : answer.is_object() ? answer.value("trace", json::array()) : json::array()) {
        const std::string name = step.value("name", std::string());
        if (name == "sql_query" || name == "read_conversation" || name == "program") {
            return true;
        }
    }
    return false;
}

Result<bool> mustGo(Connection& archive, const std::string& payload)
{
    const json item = json::parse(payload, nullptr, false);
    if (!item.is_object() || readFreely(item)) {
        return true;
    }
    for (const Id chunk : chunksOf(item)) {
        const auto known = archive.count("SELECT count(*) FROM chunk WHERE id = ?", chunk);
        REMINISCE_ARCHIVE_TRY(known);
        if (*known == 0) {
            return true;
        }
    }
    return false;
}

Result<bool> removeStale(Connection& archive, Writer& lab)
{
    bool removed = false;
    const auto runs = listEvaluationRuns(lab);
    REMINISCE_ARCHIVE_TRY(runs);
    for (const EvaluationRun& run : *runs) {
        const json document = json::parse(run.settingsJson, nullptr, false);
        if (!document.is_object() || !document.value("settings", json::object()).value("asks_archive", false)) {
            continue;
        }
        const auto items = evaluationItems(lab, run.id);
        REMINISCE_ARCHIVE_TRY(items);
        for (const EvaluationItem& item : *items) {
            const auto goes = mustGo(archive, item.payloadJson);
            REMINISCE_ARCHIVE_TRY(goes);
            if (*goes) {
                REMINISCE_ARCHIVE_TRY(deleteEvaluationItem(lab, item.id));
                removed = true;
            }
        }
    }
    return removed;
}

/// The database of the runs, relative to the archive's directory.
std::filesystem::path databaseName()
{
    return std::filesystem::path(kLabDirectoryName) / kDatabaseName;
}

bool isThere(const std::filesystem::path& directory)
{
    std::error_code problem;
    return std::filesystem::exists(directory / databaseName(), problem);
}

} // namespace

Result<> scrubLabRuns(Connection& archive, const std::filesystem::path& directory)
{
    if (!isThere(directory)) {
        return {};
    }
    const std::filesystem::path lab = directory / kLabDirectoryName;
    auto opened = Archive::open(lab);
    if (!opened) {
        Error error = opened.error();
        if (error.code == ErrorCode::Busy) {
            error.message = "Deleted words may still be in the Lab's runs, because the Lab is running. Stop it and "
                            "delete something again, or delete its runs.";
        }
        return tl::unexpected(std::move(error));
    }
    const auto removed = removeStale(archive, opened->writer());
    REMINISCE_ARCHIVE_TRY(removed);
    return *removed ? scrub(opened->writer(), lab) : Result<>();
}

Result<> keepLabRuns(const std::filesystem::path& directory, BackupFiles& backup)
{
    if (!isThere(directory)) {
        return {};
    }
    auto runs = Connection::open(directory / databaseName(), Connection::Mode::Read);
    REMINISCE_ARCHIVE_TRY(runs);
    return backup.addDatabase(databaseName(), **runs);
}

Result<> checkLabRuns(Connection& /*archive*/, const std::filesystem::path& directory, std::vector<Check>& checks)
{
    if (isThere(directory)) {
        const auto whole = checkDatabaseFile(directory / databaseName());
        checks.push_back({"lab-runs", whole.has_value(), whole ? "every page is whole" : whole.error().detail});
    }
    return {};
}

} // namespace reminisce::archive
