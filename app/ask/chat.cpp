// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ask/chat.h"

#include <algorithm>

namespace reminisce::app {

void fill(Chat& chat, const std::vector<archive::Id>& asked, const std::vector<archive::ChatMessage>& messages)
{
    chat.messages->fill(asked, messages);
    for (MessageRow& row : chat.outOfSight) {
        if (row.loaded || std::find(asked.begin(), asked.end(), row.storedId) == asked.end()) {
            continue;
        }
        const auto came = std::find_if(messages.begin(), messages.end(),
                                       [&](const archive::ChatMessage& message) { return message.id == row.storedId; });
        load(row, came != messages.end() ? &*came : nullptr);
    }
}

void leave(Chat& chat)
{
    chat.messages->leave();
    for (MessageRow& row : chat.outOfSight) {
        unload(row);
    }
}

QString titleOf(const QString& question)
{
    constexpr qsizetype kLongest = 60;
    const QString title = question.simplified();
    return title.size() > kLongest ? title.left(kLongest - 1).trimmed() + QChar(0x2026) : title;
}

} // namespace reminisce::app
