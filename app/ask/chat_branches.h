// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include "app/ask/chat.h"

namespace reminisce::app {

// A question that is asked anew does not replace the old one: both follow the same message, as branches. One branch is
// in sight at each place; the others are kept with the chat.

/// Takes a row and what follows it out of sight.
void leaveBranch(Chat& chat, int row);

/// Shows the branch `step` places further (or back, when negative) in place of that of the row. False when there is
/// none.
bool switchBranch(Chat& chat, int row, int step);

/// Shows the branch that begins with the message `id` in place of that of the row. False when they are no branches of
/// one another.
bool showBranchOf(Chat& chat, int row, qint64 id);

/// The branch asked before that of the row, or after it when it is the first; −1 when there is none.
[[nodiscard]] qint64 neighbour(const Chat& chat, int row);

/// Puts those messages into sight that lead to the one asked last, and keeps the others.
void showLatestBranch(Chat& chat, const QList<MessageRow>& all);

/// Notes at each message in sight which branch it is, of how many.
void numberBranches(Chat& chat);

} // namespace reminisce::app
