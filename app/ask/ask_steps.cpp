// SPDX-License-Identifier: GPL-3.0-or-later
// What the person does with the steps of an answer: allowing them, and reading long results.
#include <algorithm>

#include "app/ask/ask_view_model.h"
#include "app/ask/chat_compare.h"
#include "app/base/qt_text.h"
#include "app/shell/preferences.h"
#include "app/workers/reader_worker.h"

namespace reminisce::app {

void AskViewModel::setStepwise(bool stepwise)
{
    if (stepwise != m_stepwise) {
        m_stepwise = stepwise;
        Q_EMIT settingsChanged();
    }
}

void AskViewModel::showWaiting(Chat* chat, const agent::PlannedStep& step)
{
    const auto run = m_runs.find(chat);
    const int row = run != m_runs.end() ? chat->messages->rowOf(run->second.message) : -1;
    if (row < 0 || run->second.stopped) {
        return;
    }
    const std::string arguments = step.arguments.dump(2, ' ', false, nlohmann::json::error_handler_t::replace);
    chat->messages->update(row, [&](MessageRow& message) {
        message.waiting = {{QStringLiteral("name"), toQt(step.name)},
                           {QStringLiteral("argumentsText"), toQt(arguments)},
                           {QStringLiteral("thoughts"), toQt(step.thoughts)}};
        message.runningText = tr("Waiting for you");
    });
}

void AskViewModel::stepDecided(Run& run)
{
    if (const int row = run.chat->messages->rowOf(run.message); row >= 0) {
        run.chat->messages->update(row, [](MessageRow& message) {
            message.runningText = message.waiting.value(QStringLiteral("name")).toString();
            message.waiting.clear();
        });
    }
}

void AskViewModel::allowStep(bool allowed)
{
    if (const auto run = m_runs.find(m_chat.get()); run != m_runs.end()) {
        run->second.worker->decide(allowed);
        stepDecided(run->second);
    }
}

void AskViewModel::allowAllSteps()
{
    if (const auto run = m_runs.find(m_chat.get()); run != m_runs.end()) {
        run->second.worker->runOn();
        stepDecided(run->second);
    }
}

void AskViewModel::loadResult(qint64 messageId, int step)
{
    const MessageRow* message = messageOf(*m_chat, messageId);
    if (!message || !message->loaded) {
        return;
    }
    const auto show = [trace = message->trace, step,
                       format = m_services.preferences.formatter()](const std::vector<archive::TraceStep>& steps) {
        const auto found = std::find_if(steps.begin(), steps.end(),
                                        [step](const archive::TraceStep& one) { return one.step == step; });
        const int place = trace->rowOf(step);
        if (place >= 0 && found != steps.end()) {
            trace->update(place, [&](TraceRow& one) { showWholeResult(one, *found, format); });
        }
    };
    if (!message->answer.trace.empty()) {
        show(message->answer.trace); // not stored yet
        return;
    }
    using Steps = std::vector<archive::TraceStep>;
    m_services.reader.request<Steps>(
        ReadKind::TraceStep, this,
        [id = message->storedId](const Reading& reading) -> Result<Steps> {
            auto loaded = archive::loadMessage(reading.reader, id);
            if (!loaded) {
                return tl::unexpected(loaded.error());
            }
            return *loaded ? std::move((*loaded)->answer.trace) : Steps();
        },
        [show](const Result<Steps>& steps) {
            if (steps) {
                show(*steps);
            }
        });
}

} // namespace reminisce::app
