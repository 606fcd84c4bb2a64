// SPDX-License-Identifier: GPL-3.0-or-later
#include <fstream>
#include <iostream>
#include <memory>

#include <fmt/format.h>

#include "app/cli/evaluate.h"
#include "core/emotion/emotion_scorer.h"
#include "core/evaluation/emotion_evaluation.h"
#include "core/evaluation/metrics/answer_metrics.h"

namespace reminisce::cli {

namespace {

int evaluateEmotions(const Session& session, const std::filesystem::path& dataset)
{
    const auto scorer = emotion::EmotionScorer::builtIn();
    if (!scorer) {
        return report(scorer.error());
    }
    const auto evaluated = evaluation::evaluateEmotions(*scorer, dataset);
    if (!evaluated) {
        return report(evaluated.error());
    }
    if (session.json) {
        printJson(evaluation::toJson(*evaluated));
        return kSuccess;
    }
    for (const Emotion emotion : kEmotions) {
        const evaluation::EmotionClassScore& score = evaluated->classes[static_cast<std::size_t>(emotion)];
        std::cout << fmt::format("{:<13} precision {:.3f}  recall {:.3f}  F1 {:.3f}  of {}\n", emotionName(emotion),
                                 score.precision, score.recall, score.f1, score.support);
    }
    std::cout << fmt::format("macro F1 {:.3f}, {:.1f} microseconds per item\n", evaluated->macroF1,
                             evaluated->microsecondsPerItem);
    return kSuccess;
}

/// JSON lines in, JSON lines out, with and without --json.
int measureAnswers(const std::filesystem::path& input)
{
    std::ifstream in(input);
    if (!in) {
        return report({ErrorCode::NotFound, fmt::format("The file “{}” cannot be read.", input.string()), {}});
    }
    if (auto measured = evaluation::measureLines(in, std::cout); !measured) {
        return report(measured.error());
    }
    return kSuccess;
}

} // namespace

void addEvaluateCommand(CLI::App& app, Session& session)
{
    auto file = std::make_shared<std::filesystem::path>();
    auto format = std::make_shared<std::string>();
    CLI::App* command = app.add_subcommand("evaluate", "Measure how well things are found and answered");
    command->require_subcommand(1);
    addEvaluateRetrieval(*command, session);
    addEvaluateAnswers(*command, session);
    addEvaluateRuns(*command, session);
    addEvaluateQuestions(*command, session);

    CLI::App* emotions = command->add_subcommand("emotions", "Measure the emotion scores on a dataset");
    emotions->add_option("--dataset", *file, "The dataset's file")->required();
    emotions->add_option("--format", *format, "Its format")->required()->check(CLI::IsMember({"xed"}));
    emotions->callback(
        [&session, file, format] { session.run = [&session, file] { return evaluateEmotions(session, *file); }; });

    CLI::App* metrics = command->add_subcommand("metrics", "Measure given answers against their gold");
    metrics->add_option("--input", *file, "JSON lines with \"answer\" and \"response\"")->required();
    metrics->callback([&session, file] { session.run = [file] { return measureAnswers(*file); }; });
}

} // namespace reminisce::cli
