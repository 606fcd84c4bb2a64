// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/emotion_evaluation.h"

#include <chrono>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

namespace reminisce::evaluation {
namespace {

using Labels = std::array<bool, kEmotionCount>;

struct Item
{
    std::string text;
    Labels labels{};
};

/// XED's label numbers, from 1.
constexpr std::array<Emotion, kEmotionCount> kXedLabels = {Emotion::Anger,    Emotion::Anticipation, Emotion::Disgust,
                                                           Emotion::Fear,     Emotion::Joy,          Emotion::Sadness,
                                                           Emotion::Surprise, Emotion::Trust};

/// Labels such as "1, 4, 7"; nothing when another sign stands there.
std::optional<Labels> readLabels(std::string_view text)
{
    Labels labels{};
    bool any = false;
    for (const char c : text) {
        if (c >= '1' && c <= '8') {
            labels[static_cast<std::size_t>(kXedLabels[static_cast<std::size_t>(c - '1')])] = true;
            any = true;
        } else if (c != ',' && c != ' ' && c != '\r') {
            return std::nullopt;
        }
    }
    return any ? std::optional(labels) : std::nullopt;
}

std::optional<Item> readItem(const std::string& line)
{
    const auto tab = line.find('\t');
    if (tab == std::string::npos) {
        return std::nullopt;
    }
    if (line.compare(0, tab, "9") == 0) {
        return Item{line.substr(tab + 1), {}};
    }
    const auto end = line.find('\t', tab + 1);
    const auto labels =
        readLabels(std::string_view(line).substr(tab + 1, end == std::string::npos ? end : end - tab - 1));
    if (!labels) {
        return std::nullopt;
    }
    return Item{line.substr(0, tab), *labels};
}

struct Counts
{
    std::size_t truePositive = 0;
    std::size_t falsePositive = 0;
    std::size_t falseNegative = 0;
};

EmotionClassScore scoreOf(const Counts& counts)
{
    const auto ratio = [](std::size_t part, std::size_t whole) {
        return whole > 0 ? static_cast<double>(part) / static_cast<double>(whole) : 0.0;
    };
    EmotionClassScore score;
    score.support = counts.truePositive + counts.falseNegative;
    score.precision = ratio(counts.truePositive, counts.truePositive + counts.falsePositive);
    score.recall = ratio(counts.truePositive, score.support);
    score.f1 = ratio(2 * counts.truePositive, 2 * counts.truePositive + counts.falsePositive + counts.falseNegative);
    return score;
}

} // namespace

Result<EmotionEvaluation> evaluateEmotions(const emotion::EmotionScorer& scorer, const std::filesystem::path& xedFile)
{
    std::ifstream in(xedFile);
    if (!in) {
        return fail(ErrorCode::NotFound, fmt::format("The file \"{}\" cannot be read.", xedFile.string()));
    }
    std::vector<Item> items;
    for (std::string line; std::getline(in, line);) {
        if (auto item = readItem(line)) {
            items.push_back(std::move(*item));
        }
    }
    if (items.empty()) {
        return fail(ErrorCode::DamagedInput,
                    fmt::format("\"{}\" has no line of the form text, tab, labels from 1 to 8.", xedFile.string()));
    }
    std::vector<EmotionScores> scores(items.size());
    const auto begin = std::chrono::steady_clock::now();
    for (std::size_t i = 0; i < items.size(); ++i) {
        scores[i] = scorer.score(items[i].text);
    }
    const std::chrono::duration<double, std::micro> spent = std::chrono::steady_clock::now() - begin;

    EmotionEvaluation result;
    result.items = items.size();
    result.microsecondsPerItem = spent.count() / static_cast<double>(items.size());
    for (std::size_t e = 0; e < kEmotionCount; ++e) {
        Counts counts;
        for (std::size_t i = 0; i < items.size(); ++i) {
            const bool said = scores[i][e] >= kEmotionThreshold;
            counts.truePositive += said && items[i].labels[e] ? 1 : 0;
            counts.falsePositive += said && !items[i].labels[e] ? 1 : 0;
            counts.falseNegative += !said && items[i].labels[e] ? 1 : 0;
        }
        result.classes[e] = scoreOf(counts);
        result.macroF1 += result.classes[e].f1 / kEmotionCount;
    }
    return result;
}

nlohmann::ordered_json toJson(const EmotionEvaluation& evaluation)
{
    nlohmann::ordered_json classes;
    for (std::size_t e = 0; e < kEmotionCount; ++e) {
        const auto& score = evaluation.classes[e];
        classes[std::string(emotionName(kEmotions[e]))] = {
            {"precision", score.precision}, {"recall", score.recall}, {"f1", score.f1}, {"support", score.support}};
    }
    return {{"macro_f1", evaluation.macroF1},
            {"classes", std::move(classes)},
            {"microseconds_per_item", evaluation.microsecondsPerItem}};
}

} // namespace reminisce::evaluation
