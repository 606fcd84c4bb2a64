// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QList>
#include <QString>

#include "app/ask/message_model.h"
#include "core/archive/chats.h"

namespace reminisce::app {

/// A conversation with the archive. Its messages have their places in memory from the time it was opened.
struct Chat
{
    qint64 id = -1; ///< that of the archive once stored, below −1 before
    QString title;
    QString workflow;
    QString backend;
    archive::Filter scope;
    std::shared_ptr<MessageModel> messages; ///< those in sight
    QList<MessageRow> outOfSight;           ///< of other branches
    bool loaded = false;
    std::shared_ptr<StoredIds> jobIds = std::make_shared<StoredIds>(); ///< `session` counts
};

using ChatPointer = std::shared_ptr<Chat>;

/// Gives messages their content, in sight or not; see MessageModel::fill.
void fill(Chat& chat, const std::vector<archive::Id>& asked, const std::vector<archive::ChatMessage>& messages);
/// Leaves to the archive what need not be here while another chat is shown.
void leave(Chat& chat);

/// A title for a chat that begins with this question.
[[nodiscard]] QString titleOf(const QString& question);

} // namespace reminisce::app
