// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/discovery.h"

#include "core/backend/http.h"
#include "core/backend/models.h"

namespace reminisce::backend {

std::vector<FoundServer> findServers(std::span<const BackendPreset> candidates, std::stop_token stop,
                                     std::chrono::milliseconds patience)
{
    std::vector<FoundServer> found;
    HttpClient client;
    for (const BackendPreset& preset : candidates) {
        if (!isLoopback(preset.url) || stop.stop_requested()) {
            continue;
        }
        Service service;
        service.name = preset.label;
        service.url = preset.url;
        service.timeouts = {patience, patience, patience};
        service.retries.atMost = 0;
        auto models = listModels(client, service, stop);
        // One that asks for a key is there all the same.
        if (models || models.error().code == ErrorCode::Unauthorized) {
            found.push_back({std::string(preset.id), std::string(preset.label), std::string(preset.url),
                             models ? std::move(*models) : std::vector<std::string>{}});
        }
    }
    return found;
}

std::vector<FoundServer> findLocalServers(std::stop_token stop, std::chrono::milliseconds patience)
{
    return findServers(backendPresets(), std::move(stop), patience);
}

} // namespace reminisce::backend
