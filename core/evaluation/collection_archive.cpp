// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/collection_archive.h"

#include <algorithm>
#include <cstdlib>
#include <span>
#include <vector>

#include "core/archive/chunks.h"
#include "core/archive/conversations.h"
#include "core/archive/embeddings.h"
#include "core/archive/people.h"
#include "core/search/passage_text.h"

namespace reminisce::evaluation {

namespace {

constexpr std::size_t kEmbedAtOnce = 64;

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
        const auto id = archive::addPerson(writer, name);
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
        if (const auto set = archive::setOwner(writer, owner->second); !set) {
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

Result<> CollectionArchive::embed(backend::EmbeddingBackend& backend, std::stop_token stop)
{
    archive::Writer& writer = m_archive->writer();
    std::vector<archive::Id> all;
    for (const auto& [id, name] : m_externalIds) {
        all.push_back(id);
    }
    archive::Id space = 0;
    for (std::size_t first = 0; first < all.size(); first += kEmbedAtOnce) {
        const auto ids = std::span(all).subspan(first, std::min(kEmbedAtOnce, all.size() - first));
        const auto chunks = archive::loadChunks(writer, ids);
        if (!chunks) {
            return tl::unexpected(chunks.error());
        }
        std::vector<std::string> texts;
        for (const archive::Chunk& chunk : *chunks) {
            texts.push_back(search::passageText(chunk));
        }
        const auto vectors = backend.embed(texts, stop);
        if (!vectors) {
            return tl::unexpected(vectors.error());
        }
        if (vectors->rows != texts.size()) {
            return fail(ErrorCode::BadReply, "The backend gave another number of vectors than it was asked for.");
        }
        if (space == 0) {
            const auto made =
                archive::createEmbeddingSpace(writer, backend.name(), backend.model(), vectors->dimension);
            if (!made) {
                return tl::unexpected(made.error());
            }
            space = *made;
        }
        std::vector<archive::EmbeddingRow> rows;
        for (std::size_t i = 0; i < chunks->size(); ++i) {
            rows.push_back({(*chunks)[i].id, archive::EmbeddingKind::Text, vectors->row(i)});
        }
        if (const auto stored = archive::putEmbeddings(writer, space, rows); !stored) {
            return stored;
        }
    }
    return space == 0 ? Result<>() : archive::setCurrentEmbeddingSpace(writer, space);
}

} // namespace reminisce::evaluation
