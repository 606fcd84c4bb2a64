// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ask/chat_compare.h"

#include <algorithm>

namespace reminisce::app {

namespace {

QList<MessageRow>::const_iterator keptMessage(const Chat& chat, qint64 id)
{
    return std::find_if(chat.outOfSight.cbegin(), chat.outOfSight.cend(),
                        [id](const MessageRow& row) { return row.id == id; });
}

} // namespace

const MessageRow* messageOf(const Chat& chat, qint64 id)
{
    if (const int row = chat.messages->rowOf(id); row >= 0) {
        return &chat.messages->at(row);
    }
    const auto kept = keptMessage(chat, id);
    return kept != chat.outOfSight.cend() ? &*kept : nullptr;
}

void changeMessage(Chat& chat, qint64 id, const std::function<void(MessageRow&)>& change, const QList<int>& roles)
{
    if (const int row = chat.messages->rowOf(id); row >= 0) {
        chat.messages->update(row, change, roles);
        return;
    }
    const auto kept = keptMessage(chat, id);
    if (kept == chat.outOfSight.cend()) {
        return;
    }
    change(chat.outOfSight[kept - chat.outOfSight.cbegin()]);
    if (const int row = rowWithBeside(chat, id); row >= 0) {
        chat.messages->at(row).beside->update(0, change, roles);
    }
}

void putBeside(Chat& chat, int row, qint64 otherId, std::shared_ptr<MessageModel> model)
{
    if (const MessageRow* other = messageOf(chat, otherId)) {
        MessageRow copy = *other;
        copy.beside.reset();
        model->append(std::move(copy));
        chat.messages->update(row, [&](MessageRow& message) { message.beside = std::move(model); });
    }
}

void takeAway(Chat& chat, int row)
{
    // It lives until the window has let go of it.
    const std::shared_ptr<MessageModel> before = chat.messages->at(row).beside;
    chat.messages->update(row, [](MessageRow& message) { message.beside.reset(); });
}

int rowWithBeside(const Chat& chat, qint64 otherId)
{
    for (int row = 0; row < chat.messages->rowCount(); ++row) {
        const auto& beside = chat.messages->at(row).beside;
        if (beside && beside->rowCount() > 0 && beside->at(0).id == otherId) {
            return row;
        }
    }
    return -1;
}

void markSelected(Chat& chat, qint64 id)
{
    // Only the two that change: each report has the window ask for all that it shows of a row.
    const auto mark = [id](MessageModel& messages) {
        for (int row = 0; row < messages.rowCount(); ++row) {
            if (messages.at(row).selected != (messages.at(row).id == id)) {
                messages.update(row, [id](MessageRow& one) { one.selected = one.id == id; });
            }
        }
    };
    mark(*chat.messages);
    for (const MessageRow& row : chat.messages->rows()) {
        if (row.beside) {
            mark(*row.beside);
        }
    }
}

} // namespace reminisce::app
