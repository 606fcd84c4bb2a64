// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/local_time.h"

namespace reminisce::ingest {

struct ChunkerOptions
{
    std::size_t maxTokens = 200;                  ///< estimated tokens of a chunk's text, speaker names included
    std::size_t overlapTurns = 1;                 ///< turns at the end of a chunk that begin the next one too
    LocalMicros maxPause = 30 * kMicrosPerMinute; ///< a longer silence begins a new chunk, without overlap
};

/// A turn as the chunker sees it.
struct ChunkerTurn
{
    std::string speaker; ///< empty when unknown
    std::string text;
    std::optional<LocalMicros> startedAt;
    std::optional<LocalMicros> endedAt;
};

/// Consecutive turns of one conversation. Turn indices count from 0 in the order added; offsets are bytes in the text
/// of the first and last turn (a long turn may be split), the last one exclusive.
struct TurnChunk
{
    std::size_t firstTurn = 0;
    std::size_t firstOffset = 0;
    std::size_t lastTurn = 0;
    std::size_t lastOffset = 0;
    std::string text; ///< "Speaker: text" lines
    std::optional<LocalMicros> startedAt;
};

/// Estimated tokens of a text for common sub-word vocabularies: a quarter of its characters, at least one per word.
[[nodiscard]] std::size_t estimatedTokens(std::string_view text);

/// Cuts one conversation into chunks while its turns arrive; holds at most the turns of the chunk under way.
class Chunker
{
public:
    explicit Chunker(ChunkerOptions options = {});
    /// Adds the next turn and returns the chunks that are finished by it.
    [[nodiscard]] std::vector<TurnChunk> add(ChunkerTurn turn);
    /// The rest; the chunker begins a new conversation afterwards.
    [[nodiscard]] std::vector<TurnChunk> finish();

private:
    struct Piece
    {
        std::size_t turn = 0;
        std::size_t begin = 0;
        std::size_t end = 0;
        std::string line;
        std::size_t tokens = 0;
        std::optional<LocalMicros> startedAt;
        bool whole = true;
    };
    void emit(std::vector<TurnChunk>& out);
    void addPiece(Piece piece, std::vector<TurnChunk>& out);

    ChunkerOptions m_options;
    std::vector<Piece> m_pieces;
    std::size_t m_tokens = 0;
    std::size_t m_turns = 0;
    std::size_t m_fresh = 0; ///< pieces that no chunk holds yet
    std::optional<LocalMicros> m_lastEnd;
};

/// All chunks of a conversation at once.
[[nodiscard]] std::vector<TurnChunk> chunkTurns(const std::vector<ChunkerTurn>& turns, ChunkerOptions options = {});

} // namespace reminisce::ingest
