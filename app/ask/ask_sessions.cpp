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
    m_store.readMessages(
        id, [this, chat](const std::vector<archive::ChatMessage>& messages) { showMessages(chat, messages); });
    setCurrent(chat);
}

void AskViewModel::showMessages(const ChatPointer& chat, const std::vector<archive::ChatMessage>& messages)
{
    QList<MessageRow> rows;
    QHash<archive::Id, qint64> idOf;
    rows.reserve(static_cast<qsizetype>(messages.size()));
    for (const archive::ChatMessage& message : messages) {
        MessageRow row;
        row.id = ++m_lastId;
        row.storedId = message.id;
        row.follows = idOf.value(message.parent, -1);
        idOf.insert(message.id, row.id);
        row.question = toQt(message.question);
        row.askedAtUtc = message.askedAtUtc;
        row.workflow = toQt(message.workflow);
        row.backend = toQt(message.backend);
        row.answer = message.answer;
        row.trace = makeTraceModel();
        row.jobIds->session = chat->id;
        row.jobIds->message = message.id;
        rows.append(std::move(row));
    }
    if (!messages.empty()) {
        chat->workflow = toQt(messages.back().workflow);
        chat->backend = toQt(messages.back().backend);
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

void AskViewModel::loadDetails(qint64 messageId)
{
    constexpr qsizetype kMost = 32; // who leafs through a long chat has passed the others by
    const MessageRow* wanted = messageOf(*m_chat, messageId);
    if (!wanted || wanted->detailed || wanted->storedId <= 0 || messageId == m_detailsOf) {
        return;
    }
    m_detailsWanted.removeAll(messageId);
    m_detailsWanted.append(messageId);
    if (m_detailsWanted.size() > kMost) {
        m_detailsWanted.removeFirst();
    }
    if (m_detailsOf < 0) {
        loadNextDetails();
    }
}

void AskViewModel::loadNextDetails()
{
    m_detailsOf = -1;
    const ChatPointer chat = m_chat;
    const MessageRow* wanted = nullptr;
    while (!m_detailsWanted.isEmpty() && (!wanted || wanted->detailed)) {
        wanted = messageOf(*chat, m_detailsWanted.takeLast()); // null: of a chat that was left
    }
    if (!wanted || wanted->detailed) {
        return;
    }
    m_detailsOf = wanted->id;
    m_store.readDetails(*wanted, [this, chat, messageId = wanted->id](ChatStore::Details details) {
        const QList<TraceRow> steps = traceRows(details.answer.trace, m_services.preferences.formatter());
        details.answer.trace.clear(); // long results come back from the archive when they are looked at
        changeMessage(*chat, messageId, [&](MessageRow& message) {
            message.trace->assign(steps);
            message.answer = details.answer;
            message.evidence = details.evidence;
            message.detailed = true;
        });
        if (messageId == m_selectedMessage) {
            showEvidence();
        }
        loadNextDetails();
    });
}

} // namespace reminisce::app
