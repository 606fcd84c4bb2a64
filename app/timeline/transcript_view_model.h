// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QHash>
#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "app/base/list_model.h"
#include "app/search/find_view_model.h"
#include "app/timeline/turn_list_model.h"
#include "core/archive/conversations.h"

namespace reminisce::app {

class ConversationListModel;

/// The transcript in the pane: one conversation, with find and jumps to a turn.
class TranscriptViewModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Given by AppViewModel")
    Q_PROPERTY(qint64 conversationId READ conversationId NOTIFY conversationChanged)
    Q_PROPERTY(QString title READ title NOTIFY conversationChanged)
    Q_PROPERTY(QString whenText READ whenText NOTIFY conversationChanged)
    Q_PROPERTY(QString turnCountText READ turnCountText NOTIFY conversationChanged)
    Q_PROPERTY(ListModel* people READ people CONSTANT)
    Q_PROPERTY(TurnListModel* turns READ turns CONSTANT)
    Q_PROPERTY(bool hasTimes READ hasTimes NOTIFY conversationChanged)
    Q_PROPERTY(bool loading READ loading NOTIFY loadingChanged)
    Q_PROPERTY(FindViewModel* find READ finder CONSTANT)
    Q_PROPERTY(QVariantList emotionSummary READ emotionSummary NOTIFY conversationChanged)
    Q_PROPERTY(QString sourceText READ sourceText NOTIFY conversationChanged)
    Q_PROPERTY(QString dateSourceText READ dateSourceText NOTIFY conversationChanged)
    Q_PROPERTY(QStringList tags READ tags NOTIFY tagsChanged)
    Q_PROPERTY(QStringList otherTags READ otherTags NOTIFY tagsChanged)

public:
    TranscriptViewModel(const Services& services, ConversationListModel& conversations, QObject* parent = nullptr);
    ~TranscriptViewModel() override;

    [[nodiscard]] qint64 conversationId() const { return m_id; }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString whenText() const;
    [[nodiscard]] QString turnCountText() const;
    [[nodiscard]] ListModel* people() { return &m_people; }
    [[nodiscard]] TurnListModel* turns() { return &m_turns; }
    /// Whether it can be written as subtitles.
    [[nodiscard]] bool hasTimes() const { return m_hasTimes; }
    [[nodiscard]] const std::optional<archive::ConversationSummary>& summary() const { return m_summary; }
    [[nodiscard]] bool loading() const { return m_loading; }
    [[nodiscard]] FindViewModel* finder() { return &m_find; }
    [[nodiscard]] qint64 highlightedTurnId() const { return m_highlighted; }
    [[nodiscard]] QVariantList emotionSummary() const;
    [[nodiscard]] QString sourceText() const;
    [[nodiscard]] QString dateSourceText() const;
    [[nodiscard]] QStringList tags() const { return m_tags; }
    /// Tags of other conversations, to choose from.
    [[nodiscard]] QStringList otherTags() const { return m_otherTags; }

    /// Shows a conversation and, with a turn, jumps to it and marks it.
    Q_INVOKABLE void open(qint64 conversationId, qint64 turnId = -1);
    Q_INVOKABLE void close();
    Q_INVOKABLE void nextConversation();
    Q_INVOKABLE void previousConversation();
    Q_INVOKABLE void rename(const QString& title);
    /// Copies these turns as text, or all of them when none are named.
    Q_INVOKABLE void copy(const QVariantList& turnIds = {});
    /// Deletes the conversation, unless it is undone within a few seconds.
    Q_INVOKABLE void remove();
    /// Deletes for good what could still be undone; before another archive takes the place of this one.
    void finishDeletions();
    /// Gives the turn, or all that its speaker says in this conversation, to the person of a name; one whom nobody
    /// knows yet is made.
    Q_INVOKABLE void setSpeaker(qint64 turnId, const QString& name, bool allOfSpeaker);
    /// Names to choose a speaker from: of all people of the archive those that fit what was typed, or of those of this
    /// conversation while nothing is typed, or a whole name.
    Q_INVOKABLE QStringList speakerNames(const QString& typed) const;
    /// Nobody of the archive is called so: setSpeaker() would make a new person.
    Q_INVOKABLE bool isNewPerson(const QString& name) const;
    Q_INVOKABLE void addTag(const QString& tag);
    Q_INVOKABLE void removeTag(const QString& tag);

Q_SIGNALS:
    void conversationChanged();
    void loadingChanged();
    void highlightChanged();
    void tagsChanged();
    /// The list should bring this row to one third of its height.
    void scrollToRow(int row);

private:
    /// What is read to show a conversation.
    struct Opened
    {
        archive::ConversationSummary summary;
        bool hasTimes = false;
        std::optional<std::uint64_t> turnRow;
        TurnListModel::Page page;
    };

    void show(Opened opened, qint64 turnId);
    void goToNeighbour(int step);
    void jumpTo(qint64 turnId, int row);
    void find();
    void goToFound();
    void reloadSummary();
    void deleteNow(qint64 conversationId);
    void changed(const Result<void>& result);
    void reloadTags();
    void changeTags(std::function<Result<void>(archive::Writer&)> change);

    Services m_services;
    ConversationListModel& m_conversations;
    qint64 m_id = -1;
    std::optional<archive::ConversationSummary> m_summary;
    bool m_hasTimes = false;
    RowsModel<PersonFace> m_people;
    TurnListModel m_turns;
    bool m_loading = false;
    FindViewModel m_find;
    qint64 m_highlighted = -1;
    QStringList m_tags;
    QStringList m_otherTags;
    QHash<qint64, int> m_toDelete; ///< what can be undone still, with the number of its deletion
    int m_deletions = 0;
};

} // namespace reminisce::app
