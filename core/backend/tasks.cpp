// SPDX-License-Identifier: GPL-3.0-or-later
// What settings mean: presets, which backend serves what, what is known about its model.
#include <algorithm>
#include <array>

#include <fmt/core.h>

#include "core/backend/http.h"
#include "core/backend/settings.h"

namespace reminisce::backend {
namespace {

constexpr std::array<BackendPreset, 6> kPresets = {{
    {"ollama", "Ollama", "http://127.0.0.1:11434", false, ""},
    {"llama.cpp", "llama.cpp server", "http://127.0.0.1:8080", false, ""},
    {"lm-studio", "LM Studio", "http://127.0.0.1:1234", false, ""},
    {"vllm", "vLLM", "http://127.0.0.1:8000", false, ""},
    {"openai", "OpenAI", "https://api.openai.com", true, "OPENAI_API_KEY"},
    {"custom", "Another compatible server", "", false, ""},
}};

} // namespace

std::span<const BackendPreset> backendPresets()
{
    return kPresets;
}

std::optional<BackendPreset> findPreset(std::string_view id)
{
    for (const auto& preset : kPresets) {
        if (preset.id == id) {
            return preset;
        }
    }
    return std::nullopt;
}

bool leavesTheMachine(const BackendSettings& settings)
{
    return !isLoopback(settings.url);
}

std::string connectionWarning(const BackendSettings& settings)
{
    if (!isUsableUrl(settings.url) || isLoopback(settings.url) || isEncrypted(settings.url)) {
        return {};
    }
    return fmt::format("The connection to {} is not encrypted: passages, questions and the key can be read on the way. "
                       "Use an address that begins with https:// if the server has one.",
                       hostOf(settings.url));
}

const std::string& modelFor(const BackendSettings& settings, BackendTask task)
{
    switch (task) {
    case BackendTask::Embedding:
        return settings.embeddingModel;
    case BackendTask::Rerank:
        return settings.rerankModel;
    case BackendTask::EmotionDescription:
        return settings.descriptionModel;
    case BackendTask::Judge:
        return settings.judgeModel;
    case BackendTask::Chat:
        break;
    }
    return settings.chatModel;
}

std::optional<BackendSettings> backendFor(std::span<const BackendSettings> backends, BackendTask task)
{
    const auto found = std::find_if(backends.begin(), backends.end(), [task](const BackendSettings& settings) {
        return !modelFor(settings, task).empty();
    });
    return found != backends.end() ? std::optional(*found) : std::nullopt;
}

ChatModelFacts knownFacts(const BackendSettings& settings)
{
    const bool same = settings.facts.model == settings.chatModel && settings.facts.url == settings.url;
    return same ? settings.facts : ChatModelFacts{};
}

} // namespace reminisce::backend
