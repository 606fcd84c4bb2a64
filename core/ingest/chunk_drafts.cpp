// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/chunk_drafts.h"

#include <utility>
#include <vector>

#include "core/emotion/aggregate.h"

namespace reminisce::ingest {

EmotionScores feelingOf(std::size_t first, std::size_t last, std::span<const TurnFeeling> turns)
{
    std::vector<emotion::WeightedScores> scores;
    for (std::size_t i = first; i <= last && i < turns.size(); ++i) {
        if (turns[i].emotions) {
            scores.push_back({*turns[i].emotions, turns[i].bytes});
        }
    }
    return emotion::aggregate(scores);
}

archive::ChunkDraft chunkDraftOf(TurnChunk chunk, std::span<const TurnFeeling> turns)
{
    archive::ChunkDraft draft;
    draft.firstTurn = chunk.firstTurn;
    draft.lastTurn = chunk.lastTurn;
    draft.firstOffset = chunk.firstOffset;
    draft.lastOffset = chunk.lastOffset;
    draft.text = std::move(chunk.text);
    draft.emotions = feelingOf(draft.firstTurn, draft.lastTurn, turns);
    return draft;
}

} // namespace reminisce::ingest
