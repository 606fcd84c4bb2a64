// SPDX-License-Identifier: GPL-3.0-or-later
#include "linear_classifiers.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

#include "core/emotion/model_file.h"

namespace reminisce::emotion_training {
namespace {

using Lines = std::span<const Line* const>;

float weightOf(const Line& line, const Settings& settings)
{
    return static_cast<float>(line.neutral ? settings.neutralWeight : 1.0);
}

/// The value of each feature for one emotion, 0 for those that no line has.
std::vector<float> featureValues(Lines lines, std::uint32_t buckets, std::size_t emotion, const Settings& settings)
{
    std::vector<float> with(buckets, 0.0F);
    std::vector<float> without(buckets, 0.0F);
    double linesWith = 2.0; // each count is raised by one
    double linesWithout = 2.0;
    for (const Line* line : lines) {
        const float weight = weightOf(*line, settings);
        (line->labels[emotion] ? linesWith : linesWithout) += weight;
        auto& counts = line->labels[emotion] ? with : without;
        for (const std::uint32_t f : line->features) {
            counts[f] += weight;
        }
    }
    std::vector<float> values(buckets, 0.0F);
    for (std::uint32_t f = 0; f < buckets; ++f) {
        if (with[f] + without[f] > 0) {
            const double ratio = std::log((with[f] + 1.0) / linesWith) - std::log((without[f] + 1.0) / linesWithout);
            values[f] = static_cast<float>(1.0 - settings.countShare + settings.countShare * std::fabs(ratio));
        }
    }
    return values;
}

/// One machine: `weights` per feature, without the values, and the bias.
class Machine
{
public:
    Machine(Lines lines, const std::vector<float>& values, std::size_t emotion, const Settings& settings)
        : m_lines(lines), m_values(values), m_emotion(emotion), m_weights(values.size(), 0.0F)
    {
        for (const Line* line : lines) {
            const float scale = emotion::featureScale(line->features.size());
            double length = 1.0; // of the bias
            for (const std::uint32_t f : line->features) {
                length += static_cast<double>(values[f]) * values[f] * scale * scale;
            }
            m_scales.push_back(scale);
            m_lengths.push_back(length);
            m_diagonals.push_back(1.0 / (2.0 * settings.cost * weightOf(*line, settings)));
        }
        m_duals.assign(lines.size(), 0.0);
    }

    void fit(int passes)
    {
        std::vector<std::size_t> order(m_lines.size());
        std::iota(order.begin(), order.end(), 0);
        std::mt19937 random(20260101);
        for (int pass = 0; pass < passes; ++pass) {
            std::shuffle(order.begin(), order.end(), random);
            for (const std::size_t i : order) {
                step(i);
            }
        }
    }

    [[nodiscard]] float weight(std::uint32_t feature) const { return m_weights[feature]; }
    [[nodiscard]] float bias() const { return m_bias; }

private:
    void step(std::size_t i)
    {
        const Line& line = *m_lines[i];
        const float label = line.labels[m_emotion] ? 1.0F : -1.0F;
        float sum = 0.0F;
        for (const std::uint32_t f : line.features) {
            sum += m_weights[f] * m_values[f];
        }
        const double margin = label * (sum * m_scales[i] + m_bias);
        const double gradient = margin - 1.0 + m_diagonals[i] * m_duals[i];
        const double dual = std::max(0.0, m_duals[i] - gradient / (m_lengths[i] + m_diagonals[i]));
        const auto change = static_cast<float>(dual - m_duals[i]) * label;
        m_duals[i] = dual;
        if (change == 0.0F) {
            return;
        }
        const float scaled = change * m_scales[i];
        for (const std::uint32_t f : line.features) {
            m_weights[f] += scaled * m_values[f];
        }
        m_bias += change;
    }

    Lines m_lines;
    const std::vector<float>& m_values;
    std::size_t m_emotion;
    std::vector<float> m_weights;
    float m_bias = 0.0F;
    std::vector<float> m_scales;
    std::vector<double> m_lengths;   ///< squared, of each line's features
    std::vector<double> m_diagonals; ///< what the squared loss adds to them
    std::vector<double> m_duals;
};

} // namespace

Weights train(Lines lines, std::uint32_t buckets, const Settings& settings)
{
    Weights weights{std::vector<float>(std::size_t{buckets} * kEmotionCount), {}};
    for (std::size_t e = 0; e < kEmotionCount; ++e) {
        const std::vector<float> values = featureValues(lines, buckets, e, settings);
        Machine machine(lines, values, e, settings);
        machine.fit(settings.passes);
        for (std::uint32_t f = 0; f < buckets; ++f) {
            weights.values[f * kEmotionCount + e] = machine.weight(f) * values[f];
        }
        weights.bias[e] = machine.bias();
    }
    return weights;
}

Scores scoresOf(const Weights& weights, const Line& line)
{
    Scores scores{};
    for (const std::uint32_t f : line.features) {
        for (std::size_t e = 0; e < kEmotionCount; ++e) {
            scores[e] += weights.values[f * kEmotionCount + e];
        }
    }
    const float scale = emotion::featureScale(line.features.size());
    for (std::size_t e = 0; e < kEmotionCount; ++e) {
        scores[e] = scores[e] * scale + weights.bias[e];
    }
    return scores;
}

Calibration calibrate(Lines lines, std::span<const Scores> scores, const Settings& settings)
{
    constexpr int kSteps = 20;
    Calibration result;
    for (std::size_t e = 0; e < kEmotionCount; ++e) {
        double slope = 1.0;
        double offset = 0.0;
        for (int step = 0; step < kSteps; ++step) {
            double ga = 0, gb = 0, haa = 1e-9, hab = 0, hbb = 1e-9;
            for (std::size_t i = 0; i < lines.size(); ++i) {
                const double z = scores[i][e];
                const double p = 1.0 / (1.0 + std::exp(-(slope * z + offset)));
                const double weight = weightOf(*lines[i], settings);
                const double error = weight * ((lines[i]->labels[e] ? 1.0 : 0.0) - p);
                const double curve = weight * p * (1.0 - p);
                ga += error * z;
                gb += error;
                haa += curve * z * z;
                hab += curve * z;
                hbb += curve;
            }
            const double determinant = haa * hbb - hab * hab;
            slope += (hbb * ga - hab * gb) / determinant;
            offset += (haa * gb - hab * ga) / determinant;
        }
        result.slope[e] = static_cast<float>(slope);
        result.offset[e] = static_cast<float>(offset);
    }
    return result;
}

void applyCalibration(const Calibration& calibration, Weights& weights)
{
    for (std::size_t i = 0; i < weights.values.size(); ++i) {
        weights.values[i] *= calibration.slope[i % kEmotionCount];
    }
    for (std::size_t e = 0; e < kEmotionCount; ++e) {
        weights.bias[e] = weights.bias[e] * calibration.slope[e] + calibration.offset[e];
    }
}

void applyCalibration(const Calibration& calibration, std::span<Scores> scores)
{
    for (Scores& score : scores) {
        for (std::size_t e = 0; e < kEmotionCount; ++e) {
            score[e] = score[e] * calibration.slope[e] + calibration.offset[e];
        }
    }
}

} // namespace reminisce::emotion_training
