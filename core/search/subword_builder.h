// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/search/term_table.h"

namespace reminisce::search {

/// Code points of the n-grams of which words are made, a blank before and after the word included.
inline constexpr std::size_t kMinGram = 3;
inline constexpr std::size_t kMaxGram = 5;

/// Weight of a word that occurs `frequency` times in a chunk.
[[nodiscard]] inline float subwordWeight(std::uint32_t frequency)
{
    return 1.0F + std::log(static_cast<float>(frequency));
}

/// Inverse document frequency of an n-gram, ln((1 + N) / (1 + n)) + 1 as in smoothed TF-IDF.
[[nodiscard]] inline float gramWeight(std::uint64_t rows, std::uint32_t frequency)
{
    return std::log((1.0F + static_cast<float>(rows)) / (1.0F + static_cast<float>(frequency))) + 1.0F;
}

/// The n-grams of a vocabulary. N-grams do not cross words, so the n-gram vector of a chunk is the sum of the vectors
/// of its words: the vocabulary's n-grams and the postings of its words hold all of it, in a small part of the space
/// that postings of n-grams would take.
struct SubwordParts
{
    std::vector<std::uint64_t> hashes; ///< ascending
    std::vector<std::uint32_t> offsets;
    std::vector<std::uint32_t> words;
    std::vector<std::uint32_t> frequencies;
    std::vector<float> wordLengths; ///< length of each word's vector
};

[[nodiscard]] SubwordParts buildSubwords(const TermTable& words, const std::vector<std::uint32_t>& wordCounts,
                                         std::size_t rows);

} // namespace reminisce::search
