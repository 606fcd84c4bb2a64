// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace reminisce::evaluation {

inline constexpr std::size_t kBleuOrder = 4;

enum class BleuTokenizer {
    V13a,          ///< that of NIST's mteval-v13a, the usual one
    International, ///< mteval-v14's: by Unicode punctuation and symbols
    Characters,
    None, ///< at white space
};

enum class BleuSmoothing { None, Floor, AddK, Exponential };

/// The defaults are those of SacreBLEU's signature "case:mixed|eff:no|tok:13a|smooth:exp".
struct BleuOptions
{
    BleuTokenizer tokenizer = BleuTokenizer::V13a;
    BleuSmoothing smoothing = BleuSmoothing::Exponential;
    std::optional<double> smoothingValue; ///< default: 0.1 for Floor, 1 for AddK
    bool lowerCase = false;
    bool effectiveOrder = false; ///< leave out orders for which the text is too short
};

/// What BLEU is computed from: matches and n-grams per order, and lengths in tokens.
struct BleuStatistics
{
    std::array<double, kBleuOrder> correct{};
    std::array<double, kBleuOrder> total{};
    double systemLength = 0;
    double referenceLength = 0;
};

struct BleuScore
{
    double score = 0; ///< 0–100
    double brevityPenalty = 0;
    std::array<double, kBleuOrder> precisions{}; ///< 0–100
    BleuStatistics statistics;
};

/// BLEU (Papineni et al., 2002) as SacreBLEU computes it (Post, 2018), from its statistics.
[[nodiscard]] BleuScore bleuFromStatistics(BleuStatistics statistics, const BleuOptions& options = {});

/// `references[r][i]` is the r-th reference of the i-th hypothesis.
[[nodiscard]] BleuScore corpusBleu(std::span<const std::string> hypotheses,
                                   std::span<const std::vector<std::string>> references,
                                   const BleuOptions& options = {});

/// One sentence as a corpus of its own.
[[nodiscard]] BleuScore sentenceBleu(const std::string& hypothesis, const std::string& reference,
                                     const BleuOptions& options = {});

/// The tokens of a segment, for tests and for showing them.
[[nodiscard]] std::vector<std::string> bleuTokens(std::string_view segment, const BleuOptions& options);

} // namespace reminisce::evaluation
