// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace reminisce::emotion {

/// Turns a text into hashed features: words, pairs of neighbouring words, character n-grams inside words, and sentence
/// signs ("!", "?", "…", emoticons). Words after a negation get a mark of their own until the clause ends, so that "not
/// happy" and "happy" do not share their word feature. Training and scoring use this same class.
///
/// Holds scratch memory: one extractor per thread.
class FeatureExtractor
{
public:
    /// `buckets`: size of the hashed feature space.
    explicit FeatureExtractor(std::uint32_t buckets) : m_buckets(buckets), m_seen(buckets / 64U + 1U, 0) {}

    /// Bucket indices in [0, buckets), each at most once, in no particular order. Valid until the next call.
    const std::vector<std::uint32_t>& extract(std::string_view text);

private:
    struct Word
    {
        std::size_t begin;
        std::size_t end;
        bool negated;
    };

    void fold(std::string_view text);
    void splitWords();
    void addWordFeatures();
    void addCharacterFeatures(const Word& word);
    void add(std::uint64_t hash);

    std::uint32_t m_buckets;
    std::string m_folded;
    std::string m_padded;
    std::vector<Word> m_words;
    std::vector<std::uint32_t> m_features;
    std::vector<std::uint64_t> m_seen; ///< a bit per bucket: those of m_features
};

} // namespace reminisce::emotion
