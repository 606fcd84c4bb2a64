// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emotion/vocabulary.h"

#include <algorithm>
#include <array>
#include <span>

#include "core/emotion/feelings.h"
#include "core/text/words.h"

namespace reminisce::emotion {
namespace {

bool isFeeling(const Feeling& entry, std::string_view word)
{
    if (!word.starts_with(entry.stem)) {
        return false;
    }
    if (std::find(kExceptions.begin(), kExceptions.end(), word) != kExceptions.end()) {
        return false;
    }
    const bool whole = std::find(kWholeWords.begin(), kWholeWords.end(), entry.stem) != kWholeWords.end();
    if (!whole) {
        return true;
    }
    const std::string_view ending = word.substr(entry.stem.size());
    return ending.empty() || ending == "e" || ending == "er" || ending == "en" || ending == "es" || ending == "n" ||
           ending == "s" || ending == "ed" || ending == "ness" || ending == "ful";
}

/// The entry with the longest stem; null for none.
const Feeling* longestMatch(std::span<const Feeling> entries, std::string_view word, const Feeling* best = nullptr)
{
    for (const Feeling& entry : entries) {
        if (isFeeling(entry, word) && (best == nullptr || entry.stem.size() > best->stem.size())) {
            best = &entry;
        }
    }
    return best;
}

void raise(EmotionScores& scores, const Feeling& entry)
{
    for (const Weighted& weighted : entry.weights) {
        float& target = scores[static_cast<std::size_t>(weighted.emotion)];
        target = std::max(target, weighted.weight);
    }
}

bool isNegation(std::string_view word)
{
    constexpr auto kNegations = std::to_array<std::string_view>(
        {"no", "not", "never", "without", "lack", "lacking", "non", "nicht", "kein", "keine", "ohne"});
    return std::find(kNegations.begin(), kNegations.end(), word) != kNegations.end();
}

} // namespace

std::optional<EmotionScores> feelingOfWord(std::string_view folded)
{
    const Feeling* entry = longestMatch(kFeelings, folded);
    if (entry == nullptr) {
        return std::nullopt;
    }
    EmotionScores scores{};
    raise(scores, *entry);
    return scores;
}

std::optional<EmotionScores> scoresOfDescription(std::string_view description)
{
    EmotionScores scores{};
    bool known = false;
    while (!description.empty()) {
        const std::size_t comma = std::min(description.find(','), description.size());
        bool negated = false;
        text::forEachWord(description.substr(0, comma), [&](const text::Word& word) {
            negated = negated || isNegation(word.folded);
            const Feeling* entry = longestMatch(kDescribed, word.folded, longestMatch(kFeelings, word.folded));
            if (entry != nullptr && !negated) {
                known = true;
                raise(scores, *entry);
            }
        });
        description.remove_prefix(std::min(comma + 1, description.size()));
    }
    return known ? std::optional(scores) : std::nullopt;
}

} // namespace reminisce::emotion
