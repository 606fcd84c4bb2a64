// SPDX-License-Identifier: GPL-3.0-or-later
// Two ways to answer one question, side by side. They run one after the other, so that neither makes the other slower.
#include <algorithm>

#include "app/ask/ask_view_model.h"
#include "app/ask/chat_branches.h"
#include "app/ask/chat_compare.h"

namespace reminisce::app {

void AskViewModel::compareWith(qint64 messageId, const QString& workflow, const QString& backend)
{
    const int row = m_chat->messages->rowOf(messageId);
    if (row < 0 || running()) {
        return;
    }
    const QString question = m_chat->messages->at(row).question;
    leaveBranch(*m_chat, row);
    askQuestion(question, {workflow, backend});
    const int asked = m_chat->messages->rowCount() - 1;
    if (asked >= row) {
        putBeside(*m_chat, asked, messageId, makeMessages());
    }
}

void AskViewModel::setSideBySide(qint64 messageId, bool sideBySide)
{
    const int row = m_chat->messages->rowOf(messageId);
    if (row < 0) {
        return;
    }
    if (sideBySide) {
        const qint64 other = neighbour(*m_chat, row);
        whenLoaded({other}, [this, messageId, other] {
            if (const int place = m_chat->messages->rowOf(messageId); place >= 0) {
                putBeside(*m_chat, place, other, makeMessages());
                loadDetails(other);
            }
        });
    } else {
        takeAway(*m_chat, row);
        selectMessage(messageId);
    }
}

void AskViewModel::goOnFrom(qint64 messageId)
{
    const int row = rowWithBeside(*m_chat, messageId);
    if (row < 0 || running()) {
        return;
    }
    const qint64 other = m_chat->messages->at(row).id;
    showBranchOf(*m_chat, row, messageId);
    putBeside(*m_chat, row, other, makeMessages());
    const MessageRow& chosen = m_chat->messages->at(row);
    m_chat->workflow = chosen.workflow;
    m_chat->backend = chosen.backend;
    m_store.storeSettings(*m_chat);
    selectMessage(messageId);
    loadDetails(messageId);
    Q_EMIT messagesChanged();
    Q_EMIT settingsChanged();
}

} // namespace reminisce::app
