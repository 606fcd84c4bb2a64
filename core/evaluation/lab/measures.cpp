// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/lab/measures.h"

#include "core/agent/prompts.h"
#include "core/evaluation/metrics/embedding_metrics.h"
#include "core/evaluation/metrics/judge.h"
#include "core/evaluation/metrics/token_embeddings.h"

namespace reminisce::evaluation {

Result<backend::BackendSettings> LabBackends::settings(const std::string& name) const
{
    return backend::findBackend(m_backends, name);
}

Result<std::string> LabBackends::key(const backend::BackendSettings& settings) const
{
    return m_keys->key(settings);
}

Result<std::unique_ptr<backend::ChatBackend>> LabBackends::chat(const std::string& name) const
{
    return settings(name).and_then([&](const backend::BackendSettings& found) {
        return key(found).and_then([&](const std::string& secret) { return backend::makeChatBackend(found, secret); });
    });
}

Result<std::unique_ptr<backend::ChatBackend>> LabBackends::judge(const std::string& name) const
{
    return settings(name).and_then([&](const backend::BackendSettings& found) {
        const auto task = found.judgeModel.empty() ? backend::BackendTask::Chat : backend::BackendTask::Judge;
        return key(found).and_then(
            [&](const std::string& secret) { return backend::makeChatBackend(found, secret, task); });
    });
}

Result<std::shared_ptr<backend::EmbeddingBackend>> LabBackends::embedding(const std::string& name) const
{
    return settings(name).and_then([&](const backend::BackendSettings& found) {
        return key(found)
            .and_then([&](const std::string& secret) { return backend::makeEmbeddingBackend(found, secret); })
            .map([](std::unique_ptr<backend::EmbeddingBackend> made) {
                return std::shared_ptr<backend::EmbeddingBackend>(std::move(made));
            });
    });
}

Result<BackendMeasures> BackendMeasures::make(const LabSettings& settings, const LabBackends& backends)
{
    BackendMeasures measures;
    if (!settings.judge.empty()) {
        auto judge = backends.judge(settings.judge);
        if (!judge) {
            return tl::unexpected(judge.error());
        }
        measures.m_judge = std::move(*judge);
        const auto replaced = settings.prompts.find(std::string(kJudgePrompt));
        measures.m_judgeInstructions =
            replaced != settings.prompts.end() ? replaced->second : std::string(agent::Prompts::original(kJudgePrompt));
    }
    if (!settings.similarity.empty()) {
        auto similarity = backends.embedding(settings.similarity);
        if (!similarity) {
            return tl::unexpected(similarity.error());
        }
        measures.m_similarity = std::move(*similarity);
    }
    if (!settings.tokenEmbeddings.empty()) {
        auto tokens = backends.settings(settings.tokenEmbeddings);
        if (!tokens) {
            return tl::unexpected(tokens.error());
        }
        auto key = backends.key(*tokens);
        if (!key) {
            return tl::unexpected(key.error());
        }
        measures.m_tokens = std::move(*tokens);
        measures.m_tokensKey = std::move(*key);
    }
    return measures;
}

Result<> BackendMeasures::measure(LabItem& item, const std::stop_token& stop)
{
    if (!item.question.answerable) {
        return {};
    }
    if (m_judge) {
        const auto judged =
            judge(*m_judge, m_judgeInstructions, item.question.question, item.question.gold, item.response, stop);
        if (!judged) {
            return tl::unexpected(judged.error());
        }
        item.metrics["geval"] = judged->score;
        if (!judged->reason.empty()) {
            item.notes.push_back("Judge: " + judged->reason);
        }
    }
    if (m_similarity) {
        const auto score = semanticScore(*m_similarity, item.question.gold, item.response, stop);
        if (!score) {
            return tl::unexpected(score.error());
        }
        item.metrics["semscore"] = *score;
    }
    return measureBertScore(item, stop);
}

Result<> BackendMeasures::measureBertScore(LabItem& item, const std::stop_token& stop)
{
    if (!m_tokens) {
        return {};
    }
    const auto gold = tokenEmbeddings(*m_tokens, m_tokensKey, item.question.gold, stop);
    const auto response = gold ? tokenEmbeddings(*m_tokens, m_tokensKey, item.response, stop) : gold;
    if (!response) {
        if (response.error().code != ErrorCode::InvalidArgument) {
            return tl::unexpected(response.error());
        }
        item.notes.push_back(response.error().message);
        return {};
    }
    const BertScore score = bertScore(*gold, *response);
    item.metrics["bertscore_p"] = score.precision;
    item.metrics["bertscore_r"] = score.recall;
    item.metrics["bertscore_f1"] = score.f1;
    return {};
}

} // namespace reminisce::evaluation
