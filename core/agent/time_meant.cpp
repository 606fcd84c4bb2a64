// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/time_meant.h"

#include <algorithm>
#include <array>
#include <limits>
#include <string_view>
#include <vector>

#include "core/text/sentences.h"
#include "core/text/time_expression.h"
#include "core/text/words.h"

namespace reminisce::agent {
namespace {

constexpr double kHalf = 0.5;             ///< of the question's words: so few can be of another thing
constexpr std::size_t kNewClause = 1'000; ///< what a comma or an "and" between counts, in bytes of distance

/// How far apart two places of a sentence are, in bytes; clauses count more than words.
std::size_t apart(std::string_view between)
{
    static constexpr std::array<std::string_view, 8> kJoining = {"and",  "but",  "then",  "und",
                                                                 "aber", "dann", "while", "oder"};
    std::size_t distance =
        between.size() +
        kNewClause * static_cast<std::size_t>(std::count_if(between.begin(), between.end(),
                                                            [](char c) { return c == ',' || c == ';' || c == ':'; }));
    text::forEachWord(between, [&](const text::Word& word) {
        distance += std::find(kJoining.begin(), kJoining.end(), word.folded) != kJoining.end() ? kNewClause : 0;
    });
    return distance;
}

std::size_t distanceTo(const text::TimeExpression& time, std::string_view turn, const std::vector<text::Span>& words)
{
    std::size_t nearest = std::numeric_limits<std::size_t>::max();
    for (const auto& word : words) {
        if (word.end <= time.begin) {
            nearest = std::min(nearest, apart(turn.substr(word.end, time.begin - word.end)));
        } else if (word.begin >= time.end) {
            nearest = std::min(nearest, apart(turn.substr(time.end, word.begin - time.end)));
        } else {
            nearest = 0; // the question's word is part of it: "Easter"
        }
    }
    return nearest;
}

/// All that can be a day or more.
std::vector<text::TimeExpression> namedTimes(std::string_view turn, LocalMicros said)
{
    auto times = text::findTimeExpressions(turn, said, {text::TimeOptions::Nearest::Either});
    std::erase_if(times, [](const auto& time) { return time.vague || time.grain == text::TimeGrain::TimeOfDay; });
    return times;
}

/// Of the times in a sentence the nearest to words in it; null where there is none.
const text::TimeExpression* nearestIn(const text::Span& sentence, const std::vector<text::TimeExpression>& times,
                                      std::string_view turn, std::vector<text::Span> words)
{
    for (auto& word : words) {
        word = {word.begin + sentence.begin, word.end + sentence.begin};
    }
    const text::TimeExpression* best = nullptr;
    std::size_t nearest = 0;
    for (const auto& time : times) {
        if (time.begin < sentence.begin || time.end > sentence.end) {
            continue;
        }
        const std::size_t distance = distanceTo(time, turn, words);
        if (best == nullptr || distance < nearest) {
            best = &time;
            nearest = distance;
        }
    }
    return best;
}

} // namespace

std::optional<TimeMeant> timeMeant(const Evidence& passage, const EvidenceTurn& turn, Relevance& relevance)
{
    if (!passage.startedAt) {
        return std::nullopt;
    }
    const LocalMicros said = passage.startedAt->local;
    const auto certain = text::resolveMentionedTimes(turn.text, said);
    if (certain.empty()) {
        return std::nullopt;
    }
    const auto times = namedTimes(turn.text, said);
    std::optional<TimeMeant> best;
    for (const auto& sentence : text::sentences(turn.text)) {
        const auto words =
            relevance.wordsIn(std::string_view(turn.text).substr(sentence.begin, sentence.end - sentence.begin));
        if (words.share <= std::max(kHalf, best ? best->share : 0)) {
            continue;
        }
        const auto* time = nearestIn(sentence, times, turn.text, words.places);
        // One that is nearer but uncertain is the time meant all the same, so that no other is.
        const auto found = std::find_if(certain.begin(), certain.end(),
                                        [&](const auto& one) { return time != nullptr && one.begin == time->begin; });
        if (found != certain.end() && found->range.from && found->range.to) {
            best = TimeMeant{found->range, words.share};
        }
    }
    return best;
}

} // namespace reminisce::agent
