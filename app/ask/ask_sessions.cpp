// SPDX-License-Identifier: GPL-3.0-or-later
// The list of chats: opened, renamed, deleted, read from the archive.
#include <algorithm>

#include "app/ask/ask_view_model.h"
#include "app/ask/chat_branches.h"
#include "app/ask/chat_compare.h"
#include "app/base/qt_text.h"
#include "app/shell/preferences.h"

namespace reminisce::app {

void AskViewModel::newSession()
{
    setCurrent(makeChat());
    setDraft({});
}

void AskViewModel::openSession(qint64 id)
{
    if (id == m_chat->id) {
        return;
    }
    const auto known = m_chats.find(id);
    if (known != m_chats.end()) {
        setCurrent(known->second);
        return;
    }
    const auto row = std::find_if(m_sessions.rows().begin(), m_sessions.rows().end(),
                                  [id](const SessionRow& one) { return one.id == id; });
    if (row == m_sessions.rows().end() || id <= 0) {
        return;
    }
    ChatPointer chat = makeChat();
    chat->id = id;
    chat->title = row->title;
    chat->loaded = false;
    m_chats[id] = chat;
    m_store.readChat(id, [this, chat](const ChatStore::Opened& opened) { showMessages(chat, opened); });
    setCurrent(chat);
}

void AskViewModel::showMessages(const ChatPointer& chat, const ChatStore::Opened& opened)
{
    QHash<archive::Id, const archive::ChatMessage*> contents;
    for (const archive::ChatMessage& message : opened.last) {
        contents.insert(message.id, &message);
    }
    QList<MessageRow> rows;
    QHash<archive::Id, qint64> idOf;
    rows.reserve(static_cast<qsizetype>(opened.places.size()));
    for (const archive::MessagePlace& place : opened.places) {
        MessageRow row;
        if (const archive::ChatMessage* message = contents.value(place.id)) {
            static_cast<MessageContent&>(row) = contentOf(*message);
        } else {
            row.loaded = false;
        }
        row.id = ++m_lastId;
        row.storedId = place.id;
        row.follows = idOf.value(place.parent, -1);
        idOf.insert(place.id, row.id);
        row.jobIds->session = chat->id;
        row.jobIds->message = place.id;
        rows.append(std::move(row));
    }
    if (!rows.isEmpty()) {
        chat->workflow = rows.last().workflow;
        chat->backend = rows.last().backend;
    }
    showLatestBranch(*chat, rows);
    chat->loaded = true;
    if (chat == m_chat) {
        setCurrent(chat);
        loadDetails(m_selectedMessage);
    }
}

void AskViewModel::renameSession(qint64 id, const QString& title)
{
    const auto known = m_chats.find(id);
    const ChatPointer chat = known != m_chats.end() ? known->second : std::make_shared<Chat>();
    chat->id = id;
    chat->title = title.trimmed();
    m_store.rename(*chat, chat->title);
    for (int i = 0; i < m_sessions.rowCount(); ++i) {
        if (m_sessions.at(i).id == id) {
            m_sessions.update(i, [&](SessionRow& row) { row.title = chat->title; });
        }
    }
    Q_EMIT currentChanged();
}

void AskViewModel::deleteSession(qint64 id)
{
    const auto known = m_chats.find(id);
    const ChatPointer chat = known != m_chats.end() ? known->second : std::make_shared<Chat>();
    if (const auto run = m_runs.find(chat.get()); run != m_runs.end()) {
        abandon(run->second);
        m_runs.erase(run);
    }
    chat->id = id;
    m_store.remove(*chat, [this] { reloadSessions(); });
    m_chats.erase(id);
    if (m_chat->id == id) {
        newSession();
    }
}

void AskViewModel::setSessionSearch(const QString& text)
{
    if (text != m_sessionSearch) {
        m_sessionSearch = text;
        Q_EMIT sessionsChanged();
        reloadSessions();
    }
}

void AskViewModel::reloadSessions()
{
    m_store.readSessions(m_sessionSearch,
                         [this](const std::vector<archive::ChatSession>& sessions) { showSessions(sessions); });
}

void AskViewModel::showSessions(const std::vector<archive::ChatSession>& sessions)
{
    QList<SessionRow> rows;
    for (const archive::ChatSession& session : sessions) {
        SessionRow row = sessionRow(session, m_services.preferences.formatter());
        row.selected = row.id == m_chat->id;
        rows.append(std::move(row));
    }
    m_sessions.assign(std::move(rows));
    Q_EMIT sessionsChanged();
}

} // namespace reminisce::app
