// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/transcript_file.h"

#include <system_error>

#include <fmt/format.h>

#include "core/archive/tags.h"
#include "core/archive/turns.h"
#include "core/ingest/reader.h"
#include "core/ingest/text_file.h"
#include "core/text/unicode.h"

namespace reminisce::ingest {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kTurnsAtATime = 1000;
constexpr std::size_t kLongestName = 120; ///< bytes; most file systems take 255

Result<TranscriptHead> headOf(const archive::Reader& reader, archive::Id conversation)
{
    auto row = archive::conversationRow(reader, conversation);
    const auto summary = archive::conversationSummary(reader, conversation);
    auto tags = archive::tagsOf(reader, conversation);
    if (!row || !summary || !tags) {
        return tl::unexpected(!row ? row.error() : !summary ? summary.error() : tags.error());
    }
    if (!*row || !*summary) {
        return fail(ErrorCode::NotFound, "This conversation is not in the archive any more.");
    }
    TranscriptHead head{std::move(**row), {}, std::move(*tags)};
    for (const auto& [id, name] : (*summary)->people) {
        head.people.push_back(name);
    }
    return head;
}

/// A name in the directory that nothing has yet.
fs::path freeName(const fs::path& directory, const std::string& name, std::string_view suffix)
{
    fs::path file = directory / fmt::format("{}.{}", name, suffix);
    std::error_code code;
    for (int number = 2; fs::exists(file, code); ++number) {
        file = directory / fmt::format("{} ({}).{}", name, number, suffix);
    }
    return file;
}

} // namespace

std::string transcriptFileName(std::string_view title, const std::optional<Moment>& start)
{
    std::string fit;
    const std::string clean = text::removeBidiControls(text::collapseWhitespace(title));
    for (std::size_t at = 0; at < clean.size();) {
        const char32_t c = text::nextCodePoint(clean, at);
        const bool unfit =
            c < 0x20 || c == 0x7F || std::u32string_view(U"/\\:*?\"<>|").find(c) != std::u32string_view::npos;
        text::appendUtf8(fit, unfit ? U'_' : c);
    }
    const std::string day = start ? formatIsoDate(start->local) + " " : std::string();
    std::string name = day + std::string(text::prefixOfBytes(fit, kLongestName));
    while (!name.empty() && (name.back() == ' ' || name.back() == '.')) {
        name.pop_back();
    }
    // A leading dot would hide the file.
    return name.empty() || name.front() == '.' ? "_" + name : name;
}

Result<void> writeTranscript(const archive::Reader& reader, archive::Id conversation, TranscriptForm form,
                             const fs::path& file, std::stop_token stop,
                             const std::function<void(const archive::Turn&)>& seen)
{
    const auto head = headOf(reader, conversation);
    if (!head) {
        return tl::unexpected(head.error());
    }
    const auto writer = makeTranscriptWriter(form);
    TextFile out(file);
    out.text(writer->begin(*head));
    bool timed = false;
    for (std::uint64_t ordinal = 0;; ordinal += kTurnsAtATime) {
        if (auto ok = checkStop(stop); !ok) {
            return ok;
        }
        const auto turns = archive::turnsOfConversation(reader, conversation, ordinal, kTurnsAtATime);
        if (!turns) {
            return tl::unexpected(turns.error());
        }
        for (const archive::Turn& turn : *turns) {
            out.text(writer->turn(turn));
            timed = timed || turn.start;
            if (seen) {
                seen(turn);
            }
        }
        if (turns->size() < kTurnsAtATime) {
            break;
        }
    }
    if (needsTimes(form) && !timed) {
        return fail(ErrorCode::InvalidArgument,
                    "The turns of this conversation have no times, so it cannot be written as subtitles. Choose "
                    "another form.");
    }
    out.text(writer->end());
    return out.close();
}

Result<TranscriptFiles> writeTranscripts(const archive::Reader& reader, std::span<const archive::Id> conversations,
                                         TranscriptForm form, const fs::path& directory,
                                         const ProgressCallback& progress, std::stop_token stop)
{
    std::error_code code;
    fs::create_directories(directory, code);
    if (code) {
        return tl::unexpected(cannotWrite(directory));
    }
    TranscriptFiles files;
    std::uint64_t done = 0;
    for (const archive::Id id : conversations) {
        const auto row = archive::conversationRow(reader, id);
        if (!row) {
            return tl::unexpected(row.error());
        }
        if (*row) {
            const fs::path file = freeName(directory, transcriptFileName((*row)->title, (*row)->start), suffixOf(form));
            const auto written = writeTranscript(reader, id, form, file, stop);
            if (!written && written.error().code != ErrorCode::InvalidArgument) {
                return tl::unexpected(written.error());
            }
            ++(written ? files.written : files.withoutTimes);
        }
        if (progress) {
            progress({++done, conversations.size(), "conversations", "Exporting"});
        }
    }
    return files;
}

} // namespace reminisce::ingest
