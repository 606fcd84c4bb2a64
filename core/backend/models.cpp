// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/models.h"

#include <algorithm>

#include <fmt/core.h>

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

/// Splits a body of JSON lines that arrives in pieces.
class LineReader
{
public:
    template <class Fn>
    void feed(std::string_view bytes, Fn&& fn)
    {
        m_rest.append(bytes);
        std::size_t begin = 0;
        for (std::size_t end = m_rest.find('\n'); end != std::string::npos; end = m_rest.find('\n', begin)) {
            fn(std::string_view(m_rest).substr(begin, end - begin));
            begin = end + 1;
        }
        m_rest.erase(0, begin);
    }
    [[nodiscard]] const std::string& rest() const { return m_rest; }

private:
    std::string m_rest;
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
    LineReader lines;
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
            const auto number = [&event](const char* key) {
                return event.contains(key) && event[key].is_number_unsigned() ? event[key].get<std::uint64_t>() : 0;
            };
            progress(Progress{number("completed"), number("total"), "bytes", status});
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
        return tl::unexpected(withName(service, *response->brokenOff));
    }
    if (!success) {
        return fail(ErrorCode::BadReply,
                    fmt::format("The backend “{}” did not say that the model “{}” is complete. Try again; "
                                "what has arrived is kept there.",
                                service.name, model));
    }
    return {};
}

Result<int> ollamaContextLength(HttpClient& client, const Service& service, const std::string& model,
                                std::stop_token stop)
{
    auto request = makeRequest(service, "/api/show", json{{"model", model}});
    if (!request) {
        return tl::unexpected(request.error());
    }
    auto reply = exchangeJson(client, service, *request, model, std::move(stop));
    if (!reply) {
        return tl::unexpected(reply.error());
    }
    if (reply->contains("model_info") && (*reply)["model_info"].is_object()) {
        for (const auto& [key, value] : (*reply)["model_info"].items()) {
            if (key.ends_with(".context_length") && value.is_number_integer()) {
                return value.get<int>();
            }
        }
    }
    return fail(ErrorCode::NotFound,
                fmt::format("The backend “{}” does not say how long the context of “{}” is.", service.name, model));
}

} // namespace reminisce::backend
