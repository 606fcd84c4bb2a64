// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/searcher.h"

#include <algorithm>
#include <ctime>
#include <mutex>
#include <utility>

#include "core/archive/archive.h"
#include "core/archive/chunks.h"
#include "core/archive/embeddings.h"
#include "core/archive/people.h"
#include "core/archive/tags.h"
#include "core/backend/embedding_backend.h"
#include "core/backend/rerank.h"
#include "core/emotion/emotion_scorer.h"
#include "core/search/diversity.h"
#include "core/search/index_cache.h"
#include "core/search/ranker.h"
#include "core/search/ranking_parameters.h"
#include "core/search/reranking.h"
#include "core/search/row_selection.h"
#include "core/search/score_arrays.h"
#include "core/text/words.h"

namespace reminisce::search {

namespace {

tl::unexpected<Error> cancelled()
{
    return fail(ErrorCode::Cancelled, "The search was stopped.");
}

/// The machine's clock as people in its place read it.
LocalMicros localNow()
{
    const std::time_t now = std::time(nullptr);
    std::tm parts = {};
    if (::localtime_r(&now, &parts) == nullptr) {
        return static_cast<LocalMicros>(now) * kMicrosPerSecond;
    }
    return (static_cast<LocalMicros>(now) + parts.tm_gmtoff) * kMicrosPerSecond;
}

void keepOnly(RowSelection& selection, const RowSelection& others)
{
    std::vector<std::uint64_t> bits(selection.maskWords(), 0);
    selection.forEach([&](std::uint32_t row) {
        if (others.contains(row)) {
            const std::uint32_t at = row - selection.range().begin;
            bits[at / 64] |= 1ULL << (at % 64);
        }
    });
    selection.keep(bits);
}

Result<std::vector<std::string>> chunkTexts(const archive::Reader& reader, std::span<const archive::Id> ids)
{
    auto chunks = archive::loadChunks(reader, ids);
    if (!chunks) {
        return tl::unexpected(chunks.error());
    }
    std::vector<std::string> texts(ids.size());
    std::size_t at = 0;
    for (archive::Chunk& chunk : *chunks) { // in the order of the ids, with gaps
        while (at < ids.size() && ids[at] != chunk.id) {
            ++at;
        }
        if (at < ids.size()) {
            texts[at] = std::move(chunk.text);
        }
    }
    return texts;
}

} // namespace

struct Searcher::State
{
    State(const archive::Archive& archive, const RankingParameters& ranking) : cache(archive), parameters(ranking) {}

    IndexCache cache;
    ScoreArraysPool arrays;
    const RankingParameters parameters;
    std::mutex embeddingUse; ///< a backend may be used from one thread at a time
    std::mutex mutex;        ///< guards `embedding` and `reranker`
    std::shared_ptr<backend::EmbeddingBackend> embedding;
    std::shared_ptr<backend::Reranker> reranker;

    std::shared_ptr<backend::Reranker> currentReranker()
    {
        const std::lock_guard lock(mutex);
        return reranker;
    }

    /// Puts the hits into the order of the rerank model, then makes them diverse, as far as asked for.
    Result<void> reorder(const archive::Reader& reader, const SearchRequest& request, SearchResult& result,
                         std::stop_token stop)
    {
        const auto model = currentReranker();
        if (result.hits.empty() || (model == nullptr && request.diversity <= 0)) {
            return {};
        }
        std::vector<archive::Id> ids;
        for (const Hit& hit : result.hits) {
            ids.push_back(hit.chunkId);
        }
        auto texts = chunkTexts(reader, ids);
        if (!texts) {
            return tl::unexpected(texts.error());
        }
        if (model != nullptr) {
            const std::lock_guard lock(embeddingUse);
            const auto best = std::span(*texts).first(std::min(texts->size(), kReranked));
            const auto done = rerankHits(*model, request.query, best, result.hits, stop);
            if (!done && done.error().code == ErrorCode::Cancelled) {
                return done;
            }
            if (!done) {
                result.notes.push_back(done.error().message + " The passages were not reranked.");
            }
        }
        if (request.diversity > 0) {
            std::vector<std::string> ordered;
            std::vector<float> scores;
            for (const Hit& hit : result.hits) {
                const auto at = std::find(ids.begin(), ids.end(), hit.chunkId);
                ordered.push_back((*texts)[static_cast<std::size_t>(at - ids.begin())]);
                scores.push_back(hit.scores.fused.value_or(0.0F));
            }
            const auto diversity = static_cast<float>(std::min(request.diversity, 1.0));
            std::vector<Hit> chosen;
            for (const std::size_t i : diverse(scores, ordered, diversity, request.k)) {
                chosen.push_back(result.hits[i]);
            }
            result.hits = std::move(chosen);
        }
        if (result.hits.size() > request.k) {
            result.hits.resize(request.k);
        }
        return {};
    }

    Result<Understanding> understandQuery(const archive::Reader& reader, const SearchRequest& request) const
    {
        Understanding understood;
        understood.rest = request.query;
        understood.language = text::guessLanguage(request.query);
        if (!request.understand) {
            return understood;
        }
        const auto people = archive::listPeople(reader);
        if (!people) {
            return tl::unexpected(people.error());
        }
        UnderstandingContext context;
        context.now = request.now.value_or(localNow());
        context.language = request.language;
        for (const archive::PersonName& person : *people) {
            KnownPerson known{person.id, {person.name}, person.isOwner};
            known.names.insert(known.names.end(), person.aliases.begin(), person.aliases.end());
            context.people.push_back(std::move(known));
        }
        return understand(request.query, context, request.ignoredParts);
    }

    /// In the emotion mode a query without a word for a feeling is taken for how it sounds itself.
    void feelQuery(const SearchRequest& request, Understanding& understood) const
    {
        const auto none = [](float weight) { return weight <= 0; };
        if (request.mode != SearchMode::Emotion ||
            !std::all_of(understood.emotionWeights.begin(), understood.emotionWeights.end(), none)) {
            return;
        }
        if (const auto scorer = emotion::EmotionScorer::builtIn()) {
            understood.emotionWeights = scorer->score(request.query);
        }
    }

    Result<RowSelection> select(const archive::Reader& reader, const IndexSnapshot& index, const SearchRequest& request,
                                const Understanding& understood, std::vector<std::string>& notes) const
    {
        RowSelection asked = selectRows(index, request.filter);
        if (!request.filter.tags.empty()) { // read anew for each search: tags do not age the index
            const auto tagged = archive::conversationsWithTags(reader, request.filter.tags);
            if (!tagged) {
                return tl::unexpected(tagged.error());
            }
            keepConversations(index, *tagged, asked);
        }
        if (!request.filter.contains.empty()) {
            const auto ids = archive::chunkIds(reader, request.filter);
            if (!ids) {
                return tl::unexpected(ids.error());
            }
            std::vector<std::uint64_t> bits(asked.maskWords(), 0);
            for (const archive::Id id : *ids) {
                if (const auto row = index.rowOfChunk(id); row && asked.contains(*row)) {
                    const std::uint32_t at = *row - asked.range().begin;
                    bits[at / 64] |= 1ULL << (at % 64);
                }
            }
            asked.keep(bits);
        }
        if (understood.hard.isEmpty()) {
            return asked;
        }
        RowSelection narrowed = selectRows(index, understood.hard);
        keepOnly(narrowed, asked);
        if (narrowed.count() == 0 && asked.count() > 0) {
            notes.emplace_back("Nothing was recorded that fits the people and times in the question, so passages "
                               "outside of them are shown.");
            return asked;
        }
        return narrowed;
    }

    /// Similarities per row by the backend's vectors; empty when the built-in arm has to stand in.
    Result<std::vector<float>> denseScores(const archive::Reader& reader, const IndexSnapshot& index,
                                           const SearchRequest& request, const std::string& text,
                                           const RowSelection& rows, std::vector<std::string>& notes,
                                           std::stop_token stop)
    {
        std::shared_ptr<backend::EmbeddingBackend> backend;
        {
            const std::lock_guard lock(mutex);
            backend = embedding;
        }
        if (backend == nullptr || (request.mode != SearchMode::Hybrid && request.mode != SearchMode::Vector)) {
            return std::vector<float>();
        }
        const auto space = archive::findEmbeddingSpace(reader, backend->name(), backend->model());
        if (!space) {
            return tl::unexpected(space.error());
        }
        if (!*space) {
            notes.push_back("The archive has no vectors of " + backend->name() +
                            " yet; the built-in search was used. Re-index to change that.");
            return std::vector<float>();
        }
        const auto vectors = cache.vectors(reader, **space, index, notes, stop);
        if (!vectors) {
            return tl::unexpected(vectors.error());
        }
        Result<backend::EmbeddingMatrix> query;
        {
            const std::lock_guard lock(embeddingUse);
            query = backend->embed(std::span(&text, 1), stop);
        }
        if (!query || query->rows != 1 || query->dimension != (*vectors)->dimension()) {
            if (!query && query.error().code == ErrorCode::Cancelled) {
                return tl::unexpected(query.error());
            }
            notes.push_back((query ? "The vectors of " + backend->name() + " do not fit those in the archive."
                                   : query.error().message) +
                            " The built-in search was used instead.");
            return std::vector<float>();
        }
        std::vector<float> scores(index.rows(), 0.0F);
        DenseSearchOptions options;
        options.metric = request.metric;
        (*vectors)->similarities(query->row(0), options, rows, scores);
        return scores;
    }
};

Searcher::Searcher(archive::Archive& archive, std::shared_ptr<backend::EmbeddingBackend> embedding,
                   const RankingParameters& parameters)
    : m_state(std::make_unique<State>(archive, parameters))
{
    m_state->embedding = std::move(embedding);
}

Searcher::~Searcher() = default;

Result<SearchResult> Searcher::search(const SearchRequest& request, std::stop_token stop) const
{
    State& state = *m_state;
    auto reader = state.cache.takeReader();
    if (!reader) {
        return tl::unexpected(reader.error());
    }
    const IndexCache::Lease lease(state.cache, std::move(*reader));
    const archive::StopScope stopScope(*lease, stop);
    SearchResult result;
    result.notes = state.cache.takeUntold();
    const auto index = state.cache.index(*lease, true, result.notes, stop);
    if (!index) {
        return tl::unexpected(index.error());
    }
    auto understood = state.understandQuery(*lease, request);
    if (!understood) {
        return tl::unexpected(understood.error());
    }
    state.feelQuery(request, *understood);
    result.understood = std::move(*understood);
    const auto rows = state.select(*lease, **index, request, result.understood, result.notes);
    if (!rows) {
        return tl::unexpected(rows.error());
    }
    if (stop.stop_requested()) {
        return cancelled();
    }
    const auto dense = state.denseScores(*lease, **index, request, request.query, *rows, result.notes, stop);
    if (!dense) {
        return tl::unexpected(dense.error());
    }
    const ScoreArraysPool::Lease arrays(state.arrays);
    RankingTask task;
    task.arrays = &*arrays;
    task.text = result.understood.rest;
    task.understood = &result.understood;
    task.rows = &*rows;
    task.dense = *dense;
    task.mode = request.mode;
    task.weight = static_cast<float>(request.weight);
    task.normalisation = request.normalisation;
    // Who reorders needs more to choose from.
    task.k = request.diversity > 0                ? 3 * request.k
             : state.currentReranker() != nullptr ? std::max(request.k, kReranked)
                                                  : request.k;
    task.groupByConversation = request.groupByConversation;
    // A question that is nothing but a filter ("what did I talk about with Anna in April") asks for what passes.
    task.fill = !result.understood.hard.isEmpty() || text::countWords(result.understood.rest) == 0;
    const Ranker ranker(**index, state.parameters,
                        [&](std::span<const archive::Id> ids) { return chunkTexts(*lease, ids); });
    auto ranking = ranker.rank(task, stop);
    if (!ranking) {
        return tl::unexpected(ranking.error());
    }
    for (const RankedRow& row : ranking->rows) {
        result.hits.push_back({(*index)->chunkIds[row.row], row.scores, row.evidence});
    }
    result.matchedTerms = std::move(ranking->terms);
    result.unknownWords = std::move(ranking->unknownWords);
    if (const auto done = state.reorder(*lease, request, result, stop); !done) {
        return tl::unexpected(done.error());
    }
    return result;
}

Result<void> Searcher::prepare(std::stop_token stop, const ProgressCallback& progress) const
{
    auto reader = m_state->cache.takeReader();
    if (!reader) {
        return tl::unexpected(reader.error());
    }
    const IndexCache::Lease lease(m_state->cache, std::move(*reader));
    std::vector<std::string> notes;
    const auto index = m_state->cache.index(*lease, false, notes, stop, progress);
    if (!index) {
        return tl::unexpected(index.error());
    }
    m_state->cache.tellLater(std::move(notes));
    return {};
}

void Searcher::setEmbeddingBackend(std::shared_ptr<backend::EmbeddingBackend> embedding)
{
    const std::lock_guard lock(m_state->mutex);
    m_state->embedding = std::move(embedding);
}

void Searcher::setReranker(std::shared_ptr<backend::Reranker> reranker)
{
    const std::lock_guard lock(m_state->mutex);
    m_state->reranker = std::move(reranker);
}

std::shared_ptr<const IndexSnapshot> Searcher::snapshot() const
{
    return m_state->cache.snapshot();
}

} // namespace reminisce::search
