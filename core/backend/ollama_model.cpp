// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/ollama_model.h"

#include <limits>
#include <sstream>

namespace reminisce::backend {
namespace {

/// The parameters are lines of a name, blanks and a value.
std::optional<int> contextIn(const std::string& parameters)
{
    std::istringstream lines(parameters);
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        std::string name;
        int value = 0;
        if (words >> name >> value && name == "num_ctx" && value > 0) {
            return value;
        }
    }
    return std::nullopt;
}

} // namespace

Result<OllamaModel> showOllamaModel(HttpClient& client, const Service& service, const std::string& model,
                                    std::stop_token stop)
{
    auto request = makeRequest(service, "/api/show", nlohmann::json{{"model", model}});
    if (!request) {
        return tl::unexpected(request.error());
    }
    const auto reply = exchangeJson(client, service, *request, model, std::move(stop));
    if (!reply) {
        return tl::unexpected(reply.error());
    }
    OllamaModel shown;
    if (reply->contains("model_info") && (*reply)["model_info"].is_object()) {
        for (const auto& [key, value] : (*reply)["model_info"].items()) { // "llama.context_length", "qwen2.…"
            if (key.ends_with(".context_length") && value.is_number_integer()) {
                const auto tokens = value.get<std::int64_t>();
                if (tokens > 0 && tokens <= std::numeric_limits<int>::max()) {
                    shown.mostTokens = static_cast<int>(tokens);
                }
            }
        }
    }
    if (reply->contains("parameters") && (*reply)["parameters"].is_string()) {
        shown.setTokens = contextIn((*reply)["parameters"].get<std::string>());
    }
    return shown;
}

} // namespace reminisce::backend
