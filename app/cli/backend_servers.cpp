// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/backend_servers.h"

#include <iostream>
#include <memory>

#include "app/cli/embedding_choice.h"
#include "app/cli/progress_line.h"
#include "core/backend/discovery.h"
#include "core/backend/models.h"

namespace reminisce::cli {

namespace {

int listPresets(const Session& session)
{
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const backend::BackendPreset& preset : backend::backendPresets()) {
        list.push_back({{"id", preset.id},
                        {"label", preset.label},
                        {"url", preset.url},
                        {"needs_key", preset.needsKey},
                        {"key_env", preset.keyEnvironmentVariable}});
        if (!session.json) {
            std::cout << preset.id << "  " << preset.label << (preset.url.empty() ? "" : "  ") << preset.url << '\n';
        }
    }
    if (session.json) {
        printJson({{"presets", list}});
    }
    return kSuccess;
}

int findServers(const Session& session)
{
    const auto found = backend::findLocalServers(session.stop);
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const backend::FoundServer& server : found) {
        list.push_back(
            {{"preset", server.preset}, {"label", server.label}, {"url", server.url}, {"models", server.models}});
        if (!session.json) {
            std::cout << server.label << "  " << server.url << "  " << counted(server.models.size(), "model") << '\n';
        }
    }
    if (session.json) {
        printJson({{"servers", list}});
    } else if (found.empty()) {
        std::cout << "No server answers at a usual address of this machine.\n";
    }
    return kSuccess;
}

Result<backend::Service> serviceOf(const Session& session, const std::string& name)
{
    auto configured = configuredBackend(session.archiveDirectory, name);
    if (!configured) {
        return tl::unexpected(configured.error());
    }
    return backend::Service{configured->settings.name, configured->settings.url, configured->key, {}, {}};
}

int listModels(const Session& session, const std::string& name)
{
    const auto service = serviceOf(session, name);
    if (!service) {
        return report(service.error());
    }
    backend::HttpClient client;
    const auto models = backend::listModels(client, *service, session.stop);
    if (!models) {
        return report(models.error());
    }
    if (session.json) {
        printJson({{"name", name}, {"models", *models}});
        return kSuccess;
    }
    for (const std::string& model : *models) {
        std::cout << model << '\n';
    }
    return kSuccess;
}

int pullModel(const Session& session, const std::string& name, const std::string& model)
{
    const auto service = serviceOf(session, name);
    if (!service) {
        return report(service.error());
    }
    backend::HttpClient client;
    Result<void> pulled;
    {
        ProgressLine line;
        pulled = backend::pullOllamaModel(client, *service, model, line.callback(), session.stop);
    }
    if (!pulled) {
        return report(pulled.error());
    }
    if (session.json) {
        printJson({{"name", name}, {"model", model}, {"pulled", true}});
    } else {
        std::cout << "“" << name << "” has the model " << model << " now.\n";
    }
    return kSuccess;
}

} // namespace

void addServerCommands(CLI::App& command, Session& session)
{
    CLI::App* presets = command.add_subcommand("presets", "List the kinds of servers that are known");
    presets->callback([&session] { session.run = [&session] { return listPresets(session); }; });

    CLI::App* find = command.add_subcommand("find", "Look for servers at the usual addresses of this machine");
    find->callback([&session] { session.run = [&session] { return findServers(session); }; });

    auto name = std::make_shared<std::string>();
    CLI::App* models = command.add_subcommand("models", "List the models that a backend offers");
    models->add_option("name", *name, "Name of the backend")->required();
    models->callback([&session, name] { session.run = [&session, name] { return listModels(session, *name); }; });

    auto model = std::make_shared<std::string>();
    CLI::App* pull = command.add_subcommand("pull", "Let an Ollama server fetch a model");
    pull->add_option("name", *name, "Name of the backend")->required();
    pull->add_option("model", *model, "Name of the model")->required();
    pull->callback([&session, name, model] {
        session.run = [&session, name, model] { return pullModel(session, *name, *model); };
    });
}

} // namespace reminisce::cli
