// SPDX-License-Identifier: GPL-3.0-or-later
// Trains the emotion model from the XED data set and writes resources/emotion/emotion.bin.
//
//   train_emotion_model en-annotated.tsv de-projections.tsv neu_en.txt emotion.bin
//
// One linear support vector machine per emotion over the hashed features of core/emotion/features.h, both languages
// together, calibrated to log odds and quantised to one byte per weight. A fifth of the lines (by a hash of their text)
// is never trained on. Calibration and thresholds come from a cross-validation within the other four fifths.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "core/emotion/features.h"
#include "core/emotion/model_file.h"
#include "linear_classifiers.h"
#include "thresholds.h"
#include "xed_lines.h"

namespace {

using namespace reminisce;
using namespace reminisce::emotion_training;

constexpr std::uint32_t kBuckets = 480'000;

using Lines = std::vector<const Line*>;

std::vector<Line> readLines(char** paths)
{
    std::vector<Line> lines;
    readAnnotated(paths[0], false, lines);
    readAnnotated(paths[1], true, lines);
    readNeutral(paths[2], lines);
    emotion::FeatureExtractor extractor(kBuckets);
    for (Line& line : lines) {
        line.features = extractor.extract(line.text);
    }
    return lines;
}

/// Each line's scores by machines that were trained without its part of the lines, calibrated.
std::pair<std::vector<Scores>, Calibration> crossValidate(const Lines& lines, const Settings& settings)
{
    std::vector<Scores> scores(lines.size());
    for (std::size_t fold = 0; fold < kFolds; ++fold) {
        Lines others;
        std::copy_if(lines.begin(), lines.end(), std::back_inserter(others),
                     [fold](const Line* line) { return line->fold != fold; });
        const Weights weights = train(others, kBuckets, settings);
        for (std::size_t i = 0; i < lines.size(); ++i) {
            if (lines[i]->fold == fold) {
                scores[i] = scoresOf(weights, *lines[i]);
            }
        }
        std::fprintf(stderr, "cross-validation %zu/%zu\n", fold + 1, kFolds);
    }
    const Calibration calibration = calibrate(lines, scores, settings);
    applyCalibration(calibration, scores);
    return {std::move(scores), calibration};
}

emotion::ModelData quantise(const Weights& weights, const Scores& thresholds)
{
    emotion::ModelData model;
    model.buckets = kBuckets;
    model.bias = weights.bias;
    model.threshold = thresholds;
    model.weights.resize(weights.values.size());
    for (std::size_t e = 0; e < kEmotionCount; ++e) {
        std::vector<float> magnitudes;
        for (std::size_t i = e; i < weights.values.size(); i += kEmotionCount) {
            if (weights.values[i] != 0.0F) {
                magnitudes.push_back(std::fabs(weights.values[i]));
            }
        }
        // The largest few weights are cut so that the many small ones keep their resolution.
        const auto cut =
            magnitudes.begin() + static_cast<std::ptrdiff_t>(static_cast<double>(magnitudes.size()) * 0.9995);
        std::nth_element(magnitudes.begin(), cut, magnitudes.end());
        model.scale[e] = *cut / 127.0F;
        for (std::size_t i = e; i < weights.values.size(); i += kEmotionCount) {
            model.weights[i] =
                static_cast<std::int8_t>(std::clamp(std::round(weights.values[i] / model.scale[e]), -127.0F, 127.0F));
        }
    }
    return model;
}

/// The thresholds over the lines that carry an emotion; prints how well they do on these, per language.
Scores thresholdsOf(const Lines& training, const std::vector<Scores>& scores)
{
    std::array<Lines, 3> lines; // English, German, both
    std::array<std::vector<Scores>, 3> lineScores;
    for (std::size_t i = 0; i < training.size(); ++i) {
        if (!training[i]->neutral) {
            for (const std::size_t set : {training[i]->german ? std::size_t{1} : std::size_t{0}, std::size_t{2}}) {
                lines[set].push_back(training[i]);
                lineScores[set].push_back(scores[i]);
            }
        }
    }
    const Scores thresholds = chooseThresholds(lines[2], lineScores[2]);
    const std::array titles = {"cross-validated English", "cross-validated German"};
    for (std::size_t set = 0; set < titles.size(); ++set) {
        report(
            titles[set], lines[set], [&](std::size_t i) { return lineScores[set][i]; }, thresholds);
    }
    return thresholds;
}

void reportOn(const char* title, const Lines& lines, const emotion::ModelData& model)
{
    report(
        title, lines, [&](std::size_t i) { return emotion::logits(model, lines[i]->features); }, model.threshold);
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 5) {
        std::fprintf(stderr, "usage: train_emotion_model EN.tsv DE.tsv NEUTRAL.txt OUT\n");
        return 2;
    }
    const Settings settings;
    const std::vector<Line> lines = readLines(argv + 1);
    Lines training;
    std::array<Lines, 3> tests; // English, German, English with neutral
    for (const Line& line : lines) {
        if (!line.test) {
            training.push_back(&line);
        } else if (line.german) {
            tests[1].push_back(&line);
        } else {
            tests[2].push_back(&line);
            if (!line.neutral) {
                tests[0].push_back(&line);
            }
        }
    }
    const auto [scores, calibration] = crossValidate(training, settings);
    const Scores thresholds = thresholdsOf(training, scores);
    Weights weights = train(training, kBuckets, settings);
    applyCalibration(calibration, weights);
    const emotion::ModelData model = quantise(weights, thresholds);
    reportOn("test English", tests[0], model);
    reportOn("test English + neutral", tests[2], model);
    reportOn("test German", tests[1], model);
    const std::string bytes = emotion::serialise(model);
    std::ofstream out(argv[4], std::ios::binary);
    out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    if (!out.flush()) {
        std::fprintf(stderr, "The model could not be written to %s.\n", argv[4]);
        return 1;
    }
    std::printf("%zu bytes\n", bytes.size());
    return 0;
}
