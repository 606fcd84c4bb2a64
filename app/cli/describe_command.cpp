// SPDX-License-Identifier: GPL-3.0-or-later
#include <iostream>
#include <memory>

#include "app/cli/command.h"
#include "app/cli/embedding_choice.h"
#include "app/cli/open_archive.h"
#include "app/cli/progress_line.h"
#include "core/agent/emotion_prompt.h"
#include "core/archive/emotion_texts.h"
#include "core/ingest/describe_emotions.h"

namespace reminisce::cli {

namespace {

struct Options
{
    std::string backend;
    int requestsAtATime = 0;
    bool remove = false;
};

/// The backend of the name; without one the first that has a model for descriptions.
Result<ConfiguredBackend> describingBackend(const Session& session, const std::string& name)
{
    if (!name.empty()) {
        return configuredBackend(session.archiveDirectory, name);
    }
    const auto all = backend::loadBackends(session.archiveDirectory);
    if (!all) {
        return tl::unexpected(all.error());
    }
    const auto found = backend::backendFor(*all, backend::BackendTask::EmotionDescription);
    return found ? configuredBackend(session.archiveDirectory, found->name)
                 : fail(ErrorCode::InvalidArgument,
                        "No backend has a model that describes emotions. Name one with --backend, or set its model "
                        "with `backend add --description-model`.");
}

int remove(const Session& session, archive::Archive& archive)
{
    const auto removed = archive::removeEmotionTexts(archive.writer());
    if (!removed) {
        return report(removed.error());
    }
    if (session.json) {
        printJson({{"removed", *removed}});
    } else {
        std::cout << "Removed " << counted(*removed, "description") << "; the passages have their own scores again.\n";
    }
    return kSuccess;
}

int describe(const Session& session, archive::Archive& archive, const Options& options)
{
    const auto configured = describingBackend(session, options.backend);
    if (!configured) {
        return report(configured.error());
    }
    // A backend that was named may do it with the model that answers.
    const auto task = configured->settings.descriptionModel.empty() ? backend::BackendTask::Chat
                                                                    : backend::BackendTask::EmotionDescription;
    if (backend::leavesTheMachine(configured->settings)) {
        std::cerr << "All passages are sent to " << configured->settings.url << ".\n";
    }
    ingest::DescribeOptions wanted;
    wanted.prompt = agent::emotionPrompt(agent::Prompts());
    wanted.requestsAtATime = options.requestsAtATime;
    Result<ingest::Described> done;
    {
        ProgressLine line;
        done = ingest::describeEmotions(
            archive.writer(), [&] { return backend::makeChatBackend(configured->settings, configured->key, task); },
            wanted, line.callback(), session.stop);
    }
    if (!done) {
        return report(done.error());
    }
    if (session.json) {
        printJson({{"backend", configured->settings.name},
                   {"model", done->model},
                   {"described", done->described},
                   {"kept", done->kept},
                   {"unusable", done->unusable}});
        return kSuccess;
    }
    std::cout << "Described " << counted(done->described, "passage") << " with " << done->model << " of “"
              << configured->settings.name << "”, kept " << done->kept
              << ". They count in the emotions of the passages.\n";
    if (done->unusable > 0) {
        std::cout << "For " << done->unusable << " the model gave no list of feelings; the next run asks again.\n";
    }
    return kSuccess;
}

int run(const Session& session, const Options& options)
{
    auto archive = openToChange(session);
    if (!archive) {
        return report(archive.error());
    }
    return options.remove ? remove(session, *archive) : describe(session, *archive, options);
}

} // namespace

void addDescribeCommand(CLI::App& app, Session& session)
{
    auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("describe", "Let a model describe the emotions of the passages in words");
    command->add_option("--backend", options->backend,
                        "Backend that describes; by default the first that has a model for it");
    command->add_option("--at-a-time", options->requestsAtATime, "How many requests run at the same time")
        ->check(CLI::Range(1, 16));
    command->add_flag("--remove", options->remove, "Take all descriptions away again instead");
    command->callback([&session, options] { session.run = [&session, options] { return run(session, *options); }; });
}

} // namespace reminisce::cli
