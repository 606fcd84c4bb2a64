// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <QObject>
#include <QUrl>

#include "app/ask/chat.h"
#include "app/shell/services.h"
#include "core/archive/chat_pages.h"

namespace reminisce::app {

/// Brings chats to and from the archive: writes through the jobs worker, reads through the reader.
class ChatStore : public QObject
{
    Q_OBJECT

public:
    explicit ChatStore(const Services& services, QObject* parent = nullptr);

    /// Notes a question, and its chat when that is new. `stored` gets the ids.
    void storeQuestion(const Chat& chat, const MessageRow& message, std::function<void(StoredIds)> stored);
    void storeAnswer(const MessageRow& message, std::function<void()> stored);
    void storeSettings(const Chat& chat);
    void rename(const Chat& chat, const QString& title);
    void remove(const Chat& chat, std::function<void()> removed);

    /// Chats whose title or contents have `text`, last used first.
    void readSessions(const QString& text, std::function<void(std::vector<archive::ChatSession>)> done);
    /// A chat as it is opened: the places of all its messages, and the content of the last ones.
    struct Opened
    {
        std::vector<archive::MessagePlace> places;
        std::vector<archive::ChatMessage> last; ///< of the branch that was asked last, at most a page
    };
    void readChat(archive::Id session, std::function<void(Opened)> done);
    /// What a page of messages is read for; a newer wish of a kind takes the place of an older one.
    enum class Wish { Scrolled, WentTo };
    /// Messages without trace and evidence; none when they could not be read.
    using Messages = std::optional<std::vector<archive::ChatMessage>>;
    void readMessages(Wish wish, std::vector<archive::Id> ids, std::function<void(Messages)> done);
    /// Messages of a chat whose question or answer has this text.
    void find(archive::Id session, const QString& text, std::function<void(std::vector<archive::Id>)> done);
    void stopFinding();
    /// Trace and evidence of one answer.
    struct Details
    {
        archive::Answer answer;
        QList<EvidenceRowData> evidence;
    };
    void readDetails(const MessageRow& message, std::function<void(Details)> done);

    /// Messages of all chats whose answers went with a conversation that was deleted.
    void readRemoved(std::function<void(std::vector<archive::Id>)> done);

    /// Writes the branch in sight to a file, with its sources: Markdown, or JSON.
    void exportChat(const Chat& chat, const QUrl& file, bool json);

Q_SIGNALS:
    void failed(const QString& sentence);

private:
    Services m_services;
};

} // namespace reminisce::app
