// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QHash>

#include "app/base/format.h"
#include "app/base/list_model.h"
#include "app/base/page_loader.h"
#include "app/shell/services.h"
#include "core/archive/conversations.h"

namespace reminisce::app {

/// Conversations by day. The keys of all are in memory; what a row shows is fetched for about sixty rows at a time,
/// and until it comes the row is a placeholder with day and time only.
/// Roles: conversationId, title, dayKey, dayText, dayCountText, timeText, peopleText, snippet, emotions
/// (names, at most two), turnCount, selected, loaded.
class ConversationListModel : public ListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Given by TimelineViewModel")

public:
    enum Roles {
        ConversationIdRole = Qt::UserRole,
        TitleRole,
        DayKeyRole,
        DayTextRole,
        DayCountTextRole,
        TimeTextRole,
        PeopleTextRole,
        SnippetRole,
        EmotionsRole,
        TurnCountRole,
        SelectedRole,
        LoadedRole,
    };

    explicit ConversationListModel(const Services& services, QObject* parent = nullptr);

    using Keys = std::vector<archive::ConversationKey>;

    /// Shows these conversations. Rows that were there before keep their place and stay shown while they are read anew.
    void setKeys(Keys keys);
    void setSelected(qint64 conversationId);
    [[nodiscard]] qint64 conversationAt(int row) const;
    /// Of all rows, in order.
    [[nodiscard]] std::vector<archive::Id> ids() const;

    /// Row of a conversation, −1 when it is not in the list.
    Q_INVOKABLE [[nodiscard]] int indexOfConversation(qint64 id) const;
    /// The head of a day by its key, for views that know the key of a section only.
    Q_INVOKABLE [[nodiscard]] QString dayText(const QString& dayKey) const;
    Q_INVOKABLE [[nodiscard]] QString dayCountText(const QString& dayKey) const;
    /// First row of the day, or of the first one after it.
    [[nodiscard]] int indexOfDay(LocalMicros day) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    struct Row
    {
        QString title;
        QString peopleText;
        QString snippet;
        QStringList emotions;
        qint64 turnCount = 0;
        bool dayOnly = false; ///< no time of day is known
        quint64 version = 0;
    };
    using Rows = QHash<qint64, Row>;

    [[nodiscard]] static Row makeRow(const archive::ConversationSummary& summary);
    [[nodiscard]] const Row* rowOf(int row) const;
    [[nodiscard]] QVariant dayData(int row, int role) const;
    [[nodiscard]] QString timeText(int row) const;
    [[nodiscard]] QString textOfDay(std::int64_t day) const;
    [[nodiscard]] QString countOfDay(std::int64_t day) const;
    void countDays();
    void loadPage(int page);
    void pageLoaded(int page, Result<Rows> rows);

    Services m_services;
    Keys m_keys;
    std::vector<std::int64_t> m_days; ///< day number per row
    QHash<std::int64_t, int> m_perDay;
    Rows m_rows;
    quint64 m_version = 1; ///< rows of an older one are shown, and read again when seen
    qint64 m_selected = -1;
    mutable PageLoader m_loader;
};

} // namespace reminisce::app
