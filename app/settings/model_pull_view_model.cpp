// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/model_pull_view_model.h"

#include <chrono>

#include "app/base/error_text.h"
#include "app/base/qt_text.h"
#include "app/shell/preferences.h"
#include "app/shell/toast_model.h"
#include "core/backend/models.h"

namespace reminisce::app {

ModelPullViewModel::ModelPullViewModel(const Services& services, QObject* parent)
    : QObject(parent), m_services(services), m_thread(QStringLiteral("model pull"))
{}

ModelPullViewModel::~ModelPullViewModel()
{
    m_stop.request_stop();
    m_thread.finish();
}

double ModelPullViewModel::fraction() const
{
    return m_progress.total > 0 ? static_cast<double>(m_progress.done) / static_cast<double>(m_progress.total) : -1;
}

QString ModelPullViewModel::text() const
{
    if (!m_running) {
        return {};
    }
    const Formatter& format = m_services.preferences.formatter();
    return m_progress.total == 0 ? tr("Fetching %1").arg(m_model)
                                 : tr("Fetching %1, %2 of %3")
                                       .arg(m_model, format.bytes(static_cast<qint64>(m_progress.done)),
                                            format.bytes(static_cast<qint64>(m_progress.total)));
}

void ModelPullViewModel::start(const backend::BackendSettings& settings, const std::string& key, const QString& model)
{
    if (m_running) {
        return;
    }
    m_running = true;
    m_model = model;
    m_progress = {};
    m_stop = std::stop_source();
    Q_EMIT changed();
    m_thread.post([this, settings, key, name = fromQt(model), stop = m_stop.get_token()] {
        using Clock = std::chrono::steady_clock;
        constexpr auto kInterval = std::chrono::milliseconds(100);
        Clock::time_point last{};
        const ProgressCallback progress = [&](const Progress& now) {
            if (Clock::now() - last >= kInterval) {
                last = Clock::now();
                m_thread.deliver([this, now] {
                    m_progress = now;
                    Q_EMIT changed();
                });
            }
        };
        backend::HttpClient client;
        backend::Service service;
        service.name = settings.name;
        service.url = settings.url;
        service.key = key;
        const auto result = backend::pullOllamaModel(client, service, name, progress, stop);
        m_thread.deliver([this, result] { ended(result); });
    });
}

void ModelPullViewModel::cancel()
{
    m_stop.request_stop();
}

void ModelPullViewModel::ended(const Result<void>& result)
{
    m_running = false;
    Q_EMIT changed();
    if (result) {
        m_services.toasts.inform(tr("%1 is there.").arg(m_model));
        Q_EMIT pulled();
    } else if (result.error().code != ErrorCode::Cancelled) {
        m_services.toasts.complain(errorText(result.error()));
    }
}

} // namespace reminisce::app
