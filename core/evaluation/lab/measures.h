// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "core/backend/settings.h"
#include "core/base/error.h"
#include "core/evaluation/lab/item.h"

namespace reminisce::evaluation {

/// The configured backends by name, with their keys. Each thread makes its own clients.
class LabBackends
{
public:
    LabBackends(std::vector<backend::BackendSettings> backends, const backend::KeyProvider& keys)
        : m_backends(std::move(backends)), m_keys(&keys)
    {}

    /// NotFound with the names that exist; fails as makeChatBackend does (no model, no key).
    [[nodiscard]] Result<std::unique_ptr<backend::ChatBackend>> chat(const std::string& name) const;
    /// The backend's model for judging; its chat model when it has none.
    [[nodiscard]] Result<std::unique_ptr<backend::ChatBackend>> judge(const std::string& name) const;
    [[nodiscard]] Result<std::shared_ptr<backend::EmbeddingBackend>> embedding(const std::string& name) const;
    [[nodiscard]] Result<backend::BackendSettings> settings(const std::string& name) const;
    [[nodiscard]] Result<std::string> key(const backend::BackendSettings& settings) const;

private:
    std::vector<backend::BackendSettings> m_backends;
    const backend::KeyProvider* m_keys;
};

/// The metrics that ask a backend: geval, semscore, bertscore_*. One per thread.
class BackendMeasures
{
public:
    [[nodiscard]] static Result<BackendMeasures> make(const LabSettings& settings, const LabBackends& backends);

    /// Adds them to an item that has a response and can be answered. Fails when a backend fails; a metric that the
    /// backend cannot give is left out, and item.notes says so.
    [[nodiscard]] Result<> measure(LabItem& item, const std::stop_token& stop);

private:
    [[nodiscard]] Result<> measureBertScore(LabItem& item, const std::stop_token& stop);

    std::unique_ptr<backend::ChatBackend> m_judge;
    std::string m_judgeInstructions;
    std::shared_ptr<backend::EmbeddingBackend> m_similarity;
    std::optional<backend::BackendSettings> m_tokens;
    std::string m_tokensKey;
};

} // namespace reminisce::evaluation
