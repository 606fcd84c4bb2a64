// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ask/chat.h"

#include <QCoreApplication>
#include <QDateTime>

#include "app/ask/answer_text.h"
#include "app/ask/session_rows.h"
#include "app/ask/trace_model.h"
#include "app/base/qt_text.h"
#include "app/core_text/core_text.h"
#include "app/shell/preferences.h"

namespace reminisce::app {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Messages)
};

/// Why there is no answer; empty when there is one.
QString errorOf(const MessageRow& row)
{
    return row.answer.state == archive::AnswerState::Removed
               ? Texts::tr(
                     "This answer drew on a conversation that was deleted, and its words went with it. Ask again.")
               : coreText(row.answer.error);
}

double traceSecondsOf(const MessageRow& row)
{
    double total = row.answer.seconds;
    for (const TraceRow& step : row.trace->rows()) {
        total = std::max(total, step.startSeconds + step.seconds);
    }
    return total;
}

qint64 besideId(const MessageRow& row)
{
    return row.beside && row.beside->rowCount() > 0 ? row.beside->at(0).id : -1;
}

/// Made when a row is shown, not for all rows of a chat at once. Marks become citations when all has come.
QVariantList segmentsOf(const MessageRow& row)
{
    if (!row.streaming) {
        return answerSegments(row.answer);
    }
    return row.answer.text.empty() ? QVariantList() : QVariantList{textSegment(toQt(row.answer.text))};
}

/// Known before the steps are read: a row must not grow under a reader when they come.
bool isTraced(const MessageRow& row)
{
    return row.trace->rowCount() > 0 ||
           (!row.detailed && row.storedId > 0 && row.answer.state != archive::AnswerState::Removed);
}

QString askedText(std::int64_t utcMicros, const Formatter& format)
{
    const QDateTime when = QDateTime::fromMSecsSinceEpoch(utcMicros / 1000);
    const QString time = when.toString(QStringLiteral("HH:mm"));
    return when.date() == QDate::currentDate()
               ? time
               : format.locale().toString(when.date(), QLocale::ShortFormat) + QStringLiteral(", ") + time;
}

} // namespace

QList<Role<MessageRow>> messageRoles(const Preferences& preferences)
{
    using archive::AnswerState;
    return {
        {"messageId", [](const MessageRow& row) { return QVariant(row.id); }},
        {"question", [](const MessageRow& row) { return QVariant(row.question); }},
        {"askedText",
         [&preferences](const MessageRow& row) {
             return QVariant(askedText(row.askedAtUtc, preferences.formatter()));
         }},
        {"answerSegments", [](const MessageRow& row) { return QVariant(segmentsOf(row)); }},
        {"streaming", [](const MessageRow& row) { return QVariant(row.streaming); }},
        {"incomplete",
         [](const MessageRow& row) {
             return QVariant(!row.streaming &&
                             (row.answer.state == AnswerState::Incomplete || row.answer.state == AnswerState::Running));
         }},
        {"abstained", [](const MessageRow& row) { return QVariant(row.answer.state == AnswerState::Abstained); }},
        {"error", [](const MessageRow& row) { return QVariant(errorOf(row)); }},
        {"summaryText",
         [&preferences](const MessageRow& row) {
             return QVariant(answerSummary(row.answer, preferences.formatter()));
         }},
        {"trace", [](const MessageRow& row) { return QVariant::fromValue<QObject*>(row.trace.get()); }},
        {"traced", [](const MessageRow& row) { return QVariant(isTraced(row)); }},
        {"traceSummary", [](const MessageRow& row) { return QVariant(traceSummary(row.trace->rows())); }},
        {"traceSeconds",
         [&preferences](const MessageRow& row) {
             return QVariant(row.trace->rowCount() > 0 ? preferences.formatter().seconds(traceSecondsOf(row))
                                                       : QString());
         }},
        {"runningText", [](const MessageRow& row) { return QVariant(row.runningText); }},
        {"waiting", [](const MessageRow& row) { return QVariant(row.waiting); }},
        {"branch", [](const MessageRow& row) { return QVariant(row.branch); }},
        {"branches", [](const MessageRow& row) { return QVariant(row.branches); }},
        {"wayText", [](const MessageRow& row) { return QVariant(wayText(row.workflow, row.backend)); }},
        {"beside", [](const MessageRow& row) { return QVariant::fromValue<QObject*>(row.beside.get()); }},
        {"besideId", [](const MessageRow& row) { return QVariant(besideId(row)); }},
        {"besideFirst", [](const MessageRow& row) { return QVariant(besideId(row) >= 0 && besideId(row) < row.id); }},
        {"selected", [](const MessageRow& row) { return QVariant(row.selected); }},
    };
}

std::shared_ptr<RowsModel<TraceRow>> makeTraceModel(QList<TraceRow> rows)
{
    static const QList<Role<TraceRow>> roles = traceRoles(); // shared: a long chat has one model for each message
    auto model = std::make_shared<TraceModel>(roles);
    model->assign(std::move(rows));
    return model;
}

QString titleOf(const QString& question)
{
    constexpr qsizetype kLongest = 60;
    const QString title = question.simplified();
    return title.size() > kLongest ? title.left(kLongest - 1).trimmed() + QChar(0x2026) : title;
}

} // namespace reminisce::app
