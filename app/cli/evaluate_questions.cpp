// SPDX-License-Identifier: GPL-3.0-or-later
#include <fstream>
#include <iostream>
#include <memory>

#include <fmt/format.h>

#include "app/cli/evaluate.h"
#include "app/cli/open_archive.h"
#include "core/archive/archive.h"
#include "core/evaluation/question_generation/question_generation.h"

namespace reminisce::cli {

namespace {

struct Options
{
    evaluation::GenerationOptions generation;
    std::filesystem::path output;
    bool withUnits = false;
};

int writeDataset(const nlohmann::ordered_json& dataset, const std::filesystem::path& file)
{
    if (file.empty()) {
        printJson(dataset);
        return kSuccess;
    }
    std::ofstream out(file, std::ios::binary | std::ios::trunc);
    out << dataset.dump(1, ' ', false, nlohmann::json::error_handler_t::replace) << '\n';
    out.close();
    return out ? kSuccess
               : report({ErrorCode::Io, fmt::format("The questions could not be written to “{}”.", file.string()), {}});
}

int makeQuestions(const Session& session, const Options& options)
{
    const auto opened = openToRead(session);
    if (!opened) {
        return report(opened.error());
    }
    const auto questions = evaluation::generateQuestions(opened->reader, options.generation, session.stop);
    if (!questions) {
        return report(questions.error());
    }
    const auto dataset = evaluation::questionDataset(opened->reader, *questions, options.withUnits);
    if (!dataset) {
        return report(dataset.error());
    }
    if (questions->size() < options.generation.count) {
        std::cerr << fmt::format("The archive holds enough for {} only.\n", counted(questions->size(), "question"));
    }
    return writeDataset(*dataset, options.output);
}

} // namespace

void addEvaluateQuestions(CLI::App& command, Session& session)
{
    auto options = std::make_shared<Options>();
    CLI::App* questions = command.add_subcommand("questions", "Make questions with their answers from the archive");
    questions->add_option("--count", options->generation.count, "How many")
        ->check(CLI::Range(1, 100000))
        ->capture_default_str();
    questions->add_option("--seed", options->generation.seed, "Other questions for another seed")
        ->capture_default_str();
    questions->add_option("--language", options->generation.languages, "de, en or both")
        ->delimiter(',')
        ->check(CLI::IsMember({"de", "en"}));
    questions->add_flag("--units", options->withUnits, "Put the passages in, so that it can be asked anywhere");
    questions->add_option("--output", options->output, "File to write; standard output by default");
    questions->callback(
        [&session, options] { session.run = [&session, options] { return makeQuestions(session, *options); }; });
}

} // namespace reminisce::cli
