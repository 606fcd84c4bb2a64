// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
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
    Q_PROPERTY(QString emptyReason READ emptyReason NOTIFY changed)
    Q_PROPERTY(int keptRow READ keptRow NOTIFY keptRowChanged)

public:
    TimelineViewModel(const Services& services, FilterViewModel& filter, QObject* parent = nullptr);
    ~TimelineViewModel() override;

    [[nodiscard]] ConversationListModel* conversations() { return &m_conversations; }
    [[nodiscard]] DensityViewModel* density() { return &m_density; }
    [[nodiscard]] bool loading() const { return m_loading; }
    [[nodiscard]] QString totalText() const;
    [[nodiscard]] qint64 matchingCount() const { return m_conversations.rowCount(); }
    [[nodiscard]] qint64 totalCount() const;
    /// "archive-empty", "filter-empty", or empty while there is something to see.
    [[nodiscard]] QString emptyReason() const;

    /// The row at the top of the list when the archive was left; −1: none is known.
    [[nodiscard]] int keptRow() const { return m_keptRow; }
    /// The list has come to rest with this conversation at its top.
    Q_INVOKABLE void noteTop(qint64 conversationId);

Q_SIGNALS:
    void keptRowChanged();
    void changed();
    /// The list should show this row at its top.
    void scrollToRow(int row);
    /// Another filter has given the conversations: where the list stood says nothing about them.
    void filtered();

private:
    void reload();
    void restorePlace();
    void storePlace();

    Services m_services;
    FilterViewModel& m_filter;
    ConversationListModel m_conversations;
    DensityViewModel m_density;
    bool m_loading = false;
    bool m_placed = false; ///< the list stands where it was left, or somewhere the person chose
    int m_keptRow = -1;
    bool m_filterChanged = false;
    qint64 m_top = -1;
    QTimer m_delay;
};

} // namespace reminisce::app
