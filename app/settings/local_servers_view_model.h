// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "app/base/list_model.h"
#include "app/workers/worker_thread.h"
#include "core/backend/discovery.h"

namespace reminisce::app {

/// Model servers that listen on this machine. Only loopback addresses are asked, and only when look() is called.
class LocalServersViewModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Given by AppViewModel")
    Q_PROPERTY(bool looking READ looking NOTIFY changed)
    Q_PROPERTY(bool looked READ looked NOTIFY changed)
    Q_PROPERTY(ListModel* servers READ servers CONSTANT)

public:
    explicit LocalServersViewModel(QObject* parent = nullptr);
    ~LocalServersViewModel() override;

    [[nodiscard]] bool looking() const { return m_looking; }
    /// Somebody has looked: an empty list means that nothing was found.
    [[nodiscard]] bool looked() const { return m_looked; }
    /// Roles: preset, label, url, models, detailText.
    [[nodiscard]] ListModel* servers() { return &m_servers; }

    Q_INVOKABLE void look();

Q_SIGNALS:
    void changed();

private:
    bool m_looking = false;
    bool m_looked = false;
    RowsModel<backend::FoundServer> m_servers;
    std::stop_source m_stop;
    WorkerThread m_thread;
};

} // namespace reminisce::app
