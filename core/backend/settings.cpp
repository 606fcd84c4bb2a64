// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/settings.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>

#include <fcntl.h>
#include <unistd.h>

#include <fmt/core.h>
#include <nlohmann/json.hpp>

#include "core/backend/http.h"

namespace reminisce::backend {
namespace {

using nlohmann::json;
namespace fs = std::filesystem;

constexpr const char* kFileName = "backends.json";
constexpr int kMostContextTokens = 100'000'000;

json toJson(const ChatModelFacts& facts)
{
    json out = {{"url", facts.url}, {"model", facts.model}};
    if (facts.contextTokens) {
        out["context_tokens"] = *facts.contextTokens;
    }
    if (facts.functionCalling) {
        out["function_calling"] = *facts.functionCalling;
    }
    return out;
}

json toJson(const BackendSettings& s)
{
    json out = {{"name", s.name},
                {"url", s.url},
                {"chat_model", s.chatModel},
                {"embedding_model", s.embeddingModel},
                {"rerank_model", s.rerankModel},
                {"description_model", s.descriptionModel},
                {"judge_model", s.judgeModel},
                {"context_tokens", s.contextTokens},
                {"key_env", s.keyEnvironmentVariable},
                {"preset", s.preset}};
    if (!s.facts.model.empty()) {
        out["facts"] = toJson(s.facts);
    }
    return out;
}

std::string textAt(const json& object, const char* key)
{
    return object.contains(key) && object[key].is_string() ? object[key].get<std::string>() : std::string();
}

std::optional<int> tokensAt(const json& object, const char* key)
{
    if (!object.contains(key) || !object[key].is_number_integer()) {
        return std::nullopt;
    }
    const auto value = object[key].get<std::int64_t>();
    return value > 0 && value <= kMostContextTokens ? std::optional(static_cast<int>(value)) : std::nullopt;
}

ChatModelFacts factsFromJson(const json& object)
{
    ChatModelFacts facts{textAt(object, "url"), textAt(object, "model"), tokensAt(object, "context_tokens"), {}};
    if (object.contains("function_calling") && object["function_calling"].is_boolean()) {
        facts.functionCalling = object["function_calling"].get<bool>();
    }
    return facts;
}

BackendSettings fromJson(const json& object)
{
    BackendSettings s;
    s.name = textAt(object, "name");
    s.url = textAt(object, "url");
    s.chatModel = textAt(object, "chat_model");
    s.embeddingModel = textAt(object, "embedding_model");
    s.rerankModel = textAt(object, "rerank_model");
    s.descriptionModel = textAt(object, "description_model");
    s.judgeModel = textAt(object, "judge_model");
    s.contextTokens = tokensAt(object, "context_tokens").value_or(0);
    s.keyEnvironmentVariable = textAt(object, "key_env");
    s.preset = textAt(object, "preset");
    if (s.preset.empty()) {
        s.preset = "custom";
    }
    if (object.contains("facts") && object["facts"].is_object()) {
        s.facts = factsFromJson(object["facts"]);
    }
    return s;
}

bool writeAll(int file, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t written = ::write(file, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) {
            continue;
        }
        if (written <= 0) {
            return false;
        }
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

bool isVariableName(std::string_view name)
{
    return !name.empty() && (name.front() < '0' || name.front() > '9') &&
           std::all_of(name.begin(), name.end(), [](char c) {
               return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
           });
}

bool isPrintable(std::string_view text)
{
    return std::all_of(text.begin(), text.end(), [](unsigned char c) { return c >= 0x20 && c != 0x7F; });
}

} // namespace

Result<void> validate(const BackendSettings& settings)
{
    if (settings.name.empty() || !isPrintable(settings.name)) {
        return fail(ErrorCode::InvalidArgument, "A backend needs a name, in one line.");
    }
    if (settings.name == "built-in") {
        return fail(ErrorCode::InvalidArgument, "The name “built-in” is taken: it means answering without a backend.");
    }
    if (!isUsableUrl(settings.url)) {
        // What may hold a password or a key is not repeated.
        const bool mayBeSecret = settings.url.find_first_of("@?#") != std::string::npos;
        return fail(ErrorCode::InvalidArgument,
                    fmt::format("{} is not an address of a server. It has to begin with http:// or https://, for "
                                "example http://127.0.0.1:11434, and hold neither user name, password nor key.",
                                mayBeSecret ? std::string("This") : fmt::format("“{}”", settings.url)));
    }
    constexpr std::array kTasks = {BackendTask::Chat, BackendTask::Embedding, BackendTask::Rerank,
                                   BackendTask::EmotionDescription, BackendTask::Judge};
    if (!std::all_of(kTasks.begin(), kTasks.end(),
                     [&settings](BackendTask task) { return isPrintable(modelFor(settings, task)); })) {
        return fail(ErrorCode::InvalidArgument, "The name of a model cannot hold line breaks.");
    }
    if (settings.contextTokens < 0 || settings.contextTokens > kMostContextTokens) {
        return fail(ErrorCode::InvalidArgument,
                    "The length of the context is a number of tokens, such as 8192; 0 leaves it to the program.");
    }
    if (!settings.keyEnvironmentVariable.empty() && !isVariableName(settings.keyEnvironmentVariable)) {
        return fail(
            ErrorCode::InvalidArgument,
            fmt::format("The place of the key has to be the name of an environment variable, such as OPENAI_API_KEY, "
                        "never the key itself."));
    }
    return {};
}

Result<std::vector<BackendSettings>> loadBackends(const fs::path& archiveDirectory)
{
    const fs::path path = archiveDirectory / kFileName;
    std::error_code problem;
    if (!fs::exists(path, problem)) {
        return std::vector<BackendSettings>{};
    }
    std::ifstream in(path, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    if (!in) {
        return fail(ErrorCode::Io, fmt::format("The list of backends {} cannot be read.", path.string()));
    }
    const json document = json::parse(text, nullptr, false);
    if (!document.is_object() || !document.contains("backends") || !document["backends"].is_array()) {
        return fail(
            ErrorCode::DamagedInput,
            fmt::format("The list of backends {} is damaged. Delete it and add the backends again.", path.string()));
    }
    std::vector<BackendSettings> backends;
    for (const auto& item : document["backends"]) {
        if (item.is_object() && !textAt(item, "name").empty()) {
            backends.push_back(fromJson(item));
        }
    }
    return backends;
}

Result<void> saveBackends(const fs::path& archiveDirectory, std::span<const BackendSettings> backends)
{
    json list = json::array();
    for (const auto& settings : backends) {
        if (auto valid = validate(settings); !valid) {
            return valid;
        }
        list.push_back(toJson(settings));
    }
    const std::string text =
        json{{"backends", std::move(list)}}.dump(2, ' ', false, json::error_handler_t::replace) + "\n";
    const fs::path path = archiveDirectory / kFileName;
    std::string temporary = path.string() + ".XXXXXX";
    const int file = ::mkostemp(temporary.data(), O_CLOEXEC); // mode 0600
    bool good = file >= 0 && writeAll(file, text) && ::fsync(file) == 0;
    const int reason = errno;
    if (file >= 0) {
        good = ::close(file) == 0 && good;
    }
    if (good && std::rename(temporary.c_str(), path.c_str()) == 0) {
        return {};
    }
    if (file >= 0) {
        ::unlink(temporary.c_str());
    }
    return fail(ErrorCode::Io, fmt::format("The list of backends cannot be written to {}: {}. Nothing was changed.",
                                           archiveDirectory.string(), std::strerror(reason)));
}

Result<BackendSettings> findBackend(std::span<const BackendSettings> backends, std::string_view name)
{
    std::string known;
    for (const auto& settings : backends) {
        if (settings.name == name) {
            return settings;
        }
        known += (known.empty() ? "" : ", ") + settings.name;
    }
    return fail(ErrorCode::NotFound, known.empty()
                                         ? fmt::format("There is no backend “{}”; none is configured yet.", name)
                                         : fmt::format("There is no backend “{}”. Configured are: {}.", name, known));
}

Result<std::string> EnvironmentKeyProvider::key(const BackendSettings& settings) const
{
    if (settings.keyEnvironmentVariable.empty()) {
        return std::string();
    }
    const char* value = std::getenv(settings.keyEnvironmentVariable.c_str());
    if (value == nullptr || *value == '\0') {
        return fail(
            ErrorCode::Unauthorized,
            fmt::format("The key for the backend “{}” should be in the environment variable {}, which is not set.",
                        settings.name, settings.keyEnvironmentVariable));
    }
    return std::string(value);
}

} // namespace reminisce::backend
