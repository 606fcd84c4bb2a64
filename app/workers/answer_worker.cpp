// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workers/answer_worker.h"

#include "app/ask/trace_rows.h"
#include "app/base/qt_text.h"
#include "core/agent/knowledge.h"
#include "core/agent/prompts.h"
#include "core/archive/chat_pages.h"

namespace reminisce::app {

namespace {

AnswerOutcome failed(const Error& error)
{
    AnswerOutcome outcome;
    outcome.answer.state =
        error.code == ErrorCode::Cancelled ? archive::AnswerState::Incomplete : archive::AnswerState::Failed;
    outcome.answer.error = error.code == ErrorCode::Cancelled ? std::string() : error.message;
    return outcome;
}

Result<std::vector<agent::Exchange>> historyOf(const std::vector<EarlierExchange>& earlier,
                                               const archive::Reader& reader)
{
    std::vector<archive::Id> ids;
    for (const EarlierExchange& one : earlier) {
        if (one.message > 0) {
            ids.push_back(one.message);
        }
    }
    auto messages = archive::messagesByIds(reader, ids);
    if (!messages) {
        return tl::unexpected(messages.error());
    }
    auto next = messages->begin();
    std::vector<agent::Exchange> history;
    for (const EarlierExchange& one : earlier) {
        agent::Exchange exchange = one.exchange;
        if (next != messages->end() && next->id == one.message) {
            exchange = {std::move(next->question), std::move(next->answer.text)};
            ++next;
        }
        if (!exchange.answer.empty()) {
            history.push_back(std::move(exchange));
        }
    }
    return history;
}

} // namespace

archive::Answer storedAnswer(const agent::Answer& answer)
{
    using archive::AnswerState;
    archive::Answer stored;
    stored.text = answer.text;
    stored.error = answer.error;
    stored.state = !answer.error.empty() && answer.text.empty() ? AnswerState::Failed
                   : answer.incomplete || !answer.error.empty() ? AnswerState::Incomplete
                   : answer.abstained                           ? AnswerState::Abstained
                                                                : AnswerState::Complete;
    stored.seconds = answer.usage.seconds;
    stored.promptTokens = answer.usage.promptTokens;
    stored.completionTokens = answer.usage.completionTokens;
    stored.unsupported = answer.unsupported;
    stored.claims = answer.claims;
    stored.trace = storedSteps(answer.trace);
    for (const agent::Evidence& evidence : answer.evidence) {
        stored.evidence.push_back({evidence.chunkId, evidence.step, evidence.scores.keyword, evidence.scores.vector,
                                   evidence.scores.emotion, evidence.scores.fused, evidence.cited});
    }
    for (const agent::Citation& citation : answer.citations) {
        stored.citations.push_back({citation.marker, citation.turnId, citation.chunkId, citation.quote});
    }
    return stored;
}

AnswerWorker::AnswerWorker(QObject* parent)
    : QObject(parent), m_gate(std::make_unique<WindowGate>(false, nullptr)), m_thread(QStringLiteral("answer"))
{}

AnswerWorker::~AnswerWorker()
{
    stop();
    m_thread.finish();
}

void AnswerWorker::start(AnswerTask task)
{
    m_gate = std::make_unique<WindowGate>(task.stepwise, [this](const agent::PlannedStep& step) {
        m_thread.deliver([this, step] { Q_EMIT stepWaits(step); });
    });
    m_thread.post([this, task = std::move(task)]() mutable {
        auto outcome = std::make_shared<AnswerOutcome>(run(task));
        // The archive must not be closed by the GUI thread.
        task.session.reset();
        m_thread.deliver([this, outcome] { Q_EMIT finished(*outcome); });
    });
}

void AnswerWorker::stop()
{
    m_stop.request_stop();
}

AnswerOutcome AnswerWorker::run(const AnswerTask& task)
{
    const auto reader = task.session->archive.newReader();
    if (!reader) {
        return failed(reader.error());
    }
    const auto found = answer(task, *reader);
    if (!found) {
        return failed(found.error());
    }
    AnswerOutcome outcome;
    outcome.answer = storedAnswer(*found);
    auto evidence = readEvidence(*reader, outcome.answer, task.request.question, task.style);
    if (evidence) {
        outcome.evidence = std::move(*evidence);
    }
    return outcome;
}

Result<agent::Answer> AnswerWorker::answer(const AnswerTask& task, const archive::Reader& reader)
{
    const auto workflow = agent::makeWorkflow(task.workflow);
    if (!workflow) {
        return tl::unexpected(workflow.error());
    }
    std::unique_ptr<backend::ChatBackend> chat;
    if (task.backend) {
        auto made = backend::makeChatBackend(task.backend->settings, task.backend->key);
        if (!made) {
            return tl::unexpected(made.error());
        }
        chat = std::move(*made);
    }
    agent::Knowledge knowledge(reader, task.session->searcher);
    agent::Prompts prompts;
    for (const auto& [name, text] : task.prompts) {
        prompts.replace(name, text);
    }
    agent::AgentContext context{knowledge, prompts, chat.get(), m_gate.get()};
    const agent::EventSink sink = [this](const agent::AgentEvent& event) {
        m_thread.deliver([this, event] { Q_EMIT happened(event); });
    };
    agent::AnswerRequest request = task.request;
    auto history = historyOf(task.earlier, reader);
    if (!history) {
        return tl::unexpected(history.error());
    }
    request.history = std::move(*history);
    return (*workflow)->run(request, context, sink, m_stop.get_token());
}

} // namespace reminisce::app
