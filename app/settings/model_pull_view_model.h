// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <string>

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "app/shell/services.h"
#include "app/workers/worker_thread.h"
#include "core/backend/settings.h"
#include "core/base/progress.h"

namespace reminisce::app {

/// An Ollama server that fetches a model. It runs beside everything else: models are large, and fetching one writes
/// nothing into the archive.
class ModelPullViewModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Given by BackendFormViewModel")
    Q_PROPERTY(bool running READ running NOTIFY changed)
    Q_PROPERTY(double fraction READ fraction NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)

public:
    explicit ModelPullViewModel(const Services& services, QObject* parent = nullptr);
    ~ModelPullViewModel() override;

    [[nodiscard]] bool running() const { return m_running; }
    /// 0–1; −1 while the size is not known.
    [[nodiscard]] double fraction() const;
    /// "llama3.1:8b, 1.2 GB of 4.9 GB".
    [[nodiscard]] QString text() const;

    void start(const backend::BackendSettings& settings, const std::string& key, const QString& model);
    /// Hangs up; what has arrived is kept by the server, and the next pull goes on with it.
    Q_INVOKABLE void cancel();

Q_SIGNALS:
    void changed();
    /// The model is there.
    void pulled();

private:
    void ended(const Result<void>& result);

    Services m_services;
    bool m_running = false;
    QString m_model;
    Progress m_progress;
    std::stop_source m_stop;
    WorkerThread m_thread;
};

} // namespace reminisce::app
