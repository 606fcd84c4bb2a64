// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/diversity.h"

#include <algorithm>
#include <set>

#include "core/text/language.h"
#include "core/text/stems.h"
#include "core/text/words.h"

namespace reminisce::search {

namespace {

using Stems = std::set<std::string, std::less<>>;

float likeness(const Stems& a, const Stems& b)
{
    std::size_t common = 0;
    for (const std::string& stem : a) {
        common += b.contains(stem) ? 1 : 0;
    }
    const std::size_t all = a.size() + b.size() - common;
    return all == 0 ? 0.0F : static_cast<float>(common) / static_cast<float>(all);
}

} // namespace

std::vector<std::size_t> diverse(std::span<const float> scores, std::span<const std::string> texts, float diversity,
                                 std::size_t k)
{
    text::Stemmer stemmer(4096);
    std::vector<Stems> stems(texts.size());
    for (std::size_t i = 0; i < texts.size(); ++i) {
        for (const std::string& word : text::foldedWords(texts[i])) {
            if (!text::isStopWord(word)) {
                stems[i].emplace(stemmer.stem(word));
            }
        }
    }
    const std::size_t count = std::min(scores.size(), texts.size());
    std::vector<float> closest(count, 0.0F); // likeness to the most alike of those chosen
    std::vector<bool> taken(count, false);
    std::vector<std::size_t> chosen;
    while (chosen.size() < std::min(k, count)) {
        std::size_t best = count;
        float bestValue = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const float value = (1.0F - diversity) * scores[i] - diversity * closest[i];
            if (!taken[i] && (best == count || value > bestValue)) {
                best = i;
                bestValue = value;
            }
        }
        taken[best] = true;
        chosen.push_back(best);
        for (std::size_t i = 0; i < count; ++i) {
            if (!taken[i]) {
                closest[i] = std::max(closest[i], likeness(stems[i], stems[best]));
            }
        }
    }
    return chosen;
}

} // namespace reminisce::search
