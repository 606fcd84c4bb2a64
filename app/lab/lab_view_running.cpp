// SPDX-License-Identifier: GPL-3.0-or-later
// Beginning, going on with and watching a run.
#include <cmath>

#include "app/base/qt_text.h"
#include "app/core_text/core_text.h"
#include "app/lab/lab_view_model.h"
#include "app/shell/preferences.h"
#include "app/shell/toast_model.h"

namespace reminisce::app {

void LabViewModel::start(const LabTask& task)
{
    askConsent({});
    m_progress = {};
    m_worker.start(task);
    Q_EMIT progressChanged();
}

void LabViewModel::resume()
{
    goOn(false);
}

void LabViewModel::retryFailed()
{
    goOn(true);
}

void LabViewModel::goOn(bool retryFailed)
{
    m_waiting = {std::nullopt, m_view.run, retryFailed, labBackends(m_services.backends)};
    using evaluation::CostEstimate;
    m_worker.read<CostEstimate>(
        this,
        [task = m_waiting](const LabReading& reading) -> Result<CostEstimate> {
            const auto store = reading.store(archive::Access::ReadWrite);
            if (!store) {
                return tl::unexpected(store.error());
            }
            CostEstimate estimate;
            const auto done =
                withRunner(**store, task.backends, reading.directory, [&](evaluation::LabRunner& runner) -> Result<> {
                    auto rest = runner.estimateRest(task.run, task.retryFailed);
                    if (!rest) {
                        return tl::unexpected(rest.error());
                    }
                    estimate = std::move(*rest);
                    return {};
                });
            return done ? Result<CostEstimate>(std::move(estimate)) : tl::unexpected(done.error());
        },
        [this](const Result<CostEstimate>& rest) {
            if (!rest) {
                m_services.toasts.complain(coreText(rest.error().message));
            } else if (m_waiting.run != m_view.run || running()) {
                return;
            } else if (rest->leaving.empty()) {
                start(m_waiting);
            } else {
                askConsent(coreText(rest->sentence()));
            }
        });
}

void LabViewModel::askConsent(const QString& text)
{
    if (text != m_consentText) {
        m_consentText = text;
        Q_EMIT consentChanged();
    }
}

void LabViewModel::consent(bool given)
{
    if (given && !m_consentText.isEmpty()) {
        start(m_waiting);
    }
    askConsent({});
}

void LabViewModel::stop()
{
    m_worker.stop();
}

double LabViewModel::fraction() const
{
    return m_progress.total > 0 ? static_cast<double>(m_progress.done) / static_cast<double>(m_progress.total) : -1;
}

QString LabViewModel::progressText() const
{
    if (!running()) {
        return {};
    }
    const Formatter& format = m_services.preferences.formatter();
    QStringList parts;
    if (m_progress.total == 0) {
        parts.append(tr("Preparing"));
    } else {
        parts.append(tr("%1 of %2 answers")
                         .arg(format.number(static_cast<qint64>(m_progress.done)),
                              format.number(static_cast<qint64>(m_progress.total))));
    }
    if (m_progress.failed > 0) {
        parts.append(tr("%n failed", nullptr, static_cast<int>(m_progress.failed)));
    }
    if (m_progress.secondsLeft > 0) {
        parts.append(tr("about %1 left").arg(format.seconds(std::ceil(m_progress.secondsLeft))));
    }
    return parts.join(QStringLiteral(" · "));
}

} // namespace reminisce::app
