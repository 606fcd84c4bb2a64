// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include <QList>
#include <QObject>

#include "app/ask/evidence_rows.h"
#include "app/settings/backend_list.h"
#include "app/workers/archive_session.h"
#include "app/workers/window_gate.h"
#include "app/workers/worker_thread.h"
#include "core/agent/workflow.h"

namespace reminisce::app {

/// A question asked before in the same chat, with its answer. Old ones are in the archive alone.
struct EarlierExchange
{
    archive::Id message = 0; ///< where it is to be read; 0: here it is
    agent::Exchange exchange;
};

/// What is to be answered, and with what.
struct AnswerTask
{
    SessionPointer session;
    agent::AnswerRequest request;         ///< without its history
    std::vector<EarlierExchange> earlier; ///< oldest first; those without an answer do not count
    std::string workflow;
    std::map<std::string, std::string> prompts; ///< those that the person replaced
    std::optional<BackendAccess> backend;       ///< none for workflows without a model
    PassageStyle style;
    bool stepwise = false; ///< the person is asked before each step, where the workflow goes in steps
};

/// An answer as it is shown and stored.
struct AnswerOutcome
{
    archive::Answer answer;
    QList<EvidenceRowData> evidence;
};

/// Answers one question in a thread of its own. Steps and text come in the GUI thread while they happen.
class AnswerWorker : public QObject
{
    Q_OBJECT

public:
    explicit AnswerWorker(QObject* parent = nullptr);
    /// Stops the answer and waits until it has ended.
    ~AnswerWorker() override;

    void start(AnswerTask task);
    /// Ends the answer; what had arrived comes with finished().
    void stop();
    /// Answers the step that waits; see stepWaits().
    void decide(bool allowed) { m_gate->decide(allowed); }
    /// Allows the step that waits, and all after it.
    void runOn() { m_gate->runOn(); }

Q_SIGNALS:
    /// The answer goes on once it is told whether this step may be done.
    void stepWaits(const reminisce::agent::PlannedStep& step);
    void happened(const reminisce::agent::AgentEvent& event);
    void finished(const reminisce::app::AnswerOutcome& outcome);

private:
    [[nodiscard]] AnswerOutcome run(const AnswerTask& task);
    [[nodiscard]] Result<agent::Answer> answer(const AnswerTask& task, const archive::Reader& reader);

    std::stop_source m_stop;
    std::unique_ptr<WindowGate> m_gate;
    WorkerThread m_thread;
};

/// An answer in the form in which it is stored.
[[nodiscard]] archive::Answer storedAnswer(const agent::Answer& answer);

} // namespace reminisce::app
