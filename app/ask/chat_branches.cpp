// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ask/chat_branches.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <QHash>

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
    QHash<qint64, qsizetype> placeOf;
    for (qsizetype i = 0; i < all.size(); ++i) {
        placeOf.insert(all[i].id, i);
    }
    QList<qsizetype> path; // from the last to the first
    std::vector<bool> inSight(static_cast<std::size_t>(all.size()), false);
    qsizetype at = all.size() - 1;
    while (at >= 0 && !inSight[static_cast<std::size_t>(at)]) {
        inSight[static_cast<std::size_t>(at)] = true;
        path.append(at);
        at = placeOf.value(all[at].follows, -1);
    }
    QList<MessageRow> rows;
    rows.reserve(path.size());
    std::for_each(path.crbegin(), path.crend(), [&](qsizetype place) { rows.append(all[place]); });
    chat.outOfSight.clear();
    for (qsizetype i = 0; i < all.size(); ++i) {
        if (!inSight[static_cast<std::size_t>(i)]) {
            chat.outOfSight.append(all[i]);
        }
    }
    chat.messages->assign({});
    if (!rows.isEmpty()) {
        chat.messages->assign({rows.last()}); // the window shows a chat from its end: it need not lay out the beginning
    }
    chat.messages->assign(std::move(rows));
    numberBranches(chat);
}

void numberBranches(Chat& chat)
{
    // One pass over all of them: a long chat would be gone through again for each of its messages otherwise.
    QHash<qint64, QList<qint64>> following;
    for (const QList<MessageRow>* rows : {&chat.messages->rows(), &std::as_const(chat.outOfSight)}) {
        for (const MessageRow& row : *rows) {
            following[row.follows].append(row.id);
        }
    }
    for (QList<qint64>& ids : following) {
        std::sort(ids.begin(), ids.end());
    }
    for (int i = 0; i < chat.messages->rowCount(); ++i) {
        const MessageRow& row = chat.messages->at(i);
        const QList<qint64>& ids = following[row.follows];
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
