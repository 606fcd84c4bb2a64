// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/import_files.h"

#include <algorithm>
#include <system_error>

#include <fmt/format.h>

#include "core/ingest/json_stream.h"
#include "core/ingest/sha256.h"
#include "core/ingest/text_tools.h"

namespace reminisce::ingest {

namespace fs = std::filesystem;

namespace {

void collect(const fs::path& folder, std::vector<fs::path>& files, std::error_code& code, int depth)
{
    constexpr int kDeepest = 40;
    std::vector<fs::directory_entry> entries;
    for (fs::directory_iterator it(folder, code), end; !code && it != end; it.increment(code)) {
        const std::string name = it->path().filename().string();
        std::error_code ignored;
        if (!name.empty() && name.front() != '.' && !it->is_symlink(ignored)) {
            entries.push_back(*it);
        }
    }
    std::sort(entries.begin(), entries.end());
    for (const auto& entry : entries) {
        std::error_code ignored;
        if (entry.is_regular_file(ignored)) {
            files.push_back(entry.path());
        } else if (entry.is_directory(ignored) && depth < kDeepest) {
            std::error_code inner;
            collect(entry.path(), files, inner, depth + 1);
            code = code ? code : inner;
        }
    }
}

} // namespace

std::vector<fs::path> filesIn(const std::vector<fs::path>& paths, std::vector<FileReport>& failures)
{
    std::vector<fs::path> files;
    for (const fs::path& path : paths) {
        std::error_code code;
        if (!fs::is_directory(path, code)) {
            files.push_back(path);
            continue;
        }
        const std::size_t before = files.size();
        std::error_code broken;
        collect(path, files, broken, 0);
        if (broken || files.size() == before) {
            FileReport report;
            report.path = path;
            report.error =
                broken ? Error{ErrorCode::Io,
                               fmt::format("The folder “{}” could not be read completely. Check that you may "
                                           "read it.",
                                           path.string()),
                               broken.message()}
                       : Error{ErrorCode::NotFound, fmt::format("The folder “{}” holds no files.", path.string()), {}};
            failures.push_back(std::move(report));
        }
    }
    return files;
}

Result<std::string> sha256Of(Input& input, const std::stop_token& stop)
{
    Sha256 sum;
    auto read = input.eachRawBlock([&](std::string_view block) -> Result<void> {
        sum.add(block);
        return checkStop(stop);
    });
    if (!read) {
        return tl::unexpected(read.error());
    }
    return sum.hex();
}

Error whyUnreadable(Input& input, const Probe& probe, const std::stop_token& stop)
{
    const std::string name = input.path().filename().string();
    const std::string_view text = trimmed(probe.text);
    if (text.empty() && probe.complete) {
        return {ErrorCode::InvalidArgument, fmt::format("“{}” is empty.", name), {}};
    }
    if (!text.empty() && (text.front() == '{' || text.front() == '[')) {
        if (auto valid = streamJson(input, {}, stop); !valid) {
            Error error = valid.error();
            error.message = error.code == ErrorCode::DamagedInput
                                ? fmt::format("“{}” cannot be imported. {}", name, error.message)
                                : error.message;
            return error;
        }
        return {ErrorCode::UnsupportedFormat,
                fmt::format("“{}” is JSON, but no transcript that Reminisce knows. Export it in another format.", name),
                {}};
    }
    return {
        ErrorCode::UnsupportedFormat,
        fmt::format("“{}” is not a transcript that Reminisce knows. Lines such as “Name: text” are always understood.",
                    name),
        {}};
}

} // namespace reminisce::ingest
