// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/chunk_succession.h"

#include <algorithm>
#include <functional>
#include <string_view>
#include <tuple>
#include <unordered_map>

#include "core/archive/emotion_text_rows.h"

namespace reminisce::archive {
namespace {

/// Chunks of one conversation by their first turn, and for each the furthest last turn so far, to find overlaps
/// quickly.
struct Places
{
    std::vector<ChunkPlace> chunks;
    std::vector<std::int64_t> furthest;
};
using ByConversation = std::unordered_map<Id, Places>;

ByConversation placesOf(std::span<const ChunkPlace> chunks)
{
    ByConversation byConversation;
    for (const ChunkPlace& chunk : chunks) {
        byConversation[chunk.conversation].chunks.push_back(chunk);
    }
    for (auto& [conversation, places] : byConversation) {
        std::stable_sort(places.chunks.begin(), places.chunks.end(),
                         [](const ChunkPlace& a, const ChunkPlace& b) { return a.first < b.first; });
        std::int64_t furthest = -1;
        for (const ChunkPlace& chunk : places.chunks) {
            furthest = std::max(furthest, chunk.last);
            places.furthest.push_back(furthest);
        }
    }
    return byConversation;
}

std::int64_t commonTurns(const ChunkPlace& a, const ChunkPlace& b)
{
    return std::min(a.last, b.last) - std::max(a.first, b.first) + 1;
}

/// The chunk to which the place goes; null when none touches it.
const ChunkPlace* successorOf(const ChunkPlace& old, const Places& fresh)
{
    const ChunkPlace* best = nullptr;
    std::tuple<bool, std::int64_t> bestScore{false, 0};
    const auto reaching = std::lower_bound(fresh.furthest.begin(), fresh.furthest.end(), old.first);
    for (auto i = static_cast<std::size_t>(reaching - fresh.furthest.begin()); i < fresh.chunks.size(); ++i) {
        const ChunkPlace& place = fresh.chunks[i];
        if (place.first > old.last) {
            break;
        }
        const std::tuple<bool, std::int64_t> score{place.textHash == old.textHash, commonTurns(old, place)};
        if (std::get<1>(score) > 0 && score > bestScore) {
            best = &place;
            bestScore = score;
        }
    }
    return best;
}

Result<> handOver(Connection& connection, const ChunkPlace& old, const ChunkPlace& successor)
{
    REMINISCE_ARCHIVE_TRY(connection.run("UPDATE evidence SET chunk_id = ? WHERE chunk_id = ?", successor.id, old.id));
    REMINISCE_ARCHIVE_TRY(connection.run("UPDATE citation SET chunk_id = ? WHERE chunk_id = ?", successor.id, old.id));
    if (old.textHash != successor.textHash) {
        return {};
    }
    REMINISCE_ARCHIVE_TRY(
        connection.run("UPDATE OR IGNORE embedding SET chunk_id = ? WHERE chunk_id = ?", successor.id, old.id));
    return moveEmotionText(connection, old.id, successor.id);
}

} // namespace

Result<std::vector<ChunkPlace>> chunkPlaces(Connection& connection, Id conversation)
{
    Statement query = connection.query(
        "SELECT id, first_turn, last_turn, text FROM chunk WHERE conversation_id = ? ORDER BY first_turn, id",
        conversation);
    std::vector<ChunkPlace> places;
    while (query.next()) {
        places.push_back({query.integer(0), conversation, query.integer(1), query.integer(2),
                          std::hash<std::string_view>()(query.text(3))});
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return places;
}

Result<> handOverChunks(Connection& connection, std::span<const ChunkPlace> old, std::span<const ChunkPlace> fresh)
{
    const ByConversation byConversation = placesOf(fresh);
    for (const ChunkPlace& place : old) {
        const auto found = byConversation.find(place.conversation);
        const ChunkPlace* successor = found == byConversation.end() ? nullptr : successorOf(place, found->second);
        if (successor != nullptr) {
            REMINISCE_ARCHIVE_TRY(handOver(connection, place, *successor));
        }
    }
    return {};
}

} // namespace reminisce::archive
