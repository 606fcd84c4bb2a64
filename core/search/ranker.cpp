// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/ranker.h"

#include <algorithm>
#include <cmath>
#include <unordered_set>

#include "core/search/arms.h"
#include "core/search/evidence.h"
#include "core/search/feedback.h"
#include "core/search/fusion.h"
#include "core/search/neighbours.h"
#include "core/search/query_terms.h"
#include "core/search/row_terms.h"
#include "core/search/score_kernels.h"

namespace reminisce::search {

namespace {

/// Longer periods are spoken about everywhere: that a chunk does says nothing.
constexpr LocalMicros kLongestMentioned = 100 * kMicrosPerDay;

/// Rows with less than this share of the best score lend their neighbours nothing: it would not be seen, and in a large
/// archive most rows found are of this kind.
constexpr float kLeastLent = 0.03F;

/// By how much more rows are looked at when the first ones were of too few conversations.
constexpr std::size_t kMoreWhenGrouped = 8;

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

/// The scores of one arm. They are made comparable by a factor where that is enough, to spare a pass.
struct Ranker::Arm
{
    std::span<float> scores; ///< per row; empty when the arm has no part
    float highest = 0;       ///< of them
    float factor = 1;        ///< from these scores to those that are set side by side
};

struct Ranker::Arms
{
    ScoreArrays& arrays;
    std::vector<QueryWord> words;
    Arm keyword;
    Arm vector;
    Arm emotion;
    std::span<float> coverage; ///< what the row has of the query's words, where the keyword arm has a part
    float mass = 0;            ///< what all of them count
    std::span<float> alone;    ///< fused, without what neighbours lend
    std::span<float> fused;
    float highest = 0; ///< of the fused ones
};

Ranker::Ranker(const IndexSnapshot& index, const RankingParameters& parameters, TextSource texts)
    : m_index(index), m_parameters(parameters), m_texts(std::move(texts))
{}

void Ranker::addKeywordArm(const RankingTask& task, Arms& arms, const std::stop_token& stop) const
{
    const RowRange range = task.rows->range();
    arms.keyword.scores = arms.arrays.lendZeroed(m_index.rows(), range);
    arms.coverage = arms.arrays.lendZeroed(m_index.rows(), range);
    ArmOptions options;
    options.coverage = arms.coverage;
    options.arrays = &arms.arrays;
    options.stop = stop;
    arms.mass =
        addKeywordScores(m_index, stemsOf(m_index, arms.words), m_parameters, range, arms.keyword.scores, options);
}

bool Ranker::computeArms(const RankingTask& task, Arms& arms, const std::stop_token& stop) const
{
    const RowRange range = task.rows->range();
    const text::Language language = task.understood != nullptr ? task.understood->language : text::Language::Unknown;
    arms.words = queryWords(task.text, language, m_index, m_parameters);
    const bool hybrid = task.mode == SearchMode::Hybrid;
    if (hybrid || task.mode == SearchMode::Keyword) {
        addKeywordArm(task, arms, stop);
    }
    if (hybrid || (task.mode == SearchMode::Vector && task.dense.empty())) {
        arms.vector.scores = arms.arrays.lendZeroed(m_index.rows(), range);
        addSubwordScores(m_index, alikeWords(m_index, arms.words, m_parameters), range, arms.vector.scores, stop);
    }
    if (stop.stop_requested()) {
        return false;
    }
    finish(task, arms);
    if (!task.dense.empty() && (hybrid || task.mode == SearchMode::Vector)) {
        addDense(task, arms);
    }
    if (task.understood != nullptr && (hybrid || task.mode == SearchMode::Emotion) &&
        hasAny(task.understood->emotionWeights)) {
        arms.emotion.scores = arms.arrays.lendZeroed(m_index.rows(), range);
        setEmotionScores(m_index, task.understood->emotionWeights, *task.rows, arms.emotion.scores);
        arms.emotion.highest = highestOf(arms.emotion.scores.data() + range.begin, range.end - range.begin);
    }
    return !stop.stop_requested();
}

void Ranker::finish(const RankingTask& task, Arms& arms) const
{
    const RowRange range = task.rows->range();
    const std::size_t count = range.end - range.begin;
    const float* coverage = arms.coverage.empty() ? nullptr : arms.coverage.data() + range.begin;
    const float unit = arms.mass > 0 ? 1.0F / arms.mass : 0.0F;
    if (Arm& arm = arms.keyword; !arm.scores.empty()) {
        task.rows->clearOthers(arm.scores);
        arm.highest =
            finishScores(arm.scores.data() + range.begin, nullptr, coverage, unit, m_parameters.coverage, count);
    }
    // N-grams have no notion of words: a chunk that has one of three often looks as alike.
    if (Arm& arm = arms.vector; !arm.scores.empty()) {
        task.rows->clearOthers(arm.scores);
        const float* lengths = m_index.subwordLengths.data() + range.begin;
        if (m_parameters.subwordLengthPower != 0.5F) {
            for (std::uint32_t row = range.begin; row < range.end; ++row) {
                const float length = m_index.subwordLengths[row];
                arm.scores[row] /= length > 0 ? std::pow(length, m_parameters.subwordLengthPower) : 1.0F;
            }
            lengths = nullptr;
        }
        arm.highest =
            finishScores(arm.scores.data() + range.begin, lengths, coverage, unit, m_parameters.coverage, count);
    }
}

void Ranker::addDense(const RankingTask& task, Arms& arms) const
{
    const RowRange range = task.rows->range();
    const std::size_t count = range.end - range.begin;
    const std::span<float> dense = arms.arrays.lend(m_index.rows());
    std::copy(task.dense.begin() + range.begin, task.dense.begin() + range.end, dense.begin() + range.begin);
    task.rows->clearOthers(dense);
    if (task.mode != SearchMode::Hybrid) {
        arms.vector.scores = dense;
        return;
    }
    keepOutstanding(dense, *task.rows, m_parameters.denseDeviations);
    normalise(dense, *task.rows, task.normalisation, ScoreFloor::Zero);
    makeComparable(task, arms.vector, ScoreFloor::Zero);
    const float share = m_parameters.dense;
    float* scores = arms.vector.scores.data() + range.begin;
    arms.vector.highest =
        weightedSum(scores, (1.0F - share) * arms.vector.factor, dense.data() + range.begin, share, scores, count);
}

void Ranker::makeComparable(const RankingTask& task, Arm& arm, ScoreFloor floor) const
{
    if (task.normalisation == Normalisation::MinMax && floor == ScoreFloor::Zero) { // the least is 0
        arm.factor = arm.highest > 0 ? 1.0F / arm.highest : 0.0F;
        return;
    }
    normalise(arm.scores, *task.rows, task.normalisation, floor);
    arm.factor = 1;
}

bool Ranker::fuse(const RankingTask& task, Arms& arms, const std::stop_token& stop) const
{
    const RowRange range = task.rows->range();
    const std::size_t count = range.end - range.begin;
    const bool hybrid = task.mode == SearchMode::Hybrid;
    const bool denseOnly = !hybrid && !task.dense.empty();
    std::span<float> sum; // of the arms so far
    float highest = 0;
    const auto add = [&](Arm& arm, float weight, ScoreFloor floor = ScoreFloor::Zero) {
        if (arm.scores.empty()) {
            return;
        }
        makeComparable(task, arm, floor);
        const float* before = sum.empty() ? nullptr : sum.data() + range.begin;
        highest = weightedSum(arm.scores.data() + range.begin, weight * arm.factor, before, 1.0F,
                              arms.alone.data() + range.begin, count);
        sum = arms.alone;
    };
    add(arms.keyword, hybrid ? 1.0F - task.weight : 1.0F);
    add(arms.vector, hybrid ? task.weight : 1.0F, denseOnly ? ScoreFloor::Lowest : ScoreFloor::Zero);
    add(arms.emotion, hybrid ? m_parameters.emotion : 1.0F);
    if (sum.empty()) {
        std::fill(arms.alone.begin() + range.begin, arms.alone.begin() + range.end, 0.0F);
    }
    if (stop.stop_requested()) {
        return false;
    }
    const LendingShares shares = {kLeastLent * highest, m_parameters.neighbour, m_parameters.secondNeighbour};
    arms.highest = addNeighbours(m_index, arms.alone, range, shares, arms.fused);
    if (!task.rows->isWholeRange()) { // others were lent to as well
        arms.highest = 0;
        task.rows->forEach([&](std::uint32_t row) { arms.highest = std::max(arms.highest, arms.fused[row]); });
    }
    addBoosts(task, arms);
    return !stop.stop_requested();
}

void Ranker::addDateBoost(const RowSelection& rows, const DateBoost& boost, float unit, std::span<float> scores) const
{
    const auto all = static_cast<float>(std::max(1U, m_index.rows()));
    const RowRange dated = m_index.rowsBetween(boost.range.from, boost.range.to);
    const float tells = 1.0F - static_cast<float>(dated.end - dated.begin) / all; // a period with everything in it: 0
    const float added = unit * m_parameters.date * boost.weight * tells;
    const RowRange range = rows.range();
    for (std::uint32_t row = std::max(dated.begin, range.begin); row < std::min(dated.end, range.end); ++row) {
        scores[row] += added;
    }
    if (!boost.range.from || !boost.range.to || *boost.range.to - *boost.range.from > kLongestMentioned) {
        return;
    }
    std::vector<std::uint32_t> mentioning;
    forEachTimeTermIn(boost.range, [&](std::string_view term) {
        if (const auto id = m_index.stems.find(term)) {
            forEachPosting(m_index.stems.postings(*id), range,
                           [&](std::uint32_t row, std::uint32_t) { mentioning.push_back(row); });
        }
    });
    std::sort(mentioning.begin(), mentioning.end());
    mentioning.erase(std::unique(mentioning.begin(), mentioning.end()), mentioning.end());
    for (const std::uint32_t row : mentioning) {
        scores[row] += unit * m_parameters.mention * boost.weight;
    }
}

void Ranker::addBoosts(const RankingTask& task, Arms& arms) const
{
    if (task.understood == nullptr) {
        return;
    }
    const float unit = arms.highest > 0 ? arms.highest : 1.0F;
    for (const PersonBoost& boost : task.understood->personBoosts) {
        const float added = unit * m_parameters.person * boost.weight;
        forEachPosting(m_index.rowsOfPerson(boost.id), task.rows->range(),
                       [&](std::uint32_t row, std::uint32_t) { arms.fused[row] += added; });
    }
    for (const DateBoost& boost : task.understood->dateBoosts) {
        addDateBoost(*task.rows, boost, unit, arms.fused);
    }
}

/// "Wann begann …" is answered by the earliest of the passages that speak of it, "zuletzt" by the latest. Only those
/// near the best count: somebody says the same words at any time.
void Ranker::addOrder(const RankingTask& task, std::span<float> scores) const
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

Result<bool> Ranker::addFeedback(const RankingTask& task, Arms& arms, const std::stop_token& stop) const
{
    if (m_parameters.feedbackRows == 0 || !m_texts || arms.keyword.scores.empty()) {
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
    const std::size_t count = range.end - range.begin;
    Arm added;
    added.scores = arms.arrays.lendZeroed(m_index.rows(), range);
    ArmOptions options;
    options.arrays = &arms.arrays;
    options.stop = stop;
    addKeywordScores(m_index, stemsOf(m_index, more), m_parameters, range, added.scores, options);
    if (stop.stop_requested()) {
        return cancelled();
    }
    task.rows->clearOthers(added.scores);
    added.highest = highestOf(added.scores.data() + range.begin, count);
    makeComparable(task, added, ScoreFloor::Zero);
    Arm& arm = arms.keyword;
    float* scores = arm.scores.data() + range.begin;
    arm.highest = weightedSum(scores, arm.factor, added.scores.data() + range.begin,
                              m_parameters.feedbackWeight * added.factor, scores, count);
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
        const auto score = [row](const Arm& arm) {
            return arm.scores.empty() ? std::optional<float>()
                                      : std::optional<float>(std::clamp(arm.scores[row] * arm.factor, 0.0F, 1.0F));
        };
        highest = std::max(highest, arms.fused[row]);
        HitScores scores;
        scores.fused = std::max(0.0F, arms.fused[row]) / highest;
        scores.keyword = score(arms.keyword);
        scores.vector = score(arms.vector);
        scores.emotion = score(arms.emotion);
        ranking.rows.push_back({row, scores, evidence.of(row)});
    };
    // Grouped, nobody knows how many rows it takes: more are asked for until there are enough.
    std::size_t wanted = task.k;
    for (std::size_t taken = 0; ranking.rows.size() < task.k;) {
        const std::vector<std::uint32_t> best = topRows(arms.fused, *task.rows, wanted);
        for (; taken < best.size() && ranking.rows.size() < task.k; ++taken) {
            take(best[taken]);
        }
        if (best.size() < wanted || !task.groupByConversation) {
            break;
        }
        wanted *= kMoreWhenGrouped;
    }
    if (task.fill && ranking.rows.size() < task.k) {
        task.rows->forEachDescending([&](std::uint32_t row) {
            if (ranking.rows.size() < task.k && !(arms.fused[row] > 0)) {
                take(row);
            }
        });
    }
    return ranking;
}

Result<Ranking> Ranker::rank(const RankingTask& task, std::stop_token stop) const
{
    ScoreArrays own;
    Arms arms{task.arrays != nullptr ? *task.arrays : own};
    arms.arrays.takeBack();
    arms.alone = arms.arrays.lend(m_index.rows());
    arms.fused = arms.arrays.lend(m_index.rows());
    if (!computeArms(task, arms, stop) || !fuse(task, arms, stop)) {
        return cancelled();
    }
    const Result<bool> fed = addFeedback(task, arms, stop);
    if (!fed) {
        return tl::unexpected(fed.error());
    }
    if (*fed && !fuse(task, arms, stop)) {
        return cancelled();
    }
    addOrder(task, arms.fused);
    return collect(task, arms);
}

} // namespace reminisce::search
