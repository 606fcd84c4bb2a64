// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "core/backend/settings.h"
#include "core/base/error.h"
#include "core/emotion/emotion_scorer.h"
#include "core/evaluation/lab/item.h"
#include "core/evaluation/lab/settings.h"
#include "core/evaluation/lab/store.h"

namespace reminisce::evaluation {

/// What a run will cost, before it starts. Tokens are estimated from the workflows' shape: prompt with k passages,
/// and usual numbers of requests.
struct CostEstimate
{
    std::uint64_t items = 0; ///< still to be answered
    std::uint64_t modelRequests = 0;
    std::uint64_t promptTokens = 0;
    std::uint64_t completionTokens = 0;
    std::uint64_t embeddedTexts = 0;     ///< texts that backends embed to measure answers
    std::vector<std::string> leaving;    ///< backends that are on another machine, with their address
    std::vector<std::string> warnings;   ///< sentences about the dataset and the choices
    std::vector<std::string> categories; ///< of the whole dataset, in its order
    std::uint64_t questions = 0;         ///< asked of each configuration
    /// "4 800 requests …; the questions and passages are sent to …".
    [[nodiscard]] std::string sentence() const;
};

struct LabProgress
{
    std::uint64_t done = 0;
    std::uint64_t total = 0;
    std::uint64_t failed = 0;
    double secondsLeft = 0; ///< by the pace so far; 0 while unknown
    std::string what;       ///< "Answering questions", "Preparing conv-26"
};

/// Called from any of the run's threads, one at a time; must return quickly. May be empty.
using LabProgressCallback = std::function<void(const LabProgress&)>;
/// A stored item, in the order in which they are finished; same rules.
using LabItemCallback = std::function<void(const LabItem&)>;

/// What the Lab works with; all must outlive it.
struct LabContext
{
    LabStore& store;
    const emotion::EmotionScorer& scorer;
    std::vector<backend::BackendSettings> backends; ///< configured ones
    const backend::KeyProvider& keys;
    std::filesystem::path archiveDirectory; ///< for datasets that ask the archive itself
};

struct RunOptions
{
    bool retryFailed = false; ///< answer failed items again
    std::stop_token stop;
    LabProgressCallback progress;
    LabItemCallback itemDone;
};

/// Runs the matrix. A kill loses at most the items under way.
class LabRunner
{
public:
    explicit LabRunner(LabContext context);
    ~LabRunner();

    /// Checks everything that can be checked without asking a backend: dataset, workflows, backends, models.
    [[nodiscard]] Result<CostEstimate> estimate(const LabSettings& settings) const;
    /// Stores a new run; start it with resume(). Fails as estimate() does.
    [[nodiscard]] Result<std::int64_t> create(const LabSettings& settings);
    /// What is still to be done of a run.
    [[nodiscard]] Result<CostEstimate> estimateRest(std::int64_t run, bool retryFailed) const;
    /// Answers what has not been answered yet, and finishes the run. Cancelled leaves it resumable. A backend that
    /// fails makes failed items, not a failed run.
    [[nodiscard]] Result<> resume(std::int64_t run, const RunOptions& options = {});

private:
    LabContext m_context;
};

} // namespace reminisce::evaluation
