// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "core/agent/prompts.h"
#include "core/agent/workflow.h"
#include "core/evaluation/lab/ground.h"
#include "core/evaluation/lab/item.h"
#include "core/evaluation/lab/measures.h"

namespace reminisce::evaluation {

/// Answers and measures one item after the other; one per thread, over one ground.
class Answering
{
public:
    struct Parts
    {
        const LabSettings& settings;
        const LabBackends& backends;
        const agent::Prompts& prompts;
        Ground& ground;
        const search::Searcher& searcher;
        LocalMicros now = 0;
    };

    /// All parts must outlive it. Fails as opening a reader and making clients do.
    [[nodiscard]] static Result<std::unique_ptr<Answering>> make(const Parts& parts);

    /// Nothing when stopped: the item has to be answered again. A failure of the backend is in the item.
    [[nodiscard]] std::optional<LabItem> answer(const Configuration& configuration, const LabQuestion& question,
                                                std::stop_token stop);

private:
    Answering(const Parts& parts, archive::Reader reader, BackendMeasures measures);
    [[nodiscard]] Result<backend::ChatBackend*> chatOf(const std::string& name);
    [[nodiscard]] Result<agent::Answer> run(const Configuration& configuration, const LabQuestion& question,
                                            double& secondsToFirstToken, std::stop_token stop);
    void score(LabItem& item, const agent::Answer& answer, double secondsToFirstToken);

    Parts m_parts;
    archive::Reader m_reader;
    BackendMeasures m_measures;
    std::map<std::string, std::unique_ptr<backend::ChatBackend>> m_chats;
    std::vector<std::string> m_people;
};

} // namespace reminisce::evaluation
