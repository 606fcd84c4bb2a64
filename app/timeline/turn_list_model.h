// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QHash>

#include "app/base/list_model.h"
#include "app/base/page_loader.h"
#include "app/base/people_directory.h"
#include "app/shell/services.h"
#include "app/timeline/recorded_time.h"
#include "core/archive/turns.h"

namespace reminisce::app {

/// The turns of one conversation, fetched two hundred at a time.
/// Roles: turnId, timeText, personId, speaker, colourIndex, isOwner, text, marks (list of {start, length}), emotion
/// (the strongest, or ""), emotionStart, emotionRunEnd, highlighted, currentFind, loaded.
class TurnListModel : public ListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Given by TranscriptViewModel")

public:
    enum Roles {
        TurnIdRole = Qt::UserRole,
        TimeTextRole,
        PersonIdRole,
        SpeakerRole,
        ColourIndexRole,
        IsOwnerRole,
        TextRole,
        MarksRole,
        EmotionRole,
        EmotionStartRole,
        EmotionRunEndRole,
        HighlightedRole,
        CurrentFindRole,
        LoadedRole,
    };

    explicit TurnListModel(const Services& services, QObject* parent = nullptr);

    /// One page of turns with the emotion of the turns on either side, so that runs join across pages.
    struct Page
    {
        int number = 0;
        int before = -1; ///< emotion of the turn before the page, −1 none
        int after = -1;
        std::vector<archive::Turn> turns;
    };
    [[nodiscard]] static Result<Page> readPage(const archive::Reader& reader, archive::Id conversation, int number);
    [[nodiscard]] static int pageOf(int row) { return row / kPageRows; }

    /// Shows a conversation; `first` is a page that is there already.
    void show(archive::Id conversation, int turnCount, const RecordedTime& time, Page first);
    /// Another text of the same conversation: keeps the place.
    void refresh();
    void clear();

    void setHighlighted(qint64 turnId);
    /// \param currentRow row of the present find, −1 for none
    void setFind(const QString& text, int currentRow);
    [[nodiscard]] bool isLoaded(int row) const { return m_pages.contains(row / kPageRows); }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    static constexpr int kPageRows = 200;

    [[nodiscard]] const archive::Turn* turnAt(int row) const;
    [[nodiscard]] int emotionAt(int row) const;
    [[nodiscard]] QVariant emotionData(int row, int role) const;
    void loadPage(int number);
    void store(Page page);

    Services m_services;
    archive::Id m_conversation = -1;
    int m_count = 0;
    RecordedTime m_time;
    QHash<int, Page> m_pages;
    qint64 m_highlighted = -1;
    QString m_find;
    int m_currentFind = -1;
    mutable PageLoader m_loader;
};

} // namespace reminisce::app
