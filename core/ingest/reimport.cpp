// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/reimport.h"

#include <algorithm>
#include <limits>
#include <set>
#include <system_error>

#include <fmt/format.h>

#include "core/archive/archive.h"
#include "core/archive/conversation_replacement.h"
#include "core/ingest/import_files.h"
#include "core/ingest/import_notes.h"
#include "core/ingest/turn_matching.h"

namespace reminisce::ingest {

namespace {

/// The version of the reader of that name now; nothing when there is none any more.
std::optional<int> versionOf(const Registry& registry, std::string_view format)
{
    for (const auto& reader : registry.readers()) {
        if (reader->name() == format) {
            return reader->version();
        }
    }
    return std::nullopt;
}

/// The source and all others with which it shares conversations, directly or through others.
Result<std::vector<archive::Source>> connectedSources(const archive::Reader& reader, const archive::Source& first)
{
    std::vector<archive::Source> found = {first};
    std::set<archive::Id> known = {first.id};
    for (std::size_t i = 0; i < found.size(); ++i) {
        const auto conversations = archive::conversationsOfSource(reader, found[i].id);
        if (!conversations) {
            return tl::unexpected(conversations.error());
        }
        for (const archive::Id conversation : *conversations) {
            auto sources = archive::sourcesOfConversation(reader, conversation);
            if (!sources) {
                return tl::unexpected(sources.error());
            }
            std::copy_if(sources->begin(), sources->end(), std::back_inserter(found),
                         [&](const archive::Source& source) { return known.insert(source.id).second; });
        }
    }
    std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.id < b.id; });
    return found;
}

std::string missingFile(const std::vector<archive::Source>& sources)
{
    for (const archive::Source& source : sources) {
        std::error_code code;
        if (!std::filesystem::is_regular_file(source.path, code)) {
            return fmt::format("“{}” is not there any more, so it cannot be read again.", source.path);
        }
    }
    return {};
}

/// The file has to hold what was imported: another content would be another source.
Result<void> checkUnchanged(const archive::Source& source, const std::stop_token& stop)
{
    auto input = Input::open(source.path);
    if (!input) {
        return tl::unexpected(input.error());
    }
    const auto hash = sha256Of(*input, stop);
    if (!hash) {
        return tl::unexpected(hash.error());
    }
    return *hash == source.sha256
               ? Result<void>()
               : fail(ErrorCode::InvalidArgument,
                      fmt::format("“{}” has changed since it was imported. Import it as a new file.", source.path));
}

/// Reads the files of the group within the caller's transaction; the sources that came of it, in the same order.
Result<std::vector<archive::Id>> readAgain(Importer& importer, const ReimportGroup& group, const std::stop_token& stop)
{
    // Files of one meeting find each other within one import; only other settings part them.
    std::vector<archive::Id> fresh;
    for (std::size_t begin = 0; begin < group.sources.size();) {
        std::vector<std::filesystem::path> paths;
        const archive::Source& first = group.sources[begin];
        while (begin < group.sources.size() && group.sources[begin].settingsJson == first.settingsJson) {
            paths.emplace_back(group.sources[begin++].path);
        }
        const auto options = optionsOfSource(first);
        if (!options) {
            return tl::unexpected(options.error());
        }
        const auto report = importer.importFiles(paths, *options, {}, stop);
        if (!report) {
            return tl::unexpected(report.error());
        }
        if (report->cancelled) {
            return fail(ErrorCode::Cancelled, "Reading again was stopped; this file stays as it was.");
        }
        for (const FileReport& file : report->files) {
            if (file.error) {
                return tl::unexpected(*file.error);
            }
            if (!file.source) {
                return fail(ErrorCode::InvalidArgument,
                            fmt::format("The date of “{}” would only be a guess. Import it with its date.",
                                        file.path.string()));
            }
            fresh.push_back(*file.source);
        }
    }
    return fresh.size() == group.sources.size()
               ? Result<std::vector<archive::Id>>(fresh)
               : fail(ErrorCode::Internal, "Not all files of this group were read. Please report this.");
}

Result<std::vector<archive::Id>> conversationsOf(const archive::Reader& reader, const std::vector<archive::Id>& sources)
{
    std::set<archive::Id> ids;
    for (const archive::Id source : sources) {
        const auto some = archive::conversationsOfSource(reader, source);
        if (!some) {
            return tl::unexpected(some.error());
        }
        ids.insert(some->begin(), some->end());
    }
    return std::vector<archive::Id>(ids.begin(), ids.end());
}

/// Finds out which rows stand for which, and puts them in place.
Result<void> replaceGroup(archive::Writer& writer, const archive::SetAside& before,
                          const std::vector<archive::Id>& freshSources, ReimportReport& report)
{
    const auto freshConversations = conversationsOf(writer, freshSources);
    if (!freshConversations) {
        return tl::unexpected(freshConversations.error());
    }
    const auto old = marksOf(writer, before.conversations);
    const auto fresh = marksOf(writer, *freshConversations);
    if (!old || !fresh) {
        return tl::unexpected(old ? fresh.error() : old.error());
    }
    const auto pairs = matchTurns(*old, *fresh);
    archive::Replacement replacement;
    replacement.conversations = matchConversations(pairs);
    for (const auto& [oldTurn, freshTurn] : pairs) {
        replacement.turns.emplace_back(oldTurn->turn, freshTurn->turn);
    }
    for (std::size_t i = 0; i < before.sources.size(); ++i) {
        replacement.sources.emplace_back(before.sources[i], freshSources[i]);
    }
    const auto counts = archive::replaceConversations(writer, before, replacement);
    if (!counts) {
        return tl::unexpected(counts.error());
    }
    report.conversations += counts->conversations;
    report.removed += counts->removed;
    report.added += freshConversations->size() - replacement.conversations.size();
    report.turnsKept += counts->turnsKept;
    report.turnsGone += counts->turnsGone;
    report.turnsNew += fresh->size() - pairs.size();
    return {};
}

Result<void> reimportGroup(archive::Writer& writer, Importer& importer, const ReimportGroup& group,
                           const std::stop_token& stop, ReimportReport& report)
{
    if (!group.obstacle.empty()) {
        return fail(ErrorCode::NotFound, group.obstacle);
    }
    for (const archive::Source& source : group.sources) {
        if (auto ok = checkUnchanged(source, stop); !ok) {
            return ok;
        }
    }
    auto transaction = archive::Transaction::begin(writer);
    if (!transaction) {
        return tl::unexpected(transaction.error());
    }
    std::vector<archive::Id> ids;
    for (const archive::Source& source : group.sources) {
        ids.push_back(source.id);
    }
    const auto before = archive::setSourcesAside(writer, ids);
    if (!before) {
        return tl::unexpected(before.error());
    }
    const auto fresh = readAgain(importer, group, stop);
    if (!fresh) {
        return tl::unexpected(fresh.error());
    }
    ReimportReport counted = report;
    if (auto ok = replaceGroup(writer, *before, *fresh, counted); !ok) {
        return ok;
    }
    if (auto ok = transaction->commit(); !ok) {
        return ok;
    }
    report = std::move(counted);
    ++report.groups;
    return {};
}

} // namespace

Result<std::vector<ReimportGroup>> reimportCandidates(const archive::Reader& reader, const Registry& registry, bool all)
{
    const auto sources = archive::listSources(reader, std::numeric_limits<std::int32_t>::max());
    if (!sources) {
        return tl::unexpected(sources.error());
    }
    std::vector<ReimportGroup> groups;
    std::set<archive::Id> grouped;
    for (const archive::Source& source : *sources) {
        const auto version = versionOf(registry, source.format);
        const bool wanted = version && (all || *version > source.readerVersion);
        if (!wanted || grouped.count(source.id) > 0) {
            continue;
        }
        ReimportGroup group;
        auto connected = connectedSources(reader, source);
        if (!connected) {
            return tl::unexpected(connected.error());
        }
        group.sources = *std::move(connected);
        for (const archive::Source& member : group.sources) {
            grouped.insert(member.id);
        }
        group.obstacle = missingFile(group.sources);
        groups.push_back(std::move(group));
    }
    std::reverse(groups.begin(), groups.end());
    return groups;
}

Result<ReimportReport> reimport(archive::Archive& archive, const emotion::EmotionScorer& scorer,
                                const Registry& registry, const std::vector<ReimportGroup>& groups,
                                const ProgressCallback& progress, const std::stop_token& stop)
{
    if (!archive.canWrite()) {
        return fail(ErrorCode::Busy, "The archive is open for reading only. Close the other program that uses it.");
    }
    Importer importer(archive, scorer, registry);
    ReimportReport report;
    std::uint64_t done = 0;
    for (const ReimportGroup& group : groups) {
        const std::string& path = group.sources.front().path;
        if (stop.stop_requested()) {
            break;
        }
        if (auto ok = reimportGroup(archive.writer(), importer, group, stop, report); !ok) {
            if (ok.error().code == ErrorCode::Cancelled) {
                break;
            }
            report.failures.emplace_back(path, ok.error());
        }
        if (progress) {
            progress({++done, groups.size(), "files", std::filesystem::path(path).filename().string()});
        }
    }
    report.cancelled = stop.stop_requested();
    return report;
}

} // namespace reminisce::ingest
