// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/collection_archive.h"

#include <algorithm>
#include <cstdlib>
#include <utility>
#include <vector>

#include "core/archive/chunks.h"
#include "core/archive/conversations.h"
#include "core/archive/people.h"
#include "core/ingest/reindex.h"

namespace reminisce::evaluation {

namespace {

Result<std::filesystem::path> makeTemporaryDirectory()
{
    std::error_code status;
    std::string name = (std::filesystem::temp_directory_path(status) / "reminisce-evaluation-XXXXXX").string();
    if (status || ::mkdtemp(name.data()) == nullptr) {
        return fail(ErrorCode::Io, "No temporary directory could be made for the evaluation. Is the disk full?");
    }
    return std::filesystem::path(name);
}

/// Units of the same conversation, in the order of the file.
std::vector<std::vector<const RetrievalUnit*>> conversationsOf(const RetrievalCollection& collection)
{
    std::vector<std::vector<const RetrievalUnit*>> conversations;
    std::map<std::string, std::size_t> places;
    for (const RetrievalUnit& unit : collection.units) {
        const auto [place, isNew] = places.emplace(unit.conversation, conversations.size());
        if (isNew) {
            conversations.emplace_back();
        }
        conversations[place->second].push_back(&unit);
    }
    return conversations;
}

} // namespace

Result<std::unique_ptr<CollectionArchive>> CollectionArchive::store(const RetrievalCollection& collection,
                                                                    const emotion::EmotionScorer& scorer)
{
    auto directory = makeTemporaryDirectory();
    if (!directory) {
        return tl::unexpected(directory.error());
    }
    std::unique_ptr<CollectionArchive> stored(new CollectionArchive);
    stored->m_directory = *directory;
    auto archive = archive::Archive::open(*directory / "archive");
    if (!archive) {
        return tl::unexpected(archive.error());
    }
    stored->m_archive = std::make_unique<archive::Archive>(std::move(*archive));
    if (const auto filled = stored->fill(collection, scorer); !filled) {
        return tl::unexpected(filled.error());
    }
    return stored;
}

CollectionArchive::~CollectionArchive()
{
    m_archive.reset();
    std::error_code ignored;
    std::filesystem::remove_all(m_directory, ignored);
}

Result<> CollectionArchive::fill(const RetrievalCollection& collection, const emotion::EmotionScorer& scorer)
{
    archive::Writer& writer = m_archive->writer();
    auto transaction = archive::Transaction::begin(writer);
    if (!transaction) {
        return tl::unexpected(transaction.error());
    }
    std::map<std::string, archive::Id> people;
    const auto personId = [&](const std::string& name) -> Result<archive::Id> {
        if (name.empty()) {
            return archive::Id{0};
        }
        if (const auto known = people.find(name); known != people.end()) {
            return known->second;
        }
        auto id = archive::addPerson(writer, name);
        if (id) {
            people.emplace(name, *id);
        }
        return id;
    };
    for (const auto& units : conversationsOf(collection)) {
        archive::ConversationDraft draft;
        draft.externalId = units.front()->conversation;
        draft.start = units.front()->start;
        draft.dateSource = "content";
        draft.emotionModel = std::string(scorer.modelName());
        for (const RetrievalUnit* unit : units) {
            archive::ChunkDraft chunk;
            chunk.externalId = unit->externalId;
            chunk.firstTurn = draft.turns.size();
            chunk.start = unit->start;
            chunk.text = unit->text;
            chunk.emotions = unit->emotions ? *unit->emotions : scorer.score(unit->text);
            for (const auto& [speaker, text] : unit->turns) {
                const auto person = personId(speaker);
                if (!person) {
                    return tl::unexpected(person.error());
                }
                draft.turns.push_back({{}, *person, unit->start, {}, text, {}});
            }
            chunk.lastTurn = draft.turns.size() - 1;
            if (!unit->turns.empty()) {
                draft.chunks.push_back(std::move(chunk));
            }
        }
        const auto stored = archive::storeConversation(writer, draft);
        if (!stored) {
            return tl::unexpected(stored.error());
        }
        for (std::size_t i = 0; i < draft.chunks.size(); ++i) {
            const archive::Id id = stored->firstChunk + static_cast<archive::Id>(i);
            m_externalIds.emplace(id, draft.chunks[i].externalId);
        }
    }
    if (const auto owner = people.find(collection.owner); owner != people.end()) {
        if (auto set = archive::setOwner(writer, owner->second); !set) {
            return set;
        }
    }
    return transaction->commit();
}

std::string CollectionArchive::externalId(archive::Id chunk) const
{
    const auto found = m_externalIds.find(chunk);
    return found == m_externalIds.end() ? std::string() : found->second;
}

Result<> CollectionArchive::embed(backend::EmbeddingBackend& backend, const std::stop_token& stop)
{
    const auto done = ingest::reindex(m_archive->writer(), backend, {}, stop);
    return done ? Result<>() : tl::unexpected(done.error());
}

} // namespace reminisce::evaluation
