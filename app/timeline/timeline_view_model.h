// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "app/timeline/conversation_list_model.h"
#include "app/timeline/density_view_model.h"

namespace reminisce::app {

/// The timeline page: the conversations that pass the filter, and the density strip over them.
class TimelineViewModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Given by AppViewModel")
    Q_PROPERTY(ConversationListModel* conversations READ conversations CONSTANT)
    Q_PROPERTY(DensityViewModel* density READ density CONSTANT)
    Q_PROPERTY(bool loading READ loading NOTIFY changed)
    Q_PROPERTY(QString totalText READ totalText NOTIFY changed)
    Q_PROPERTY(qint64 matchingCount READ matchingCount NOTIFY changed)
    Q_PROPERTY(qint64 totalCount READ totalCount NOTIFY changed)
    Q_PROPERTY(QString emptyReason READ emptyReason NOTIFY changed)

public:
    TimelineViewModel(const Services& services, FilterViewModel& filter, QObject* parent = nullptr);

    [[nodiscard]] ConversationListModel* conversations() { return &m_conversations; }
    [[nodiscard]] DensityViewModel* density() { return &m_density; }
    [[nodiscard]] bool loading() const { return m_loading; }
    [[nodiscard]] QString totalText() const;
    [[nodiscard]] qint64 matchingCount() const { return m_conversations.rowCount(); }
    [[nodiscard]] qint64 totalCount() const;
    /// "archive-empty", "filter-empty", or empty while there is something to see.
    [[nodiscard]] QString emptyReason() const;

Q_SIGNALS:
    void changed();
    /// The list should show this row at its top.
    void scrollToRow(int row);

private:
    void reload();

    Services m_services;
    FilterViewModel& m_filter;
    ConversationListModel m_conversations;
    DensityViewModel m_density;
    bool m_loading = false;
};

} // namespace reminisce::app
