// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocalServer>
#include <QObject>

namespace reminisce::app {

/// Keeps two windows from opening on the same data: the second one asks the first to come forward.
class SingleInstance : public QObject
{
    Q_OBJECT

public:
    explicit SingleInstance(QObject* parent = nullptr);

    /// Asks a running instance to come forward; false when there is none, and then this one answers from now on.
    [[nodiscard]] bool raiseOther();

Q_SIGNALS:
    void raiseRequested();

private:
    QLocalServer m_server;
};

} // namespace reminisce::app
