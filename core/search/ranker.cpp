// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/ranker.h"

#include <algorithm>
#include <unordered_set>

#include "core/search/arms.h"
#include "core/search/evidence.h"
#include "core/search/feedback.h"
#include "core/search/fusion.h"
#include "core/search/query_terms.h"
#include "core/search/row_terms.h"

namespace reminisce::search {

namespace {

/// Longer periods are spoken about everywhere: that a chunk does says nothing.
constexpr LocalMicros kLongestMentioned = 100 * kMicrosPerDay;

/// Rows with less than this share of the best score lend their neighbours nothing: it would not be seen, and in a large
/// archive most rows found are of this kind.
constexpr float kLeastLent = 0.03F;

/// How many passages are set in the order that a question asks for.
constexpr std::size_t kMostOrdered = 50;

bool hasAny(const EmotionScores& weights)
{
    return std::any_of(weights.begin(), weights.end(), [](float weight) { return weight > 0; });
}

tl::unexpected<Error> cancelled()
{
    return fail(ErrorCode::Cancelled, "The search was stopped.");
}

} // namespace

struct Ranker::Arms
{
    std::vector<QueryWord> words;
    std::vector<float> keyword; ///< per row; empty when the arm has no part
    std::vector<float> vector;
    std::vector<float> emotion;
    std::vector<float> coverage; ///< share of the query's words, where the keyword arm has a part
    std::vector<float> fused;
};

Ranker::Ranker(const IndexSnapshot& index, const RankingParameters& parameters, TextSource texts)
    : m_index(index), m_parameters(parameters), m_texts(std::move(texts))
{}

Result<Ranker::Arms> Ranker::computeArms(const RankingTask& task, std::stop_token stop) const
{
    Arms arms;
    const std::size_t rows = m_index.rows();
    const RowRange range = task.rows->range();
    const text::Language language = task.understood != nullptr ? task.understood->language : text::Language::Unknown;
    arms.words = queryWords(task.text, language, m_index, m_parameters);
    const bool hybrid = task.mode == SearchMode::Hybrid;
    if (hybrid || task.mode == SearchMode::Keyword) {
        arms.keyword.assign(rows, 0.0F);
        std::vector<float>& coverage = arms.coverage;
        coverage.assign(rows, 0.0F);
        addKeywordScores(m_index, stemsOf(m_index, arms.words), m_parameters, range, arms.keyword, coverage);
        scaleByCoverage(coverage, m_parameters.coverage, range, arms.keyword);
    }
    if (stop.stop_requested()) {
        return cancelled();
    }
    if (hybrid || (task.mode == SearchMode::Vector && task.dense.empty())) {
        arms.vector.assign(rows, 0.0F);
        addSubwordScores(m_index, alikeWords(m_index, arms.words, m_parameters), m_parameters, range, arms.vector);
        if (hybrid) { // n-grams have no notion of words: a chunk that has one of three often looks as alike
            scaleByCoverage(arms.coverage, m_parameters.coverage, range, arms.vector);
        }
    }
    if (!task.dense.empty() && (hybrid || task.mode == SearchMode::Vector)) {
        addDense(task, arms);
    }
    if (task.understood != nullptr && (hybrid || task.mode == SearchMode::Emotion) &&
        hasAny(task.understood->emotionWeights)) {
        arms.emotion.assign(rows, 0.0F);
        setEmotionScores(m_index, task.understood->emotionWeights, *task.rows, arms.emotion);
    }
    if (stop.stop_requested()) {
        return cancelled();
    }
    return arms;
}

void Ranker::addDense(const RankingTask& task, Arms& arms) const
{
    std::vector<float> dense(task.dense.begin(), task.dense.end());
    if (task.mode != SearchMode::Hybrid) {
        arms.vector = std::move(dense);
        return;
    }
    keepOutstanding(dense, *task.rows, m_parameters.denseDeviations);
    normalise(dense, *task.rows, task.normalisation, ScoreFloor::Zero);
    normalise(arms.vector, *task.rows, task.normalisation, ScoreFloor::Zero);
    const float share = m_parameters.dense;
    task.rows->forEach(
        [&](std::uint32_t row) { arms.vector[row] = (1.0F - share) * arms.vector[row] + share * dense[row]; });
}

void Ranker::fuse(const RankingTask& task, Arms& arms) const
{
    std::vector<float>& fused = arms.fused;
    fused.assign(m_index.rows(), 0.0F);
    const auto add = [&](std::vector<float>& scores, float weight, ScoreFloor floor = ScoreFloor::Zero) {
        if (scores.empty()) {
            return;
        }
        normalise(scores, *task.rows, task.normalisation, floor);
        task.rows->forEach([&](std::uint32_t row) { fused[row] += weight * scores[row]; });
    };
    const bool hybrid = task.mode == SearchMode::Hybrid;
    add(arms.keyword, hybrid ? 1.0F - task.weight : 1.0F);
    const bool denseOnly = !hybrid && !task.dense.empty();
    add(arms.vector, hybrid ? task.weight : 1.0F, denseOnly ? ScoreFloor::Lowest : ScoreFloor::Zero);
    add(arms.emotion, hybrid ? m_parameters.emotion : 1.0F);
}

void Ranker::addContext(const RankingTask& task, std::vector<float>& scores) const
{
    if (m_parameters.neighbour <= 0 && m_parameters.secondNeighbour <= 0) {
        return;
    }
    const std::vector<float> alone = scores;
    float highest = 0;
    task.rows->forEach([&](std::uint32_t row) { highest = std::max(highest, alone[row]); });
    const float least = kLeastLent * highest;
    task.rows->forEach([&](std::uint32_t row) {
        if (!(alone[row] > least)) {
            return;
        }
        const auto lend = [&](std::uint32_t to, float share) {
            if (task.rows->contains(to)) {
                scores[to] += share * alone[row];
            }
        };
        const auto along = [&](std::span<const std::uint32_t> links) {
            const std::uint32_t first = links[row];
            if (first == kNoRow) {
                return;
            }
            lend(first, m_parameters.neighbour);
            if (const std::uint32_t second = links[first]; second != kNoRow) {
                lend(second, m_parameters.secondNeighbour);
            }
        };
        along(m_index.previous);
        along(m_index.next);
    });
}

void Ranker::addDateBoost(const RowSelection& rows, const DateBoost& boost, float unit,
                          std::vector<float>& scores) const
{
    const auto all = static_cast<float>(std::max(1U, m_index.rows()));
    const RowRange dated = m_index.rowsBetween(boost.range.from, boost.range.to);
    const float tells = 1.0F - static_cast<float>(dated.end - dated.begin) / all; // a period with everything in it: 0
    for (std::uint32_t row = dated.begin; row < dated.end; ++row) {
        scores[row] += unit * m_parameters.date * boost.weight * tells;
    }
    if (!boost.range.from || !boost.range.to || *boost.range.to - *boost.range.from > kLongestMentioned) {
        return;
    }
    std::unordered_set<std::uint32_t> mentioning;
    forEachTimeTermIn(boost.range, [&](std::string_view term) {
        if (const auto id = m_index.stems.find(term)) {
            forEachPosting(m_index.stems.postings(*id), rows.range(),
                           [&](std::uint32_t row, std::uint32_t) { mentioning.insert(row); });
        }
    });
    for (const std::uint32_t row : mentioning) {
        scores[row] += unit * m_parameters.mention * boost.weight;
    }
}

void Ranker::addBoosts(const RankingTask& task, std::vector<float>& scores) const
{
    if (task.understood == nullptr) {
        return;
    }
    float highest = 0;
    task.rows->forEach([&](std::uint32_t row) { highest = std::max(highest, scores[row]); });
    const float unit = highest > 0 ? highest : 1.0F;
    for (const PersonBoost& boost : task.understood->personBoosts) {
        task.rows->forEach([&](std::uint32_t row) {
            const auto speakers = m_index.speakersOf(row);
            if (std::find(speakers.begin(), speakers.end(), boost.id) != speakers.end()) {
                scores[row] += unit * m_parameters.person * boost.weight;
            }
        });
    }
    for (const DateBoost& boost : task.understood->dateBoosts) {
        addDateBoost(*task.rows, boost, unit, scores);
    }
}

/// "Wann begann …" is answered by the earliest of the passages that speak of it, "zuletzt" by the latest. Only those
/// near the best count: somebody says the same words at any time.
void Ranker::addOrder(const RankingTask& task, std::vector<float>& scores) const
{
    if (task.understood == nullptr || task.understood->order == AskedOrder::Any || m_parameters.order <= 0) {
        return;
    }
    std::vector<std::uint32_t> good = topRows(scores, *task.rows, kMostOrdered);
    const float least = good.empty() ? 0.0F : m_parameters.orderFrom * scores[good.front()];
    good.erase(std::remove_if(good.begin(), good.end(), [&](std::uint32_t row) { return scores[row] < least; }),
               good.end());
    std::sort(good.begin(), good.end()); // rows are in the order of time
    if (task.understood->order == AskedOrder::Latest) {
        std::reverse(good.begin(), good.end());
    }
    for (std::size_t i = 0; i < good.size(); ++i) {
        const float share = 1.0F - static_cast<float>(i) / static_cast<float>(good.size());
        scores[good[i]] *= 1.0F + m_parameters.order * share;
    }
}

Result<bool> Ranker::addFeedback(const RankingTask& task, Arms& arms) const
{
    if (m_parameters.feedbackRows == 0 || !m_texts || arms.keyword.empty()) {
        return false;
    }
    const std::vector<std::uint32_t> best = topRows(arms.fused, *task.rows, m_parameters.feedbackRows);
    if (best.empty()) {
        return false;
    }
    std::vector<archive::Id> ids;
    std::vector<float> weights;
    for (const std::uint32_t row : best) {
        ids.push_back(m_index.chunkIds[row]);
        weights.push_back(arms.fused[row]);
    }
    auto texts = m_texts(ids);
    if (!texts) {
        return tl::unexpected(texts.error());
    }
    const std::vector<QueryWord> more = feedbackWords(m_index, *texts, weights, arms.words, m_parameters);
    if (more.empty()) {
        return false;
    }
    const RowRange range = task.rows->range();
    std::vector<float> added(m_index.rows(), 0.0F);
    addKeywordScores(m_index, stemsOf(m_index, more), m_parameters, range, added);
    normalise(added, *task.rows, task.normalisation, ScoreFloor::Zero);
    task.rows->forEach([&](std::uint32_t row) { arms.keyword[row] += m_parameters.feedbackWeight * added[row]; });
    return true;
}

Ranking Ranker::collect(const RankingTask& task, const Arms& arms) const
{
    Ranking ranking;
    std::vector<std::int64_t> people;
    if (task.understood != nullptr) {
        for (const UnderstoodPart& part : task.understood->parts) {
            if (part.kind == PartKind::Person && std::find(people.begin(), people.end(), part.person) == people.end()) {
                people.push_back(part.person);
            }
        }
    }
    const EvidenceReader evidence(m_index, arms.words, std::move(people));
    ranking.unknownWords = evidence.unknownWords();
    for (const QueryWord& word : arms.words) {
        ranking.terms.push_back(word.folded);
    }
    std::unordered_set<std::int64_t> seen;
    float highest = 1; // what people and times add goes beyond 1
    const auto take = [&](std::uint32_t row) {
        if (task.groupByConversation && !seen.insert(m_index.conversations[row]).second) {
            return;
        }
        const auto score = [row](const std::vector<float>& scores) {
            return scores.empty() ? std::optional<float>() : std::optional<float>(std::clamp(scores[row], 0.0F, 1.0F));
        };
        highest = std::max(highest, arms.fused[row]);
        HitScores scores;
        scores.fused = std::max(0.0F, arms.fused[row]) / highest;
        scores.keyword = score(arms.keyword);
        scores.vector = score(arms.vector);
        scores.emotion = score(arms.emotion);
        ranking.rows.push_back({row, scores, evidence.of(row)});
    };
    for (const std::uint32_t row :
         topRows(arms.fused, *task.rows, task.groupByConversation ? m_index.rows() : task.k)) {
        take(row);
        if (ranking.rows.size() == task.k) {
            break;
        }
    }
    if (task.fill && ranking.rows.size() < task.k) {
        std::vector<std::uint32_t> others;
        task.rows->forEach([&](std::uint32_t row) {
            if (!(arms.fused[row] > 0)) {
                others.push_back(row);
            }
        });
        for (auto row = others.rbegin(); row != others.rend() && ranking.rows.size() < task.k; ++row) {
            take(*row);
        }
    }
    return ranking;
}

Result<Ranking> Ranker::rank(const RankingTask& task, std::stop_token stop) const
{
    auto computed = computeArms(task, stop);
    if (!computed) {
        return tl::unexpected(computed.error());
    }
    Arms& arms = *computed;
    fuse(task, arms);
    addContext(task, arms.fused);
    addBoosts(task, arms.fused);
    const Result<bool> fed = addFeedback(task, arms);
    if (!fed) {
        return tl::unexpected(fed.error());
    }
    if (stop.stop_requested()) {
        return cancelled();
    }
    if (*fed) {
        fuse(task, arms);
        addContext(task, arms.fused);
        addBoosts(task, arms.fused);
    }
    addOrder(task, arms.fused);
    return collect(task, arms);
}

} // namespace reminisce::search
