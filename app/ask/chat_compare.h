// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QList>

#include "app/ask/chat.h"

namespace reminisce::app {

// Two answers to one question are two branches; side by side, the one in sight holds a copy of the other. Whoever
// changes a message goes through changeMessage, so that the copy follows.

/// A message of the chat, in sight or of another branch; null when there is none of this id.
[[nodiscard]] const MessageRow* messageOf(const Chat& chat, qint64 id);

/// Changes a message wherever it is. `roles` empty: all are reported as changed.
void changeMessage(Chat& chat, qint64 id, const std::function<void(MessageRow&)>& change, const QList<int>& roles = {});

/// Shows the message `otherId` beside that of the row, in `model`, which is empty.
void putBeside(Chat& chat, int row, qint64 otherId, std::shared_ptr<MessageModel> model);
/// Shows the message of the row alone.
void takeAway(Chat& chat, int row);

/// The row in sight that has this message beside it, −1 when there is none.
[[nodiscard]] int rowWithBeside(const Chat& chat, qint64 otherId);

/// Marks the message whose evidence is shown.
void markSelected(Chat& chat, qint64 id);

} // namespace reminisce::app
