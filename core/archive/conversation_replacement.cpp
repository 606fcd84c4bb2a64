// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/conversation_replacement.h"

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>

#include "core/archive/chunk_succession.h"
#include "core/archive/conversations.h"
#include "core/archive/people_change_rows.h"
#include "core/archive/removal.h"
#include "core/archive/store_rows.h"

namespace reminisce::archive {
namespace {

/// Where a fresh turn lies.
struct TurnPlace
{
    Id conversation = 0;
    std::int64_t ordinal = 0;
};

Result<std::optional<TurnPlace>> placeOf(Connection& connection, Id turn)
{
    Statement query = connection.query("SELECT conversation_id, ordinal FROM turn WHERE id = ?", turn);
    std::optional<TurnPlace> place;
    if (query.next()) {
        place = TurnPlace{query.integer(0), query.integer(1)};
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return place;
}

using FreshPlaces = std::map<std::pair<Id, std::int64_t>, TurnPlace>; ///< by old conversation and ordinal

/// The old chunks in the numbering of the fresh conversations. Those without a turn that stayed are left out.
Result<std::vector<ChunkPlace>> translatedChunks(Connection& connection, std::span<const Id> conversations,
                                                 const FreshPlaces& places)
{
    std::vector<ChunkPlace> translated;
    for (const Id conversation : conversations) {
        const auto chunks = chunkPlaces(connection, conversation);
        REMINISCE_ARCHIVE_TRY(chunks);
        for (const ChunkPlace& chunk : *chunks) {
            ChunkPlace moved = chunk;
            moved.conversation = 0;
            for (auto it = places.lower_bound({conversation, chunk.first});
                 it != places.end() && it->first.first == conversation && it->first.second <= chunk.last; ++it) {
                const TurnPlace& place = it->second;
                if (moved.conversation == 0) {
                    moved.conversation = place.conversation;
                    moved.first = moved.last = place.ordinal;
                } else if (moved.conversation == place.conversation) {
                    moved.first = std::min(moved.first, place.ordinal);
                    moved.last = std::max(moved.last, place.ordinal);
                }
            }
            if (moved.conversation != 0) {
                translated.push_back(moved);
            }
        }
    }
    return translated;
}

Result<> handOver(Connection& connection, const SetAside& before, const Replacement& replacement)
{
    FreshPlaces places;
    std::set<Id> freshConversations;
    for (const auto& [old, fresh] : replacement.turns) {
        const auto from = placeOf(connection, old);
        REMINISCE_ARCHIVE_TRY(from);
        const auto to = placeOf(connection, fresh);
        REMINISCE_ARCHIVE_TRY(to);
        if (*from && *to) {
            places[{(*from)->conversation, (*from)->ordinal}] = **to;
            freshConversations.insert((*to)->conversation);
        }
    }
    const auto old = translatedChunks(connection, before.conversations, places);
    REMINISCE_ARCHIVE_TRY(old);
    std::vector<ChunkPlace> fresh;
    for (const Id conversation : freshConversations) {
        auto chunks = chunkPlaces(connection, conversation);
        REMINISCE_ARCHIVE_TRY(chunks);
        fresh.insert(fresh.end(), chunks->begin(), chunks->end());
    }
    return handOverChunks(connection, *old, fresh);
}

/// The old row takes what the fresh one says, and the fresh one goes: so the id, and all that names it, stays.
Result<> keepTurn(Connection& connection, Id old, Id fresh)
{
    REMINISCE_ARCHIVE_TRY(connection.run(
        "UPDATE turn SET person_id = (SELECT person_id FROM turn WHERE id = ?1) WHERE id = ?2 AND EXISTS "
        "(SELECT 1 FROM corrected_speaker WHERE turn_id = ?1)",
        old, fresh));
    // Out of the way of the unique index first.
    REMINISCE_ARCHIVE_TRY(connection.run("UPDATE turn SET ordinal = -1 - ordinal WHERE id = ?", fresh));
    REMINISCE_ARCHIVE_TRY(connection.run(
        "UPDATE turn SET (conversation_id, ordinal, external_id, person_id, started_local, ended_local, utc_offset, "
        "emotions, emotion_model, text) = (SELECT conversation_id, -1 - ordinal, external_id, person_id, "
        "started_local, ended_local, utc_offset, emotions, emotion_model, text FROM turn WHERE id = ?2) WHERE id = ?1",
        old, fresh));
    return connection.run("DELETE FROM turn WHERE id = ?", fresh);
}

/// Old conversation `old` takes over everything of `fresh`.
Result<> keepConversation(Connection& connection, Id old, Id fresh)
{
    REMINISCE_ARCHIVE_TRY(connection.run("DELETE FROM chunk WHERE conversation_id = ?", old));
    REMINISCE_ARCHIVE_TRY(connection.run("DELETE FROM turn WHERE conversation_id = ?", old));
    REMINISCE_ARCHIVE_TRY(connection.run("DELETE FROM conversation_source WHERE conversation_id = ?", old));
    REMINISCE_ARCHIVE_TRY(connection.run(
        "UPDATE conversation SET (external_id, fingerprint, started_local, ended_local, utc_offset, date_source) = "
        "(SELECT external_id, fingerprint, started_local, ended_local, utc_offset, date_source FROM conversation "
        "WHERE id = ?2) WHERE id = ?1",
        old, fresh));
    REMINISCE_ARCHIVE_TRY(connection.run("UPDATE conversation SET title = (SELECT title FROM conversation WHERE id = "
                                         "?2) WHERE id = ?1 AND title_edited = 0",
                                         old, fresh));
    REMINISCE_ARCHIVE_TRY(connection.run("UPDATE turn SET conversation_id = ? WHERE conversation_id = ?", old, fresh));
    REMINISCE_ARCHIVE_TRY(connection.run("UPDATE chunk SET conversation_id = ? WHERE conversation_id = ?", old, fresh));
    REMINISCE_ARCHIVE_TRY(
        connection.run("UPDATE conversation_source SET conversation_id = ? WHERE conversation_id = ?", old, fresh));
    return connection.run("DELETE FROM conversation WHERE id = ?", fresh);
}

Result<> refreshPeople(Connection& connection, Id conversation)
{
    const auto corrected = connection.count("SELECT count(*) FROM turn t JOIN corrected_speaker s ON s.turn_id = t.id "
                                            "WHERE t.conversation_id = ?",
                                            conversation);
    REMINISCE_ARCHIVE_TRY(corrected);
    if (*corrected == 0) {
        return {};
    }
    const auto chunks = idsOf(connection.query("SELECT id FROM chunk WHERE conversation_id = ?", conversation));
    REMINISCE_ARCHIVE_TRY(chunks);
    for (const Id chunk : *chunks) {
        REMINISCE_ARCHIVE_TRY(refreshChunkPeople(connection, chunk));
    }
    return {};
}

/// The old source takes what the fresh one says of the reading, and its conversations.
Result<> keepSource(Connection& connection, Id old, Id fresh, const std::string& hash)
{
    REMINISCE_ARCHIVE_TRY(connection.run(
        "UPDATE source SET (format, report, reader_version) = (SELECT format, report, reader_version FROM source "
        "WHERE id = ?2) WHERE id = ?1",
        old, fresh));
    REMINISCE_ARCHIVE_TRY(
        connection.run("INSERT OR IGNORE INTO conversation_source SELECT conversation_id, ?1 FROM conversation_source "
                       "WHERE source_id = ?2",
                       old, fresh));
    REMINISCE_ARCHIVE_TRY(
        connection.run("DELETE FROM import_batch WHERE id = (SELECT batch_id FROM source WHERE id = ?)", fresh));
    REMINISCE_ARCHIVE_TRY(connection.run("DELETE FROM source WHERE id = ?", fresh)); // with its links
    return connection.run("UPDATE source SET sha256 = ? WHERE id = ?", hash, old);
}

Result<std::vector<Id>> speakersOf(Connection& connection, std::span<const Id> conversations)
{
    std::set<Id> people;
    for (const Id conversation : conversations) {
        const auto ids = idsOf(connection.query(
            "SELECT DISTINCT person_id FROM turn WHERE conversation_id = ? AND person_id > 0", conversation));
        REMINISCE_ARCHIVE_TRY(ids);
        people.insert(ids->begin(), ids->end());
    }
    return std::vector<Id>(people.begin(), people.end());
}

/// Of those who were spoken of before; whoever the person has named otherwise or given an alias stays.
Result<> removeSilent(Connection& connection, const std::vector<Id>& people)
{
    for (const Id person : people) {
        REMINISCE_ARCHIVE_TRY(connection.run(
            "DELETE FROM person WHERE id = ?1 AND is_owner = 0 AND NOT EXISTS (SELECT 1 FROM turn WHERE person_id = "
            "?1) AND NOT EXISTS (SELECT 1 FROM chunk_person WHERE person_id = ?1) AND NOT EXISTS (SELECT 1 FROM "
            "person_alias WHERE person_id = ?1)",
            person));
    }
    return {};
}

/// Old conversations that nothing replaces, and fresh ones that the person did not want.
Result<std::uint64_t> removeUnwanted(Connection& connection, const SetAside& before, const Replacement& replacement)
{
    std::set<Id> leaving(before.conversations.begin(), before.conversations.end());
    for (const auto& [old, fresh] : replacement.conversations) {
        leaving.erase(old);
    }
    const std::uint64_t gone = leaving.size();
    for (const auto& [oldSource, freshSource] : replacement.sources) {
        for (const std::string& fingerprint : before.unwanted) {
            const auto ids = idsOf(connection.query("SELECT c.id FROM conversation c JOIN conversation_source s ON "
                                                    "s.conversation_id = c.id WHERE s.source_id = ? AND "
                                                    "c.fingerprint = ?",
                                                    oldSource, fingerprint));
            REMINISCE_ARCHIVE_TRY(ids);
            std::copy_if(ids->begin(), ids->end(), std::inserter(leaving, leaving.end()), [&](Id id) {
                return std::none_of(replacement.conversations.begin(), replacement.conversations.end(),
                                    [&](const auto& pair) { return pair.first == id; });
            });
        }
    }
    const std::vector<Id> ids(leaving.begin(), leaving.end());
    const auto removed = removeConversations(connection, ids);
    REMINISCE_ARCHIVE_TRY(removed);
    return gone;
}

} // namespace

Result<std::vector<Id>> conversationsOfSource(const Reader& reader, Id source)
{
    return idsOf(reader.connection().query(
        "SELECT conversation_id FROM conversation_source WHERE source_id = ? ORDER BY conversation_id", source));
}

Result<SetAside> setSourcesAside(Writer& writer, std::span<const Id> sources)
{
    Connection& connection = writer.connection();
    return inTransaction(connection, [&]() -> Result<SetAside> {
        SetAside before;
        std::set<Id> conversations;
        for (const Id source : sources) {
            Statement query = connection.query("SELECT sha256 FROM source WHERE id = ?", source);
            before.hashes.push_back(query.next() ? query.string(0) : std::string());
            REMINISCE_ARCHIVE_TRY(query.status());
            before.sources.push_back(source);
            const auto ids = conversationsOfSource(writer, source);
            REMINISCE_ARCHIVE_TRY(ids);
            conversations.insert(ids->begin(), ids->end());
            Statement unwanted =
                connection.query("SELECT fingerprint FROM removed_conversation WHERE source_id = ?", source);
            while (unwanted.next()) {
                before.unwanted.push_back(unwanted.string(0));
            }
            REMINISCE_ARCHIVE_TRY(unwanted.status());
        }
        for (const Id source : sources) {
            REMINISCE_ARCHIVE_TRY(connection.run("UPDATE source SET sha256 = 'set aside ' || id WHERE id = ?", source));
        }
        for (const Id conversation : conversations) {
            REMINISCE_ARCHIVE_TRY(connection.run(
                "UPDATE conversation SET fingerprint = NULL, external_id = NULL WHERE id = ?", conversation));
        }
        before.conversations.assign(conversations.begin(), conversations.end());
        return before;
    });
}

Result<ReplacedCounts> replaceConversations(Writer& writer, const SetAside& before, const Replacement& replacement)
{
    Connection& connection = writer.connection();
    return inTransaction(connection, [&]() -> Result<ReplacedCounts> {
        connection.markChanged();
        REMINISCE_ARCHIVE_TRY(prepareRemoval(connection));
        const auto people = speakersOf(connection, before.conversations);
        REMINISCE_ARCHIVE_TRY(people);
        ReplacedCounts counts;
        for (const Id conversation : before.conversations) {
            const auto turns = connection.count("SELECT count(*) FROM turn WHERE conversation_id = ?", conversation);
            REMINISCE_ARCHIVE_TRY(turns);
            counts.turnsGone += *turns;
        }
        REMINISCE_ARCHIVE_TRY(handOver(connection, before, replacement));
        for (const auto& [old, fresh] : replacement.turns) {
            REMINISCE_ARCHIVE_TRY(keepTurn(connection, old, fresh));
            ++counts.turnsKept;
        }
        counts.turnsGone -= std::min(counts.turnsGone, counts.turnsKept);
        for (const auto& [old, fresh] : replacement.conversations) {
            REMINISCE_ARCHIVE_TRY(keepConversation(connection, old, fresh));
            REMINISCE_ARCHIVE_TRY(refreshPeople(connection, old));
            ++counts.conversations;
        }
        for (std::size_t i = 0; i < before.sources.size(); ++i) {
            const auto pair = std::find_if(replacement.sources.begin(), replacement.sources.end(),
                                           [&](const auto& candidate) { return candidate.first == before.sources[i]; });
            if (pair != replacement.sources.end()) {
                REMINISCE_ARCHIVE_TRY(keepSource(connection, pair->first, pair->second, before.hashes[i]));
            }
        }
        const auto removed = removeUnwanted(connection, before, replacement);
        REMINISCE_ARCHIVE_TRY(removed);
        counts.removed = *removed;
        REMINISCE_ARCHIVE_TRY(removeSilent(connection, *people));
        return counts;
    });
}

} // namespace reminisce::archive
