// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace reminisce::text {

/// How often a folded word occurs on its own; 0 for words that are not known.
using WordFrequency = std::function<std::uint32_t(std::string_view folded)>;

/// Splits German compounds into words of a vocabulary that the caller has (the words of the archive): by the split
/// whose parts have the highest geometric mean of frequencies (Koehn and Knight, "Empirical Methods for Compound
/// Splitting", EACL 2003), with the linking elements s, es, n, en, er, e.
class CompoundSplitter
{
public:
    explicit CompoundSplitter(WordFrequency frequency, std::size_t minPartBytes = 4, std::size_t maxParts = 4);

    /// The parts in order, linking elements removed: "neujahrsvorsatze" → {"neujahr", "vorsatze"}. Empty when the word
    /// is best left whole. `folded` went through fold().
    [[nodiscard]] std::vector<std::string> split(std::string_view folded) const;

private:
    WordFrequency m_frequency;
    std::size_t m_minPart;
    std::size_t m_maxParts;
};

} // namespace reminisce::text
