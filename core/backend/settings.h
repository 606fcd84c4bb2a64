// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/backend/chat_backend.h"
#include "core/backend/embedding_backend.h"
#include "core/base/error.h"

namespace reminisce::backend {

class Reranker;

/// What was found out about a chat model, so that it need not be tried at each start.
struct ChatModelFacts
{
    std::string url; ///< where and for which model it was found out
    std::string model{};
    std::optional<int> contextTokens{};    ///< as the server has it set; absent: it does not say
    std::optional<bool> functionCalling{}; ///< absent: not tried, or the server did not answer

    friend bool operator==(const ChatModelFacts&, const ChatModelFacts&) = default;
};

/// One configured service. The key itself is never part of it, and never stored in a file of ours.
struct BackendSettings
{
    std::string name; ///< chosen by the person, unique
    std::string url;  ///< base address, "http://127.0.0.1:11434"; a trailing "/v1" is accepted and ignored
    std::string chatModel;
    std::string embeddingModel;
    std::string rerankModel;
    std::string keyEnvironmentVariable; ///< where the command line finds the key; empty: none
    std::string preset = "custom";      ///< id of a BackendPreset
    std::string descriptionModel{};     ///< describes the emotions of passages in words
    std::string judgeModel{};           ///< judges answers when they are evaluated
    int contextTokens = 0;              ///< asked of Ollama for the chat model (num_ctx); 0: as much as is sensible
    ChatModelFacts facts{};             ///< found out by testBackend(); see knownFacts()

    friend bool operator==(const BackendSettings&, const BackendSettings&) = default;
};

/// A kind of server that we know the usual address of.
struct BackendPreset
{
    std::string_view id;    ///< "ollama", "llama.cpp", "lm-studio", "vllm", "openai", "custom"
    std::string_view label; ///< as shown
    std::string_view url;   ///< usual base address; empty for "custom"
    bool needsKey = false;
    std::string_view keyEnvironmentVariable; ///< customary name, may be empty
};

[[nodiscard]] std::span<const BackendPreset> backendPresets();
/// The preset of an id; nothing for an unknown one.
[[nodiscard]] std::optional<BackendPreset> findPreset(std::string_view id);

/// Checks name, address and model names; InvalidArgument with the reason.
[[nodiscard]] Result<void> validate(const BackendSettings& settings);

/// Reads `backends.json` beside the archive; no file is an empty list. DamagedInput when it cannot be understood.
[[nodiscard]] Result<std::vector<BackendSettings>> loadBackends(const std::filesystem::path& archiveDirectory);
/// Writes `backends.json` atomically (temporary file, fsync, rename) with mode 0600.
[[nodiscard]] Result<void> saveBackends(const std::filesystem::path& archiveDirectory,
                                        std::span<const BackendSettings> backends);
/// The backend of a name, or NotFound with the names that exist.
[[nodiscard]] Result<BackendSettings> findBackend(std::span<const BackendSettings> backends, std::string_view name);

/// Where keys come from: the environment here, the desktop's key store in the application.
class KeyProvider
{
public:
    virtual ~KeyProvider() = default;
    /// The key, empty when the backend needs none. Fails when one is configured and cannot be had.
    [[nodiscard]] virtual Result<std::string> key(const BackendSettings& settings) const = 0;
};

/// Keys from environment variables named in the settings.
class EnvironmentKeyProvider : public KeyProvider
{
public:
    [[nodiscard]] Result<std::string> key(const BackendSettings& settings) const override;
};

/// Whether using the backend sends text to another machine.
[[nodiscard]] bool leavesTheMachine(const BackendSettings& settings);
/// A sentence to show beside an address that can be overheard: http to another machine. Empty: none is needed.
[[nodiscard]] std::string connectionWarning(const BackendSettings& settings);

/// What a backend is asked for. Each may be another backend.
enum class BackendTask { Chat, Embedding, Rerank, EmotionDescription, Judge };

/// The model that the backend has for a task; empty: it is not used for it.
[[nodiscard]] const std::string& modelFor(const BackendSettings& settings, BackendTask task);
/// The first backend with a model for the task.
[[nodiscard]] std::optional<BackendSettings> backendFor(std::span<const BackendSettings> backends, BackendTask task);
/// What is known about the chat model that is set now; nothing that was found out about another one.
[[nodiscard]] ChatModelFacts knownFacts(const BackendSettings& settings);

/// Outcome of "Test": one plain sentence, and what was learned.
struct BackendTest
{
    bool ok = false;
    std::string verdict;             ///< whole sentence for the person
    std::vector<std::string> models; ///< as the server lists them; empty when it lists none
    bool chatWorks = false;
    std::optional<std::size_t> embeddingDimension;
    ChatModelFacts facts{}; ///< of the chat model, to be stored in the settings; no model: nothing was found out
    bool rerankWorks = false;
};

/// Connects, lists models, asks the chat model for one word and one function call, the embedding model for one vector
/// and the reranker for one order, as far as they are configured. Never fails itself: what went wrong is the verdict.
[[nodiscard]] BackendTest testBackend(const BackendSettings& settings, const std::string& key, std::stop_token stop);

/// A chat client for the settings. InvalidArgument when no chat model is configured.
[[nodiscard]] Result<std::unique_ptr<ChatBackend>> makeChatBackend(const BackendSettings& settings,
                                                                   const std::string& key);
/// The same with the model of another task: Chat, EmotionDescription or Judge.
[[nodiscard]] Result<std::unique_ptr<ChatBackend>> makeChatBackend(const BackendSettings& settings,
                                                                   const std::string& key, BackendTask task);
/// An embedding client for the settings. InvalidArgument when no embedding model is configured.
[[nodiscard]] Result<std::unique_ptr<EmbeddingBackend>> makeEmbeddingBackend(const BackendSettings& settings,
                                                                             const std::string& key);
/// A rerank client for the settings. InvalidArgument when no rerank model is configured.
[[nodiscard]] Result<std::unique_ptr<Reranker>> makeReranker(const BackendSettings& settings, const std::string& key);

} // namespace reminisce::backend
