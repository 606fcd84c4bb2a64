// SPDX-License-Identifier: GPL-3.0-or-later
// What of a chat is read from the archive when: messages that come into sight, their details, and where find hits.
#include <algorithm>

#include <QSet>

#include "app/ask/ask_view_model.h"
#include "app/ask/chat_compare.h"
#include "app/base/qt_text.h"
#include "app/search/highlighter.h"
#include "app/shell/preferences.h"

namespace reminisce::app {

namespace {

/// Messages of a chat, in sight or not, that still show what is removed.
QList<qint64> showing(const Chat& chat, const QSet<archive::Id>& removed)
{
    QList<qint64> ids;
    for (const QList<MessageRow>* rows : {&chat.messages->rows(), &chat.outOfSight}) {
        for (const MessageRow& row : *rows) {
            if (row.loaded && !row.streaming && row.answer.state != archive::AnswerState::Removed &&
                removed.contains(row.storedId)) {
                ids.append(row.id);
            }
        }
    }
    return ids;
}

} // namespace

void AskViewModel::removeAnswers()
{
    m_store.readRemoved([this](const std::vector<archive::Id>& stored) {
        const QSet<archive::Id> removed(stored.begin(), stored.end());
        bool any = false;
        const auto removeFrom = [&](Chat& chat) {
            const QList<qint64> ids = showing(chat, removed);
            for (const qint64 id : ids) {
                changeMessage(chat, id, removeAnswer);
            }
            any = any || !ids.isEmpty();
        };
        removeFrom(*m_chat);
        for (const auto& [id, chat] : m_chats) {
            removeFrom(*chat);
        }
        if (any) {
            showEvidence();
            loadDetails(m_selectedMessage);
            Q_EMIT messagesChanged();
        }
    });
}

void AskViewModel::loadPage(const std::weak_ptr<MessageModel>& messages, const std::vector<archive::Id>& ids)
{
    m_store.readMessages(ChatStore::Wish::Scrolled, ids, [this, messages, ids](const ChatStore::Messages& came) {
        const std::shared_ptr<MessageModel> model = messages.lock();
        if (!model) {
            return;
        }
        if (came) {
            model->fill(ids, *came);
        }
        model->pageDone();
        if (const MessageRow* selected = selectedMessage(); selected && !selected->detailed) {
            loadDetails(m_selectedMessage);
        }
    });
}

void AskViewModel::whenLoaded(const QList<qint64>& messageIds, std::function<void()> then)
{
    std::vector<archive::Id> ids;
    for (const qint64 id : messageIds) {
        if (const MessageRow* message = messageOf(*m_chat, id); message && !message->loaded) {
            ids.push_back(message->storedId);
        }
    }
    if (ids.empty()) {
        then();
        return;
    }
    m_store.readMessages(ChatStore::Wish::WentTo, ids,
                         [this, chat = m_chat, ids, then = std::move(then)](const ChatStore::Messages& came) {
                             if (came && chat == m_chat) {
                                 fill(*chat, ids, *came);
                                 then();
                             }
                         });
}

void AskViewModel::loadDetails(qint64 messageId)
{
    constexpr qsizetype kMost = 32; // who leafs through a long chat has passed the others by
    const MessageRow* wanted = messageOf(*m_chat, messageId);
    if (!wanted || !wanted->loaded || wanted->detailed || wanted->storedId <= 0 || messageId == m_detailsOf) {
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
    const auto isWanted = [](const MessageRow* message) { return message && message->loaded && !message->detailed; };
    while (!m_detailsWanted.isEmpty() && !isWanted(wanted)) {
        wanted = messageOf(*chat, m_detailsWanted.takeLast()); // null: of a chat that was left
    }
    if (!isWanted(wanted)) {
        return;
    }
    m_detailsOf = wanted->id;
    m_store.readDetails(*wanted, [this, chat, messageId = wanted->id](ChatStore::Details details) {
        QList<TraceRow> steps = traceRows(details.answer.trace, m_services.preferences.formatter());
        if (wasStopped(details.answer)) {
            noteStop(steps);
        }
        details.answer.trace.clear(); // long results come back from the archive when they are looked at
        changeMessage(*chat, messageId, [&](MessageRow& message) {
            if (!message.loaded) {
                return; // left to the archive meanwhile
            }
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

void AskViewModel::readDetailsAgain()
{
    const auto forget = [](MessageRow& row) { row.detailed = row.detailed && !row.kept; };
    QList<qint64> shown;
    for (const MessageRow& row : m_chat->messages->rows()) {
        if (row.detailed && row.kept && row.id != m_selectedMessage) {
            shown.append(row.id);
        }
    }
    const auto forgetIn = [&](Chat& chat) {
        chat.messages->updateAll(forget); // and the texts of the rows are made anew
        for (MessageRow& row : chat.outOfSight) {
            forget(row);
        }
    };
    forgetIn(*m_chat);
    for (const auto& [id, chat] : m_chats) {
        forgetIn(*chat);
    }
    for (const qint64 id : shown) {
        loadDetails(id);
    }
    loadDetails(m_selectedMessage); // comes first, as it is asked for last
    showEvidence();
}

void AskViewModel::find()
{
    const QString text = m_find.text();
    const ChatPointer chat = m_chat;
    chat->messages->setFind(text, m_find.current());
    if (text.isEmpty() || chat->id <= 0) {
        m_store.stopFinding();
        showFound({});
        return;
    }
    m_store.find(chat->id, text, [this, chat](const std::vector<archive::Id>& ids) {
        if (chat == m_chat) {
            showFound(ids);
        }
    });
}

void AskViewModel::showFound(const std::vector<archive::Id>& stored)
{
    const QSet<archive::Id> found(stored.begin(), stored.end());
    const auto hasText = [text = m_find.text()](const QString& words) { return !literalMarks(words, text).isEmpty(); };
    QList<qint64> messages;
    for (const MessageRow& row : m_chat->messages->rows()) {
        if (row.kept ? found.contains(row.storedId) : hasText(row.question) || hasText(toQt(row.answer.text))) {
            messages.append(row.id);
        }
    }
    m_find.show(std::move(messages));
}

void AskViewModel::goToFound()
{
    constexpr int kAround = 3; // those that are laid out beside it
    const qint64 id = m_find.current();
    const int row = m_chat->messages->rowOf(id);
    if (row < 0) {
        return;
    }
    QList<qint64> near;
    for (int i = std::max(0, row - kAround); i < std::min(row + kAround + 1, m_chat->messages->rowCount()); ++i) {
        near.append(m_chat->messages->at(i).id);
    }
    whenLoaded(near, [this, id] {
        m_chat->messages->setFind(m_find.text(), id);
        Q_EMIT scrollToMessage(m_chat->messages->rowOf(id));
    });
}

} // namespace reminisce::app
