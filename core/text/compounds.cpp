// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/compounds.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace reminisce::text {
namespace {

/// Longest first, so that "es" is tried before "s"; "" joins without a linking element.
constexpr std::array<std::string_view, 7> kLinks = {"", "es", "en", "er", "s", "n", "e"};
constexpr std::size_t kMaxCompound = 64;

constexpr bool isContinuation(char c)
{
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

/// The best way to cut the first i bytes, for each i.
struct Best
{
    double logSum = 0; ///< sum of the parts' log frequencies
    std::size_t parts = 0;
    std::size_t from = 0;    ///< where the last part begins
    std::size_t partEnd = 0; ///< where it ends, before the linking element

    [[nodiscard]] double score() const { return parts == 0 ? -1 : logSum / static_cast<double>(parts); }
};

} // namespace

CompoundSplitter::CompoundSplitter(WordFrequency frequency, std::size_t minPartBytes, std::size_t maxParts)
    : m_frequency(std::move(frequency)), m_minPart(std::max<std::size_t>(minPartBytes, 2)), m_maxParts(maxParts)
{}

std::vector<std::string> CompoundSplitter::split(std::string_view folded) const
{
    const std::size_t size = folded.size();
    if (size < 2 * m_minPart || size > kMaxCompound || m_maxParts < 2) {
        return {};
    }
    // best[i][p]: the best cut of the first i bytes into p parts. Words are short, so the cubic loop is small.
    std::vector<std::vector<Best>> best(size + 1, std::vector<Best>(m_maxParts + 1));
    for (std::size_t begin = 0; begin + m_minPart <= size; ++begin) {
        if (isContinuation(folded[begin]) || (begin > 0 && best[begin].empty())) {
            continue;
        }
        const bool reachable = begin == 0 || std::any_of(best[begin].begin(), best[begin].end(),
                                                         [](const Best& b) { return b.parts > 0; });
        if (!reachable) {
            continue;
        }
        for (std::size_t end = begin + m_minPart; end <= size; ++end) {
            if ((end < size && isContinuation(folded[end])) || (begin == 0 && end == size)) {
                continue;
            }
            const std::uint32_t frequency = m_frequency(folded.substr(begin, end - begin));
            if (frequency == 0) {
                continue;
            }
            for (const std::string_view link : kLinks) {
                const std::size_t next = end + link.size();
                const bool last = end == size;
                if ((last && !link.empty()) || next > size || folded.substr(end, link.size()) != link ||
                    (!last && next + m_minPart > size)) {
                    continue;
                }
                for (std::size_t parts = begin == 0 ? 0 : 1; parts < (begin == 0 ? 1 : m_maxParts); ++parts) {
                    const Best& before = best[begin][parts];
                    if (begin > 0 && before.parts == 0) {
                        continue;
                    }
                    Best& target = best[next][parts + 1];
                    const double sum = before.logSum + std::log1p(static_cast<double>(frequency));
                    // A linking element costs a little, so that a word that ends in it wins when it is known.
                    const double value = sum - (link.empty() ? 0.0 : 0.05);
                    if (target.parts == 0 || value > target.logSum) {
                        target = {value, parts + 1, begin, end};
                    }
                }
            }
        }
    }
    const Best* chosen = nullptr;
    for (const Best& candidate : best[size]) {
        if (candidate.parts >= 2 && (chosen == nullptr || candidate.score() > chosen->score())) {
            chosen = &candidate;
        }
    }
    const double whole = std::log1p(static_cast<double>(m_frequency(folded)));
    if (chosen == nullptr || (whole > 0 && chosen->score() <= whole)) {
        return {};
    }
    std::vector<std::string> parts;
    std::size_t count = chosen->parts;
    for (const Best* at = chosen;; --count, at = &best[at->from][count]) {
        parts.emplace_back(folded.substr(at->from, at->partEnd - at->from));
        if (at->from == 0) {
            break;
        }
    }
    std::reverse(parts.begin(), parts.end());
    return parts;
}

} // namespace reminisce::text
