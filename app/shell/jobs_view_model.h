// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>
#include <optional>

#include "app/shell/services.h"
#include "app/workers/job_notifier.h"
#include "core/base/remaining_time.h"

namespace reminisce::app {

/// The long work under way, for the mark in the rail and the line of progress.
class JobsViewModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Given by AppViewModel")
    Q_PROPERTY(bool running READ running NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString detail READ detail NOTIFY changed)
    Q_PROPERTY(double fraction READ fraction NOTIFY changed)
    Q_PROPERTY(int queueCount READ queueCount NOTIFY changed)

public:
    explicit JobsViewModel(const Services& services, QObject* parent = nullptr);

    [[nodiscard]] bool running() const;
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString detail() const;
    /// 0–1, or −1 when nobody knows.
    [[nodiscard]] double fraction() const;
    [[nodiscard]] int queueCount() const;

    Q_INVOKABLE void cancel();

Q_SIGNALS:
    void changed();

private:
    Services m_services;
    JobNotifier m_notifier;
    quint64 m_job = 0; ///< of which something was reported last
    RemainingTime::Clock::time_point m_heard;
    RemainingTime m_remaining;
    std::optional<double> m_secondsLeft;
};

} // namespace reminisce::app
