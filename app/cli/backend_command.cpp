// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <filesystem>
#include <iostream>
#include <memory>

#include "app/cli/command.h"
#include "core/backend/settings.h"

namespace reminisce::cli {

namespace {

using backend::BackendSettings;

nlohmann::ordered_json toJson(const BackendSettings& settings)
{
    return {{"name", settings.name},
            {"url", settings.url},
            {"chat_model", settings.chatModel},
            {"embedding_model", settings.embeddingModel},
            {"rerank_model", settings.rerankModel},
            {"key_env", settings.keyEnvironmentVariable},
            {"leaves_machine", backend::leavesTheMachine(settings)}};
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
        line("key from:   ", settings.keyEnvironmentVariable);
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

int addBackend(const Session& session, const BackendSettings& settings)
{
    if (const auto valid = backend::validate(settings); !valid) {
        return report(valid.error());
    }
    return storeBackends(session, [&](std::vector<BackendSettings>& backends) -> Result<void> {
        const auto old = std::find_if(backends.begin(), backends.end(),
                                      [&](const BackendSettings& other) { return other.name == settings.name; });
        if (old != backends.end()) {
            *old = settings;
        } else {
            backends.push_back(settings);
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

int testBackend(const Session& session, const std::string& name)
{
    const auto backends = backend::loadBackends(session.archiveDirectory);
    if (!backends) {
        return report(backends.error());
    }
    const auto settings = backend::findBackend(*backends, name);
    if (!settings) {
        return report(settings.error());
    }
    const auto key = backend::EnvironmentKeyProvider().key(*settings);
    if (!key) {
        return report(key.error());
    }
    const backend::BackendTest test = backend::testBackend(*settings, *key, session.stop);
    if (session.json) {
        nlohmann::ordered_json document = {{"name", name},
                                           {"ok", test.ok},
                                           {"verdict", test.verdict},
                                           {"models", test.models},
                                           {"chat_works", test.chatWorks},
                                           {"embedding_dimension", nullptr}};
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
    add->add_option("--url", settings->url, "Base address, such as http://127.0.0.1:11434")->required();
    add->add_option("--chat-model", settings->chatModel, "Model that answers");
    add->add_option("--embedding-model", settings->embeddingModel, "Model that embeds");
    add->add_option("--rerank-model", settings->rerankModel, "Model that reranks");
    add->add_option("--key-env", settings->keyEnvironmentVariable, "Environment variable that holds the key");
    add->callback(
        [&session, settings] { session.run = [&session, settings] { return addBackend(session, *settings); }; });

    auto name = std::make_shared<std::string>();
    CLI::App* test = command->add_subcommand("test", "Connect to a backend and say how it went");
    test->add_option("name", *name, "Name of the backend")->required();
    test->callback([&session, name] { session.run = [&session, name] { return testBackend(session, *name); }; });

    CLI::App* remove = command->add_subcommand("remove", "Remove a backend");
    remove->add_option("name", *name, "Name of the backend")->required();
    remove->callback([&session, name] { session.run = [&session, name] { return removeBackend(session, *name); }; });
}

} // namespace reminisce::cli
