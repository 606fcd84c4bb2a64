// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/metrics/bleu.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <map>
#include <string>

namespace reminisce::evaluation {
namespace {

using NgramCounts = std::map<std::vector<std::string>, double>;

NgramCounts countNgrams(const std::vector<std::string>& tokens)
{
    NgramCounts counts;
    for (std::size_t n = 1; n <= kBleuOrder; ++n) {
        for (std::size_t i = 0; i + n <= tokens.size(); ++i) {
            const auto first = tokens.begin() + static_cast<std::ptrdiff_t>(i);
            ++counts[std::vector<std::string>(first, first + static_cast<std::ptrdiff_t>(n))];
        }
    }
    return counts;
}

void addSegment(BleuStatistics& statistics, const std::string& hypothesis, const std::vector<std::string>& references,
                const BleuOptions& options)
{
    const auto tokens = bleuTokens(hypothesis, options);
    NgramCounts allowed;
    double closest = 0;
    double closestDistance = std::numeric_limits<double>::infinity();
    for (const auto& reference : references) {
        const auto referenceTokens = bleuTokens(reference, options);
        const auto length = static_cast<double>(referenceTokens.size());
        const double distance = std::fabs(length - static_cast<double>(tokens.size()));
        if (distance < closestDistance || (distance == closestDistance && length < closest)) {
            closestDistance = distance;
            closest = length;
        }
        for (const auto& [ngram, count] : countNgrams(referenceTokens)) {
            auto& most = allowed[ngram];
            most = std::max(most, count);
        }
    }
    statistics.systemLength += static_cast<double>(tokens.size());
    statistics.referenceLength += closest;
    for (const auto& [ngram, count] : countNgrams(tokens)) {
        statistics.total[ngram.size() - 1] += count;
        if (const auto found = allowed.find(ngram); found != allowed.end()) {
            statistics.correct[ngram.size() - 1] += std::min(count, found->second);
        }
    }
}

double brevityPenalty(const BleuStatistics& s)
{
    if (s.systemLength >= s.referenceLength) {
        return 1;
    }
    return s.systemLength > 0 ? std::exp(1 - s.referenceLength / s.systemLength) : 0;
}

} // namespace

BleuScore bleuFromStatistics(BleuStatistics s, const BleuOptions& options)
{
    BleuScore result;
    result.brevityPenalty = brevityPenalty(s);
    result.statistics = s;
    if (std::all_of(s.correct.begin(), s.correct.end(), [](double c) { return c == 0; })) {
        return result;
    }
    const double value = options.smoothingValue.value_or(options.smoothing == BleuSmoothing::AddK ? 1.0 : 0.1);
    double halving = 1;
    std::size_t order = kBleuOrder;
    for (std::size_t n = 0; n < kBleuOrder; ++n) {
        if (options.smoothing == BleuSmoothing::AddK && n > 0) {
            s.correct[n] += value;
            s.total[n] += value;
        }
        if (s.total[n] == 0) {
            break;
        }
        if (options.effectiveOrder) {
            order = n + 1;
        }
        if (s.correct[n] > 0) {
            result.precisions[n] = 100 * s.correct[n] / s.total[n];
        } else if (options.smoothing == BleuSmoothing::Exponential) {
            halving *= 2;
            result.precisions[n] = 100 / (halving * s.total[n]);
        } else if (options.smoothing == BleuSmoothing::Floor) {
            result.precisions[n] = 100 * value / s.total[n];
        }
    }
    double logarithms = 0;
    for (std::size_t n = 0; n < order; ++n) {
        if (result.precisions[n] <= 0) {
            return result; // the logarithm of nothing: BLEU is 0
        }
        logarithms += std::log(result.precisions[n]);
    }
    result.score = result.brevityPenalty * std::exp(logarithms / static_cast<double>(order));
    return result;
}

BleuScore corpusBleu(std::span<const std::string> hypotheses, std::span<const std::vector<std::string>> references,
                     const BleuOptions& options)
{
    BleuStatistics statistics;
    for (std::size_t i = 0; i < hypotheses.size(); ++i) {
        std::vector<std::string> ofThis;
        for (const auto& stream : references) {
            if (i < stream.size()) {
                ofThis.push_back(stream[i]);
            }
        }
        addSegment(statistics, hypotheses[i], ofThis, options);
    }
    return bleuFromStatistics(statistics, options);
}

BleuScore sentenceBleu(const std::string& hypothesis, const std::string& reference, const BleuOptions& options)
{
    BleuStatistics statistics;
    addSegment(statistics, hypothesis, {reference}, options);
    return bleuFromStatistics(statistics, options);
}

} // namespace reminisce::evaluation
