// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include "app/shell/services.h"
#include "app/workers/archive_session.h"

namespace reminisce::app {

class AskViewModel;
class FilterViewModel;

/// What the person had before them when the program was left: the filter, the chat and the question that was being
/// written. It is kept in the archive, since it holds words of it.
class SessionState : public QObject
{
    Q_OBJECT

public:
    SessionState(const Services& services, FilterViewModel& filter, AskViewModel& ask, QObject* parent = nullptr);
    ~SessionState() override;

private:
    void restore();
    void openKeptChat();
    void store();

    Services m_services;
    FilterViewModel& m_filter;
    AskViewModel& m_ask;
    QTimer m_delay;
    qint64 m_keptChat = 0;   ///< to be opened once the list of chats is there
    bool m_restored = false; ///< until then, nothing is written over what is kept
};

} // namespace reminisce::app
