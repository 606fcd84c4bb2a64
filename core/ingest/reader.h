// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/local_time.h"
#include "core/ingest/date_source.h"
#include "core/ingest/input.h"

namespace reminisce::ingest {

/// The beginning of a file, by which readers recognise their format.
struct Probe
{
    static constexpr std::size_t kBytes = std::size_t{64} << 10U;

    std::string_view raw;  ///< first kBytes as they are
    std::string_view text; ///< the same decoded to UTF-8, without a byte order mark
    bool complete = false; ///< the whole file is in here
    std::string fileName;  ///< last component of the path; only a hint, formats are found by content
    /// When the text begins like JSON: the paths seen in it, with "[]" for any array index, e.g. "chunks/[]/text" or
    /// "[]/conversation/session_1/[]/dia_id". Inner nodes are listed too ("chunks", "chunks/[]").
    std::set<std::string, std::less<>> jsonPaths;

    [[nodiscard]] bool isJson() const { return !jsonPaths.empty(); }
    [[nodiscard]] bool hasJson(std::string_view path) const { return jsonPaths.find(path) != jsonPaths.end(); }
};

/// What the offsets of a conversation's turns count from.
enum class OffsetBase {
    RecordingStart,
    Midnight, ///< wall-clock times without a day: offsets count from 00:00 of the conversation's (or file name's) day
};

/// The beginning of a conversation, as far as the file says it.
struct ReadConversation
{
    std::string title;                           ///< empty: the importer makes one from the file's name
    std::string externalId;                      ///< the id that a dataset or program gave; may be empty
    std::optional<Moment> startedAt;             ///< only when the content says it
    DateSource dateSource = DateSource::Content; ///< of startedAt; the name of an entry within a container is FileName
    OffsetBase offsetBase = OffsetBase::RecordingStart;
    std::uint64_t line = 0;
};

/// One utterance. Times are either absolute or offsets (microseconds); both may be missing.
struct ReadTurn
{
    std::string speaker;  ///< as written, empty when the source does not say who speaks
    bool isOwner = false; ///< the source marks this speaker as the one whose archive it is ("is_user", "microphone")
    std::string text;     ///< not empty after trimming, or the importer reports it as skipped
    std::optional<Moment> startedAt;
    std::optional<Moment> endedAt;
    std::optional<std::int64_t> startOffset; ///< microseconds, see OffsetBase
    std::optional<std::int64_t> endOffset;
    std::string externalId;
    std::uint64_t line = 0; ///< where it begins in the file, from 1; 0 where lines mean nothing
};

/// A unit of retrieval that the dataset brings along, over turns already reported of the current conversation.
/// A conversation with at least one such chunk is not chunked by the importer.
struct ReadChunk
{
    std::string externalId;
    std::size_t firstTurn = 0; ///< index within the conversation, from 0
    std::size_t lastTurn = 0;  ///< inclusive
    std::string text;          ///< kept as given
    std::optional<Moment> startedAt;
};

/// A part of the file that was not used.
struct SkippedLine
{
    std::uint64_t line = 0; ///< from 1; 0 when lines mean nothing in this format
    std::string text;       ///< its beginning; the importer cuts it to a length that can be shown
    std::string reason;     ///< a short English sentence without full stop, e.g. "a cue without a time"
};

/// Takes what a reader finds, in the order of the file (a format that is newest first is turned round by its reader).
/// A failure (stop requested, archive full) is to be returned by the reader at once.
class ReadSink
{
public:
    virtual ~ReadSink() = default;
    /// Ends the conversation before. Turns without a conversation begun open one with default values.
    [[nodiscard]] virtual Result<void> beginConversation(ReadConversation conversation) = 0;
    [[nodiscard]] virtual Result<void> addTurn(ReadTurn turn) = 0;
    [[nodiscard]] virtual Result<void> addChunk(ReadChunk chunk) = 0;
    /// Everything of the file that becomes no turn and carries words is reported; pure syntax is not.
    virtual void skip(SkippedLine line) = 0;
    /// A sentence that the person should read, e.g. that day and month could not be told apart.
    virtual void warn(std::string sentence) = 0;
};

/// What is known about a file besides its content.
struct ReadContext
{
    std::filesystem::path path;
    /// The date given by the person, or found in the file's or the folder's name, for formats that need a day while
    /// they read; most readers just report offsets and leave dates to the importer.
    std::optional<FoundDate> nameDate;
};

/// Reads one transcript format. Stateless, so that one instance serves many files and threads.
class TranscriptReader
{
public:
    virtual ~TranscriptReader() = default;
    /// Stable name, e.g. "zoom-vtt"; stored as the source's format.
    [[nodiscard]] virtual std::string_view name() const = 0;
    /// Goes up when the reader understands its format better than before, so that files can be read again.
    [[nodiscard]] virtual int version() const { return 1; }
    /// 0: not this format; 100: certainly. General readers (plain text) stay below 40, specific ones above 60.
    [[nodiscard]] virtual int confidence(const Probe& probe) const = 0;
    /// Reads from the beginning of the input (already rewound). Fails only when the file as a whole is unusable; what
    /// was reported before is then taken back by the importer. Checks `stop` at least every few hundred lines and then
    /// fails with Cancelled (helper: checkStop).
    [[nodiscard]] virtual Result<void> read(Input& input, ReadSink& sink, const ReadContext& context,
                                            std::stop_token stop) const = 0;
};

/// Fails with Cancelled once stop was requested.
[[nodiscard]] Result<void> checkStop(const std::stop_token& stop);

} // namespace reminisce::ingest
