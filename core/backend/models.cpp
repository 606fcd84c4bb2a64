// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/models.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <map>

#include <fmt/core.h>

#include "core/backend/line_reader.h"

namespace reminisce::backend {
namespace {

using nlohmann::json;

std::vector<std::string> namesIn(const json& reply, const char* list, std::initializer_list<const char*> keys)
{
    std::vector<std::string> names;
    if (!reply.contains(list) || !reply[list].is_array()) {
        return names;
    }
    for (const auto& item : reply[list]) {
        for (const char* key : keys) {
            if (item.is_object() && item.contains(key) && item[key].is_string()) {
                names.push_back(item[key].get<std::string>());
                break;
            }
        }
    }
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
}

/// Checking the digest of a large file takes an Ollama server minutes in which it says nothing.
constexpr std::chrono::minutes kPullPatience{15};

/// A model comes as several files, one after the other; a bar that a person watches wants their sum.
class PullProgress
{
public:
    [[nodiscard]] Progress after(const json& event, const std::string& status)
    {
        const auto number = [&event](const char* key) -> std::uint64_t {
            return event.contains(key) && event[key].is_number_unsigned() ? event[key].get<std::uint64_t>() : 0;
        };
        if (const std::uint64_t total = number("total"); total > 0) {
            const bool named = event.contains("digest") && event["digest"].is_string();
            File& file = m_files[named ? event["digest"].get<std::string>() : status];
            file = {std::min(std::max(file.done, number("completed")), total), total};
        }
        Progress sum{0, 0, "bytes", status};
        for (const auto& [name, file] : m_files) {
            sum.done += file.done;
            sum.total += file.total;
        }
        return sum;
    }

private:
    struct File
    {
        std::uint64_t done = 0;
        std::uint64_t total = 0;
    };
    std::map<std::string, File> m_files;
};

} // namespace

Result<std::vector<std::string>> listModels(HttpClient& client, const Service& service, std::stop_token stop)
{
    auto request = makeRequest(service, "/v1/models");
    if (!request) {
        return tl::unexpected(request.error());
    }
    auto reply = exchangeJson(client, service, *request, {}, stop);
    if (reply) {
        auto names = namesIn(*reply, "data", {"id", "name"});
        if (names.empty()) {
            names = namesIn(*reply, "models", {"name", "model", "id"});
        }
        return names;
    }
    if (reply.error().code != ErrorCode::NotFound && reply.error().code != ErrorCode::BadReply &&
        reply.error().code != ErrorCode::UnknownModel) {
        return tl::unexpected(reply.error());
    }
    auto tags = makeRequest(service, "/api/tags");
    auto ollama = exchangeJson(client, service, *tags, {}, stop);
    if (!ollama) {
        return tl::unexpected(reply.error());
    }
    return namesIn(*ollama, "models", {"name", "model"});
}

Result<void> pullOllamaModel(HttpClient& client, const Service& service, const std::string& model,
                             const ProgressCallback& progress, std::stop_token stop)
{
    auto request = makeRequest(service, "/api/pull", json{{"model", model}, {"stream", true}});
    if (!request) {
        return tl::unexpected(request.error());
    }
    request->timeouts.idle = std::max<std::chrono::milliseconds>(request->timeouts.idle, kPullPatience);
    LineReader lines;
    PullProgress sums;
    std::string said;
    bool success = false;
    const auto onLine = [&](std::string_view line) {
        const json event = json::parse(line, nullptr, false);
        if (!event.is_object()) {
            return;
        }
        if (event.contains("error")) {
            said = messageInBody(line);
        }
        const std::string status = event.contains("status") && event["status"].is_string()
                                       ? event["status"].get<std::string>()
                                       : std::string();
        success = success || status == "success";
        if (progress) {
            progress(sums.after(event, status));
        }
    };
    auto response = client.send(*request, std::move(stop), [&](std::string_view bytes) {
        lines.feed(bytes, onLine);
        return lines.rest().size() < (1U << 20U);
    });
    if (!response) {
        return tl::unexpected(withName(service, std::move(response.error())));
    }
    onLine(lines.rest());
    if (response->status < 200 || response->status >= 300) {
        return tl::unexpected(errorOfReply(service, *response, model));
    }
    if (!said.empty()) {
        return tl::unexpected(errorOfText(service, 0, said, model));
    }
    if (response->brokenOff) {
        return tl::unexpected(withName(service, std::move(*response->brokenOff)));
    }
    if (!success) {
        return fail(ErrorCode::BadReply,
                    fmt::format("The backend “{}” did not say that the model “{}” is complete. Try again; "
                                "what has arrived is kept there.",
                                service.name, model));
    }
    return {};
}

} // namespace reminisce::backend
