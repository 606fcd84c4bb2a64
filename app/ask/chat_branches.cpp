// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ask/chat_branches.h"

#include <algorithm>

namespace reminisce::app {

namespace {

/// Ids of all messages that follow the same one, in the order asked.
QList<qint64> siblings(const Chat& chat, qint64 follows)
{
    QList<qint64> ids;
    const auto collect = [&](const QList<MessageRow>& rows) {
        for (const MessageRow& row : rows) {
            if (row.follows == follows) {
                ids.append(row.id);
            }
        }
    };
    collect(chat.messages->rows());
    collect(chat.outOfSight);
    std::sort(ids.begin(), ids.end());
    return ids;
}

/// Brings a kept message into sight, and below it the branch asked last.
void follow(Chat& chat, qint64 id)
{
    while (id >= 0) {
        const auto found = std::find_if(chat.outOfSight.begin(), chat.outOfSight.end(),
                                        [id](const MessageRow& row) { return row.id == id; });
        if (found == chat.outOfSight.end()) {
            return;
        }
        chat.messages->append(*found);
        chat.outOfSight.erase(found);
        const QList<qint64> next = siblings(chat, id);
        id = next.isEmpty() ? -1 : next.last();
    }
}

} // namespace

void leaveBranch(Chat& chat, int row)
{
    for (int i = chat.messages->rowCount() - 1; i >= row; --i) {
        chat.outOfSight.append(chat.messages->at(i));
        chat.outOfSight.last().beside.reset(); // a copy beside would not follow its answer there
        chat.messages->removeAt(i);
    }
}

bool switchBranch(Chat& chat, int row, int step)
{
    const MessageRow& shown = chat.messages->at(row);
    const QList<qint64> ids = siblings(chat, shown.follows);
    const qsizetype wanted = ids.indexOf(shown.id) + step;
    return wanted >= 0 && wanted < ids.size() && showBranchOf(chat, row, ids[wanted]);
}

bool showBranchOf(Chat& chat, int row, qint64 id)
{
    if (!siblings(chat, chat.messages->at(row).follows).contains(id)) {
        return false;
    }
    leaveBranch(chat, row);
    follow(chat, id);
    numberBranches(chat);
    return true;
}

qint64 neighbour(const Chat& chat, int row)
{
    const MessageRow& shown = chat.messages->at(row);
    const QList<qint64> ids = siblings(chat, shown.follows);
    const qsizetype place = ids.indexOf(shown.id);
    return place > 0 ? ids[place - 1] : ids.value(place + 1, -1);
}

void showLatestBranch(Chat& chat, const QList<MessageRow>& all)
{
    chat.messages->assign({});
    chat.outOfSight = all;
    qint64 id = all.isEmpty() ? -1 : all.last().id;
    QList<qint64> path;
    while (id >= 0 && !path.contains(id)) {
        path.prepend(id);
        const auto found = std::find_if(all.begin(), all.end(), [id](const MessageRow& row) { return row.id == id; });
        id = found != all.end() ? found->follows : -1;
    }
    QList<MessageRow> rows;
    for (const qint64 one : path) {
        const auto found = std::find_if(chat.outOfSight.begin(), chat.outOfSight.end(),
                                        [one](const MessageRow& row) { return row.id == one; });
        if (found != chat.outOfSight.end()) {
            rows.append(*found);
            chat.outOfSight.erase(found);
        }
    }
    chat.messages->assign(std::move(rows));
    numberBranches(chat);
}

void numberBranches(Chat& chat)
{
    for (int i = 0; i < chat.messages->rowCount(); ++i) {
        const MessageRow& row = chat.messages->at(i);
        const QList<qint64> ids = siblings(chat, row.follows);
        const int branch = static_cast<int>(ids.indexOf(row.id)) + 1;
        const int branches = static_cast<int>(ids.size());
        if (row.branch != branch || row.branches != branches) {
            chat.messages->update(i, [&](MessageRow& one) {
                one.branch = branch;
                one.branches = branches;
            });
        }
    }
}

} // namespace reminisce::app
