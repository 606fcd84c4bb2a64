// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include <QString>
#include <QVariantList>

#include "app/ask/evidence_rows.h"
#include "app/ask/trace_rows.h"
#include "app/base/list_model.h"
#include "core/archive/chats.h"

namespace reminisce::app {

class Preferences;

/// Row ids that are known to the jobs thread only, and used there only: a question may wait in the queue behind an
/// import, and its answer behind the question.
struct StoredIds
{
    archive::Id session = 0;
    archive::Id message = 0;
};

/// A question with its answer, as far as it has come.
struct MessageRow
{
    qint64 id = -1; ///< in this run of the program
    archive::Id storedId = 0;
    qint64 follows = -1; ///< the message it follows, by `id`; −1: the first
    int branch = 1;      ///< which of the messages that follow the same one, from 1
    int branches = 1;
    QString question;
    std::int64_t askedAtUtc = 0;
    QString workflow;
    QString backend;
    archive::Answer answer; ///< its text grows while it streams
    bool streaming = false;
    QString runningText; ///< the step under way
    QVariantMap waiting; ///< the step that waits for the person: {name, argumentsText, thoughts}; empty: none
    std::shared_ptr<RowsModel<TraceRow>> trace;
    QList<EvidenceRowData> evidence;
    bool detailed = false; ///< trace and evidence are here
    bool selected = false;
    std::shared_ptr<RowsModel<MessageRow>> beside; ///< a copy of another answer to the question; see chat_compare.h
    std::shared_ptr<StoredIds> jobIds = std::make_shared<StoredIds>();
    std::shared_ptr<StoredIds> parentIds; ///< of the message it follows; null for the first
};

using MessageModel = RowsModel<MessageRow>;

/// Roles: messageId, question, askedText, answerSegments, streaming, incomplete, abstained, error, summaryText, trace,
/// traced (there are steps, here or still in the archive), traceSummary, traceSeconds, runningText, waiting, selected,
/// branch, branches, wayText, beside, besideId, besideFirst.
[[nodiscard]] QList<Role<MessageRow>> messageRoles(const Preferences& preferences);

/// A conversation with the archive, kept in memory from the time it was opened.
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

[[nodiscard]] std::shared_ptr<RowsModel<TraceRow>> makeTraceModel(QList<TraceRow> rows = {});

/// A title for a chat that begins with this question.
[[nodiscard]] QString titleOf(const QString& question);

} // namespace reminisce::app
