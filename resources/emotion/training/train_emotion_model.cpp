// SPDX-License-Identifier: GPL-3.0-or-later
// Trains the emotion model from the XED data set and writes resources/emotion/emotion.bin.
//
//   train_emotion_model en-annotated.tsv de-projections.tsv neu_en.txt emotion.bin
//
// One logistic regression per emotion over the hashed features of core/emotion/features.h, both languages together,
// trained by stochastic gradient descent with AdaGrad steps, averaged, then quantised to one byte per weight. A fifth
// of the lines (by a hash of their text) is never trained on; another tenth chooses the thresholds.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <numeric>
#include <random>
#include <sstream>
#include <string>
#include <vector>

#include "core/base/emotion.h"
#include "core/emotion/features.h"
#include "core/emotion/model_file.h"

namespace {

using namespace reminisce;
using emotion::FeatureExtractor;

enum class Split { Train, Choose, Test };

struct Line
{
    std::string text;
    std::array<bool, kEmotionCount> labels{};
    bool german = false;
    bool neutral = false;
    Split split = Split::Train;
    std::vector<std::uint32_t> features;
};

/// XED's numbers: 1 anger, 2 anticipation, 3 disgust, 4 fear, 5 joy, 6 sadness, 7 surprise, 8 trust.
constexpr std::array<Emotion, 8> kXedOrder = {Emotion::Anger, Emotion::Anticipation, Emotion::Disgust,  Emotion::Fear,
                                              Emotion::Joy,   Emotion::Sadness,      Emotion::Surprise, Emotion::Trust};

std::uint64_t textHash(const std::string& text)
{
    std::uint64_t h = 0xcbf29ce484222325ULL;
    for (const char c : text) {
        h = (h ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
    }
    return h ^ (h >> 29);
}

Split splitOf(const std::string& text)
{
    const auto slot = textHash(text) % 10;
    return slot < 2 ? Split::Test : slot == 2 ? Split::Choose : Split::Train;
}

std::vector<Line> readAnnotated(const char* path, bool german)
{
    std::vector<Line> lines;
    std::ifstream in(path);
    for (std::string row; std::getline(in, row);) {
        const auto tab = row.find('\t');
        if (tab == std::string::npos) {
            continue;
        }
        Line line;
        line.german = german;
        line.text = row.substr(0, tab);
        std::istringstream labels(row.substr(tab + 1, row.find('\t', tab + 1) - tab - 1));
        for (std::string label; std::getline(labels, label, ',');) {
            const int number = std::atoi(label.c_str());
            if (number >= 1 && number <= 8) {
                line.labels[static_cast<std::size_t>(kXedOrder[static_cast<std::size_t>(number - 1)])] = true;
            }
        }
        line.split = splitOf(line.text);
        lines.push_back(std::move(line));
    }
    return lines;
}

std::vector<Line> readNeutral(const char* path)
{
    std::vector<Line> lines;
    std::ifstream in(path);
    for (std::string row; std::getline(in, row);) {
        const auto tab = row.find('\t');
        Line line;
        line.neutral = true;
        line.text = tab == std::string::npos ? row : row.substr(tab + 1);
        line.split = splitOf(line.text);
        lines.push_back(std::move(line));
    }
    return lines;
}

float logistic(float z)
{
    return 1.0F / (1.0F + std::exp(-z));
}

/// Fills in the features of each line, without those that too few training lines have.
void extractFeatures(std::vector<Line>& lines, std::uint32_t buckets, int fewestUses)
{
    FeatureExtractor extractor(buckets);
    std::vector<int> uses(buckets);
    for (auto& line : lines) {
        line.features = extractor.extract(line.text);
        if (line.split == Split::Train) {
            for (const auto f : line.features) {
                ++uses[f];
            }
        }
    }
    for (auto& line : lines) {
        if (line.split == Split::Train) {
            std::erase_if(line.features, [&](auto f) { return uses[f] < fewestUses; });
        }
    }
}

/// Weights of all emotions, interleaved: weight[feature * 8 + emotion].
struct Weights
{
    std::vector<float> values;
    std::array<float, kEmotionCount> bias{};
};

std::array<float, kEmotionCount> logits(const Weights& w, const std::vector<std::uint32_t>& features)
{
    std::array<float, kEmotionCount> z{};
    const float scale = emotion::featureScale(features.size());
    for (const auto f : features) {
        for (std::size_t e = 0; e < kEmotionCount; ++e) {
            z[e] += w.values[f * kEmotionCount + e];
        }
    }
    for (std::size_t e = 0; e < kEmotionCount; ++e) {
        z[e] = z[e] * scale + w.bias[e];
    }
    return z;
}

struct Settings
{
    int epochs = 12;
    float step = 0.15F;
    float decay = 1e-4F;
    float balance = 0.3F;       ///< exponent of the weight that rare positives get
    float neutralWeight = 0.3F; ///< neutral lines teach what is no emotion, but must not drown the rest
    int fewestUses = 2;         ///< features seen in fewer training lines are left out
};

Weights train(const std::vector<Line*>& lines, std::uint32_t buckets, const Settings& s)
{
    std::array<float, kEmotionCount> positiveWeight{};
    for (std::size_t e = 0; e < kEmotionCount; ++e) {
        const auto positives = std::count_if(lines.begin(), lines.end(), [e](const Line* l) { return l->labels[e]; });
        positiveWeight[e] =
            std::pow((lines.size() - positives) / static_cast<float>(std::max<long>(positives, 1)), s.balance);
    }
    Weights w{std::vector<float>(std::size_t{buckets} * kEmotionCount), {}};
    Weights sum = w;
    std::vector<float> squares(w.values.size(), 1e-3F);
    std::vector<std::size_t> order(lines.size());
    std::iota(order.begin(), order.end(), 0);
    std::mt19937 random(20260101);
    int averaged = 0;
    for (int epoch = 0; epoch < s.epochs; ++epoch) {
        std::shuffle(order.begin(), order.end(), random);
        for (const auto at : order) {
            const Line& line = *lines[at];
            const float scale = emotion::featureScale(line.features.size());
            const auto z = logits(w, line.features);
            std::array<float, kEmotionCount> gradient{};
            for (std::size_t e = 0; e < kEmotionCount; ++e) {
                gradient[e] =
                    (logistic(z[e]) - (line.labels[e] ? 1.0F : 0.0F)) * (line.neutral ? s.neutralWeight : 1.0F);
                if (line.labels[e]) {
                    gradient[e] *= positiveWeight[e];
                }
                w.bias[e] -= 0.02F * gradient[e] / static_cast<float>(1 + epoch);
            }
            for (const auto f : line.features) {
                float* weight = &w.values[f * kEmotionCount];
                float* square = &squares[f * kEmotionCount];
                for (std::size_t e = 0; e < kEmotionCount; ++e) {
                    const float g = gradient[e] * scale + s.decay * weight[e];
                    square[e] += g * g;
                    weight[e] -= s.step * g / std::sqrt(square[e]);
                }
            }
        }
        if (epoch >= s.epochs / 2) {
            ++averaged;
            for (std::size_t i = 0; i < w.values.size(); ++i) {
                sum.values[i] += w.values[i];
            }
            for (std::size_t e = 0; e < kEmotionCount; ++e) {
                sum.bias[e] += w.bias[e];
            }
        }
    }
    for (auto& v : sum.values) {
        v /= static_cast<float>(averaged);
    }
    for (auto& b : sum.bias) {
        b /= static_cast<float>(averaged);
    }
    return sum;
}

emotion::ModelData quantise(const Weights& w, std::uint32_t buckets)
{
    emotion::ModelData model;
    model.buckets = buckets;
    model.bias = w.bias;
    model.weights.resize(w.values.size());
    for (std::size_t e = 0; e < kEmotionCount; ++e) {
        std::vector<float> magnitudes;
        for (std::size_t i = e; i < w.values.size(); i += kEmotionCount) {
            if (w.values[i] != 0.0F) {
                magnitudes.push_back(std::fabs(w.values[i]));
            }
        }
        // The largest few weights are cut so that the many small ones keep their resolution.
        const auto cut = magnitudes.begin() + static_cast<std::ptrdiff_t>(magnitudes.size() * 0.9995);
        std::nth_element(magnitudes.begin(), cut, magnitudes.end());
        model.scale[e] = *cut / 127.0F;
        for (std::size_t i = e; i < w.values.size(); i += kEmotionCount) {
            model.weights[i] =
                static_cast<std::int8_t>(std::clamp(std::round(w.values[i] / model.scale[e]), -127.0F, 127.0F));
        }
    }
    return model;
}

struct Counts
{
    int truePositive = 0, falsePositive = 0, falseNegative = 0;
    double f1() const
    {
        const double denominator = 2.0 * truePositive + falsePositive + falseNegative;
        return denominator > 0 ? 2.0 * truePositive / denominator : 0.0;
    }
};

/// For each emotion the threshold on the logit with the best F1 over the lines; German and English count alike.
void chooseThresholds(emotion::ModelData& model, const std::vector<Line*>& lines)
{
    std::vector<std::array<float, kEmotionCount>> z;
    for (const auto* line : lines) {
        z.push_back(emotion::logits(model, line->features));
    }
    for (std::size_t e = 0; e < kEmotionCount; ++e) {
        double best = -1;
        for (float t = -4.0F; t < 4.0F; t += 0.04F) {
            Counts english;
            Counts german;
            for (std::size_t i = 0; i < lines.size(); ++i) {
                Counts& counts = lines[i]->german ? german : english;
                const bool said = z[i][e] >= t;
                counts.truePositive += said && lines[i]->labels[e];
                counts.falsePositive += said && !lines[i]->labels[e];
                counts.falseNegative += !said && lines[i]->labels[e];
            }
            const double f = english.f1() + german.f1();
            if (f > best) {
                best = f;
                model.threshold[e] = t;
            }
        }
    }
}

double report(const emotion::ModelData& model, const std::vector<Line*>& lines, const char* title)
{
    double macro = 0;
    std::string row;
    for (std::size_t e = 0; e < kEmotionCount; ++e) {
        Counts counts;
        for (const auto* line : lines) {
            const bool said = emotion::logits(model, line->features)[e] >= model.threshold[e];
            counts.truePositive += said && line->labels[e];
            counts.falsePositive += said && !line->labels[e];
            counts.falseNegative += !said && line->labels[e];
        }
        macro += counts.f1() / kEmotionCount;
        row += " " + std::string(emotionName(kEmotions[e])) + " " + std::to_string(counts.f1()).substr(0, 5);
    }
    std::printf("%-24s %5zu lines  macro-F1 %.4f %s\n", title, lines.size(), macro, row.c_str());
    return macro;
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 5) {
        std::fprintf(stderr, "usage: train_emotion_model EN.tsv DE.tsv NEUTRAL.txt OUT\n");
        return 2;
    }
    const std::uint32_t buckets = 480'000;
    const Settings settings;
    std::vector<Line> lines = readAnnotated(argv[1], false);
    for (auto& more : {readAnnotated(argv[2], true), readNeutral(argv[3])}) {
        lines.insert(lines.end(), more.begin(), more.end());
    }
    extractFeatures(lines, buckets, settings.fewestUses);
    std::vector<Line*> training, choosing;
    std::array<std::vector<Line*>, 3> tests; // English, German, English with neutral
    for (auto& line : lines) {
        if (line.split == Split::Train) {
            training.push_back(&line);
        } else if (line.split == Split::Choose) {
            if (!line.neutral) {
                choosing.push_back(&line);
            }
        } else {
            if (line.german) {
                tests[1].push_back(&line);
            } else {
                tests[2].push_back(&line);
                if (!line.neutral) {
                    tests[0].push_back(&line);
                }
            }
        }
    }
    emotion::ModelData model = quantise(train(training, buckets, settings), buckets);
    chooseThresholds(model, choosing);
    report(model, choosing, "chosen on");
    report(model, tests[0], "test English");
    report(model, tests[2], "test English + neutral");
    report(model, tests[1], "test German");
    const std::string bytes = emotion::serialise(model);
    std::ofstream(argv[4], std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    std::printf("%zu bytes\n", bytes.size());
}
