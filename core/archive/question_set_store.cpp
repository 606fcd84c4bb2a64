// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/question_set_store.h"

#include <charconv>
#include <fstream>
#include <iterator>
#include <set>
#include <span>
#include <string>

#include <nlohmann/json.hpp>

#include "core/archive/archive.h"
#include "core/archive/backup_files.h"
#include "core/archive/connection.h"
#include "core/archive/files.h"
#include "core/archive/index_files.h"
#include "core/archive/stores.h"

namespace reminisce::archive {
namespace {

using nlohmann::ordered_json;

/// The ids in a list of a sample, whether written as numbers or as text.
std::set<Id> idsIn(const ordered_json& sample, const char* key)
{
    std::set<Id> ids;
    const auto list = sample.is_object() ? sample.find(key) : sample.end();
    if (list == sample.end() || !list->is_array()) {
        return ids;
    }
    for (const auto& entry : *list) {
        const std::string text = entry.is_string() ? entry.get<std::string>() : std::string();
        Id id = 0;
        if (entry.is_number_integer()) {
            ids.insert(entry.get<Id>());
        } else if (std::from_chars(text.data(), text.data() + text.size(), id).ec == std::errc()) {
            ids.insert(id);
        }
    }
    return ids;
}

Result<bool> anyMissing(Connection& archive, std::string_view sql, const std::set<Id>& ids)
{
    for (const Id id : ids) {
        const auto known = archive.count(sql, id);
        REMINISCE_ARCHIVE_TRY(known);
        if (*known == 0) {
            return true;
        }
    }
    return false;
}

Result<bool> isStale(Connection& archive, const ordered_json& sample)
{
    auto turns = anyMissing(archive, "SELECT count(*) FROM turn WHERE id = ?", idsIn(sample, "turns"));
    if (!turns || *turns) {
        return turns;
    }
    return anyMissing(archive, "SELECT count(*) FROM chunk WHERE id = ?", idsIn(sample, "evidence"));
}

Result<> removeFile(const std::filesystem::path& file)
{
    std::error_code problem;
    std::filesystem::remove(file, problem);
    return problem ? fail(ErrorCode::Io,
                          "A question set of the Lab that holds deleted words could not be removed. Check the "
                          "permissions of the archive's directory.",
                          "errno " + std::to_string(problem.value()))
                   : Result<>();
}

bool isSet(const std::filesystem::path& file)
{
    return file.extension() == ".json"; // others are what a broken-off write left
}

/// Null when it is not what was written.
ordered_json readSet(const std::filesystem::path& file)
{
    std::ifstream in(file, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    ordered_json document = ordered_json::parse(text, nullptr, false);
    const bool isWhole = document.is_object() && document.contains("samples") && document["samples"].is_array();
    return isWhole ? std::move(document) : ordered_json();
}

Result<> scrubSet(Connection& archive, const std::filesystem::path& file)
{
    const std::string name = file.filename().string();
    const bool canBeMade = name.starts_with("made-");
    ordered_json document = readSet(file);
    if (document.is_null()) {
        // What a broken-off write left, and what can be made again, may go; what a person wrote may not.
        return canBeMade || !isSet(file)
                   ? removeFile(file)
                   : fail(ErrorCode::DamagedInput,
                          "Deleted words may still be in a question set of the Lab, because the set cannot be "
                          "read. Delete the set in the Lab.");
    }
    ordered_json kept = ordered_json::array();
    for (auto& sample : document["samples"]) {
        const auto stale = isStale(archive, sample);
        REMINISCE_ARCHIVE_TRY(stale);
        if (!*stale) {
            kept.push_back(std::move(sample));
        }
    }
    if (kept.size() == document["samples"].size()) {
        return {};
    }
    if (canBeMade || !isSet(file)) {
        return removeFile(file);
    }
    document["samples"] = std::move(kept);
    const std::string written = document.dump(1, ' ', false, ordered_json::error_handler_t::replace) + "\n";
    return writeFileAtomically(file, std::as_bytes(std::span(written)));
}

/// The files among the question sets, whole sets or not; nothing where there are none.
Result<std::vector<std::filesystem::path>> filesOfSets(const std::filesystem::path& directory)
{
    std::vector<std::filesystem::path> files;
    std::error_code problem;
    for (const auto& entry : entriesOf(questionSetDirectory(directory), problem)) {
        if (std::error_code none; std::filesystem::is_regular_file(entry, none)) {
            files.push_back(entry);
        }
    }
    if (problem) {
        return fail(ErrorCode::Io,
                    "The Lab's question sets could not be listed. Check the permissions of the "
                    "archive's directory.",
                    "errno " + std::to_string(problem.value()));
    }
    return files;
}

} // namespace

std::filesystem::path questionSetDirectory(const std::filesystem::path& archiveDirectory)
{
    return archiveDirectory / kLabDirectoryName / "questions";
}

Result<> scrubQuestionSets(Connection& archive, const std::filesystem::path& directory)
{
    const auto files = filesOfSets(directory);
    REMINISCE_ARCHIVE_TRY(files);
    Result<> first;
    for (const auto& file : *files) {
        if (auto done = scrubSet(archive, file); !done && first) {
            first = std::move(done);
        }
    }
    return first;
}

Result<> keepQuestionSets(const std::filesystem::path& directory, BackupFiles& backup)
{
    const auto files = filesOfSets(directory);
    REMINISCE_ARCHIVE_TRY(files);
    for (const auto& file : *files) {
        if (isSet(file)) {
            REMINISCE_ARCHIVE_TRY(backup.add(questionSetDirectory({}) / file.filename(), file));
        }
    }
    return {};
}

Result<> checkQuestionSets(Connection& /*archive*/, const std::filesystem::path& directory, std::vector<Check>& checks)
{
    const auto files = filesOfSets(directory);
    REMINISCE_ARCHIVE_TRY(files);
    std::size_t sets = 0;
    std::size_t damaged = 0;
    for (const auto& file : *files) {
        sets += isSet(file) ? 1 : 0;
        damaged += isSet(file) && readSet(file).is_null() ? 1 : 0;
    }
    if (sets > 0) {
        checks.push_back({"question-sets", damaged == 0,
                          std::to_string(damaged) + " of " + std::to_string(sets) + " cannot be read"});
    }
    return {};
}

} // namespace reminisce::archive
