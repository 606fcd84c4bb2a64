// SPDX-License-Identifier: GPL-3.0-or-later
// How an answer runs: asked, streamed, stopped, stored.
#include <algorithm>

#include "app/ask/ask_view_model.h"
#include "app/ask/chat_branches.h"
#include "app/ask/chat_compare.h"
#include "app/ask/trace_model.h"
#include "app/base/qt_text.h"
#include "app/core_text/core_text.h"
#include "app/settings/prompts_view_model.h"
#include "app/shell/archive_contents.h"
#include "app/shell/preferences.h"
#include "app/shell/toast_model.h"
#include "app/workers/jobs_worker.h"

namespace reminisce::app {

void AskViewModel::ask()
{
    const QString question = m_draft.trimmed();
    if (question.isEmpty() || running()) {
        return;
    }
    setDraft({});
    askQuestion(question, {m_chat->workflow, m_chat->backend});
}

void AskViewModel::askQuestion(const QString& question, const Way& way)
{
    if (!m_services.jobs.session()) {
        m_services.toasts.complain(tr("No archive is open yet."));
        setDraft(question);
        return;
    }
    const ChatPointer chat = m_chat;
    if (chat->id == -1) {
        chat->id = -2 - ++m_lastId; // until the archive gives it one
        chat->title = titleOf(question);
        m_chats[chat->id] = chat;
    }
    MessageRow message;
    message.id = ++m_lastId;
    message.question = question;
    message.askedAtUtc = archive::nowUtcMicros();
    message.workflow = way.workflow;
    message.backend = way.backend;
    message.answer.state = archive::AnswerState::Running;
    message.streaming = true;
    message.kept = false;
    message.detailed = true;
    message.runningText = tr("Understanding the question");
    message.trace = makeTraceModel();
    if (chat->messages->rowCount() > 0) {
        message.parentIds = chat->messages->at(chat->messages->rowCount() - 1).jobIds;
        message.follows = chat->messages->at(chat->messages->rowCount() - 1).id;
    }
    chat->messages->append(message);
    numberBranches(*chat);
    m_store.storeQuestion(*chat, message, [this, chat, id = message.id](StoredIds ids) {
        changeMessage(*chat, id, [&](MessageRow& one) { one.storedId = ids.message; });
        if (chat->id != ids.session) {
            m_chats.erase(chat->id);
            chat->id = ids.session;
            m_chats[chat->id] = chat;
            Q_EMIT currentChanged();
        }
        reloadSessions();
    });
    startRun(chat, message);
    selectMessage(message.id);
    Q_EMIT currentChanged();
    Q_EMIT messagesChanged();
}

AnswerTask AskViewModel::taskFor(const Chat& chat, const MessageRow& message) const
{
    AnswerTask task;
    task.session = m_services.jobs.session();
    task.workflow = fromQt(message.workflow);
    task.prompts = replacedPrompts(m_services.preferences);
    task.backend = m_services.backends.find(message.backend);
    task.request.question = fromQt(message.question);
    task.request.scope = chat.scope;
    task.request.now = momentNow();
    for (const MessageRow& earlier : chat.messages->rows()) {
        if (earlier.id != message.id) {
            task.earlier.push_back(
                {earlier.loaded ? 0 : earlier.storedId, {fromQt(earlier.question), earlier.answer.text}});
        }
    }
    task.stepwise = m_stepwise && message.workflow == QLatin1String("steps");
    task.style = {m_services.contents.people(), m_services.preferences.formatter(), {}};
    return task;
}

void AskViewModel::startRun(const ChatPointer& chat, const MessageRow& message)
{
    Run run;
    run.chat = chat;
    run.message = message.id;
    run.worker = std::make_unique<AnswerWorker>();
    connect(run.worker.get(), &AnswerWorker::happened, this,
            [this, key = chat.get()](const agent::AgentEvent& event) { handle(key, event); });
    connect(run.worker.get(), &AnswerWorker::finished, this,
            [this, key = chat.get()](const AnswerOutcome& outcome) { finish(key, outcome); });
    connect(run.worker.get(), &AnswerWorker::stepWaits, this,
            [this, key = chat.get()](const agent::PlannedStep& step) { showWaiting(key, step); });
    run.worker->start(taskFor(*chat, message));
    m_runs.emplace(chat.get(), std::move(run));
    m_flush.start();
    Q_EMIT runningChanged();
}

void AskViewModel::handle(Chat* chat, const agent::AgentEvent& event)
{
    const auto run = m_runs.find(chat);
    if (run == m_runs.end() || run->second.stopped) {
        return;
    }
    const int row = chat->messages->rowOf(run->second.message);
    if (row < 0) {
        return;
    }
    if (const auto* delta = std::get_if<agent::TextDelta>(&event)) {
        run->second.pending += delta->text;
    } else if (std::holds_alternative<agent::TextReset>(event)) {
        run->second.pending.clear();
        chat->messages->update(row, [](MessageRow& message) { message.answer.text.clear(); });
    } else if (const auto* started = std::get_if<agent::StepStarted>(&event)) {
        chat->messages->update(row, [&](MessageRow& message) {
            const QList<TraceRow>& rows = message.trace->rows();
            const auto parent = std::find_if(rows.begin(), rows.end(),
                                             [&](const TraceRow& step) { return step.step == started->parent; });
            message.trace->append(rowOf(*started, parent != rows.end() ? parent->depth : 0));
            message.runningText = message.trace->rows().last().name;
        });
    } else if (const auto* finished = std::get_if<agent::StepFinished>(&event)) {
        chat->messages->update(row, [&](MessageRow& message) { stepFinished(message, finished->step); });
    }
}

void AskViewModel::stepFinished(MessageRow& message, const agent::TraceStep& step)
{
    TraceRow done = rowOf(step, m_services.preferences.formatter());
    if (!step.summary.empty()) {
        done.resultSummary = coreText(step.summary);
    }
    QList<TraceRow> rows = message.trace->rows();
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const TraceRow& row) { return row.step == step.step; });
    double total = 0;
    if (found != rows.end()) {
        done.depth = found->depth;
        done.folded = found->folded;
        *found = done;
    } else {
        rows.append(done);
    }
    for (const TraceRow& row : rows) {
        total = std::max(total, row.startSeconds + row.seconds);
    }
    arrange(rows, total);
    message.trace->assign(std::move(rows));
}

void AskViewModel::flushText()
{
    for (auto& [chat, run] : m_runs) {
        const int row = chat->messages->rowOf(run.message);
        if (run.pending.empty() || row < 0) {
            continue;
        }
        chat->messages->update(row, [&pending = run.pending](MessageRow& message) { message.answer.text += pending; },
                               {chat->messages->roleNames().key("answerSegments")});
        run.pending.clear();
    }
    if (m_runs.empty()) {
        m_flush.stop();
    }
}

void AskViewModel::finish(Chat* chat, const AnswerOutcome& outcome)
{
    const auto found = m_runs.find(chat);
    if (found == m_runs.end()) {
        return;
    }
    flushText();
    Run run = std::move(found->second);
    m_runs.erase(found);
    const int row = chat->messages->rowOf(run.message);
    if (row >= 0) {
        chat->messages->update(row, [&](MessageRow& message) {
            const std::string streamed = message.answer.text;
            message.answer = outcome.answer;
            // What had been shown stays, even when the run ended before it could hand anything back.
            if (message.answer.text.empty() && message.answer.state != archive::AnswerState::Complete &&
                message.answer.state != archive::AnswerState::Abstained) {
                message.answer.text = streamed;
            }
            message.evidence = outcome.evidence;
            message.streaming = false;
            message.runningText.clear();
            message.waiting.clear();
            if (!outcome.answer.trace.empty()) {
                QList<TraceRow> steps = traceRows(outcome.answer.trace, m_services.preferences.formatter());
                for (qsizetype i = 0; i < steps.size() && i < message.trace->rowCount(); ++i) {
                    const TraceRow& shown = message.trace->at(static_cast<int>(i));
                    if (shown.step == steps[i].step && !shown.resultSummary.isEmpty()) {
                        steps[i].resultSummary = shown.resultSummary;
                    }
                }
                if (wasStopped(message.answer)) {
                    noteStop(steps);
                }
                message.trace->assign(std::move(steps));
            } else {
                message.trace->updateAll([](TraceRow& step) { step.running = false; });
            }
        });
        m_store.storeAnswer(chat->messages->at(row), [this, chat = run.chat, id = run.message] {
            // Long results come back from the archive when they are looked at.
            if (const MessageRow* message = messageOf(*chat, id); message && message->storedId > 0) {
                const auto keep = [](MessageRow& one) {
                    one.answer.trace.clear();
                    one.kept = true;
                };
                changeMessage(*chat, id, keep, {Qt::DisplayRole});
            }
            reloadSessions();
        });
    }
    run.worker.release()->deleteLater();
    showEvidence();
    Q_EMIT messagesChanged();
    Q_EMIT runningChanged();
}

void AskViewModel::stop()
{
    const auto run = m_runs.find(m_chat.get());
    if (run != m_runs.end()) {
        flushText();
        run->second.stopped = true;
        run->second.worker->stop();
    }
}

void AskViewModel::showBranch(qint64 messageId, int step)
{
    const int row = m_chat->messages->rowOf(messageId);
    if (row < 0 || running() || !switchBranch(*m_chat, row, step)) {
        return;
    }
    selectMessage(m_chat->messages->at(m_chat->messages->rowCount() - 1).id);
    loadDetails(m_selectedMessage);
    Q_EMIT messagesChanged();
}

void AskViewModel::regenerate(qint64 messageId)
{
    const int row = m_chat->messages->rowOf(messageId);
    if (row >= 0) {
        editAndResend(messageId, m_chat->messages->at(row).question);
    }
}

void AskViewModel::editAndResend(qint64 messageId, const QString& text)
{
    const int row = m_chat->messages->rowOf(messageId);
    if (row < 0 || running() || text.trimmed().isEmpty()) {
        return;
    }
    leaveBranch(*m_chat, row);
    askQuestion(text.trimmed(), {m_chat->workflow, m_chat->backend});
}

void AskViewModel::answerBuiltIn(qint64 messageId)
{
    const int row = m_chat->messages->rowOf(messageId);
    if (row < 0 || running()) {
        return;
    }
    const QString question = m_chat->messages->at(row).question;
    leaveBranch(*m_chat, row);
    askQuestion(question, {QStringLiteral("built-in"), QStringLiteral("built-in")});
}

} // namespace reminisce::app
