// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/importer.h"

#include <algorithm>
#include <functional>
#include <new>
#include <system_error>

#include <fmt/format.h>

#include "core/archive/archive.h"
#include "core/archive/people.h"
#include "core/archive/sources.h"
#include "core/ingest/conversation_sink.h"
#include "core/ingest/conversation_store.h"
#include "core/ingest/file_group.h"
#include "core/ingest/import_files.h"
#include "core/ingest/import_notes.h"
#include "core/ingest/open_format.h"
#include "core/ingest/people_resolver.h"
#include "core/ingest/rechunk.h"
#include "core/ingest/recording_date.h"
#include "core/ingest/report_json.h"
#include "core/ingest/text_tools.h"

namespace reminisce::ingest {

/// What the files of one import share.
struct Importer::Run
{
    const ImportOptions& options;
    const ProgressCallback& progress;
    std::stop_token stop;
    std::optional<ZonedClock> zone{};
    ChunkerOptions chunker{};
    std::optional<PeopleResolver> people{}; ///< absent in a preview
    archive::Id batch = 0;
    std::string label{};
    std::uint64_t bytesTotal = 0;
    std::uint64_t bytesBefore = 0; ///< of files that are done

    /// The settings as they count for one file.
    [[nodiscard]] ImportOptions optionsOf(const std::filesystem::path& file) const
    {
        ImportOptions own = options;
        own.fileDates.clear();
        if (const auto date = options.fileDates.find(file); date != options.fileDates.end()) {
            own.date = date->second;
        }
        return own;
    }
};

namespace {

/// The date and what is in a file's name serve readers that need a day while they read.
ReadContext contextOf(const Input& input, const DateHints& dates)
{
    return ReadContext{input.path(), dates.bestCertain()};
}

/// Only recordings of meetings, named with their date, have a transcript and a chat that belong together.
std::string meetingName(const Input& input, std::string_view format, const DateHints& dates)
{
    const bool captions = format == "webvtt" || format == "srt" || format == "zoom-chat" || format == "sbv";
    const bool dated = dates.fileName || dates.folder;
    return captions && dated ? recordingName(input.path()) : std::string();
}

Error nothingSaid(const Input& input, const FileReport& report)
{
    return {ErrorCode::DamagedInput,
            fmt::format("“{}” looks like {}, but nobody says anything in it.", input.path().filename().string(),
                        report.format),
            {}};
}

/// A fault in a reader or a library must not end the program.
Result<void> withoutExceptions(const std::function<Result<void>()>& work)
{
    try {
        return work();
    } catch (const std::bad_alloc&) {
        return fail(ErrorCode::LimitExceeded, "There is not enough memory to read this file.");
    } catch (const std::exception& e) {
        return fail(ErrorCode::Internal, "This file could not be read because of a fault in the program.", e.what());
    }
}

Result<void> settleChunker(const archive::Reader& reader, const ImportOptions& options, ChunkerOptions& chunker)
{
    auto chosen = options.chunker ? Result<ChunkerOptions>(*options.chunker) : chunkerOptionsOf(reader);
    if (chosen) {
        chunker = *chosen;
    }
    return chosen ? Result<void>() : tl::unexpected(chosen.error());
}

std::string labelOf(const std::vector<std::filesystem::path>& files)
{
    if (files.empty()) {
        return {};
    }
    const std::string first = files.front().filename().string();
    return files.size() == 1 ? first : fmt::format("{} + {}", first, files.size() - 1);
}

} // namespace

Importer::Importer(archive::Archive& archive, const emotion::EmotionScorer& scorer, const Registry& registry)
    : m_archive(archive), m_scorer(scorer), m_registry(registry)
{}

Result<ImportReport> Importer::importFiles(const std::vector<std::filesystem::path>& paths,
                                           const ImportOptions& options, const ProgressCallback& progress,
                                           std::stop_token stop)
{
    return run(paths, options, progress, std::move(stop), true);
}

Result<ImportReport> Importer::preview(const std::vector<std::filesystem::path>& paths, const ImportOptions& options,
                                       std::stop_token stop)
{
    return run(paths, options, {}, std::move(stop), false);
}

/// What an import needs before its first file; without `store` nothing of the archive is asked for.
Result<void> Importer::begin(Run& run, bool store)
{
    if (run.options.assumeTimeZone) {
        auto zone = ZonedClock::of(*run.options.assumeTimeZone);
        if (!zone) {
            return tl::unexpected(zone.error());
        }
        run.zone = *std::move(zone);
    }
    if (!store) {
        return {};
    }
    if (!m_archive.canWrite()) {
        return fail(ErrorCode::Busy, "The archive is open for reading only. Close the other program that uses it.");
    }
    if (auto ok = settleChunker(m_archive.writer(), run.options, run.chunker); !ok) {
        return ok;
    }
    run.people.emplace(m_archive.writer());
    return {};
}

/// What an import does after its last file: counts, and what the archive keeps of the import as a whole.
Result<void> Importer::close(const Run& run, ImportReport& report)
{
    report.cancelled = run.stop.stop_requested();
    report.totals = totalsOf(report.files);
    if (!run.people) {
        return {};
    }
    if (run.batch != 0 && !report.cancelled) { // a batch without an end was broken off
        (void)archive::endImportBatch(m_archive.writer(), run.batch, archive::nowUtcMicros());
    }
    return settleOwner(run.options, report);
}

Result<ImportReport> Importer::run(std::vector<std::filesystem::path> paths, const ImportOptions& options,
                                   const ProgressCallback& progress, std::stop_token stop, bool store)
{
    Run run{options, progress, stop};
    if (auto ok = begin(run, store); !ok) {
        return tl::unexpected(ok.error());
    }
    std::optional<FileGroup> group;
    if (store) {
        group.emplace(m_archive.writer());
    }
    ImportReport report;
    const auto keep = [&] {
        if (group && !group->commit(report.files)) {
            run.batch = 0; // it may have begun with these files
            run.people->forget();
        }
    };
    takeOpenExports(store ? &m_archive.writer() : nullptr, paths, report.files, progress, stop);
    const auto files = filesIn(paths, report.files);
    run.label = labelOf(files);
    for (const auto& file : files) {
        std::error_code missing;
        const auto size = std::filesystem::file_size(file, missing);
        run.bytesTotal += missing ? 0 : size;
    }
    for (const auto& file : files) {
        if (stop.stop_requested()) {
            break;
        }
        auto input = Input::open(file);
        FileReport one;
        const auto begun = group ? group->begin(report.files) : Result<void>();
        if (!input) {
            one.error = input.error();
        } else if (!begun) {
            one.error = begun.error();
        } else {
            one = importInput(*input, run);
            run.bytesBefore += input->size();
        }
        one.path = file;
        if (one.error && one.error->code == ErrorCode::Cancelled) {
            break;
        }
        report.files.push_back(std::move(one));
        // Some errors make the database undo the whole group: nothing may follow in it.
        if (group && (group->isDue() || report.files.back().error)) {
            keep();
        }
        if (progress) {
            progress({run.bytesBefore, run.bytesTotal, "bytes", file.filename().string()});
        }
    }
    keep();
    if (store) {
        noteRefusedFiles(m_archive.writer(), report);
    }
    if (auto ok = close(run, report); !ok) {
        return tl::unexpected(ok.error());
    }
    return report;
}

Result<ImportReport> Importer::importText(std::string text, const std::string& title, const ImportOptions& options,
                                          std::stop_token stop)
{
    const ProgressCallback none;
    Run run{options, none, stop};
    if (auto ok = begin(run, true); !ok) {
        return tl::unexpected(ok.error());
    }
    run.label = title;
    Input input = Input::fromMemory(title, std::move(text));
    ImportReport report;
    report.files.push_back(importInput(input, run));
    report.files.back().path = title;
    // A refused text is not noted as files are: there is no file to read again.
    if (auto ok = close(run, report); !ok) {
        return tl::unexpected(ok.error());
    }
    return report;
}

FileReport Importer::importInput(Input& input, Run& run)
{
    FileReport report;
    report.path = input.path();
    auto head = ProbedHead::of(input);
    if (!head) {
        report.error = head.error();
        return report;
    }
    const TranscriptReader* reader = m_registry.find(head->probe());
    if (reader == nullptr) {
        report.error = whyUnreadable(input, head->probe(), run.stop);
        return report;
    }
    report.format = reader->name();
    auto hash = sha256Of(input, run.stop);
    if (!hash) {
        report.error = hash.error();
        return report;
    }
    if (auto ok = input.rewind(); !ok) {
        report.error = ok.error();
        return report;
    }
    if (!run.people) {
        previewOf(input, run, *reader, report);
        return report;
    }
    auto known = archive::findSourceByHash(m_archive.writer(), *hash);
    if (!known) {
        report.error = known.error();
    } else if (*known) {
        report.alreadyImported = true;
        report.source = (*known)->id;
    } else {
        readInto(input, run, *reader, *hash, report);
    }
    return report;
}

void Importer::previewOf(Input& input, Run& run, const TranscriptReader& reader, FileReport& report)
{
    const DateHints dates = dateHintsOf(input.path(), run.optionsOf(input.path()).date);
    ConversationSink sink({dates, run.zone ? &*run.zone : nullptr, titleOfFile(input.path()), {}, run.stop}, nullptr,
                          report);
    const auto read = withoutExceptions([&]() -> Result<void> {
        auto ok = reader.read(input, sink, contextOf(input, dates), run.stop);
        return ok ? sink.finish() : ok;
    });
    if (!read) {
        report.error = read.error();
    } else if (sink.turnsSeen() == 0) {
        report.error = nothingSaid(input, report);
    }
}

void Importer::readInto(Input& input, Run& run, const TranscriptReader& reader, const std::string& sha256,
                        FileReport& report)
{
    archive::Writer& writer = m_archive.writer();
    auto transaction = archive::Transaction::beginWhole(writer);
    if (!transaction) {
        report.error = transaction.error();
        return;
    }
    const archive::Id batchBefore = run.batch;
    const auto work = [&]() -> Result<void> {
        if (run.batch == 0) {
            auto batch = archive::beginImportBatch(writer, run.label, archive::nowUtcMicros());
            if (!batch) {
                return tl::unexpected(batch.error());
            }
            run.batch = *batch;
        }
        archive::Source source;
        source.batch = run.batch;
        source.path = input.path().string();
        source.sha256 = sha256;
        source.format = report.format;
        source.readerVersion = reader.version();
        const ImportOptions own = run.optionsOf(input.path());
        source.settingsJson = settingsJson(own);
        source.importedAtUtc = archive::nowUtcMicros();
        auto id = archive::addSource(writer, source);
        if (!id) {
            return tl::unexpected(id.error());
        }
        report.source = *id;
        const DateHints dates = dateHintsOf(input.path(), own.date);
        ConversationStore store(writer, m_scorer, *run.people,
                                {*id, run.batch, report.format, meetingName(input, report.format, dates), run.chunker},
                                report);
        const auto progress = [&] {
            if (run.progress) {
                run.progress({run.bytesBefore + std::min(input.position(), input.size()), run.bytesTotal, "bytes",
                              input.path().filename().string()});
            }
        };
        ConversationSink sink({dates, run.zone ? &*run.zone : nullptr, titleOfFile(input.path()), progress, run.stop},
                              &store, report);
        if (auto ok = reader.read(input, sink, contextOf(input, dates), run.stop); !ok) {
            return ok;
        }
        if (auto ok = sink.finish(); !ok) {
            return ok;
        }
        if (sink.turnsSeen() == 0) {
            return tl::unexpected(nothingSaid(input, report));
        }
        report.alreadyImported = report.turns == 0 && store.recognised() > 0;
        if (auto ok = archive::setSourceReport(writer, *id, toJson(report)); !ok) {
            return ok;
        }
        return transaction->commit();
    };
    if (auto ok = withoutExceptions(work); !ok) {
        if (!report.needsDate) {
            report.error = ok.error();
        }
        clearCounts(report);
        run.batch = batchBefore;
        run.people->forget();
    }
}

/// Marks the owner once their words are there; a name that nobody has changes nothing when nothing was stored.
Result<void> Importer::settleOwner(const ImportOptions& options, const ImportReport& report)
{
    if (!options.owner) {
        return {};
    }
    auto person = archive::resolvePerson(m_archive.writer(), normalizedName(*options.owner));
    if (!person) {
        return tl::unexpected(person.error());
    }
    if (!*person && report.totals.turns == 0) {
        return {};
    }
    auto transaction = archive::Transaction::begin(m_archive.writer());
    if (!transaction) {
        return tl::unexpected(transaction.error());
    }
    PeopleResolver people(m_archive.writer());
    if (auto ok = people.setOwner(*options.owner); !ok) {
        return ok;
    }
    return transaction->commit();
}

} // namespace reminisce::ingest
