// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <filesystem>
#include <iostream>
#include <memory>

#include "app/cli/backend_servers.h"
#include "app/cli/command.h"
#include "app/cli/embedding_choice.h"
#include "core/backend/settings.h"

namespace reminisce::cli {

namespace {

using backend::BackendSettings;

/// What is not known is null.
nlohmann::ordered_json toJson(const backend::ChatModelFacts& facts)
{
    nlohmann::ordered_json document = {{"context_tokens", nullptr}, {"function_calling", nullptr}};
    if (facts.contextTokens) {
        document["context_tokens"] = *facts.contextTokens;
    }
    if (facts.functionCalling) {
        document["function_calling"] = *facts.functionCalling;
    }
    return document;
}

nlohmann::ordered_json toJson(const BackendSettings& settings)
{
    return {{"name", settings.name},
            {"url", settings.url},
            {"chat_model", settings.chatModel},
            {"embedding_model", settings.embeddingModel},
            {"rerank_model", settings.rerankModel},
            {"description_model", settings.descriptionModel},
            {"judge_model", settings.judgeModel},
            {"preset", settings.preset},
            {"context_tokens", settings.contextTokens},
            {"key_env", settings.keyEnvironmentVariable},
            {"leaves_machine", backend::leavesTheMachine(settings)},
            {"facts", toJson(backend::knownFacts(settings))}};
}

void printBackends(const std::vector<BackendSettings>& backends, bool json)
{
    if (json) {
        nlohmann::ordered_json list = nlohmann::ordered_json::array();
        for (const BackendSettings& settings : backends) {
            list.push_back(toJson(settings));
        }
        printJson({{"backends", list}});
        return;
    }
    if (backends.empty()) {
        std::cout << "No backend is configured; the built-in one is used.\n";
    }
    for (const BackendSettings& settings : backends) {
        std::cout << settings.name << "  " << settings.url
                  << (backend::leavesTheMachine(settings) ? "  (text leaves this machine)" : "") << '\n';
        const auto line = [](const char* label, const std::string& value) {
            if (!value.empty()) {
                std::cout << "    " << label << value << '\n';
            }
        };
        line("chat:       ", settings.chatModel);
        line("embeddings: ", settings.embeddingModel);
        line("reranking:  ", settings.rerankModel);
        line("emotions:   ", settings.descriptionModel);
        line("judging:    ", settings.judgeModel);
        line("key from:   ", settings.keyEnvironmentVariable);
        line("", backend::connectionWarning(settings));
    }
}

int listBackends(const Session& session)
{
    const auto backends = backend::loadBackends(session.archiveDirectory);
    if (!backends) {
        return report(backends.error());
    }
    printBackends(*backends, session.json);
    return kSuccess;
}

/// Stores the list with `change` applied and prints the result.
int storeBackends(const Session& session, const std::function<Result<void>(std::vector<BackendSettings>&)>& change)
{
    auto backends = backend::loadBackends(session.archiveDirectory);
    if (!backends) {
        return report(backends.error());
    }
    if (const auto changed = change(*backends); !changed) {
        return report(changed.error());
    }
    std::error_code error;
    std::filesystem::create_directories(session.archiveDirectory, error);
    std::filesystem::permissions(session.archiveDirectory, std::filesystem::perms::owner_all, error);
    if (const auto saved = backend::saveBackends(session.archiveDirectory, *backends); !saved) {
        return report(saved.error());
    }
    printBackends(*backends, session.json);
    return kSuccess;
}

/// Fills in what the preset says and the person did not.
Result<BackendSettings> withPreset(BackendSettings settings)
{
    const auto preset = backend::findPreset(settings.preset);
    if (!preset) {
        return fail(ErrorCode::InvalidArgument, "This preset is not known; `backend presets` lists those that are.");
    }
    if (settings.url.empty()) {
        settings.url = preset->url;
    }
    if (settings.keyEnvironmentVariable.empty()) {
        settings.keyEnvironmentVariable = preset->keyEnvironmentVariable;
    }
    return settings;
}

int addBackend(const Session& session, const BackendSettings& asked)
{
    const auto settings = withPreset(asked);
    if (!settings) {
        return report(settings.error());
    }
    if (const auto valid = backend::validate(*settings); !valid) {
        return report(valid.error());
    }
    return storeBackends(session, [&](std::vector<BackendSettings>& backends) -> Result<void> {
        const auto old = std::find_if(backends.begin(), backends.end(),
                                      [&](const BackendSettings& other) { return other.name == settings->name; });
        if (old != backends.end()) {
            const backend::ChatModelFacts facts = old->facts;
            *old = *settings;
            old->facts = facts; // still true when server and model are the same
        } else {
            backends.push_back(*settings);
        }
        return {};
    });
}

int removeBackend(const Session& session, const std::string& name)
{
    return storeBackends(session, [&](std::vector<BackendSettings>& backends) -> Result<void> {
        if (const auto found = backend::findBackend(backends, name); !found) {
            return tl::unexpected(found.error());
        }
        std::erase_if(backends, [&](const BackendSettings& settings) { return settings.name == name; });
        return {};
    });
}

/// Keeps what was found out, so that workflows need not try it again.
Result<void> storeFacts(const Session& session, const std::string& name, const backend::ChatModelFacts& facts)
{
    auto backends = backend::loadBackends(session.archiveDirectory);
    if (!backends) {
        return tl::unexpected(backends.error());
    }
    for (BackendSettings& settings : *backends) {
        if (settings.name == name) {
            settings.facts = facts;
        }
    }
    return backend::saveBackends(session.archiveDirectory, *backends);
}

int testBackend(const Session& session, const std::string& name)
{
    const auto configured = configuredBackend(session.archiveDirectory, name);
    if (!configured) {
        return report(configured.error());
    }
    const backend::BackendTest test = backend::testBackend(configured->settings, configured->key, session.stop);
    if (!test.facts.model.empty()) {
        if (const auto stored = storeFacts(session, name, test.facts); !stored) {
            return report(stored.error());
        }
    }
    if (session.json) {
        nlohmann::ordered_json document = {{"name", name},
                                           {"ok", test.ok},
                                           {"verdict", test.verdict},
                                           {"models", test.models},
                                           {"chat_works", test.chatWorks},
                                           {"rerank_works", test.rerankWorks},
                                           {"embedding_dimension", nullptr},
                                           {"facts", toJson(test.facts)}};
        if (test.embeddingDimension) {
            document["embedding_dimension"] = *test.embeddingDimension;
        }
        printJson(document);
    }
    if (!test.ok) {
        return report({ErrorCode::Network, test.verdict, {}});
    }
    if (!session.json) {
        std::cout << test.verdict << '\n';
    }
    return kSuccess;
}

} // namespace

void addBackendCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand("backend", "Configure the services that embed and chat");
    command->require_subcommand(1);

    CLI::App* list = command->add_subcommand("list", "List the configured backends");
    list->callback([&session] { session.run = [&session] { return listBackends(session); }; });

    auto settings = std::make_shared<BackendSettings>();
    CLI::App* add = command->add_subcommand("add", "Add a backend, or change the one of that name");
    add->add_option("name", settings->name, "Name of the backend")->required();
    add->add_option("--preset", settings->preset, "Kind of server, of `backend presets`")->capture_default_str();
    add->add_option("--url", settings->url, "Base address, such as http://127.0.0.1:11434; by default the preset's");
    add->add_option("--chat-model", settings->chatModel, "Model that answers");
    add->add_option("--embedding-model", settings->embeddingModel, "Model that embeds");
    add->add_option("--rerank-model", settings->rerankModel, "Model that reranks");
    add->add_option("--description-model", settings->descriptionModel, "Model that describes emotions in words");
    add->add_option("--judge-model", settings->judgeModel, "Model that judges answers when they are evaluated");
    add->add_option("--context-tokens", settings->contextTokens, "Context that Ollama is asked for; 0: a sensible one")
        ->capture_default_str();
    add->add_option("--key-env", settings->keyEnvironmentVariable, "Environment variable that holds the key");
    add->callback(
        [&session, settings] { session.run = [&session, settings] { return addBackend(session, *settings); }; });

    auto name = std::make_shared<std::string>();
    CLI::App* test = command->add_subcommand("test", "Connect to a backend and say how it went");
    test->add_option("name", *name, "Name of the backend")->required();
    test->callback([&session, name] { session.run = [&session, name] { return testBackend(session, *name); }; });

    CLI::App* remove = command->add_subcommand("remove", "Remove a backend");
    remove->add_option("name", *name, "Name of the backend")->required();
    addServerCommands(*command, session);
    remove->callback([&session, name] { session.run = [&session, name] { return removeBackend(session, *name); }; });
}

} // namespace reminisce::cli
