// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include <QList>
#include <QString>
#include <QVariantMap>

#include "app/ask/evidence_rows.h"
#include "app/ask/trace_rows.h"
#include "app/base/list_model.h"
#include "app/base/page_loader.h"
#include "core/archive/chats.h"

namespace reminisce::app {

class MessageModel;
class Preferences;

/// Row ids that are known to the jobs thread only, and used there only: a question may wait in the queue behind an
/// import, and its answer behind the question.
struct StoredIds
{
    archive::Id session = 0;
    archive::Id message = 0;
};

/// What is said in a message, and how it came about: all that the archive can give again.
struct MessageContent
{
    QString question;
    std::int64_t askedAtUtc = 0;
    QString workflow;
    QString backend;
    archive::Answer answer; ///< its text grows while it streams
    std::shared_ptr<RowsModel<TraceRow>> trace;
    QList<EvidenceRowData> evidence;
    bool detailed = false; ///< trace and evidence are here
};

/// A question with its answer, as far as it has come.
struct MessageRow : MessageContent
{
    qint64 id = -1; ///< in this run of the program
    archive::Id storedId = 0;
    qint64 follows = -1; ///< the message it follows, by `id`; −1: the first
    int branch = 1;      ///< which of the messages that follow the same one, from 1
    int branches = 1;
    bool loaded = true; ///< its content is here
    bool kept = true;   ///< its content is in the archive
    bool streaming = false;
    QString runningText; ///< the step under way
    QVariantMap waiting; ///< the step that waits for the person: {name, argumentsText, thoughts}; empty: none
    bool selected = false;
    std::shared_ptr<MessageModel> beside; ///< a copy of another answer to the question; see chat_compare.h
    std::shared_ptr<StoredIds> jobIds = std::make_shared<StoredIds>();
    std::shared_ptr<StoredIds> parentIds; ///< of the message it follows; null for the first
};

/// The content of a message without its details.
[[nodiscard]] MessageContent contentOf(const archive::ChatMessage& message);
/// Gives a row that has none its content; null when the message is gone from the archive.
void load(MessageRow& row, const archive::ChatMessage* message);
/// Takes the words of an answer away; they went with a conversation that was deleted.
void removeAnswer(MessageRow& row);
/// Why there is no answer, or not all of it; empty: there is nothing to say.
[[nodiscard]] QString errorOf(const archive::Answer& answer);
/// The person has stopped it: an answer that broke off otherwise says why.
[[nodiscard]] bool wasStopped(const archive::Answer& answer);
/// Leaves the content of a row to the archive, where it can be had again and nobody needs it here.
void unload(MessageRow& row);

/// The messages of a chat that are in sight. All have their place, those near what is shown their content: rows that
/// are looked at without it are asked for a page at a time, with a page on either side, and the pages seen longest ago
/// are left to the archive again.
/// Roles: messageId, loaded, question, questionMarks, askedText, answerSegments (with marks where find has hit),
/// streaming, incomplete, stopped, abstained, error, backendFailed, summaryText, trace, traced (there are steps, here
/// or still in the archive), traceSummary, traceSeconds, runningText, waiting, selected, currentFind, branch, branches,
/// wayText, beside, besideId, besideFirst.
class MessageModel : public RowsModel<MessageRow>
{
    Q_OBJECT

public:
    static constexpr int kPageRows = 24;

    explicit MessageModel(const Preferences& preferences);

    /// \param load fetches the content of messages for fill(), and calls pageDone() when it has come or failed
    void setLoad(std::function<void(std::vector<archive::Id>)> load);
    /// Gives rows their content. Those `asked` for that did not come are gone from the archive.
    void fill(const std::vector<archive::Id>& asked, const std::vector<archive::ChatMessage>& messages);
    void pageDone();
    /// Forgets what was asked for and leaves all but the last page to the archive: the chat is not shown any more.
    void leave();

    /// Marks a text wherever it is; `current`: id of the message that find is at, −1 none.
    void setFind(const QString& text, qint64 current);

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Find
    {
        QString text;
        qint64 current = -1;
    };
    MessageModel(const Preferences& preferences, std::shared_ptr<Find> find);
    [[nodiscard]] static QList<Role<MessageRow>> roles(const Preferences& preferences,
                                                       const std::shared_ptr<const Find>& find);
    void look(int row) const;
    void loadPage(int page);
    /// Rows from `first` to before `end`.
    void unloadRows(int first, int end);

    std::shared_ptr<Find> m_find;
    std::function<void(std::vector<archive::Id>)> m_load;
    mutable PageLoader m_loader;
    mutable QList<int> m_seen; ///< pages, seen last last
};

} // namespace reminisce::app
