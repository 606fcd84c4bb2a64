// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ask/message_model.h"

#include <algorithm>
#include <utility>

#include <QCoreApplication>
#include <QDateTime>
#include <QHash>

#include "app/ask/answer_text.h"
#include "app/ask/session_rows.h"
#include "app/ask/trace_model.h"
#include "app/base/qt_text.h"
#include "app/core_text/core_text.h"
#include "app/search/highlighter.h"
#include "app/shell/preferences.h"

namespace reminisce::app {

namespace {

constexpr int kAhead = MessageModel::kPageRows; ///< rows on either side of what is looked at that are fetched with it
constexpr int kPagesKept = 8;

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Messages)
};

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
QVariantList segmentsOf(const MessageRow& row, const QString& find)
{
    if (!row.streaming) {
        return withMarks(answerSegments(row.answer), find);
    }
    return row.answer.text.empty() ? QVariantList() : withMarks({textSegment(toQt(row.answer.text))}, find);
}

/// Known before the steps are read: a row must not grow under a reader when they come.
bool isTraced(const MessageRow& row)
{
    return (row.trace && row.trace->rowCount() > 0) ||
           (row.loaded && !row.detailed && row.storedId > 0 && row.answer.state != archive::AnswerState::Removed);
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

MessageContent contentOf(const archive::ChatMessage& message)
{
    MessageContent content;
    content.question = toQt(message.question);
    content.askedAtUtc = message.askedAtUtc;
    content.workflow = toQt(message.workflow);
    content.backend = toQt(message.backend);
    content.answer = message.answer;
    content.trace = makeTraceModel();
    return content;
}

void load(MessageRow& row, const archive::ChatMessage* message)
{
    if (message != nullptr) {
        static_cast<MessageContent&>(row) = contentOf(*message);
    } else {
        row.trace = makeTraceModel();
        row.answer.state = archive::AnswerState::Removed;
    }
    row.loaded = true;
}

void removeAnswer(MessageRow& row)
{
    archive::Answer bare;
    bare.state = archive::AnswerState::Removed;
    bare.seconds = row.answer.seconds;
    bare.promptTokens = row.answer.promptTokens;
    bare.completionTokens = row.answer.completionTokens;
    row.answer = std::move(bare);
    row.evidence.clear();
    row.trace->assign({});
    row.detailed = false; // what is left of the steps, the archive knows
}

QString errorOf(const archive::Answer& answer)
{
    return answer.state == archive::AnswerState::Removed
               ? Texts::tr(
                     "This answer drew on a conversation that was deleted, and its words went with it. Ask again.")
               : coreText(answer.error);
}

bool wasStopped(const archive::Answer& answer)
{
    return answer.state == archive::AnswerState::Incomplete && answer.error.empty();
}

void unload(MessageRow& row)
{
    if (row.loaded && row.kept && !row.selected && !row.beside) {
        static_cast<MessageContent&>(row) = {};
        row.loaded = false;
    }
}

MessageModel::MessageModel(const Preferences& preferences) : MessageModel(preferences, std::make_shared<Find>()) {}

MessageModel::MessageModel(const Preferences& preferences, std::shared_ptr<Find> find)
    : RowsModel<MessageRow>(roles(preferences, find), [](const MessageRow& row) { return row.id; }),
      m_find(std::move(find)),
      m_loader([this](int page) { loadPage(page); })
{}

void MessageModel::setLoad(std::function<void(std::vector<archive::Id>)> load)
{
    m_load = std::move(load);
}

QVariant MessageModel::data(const QModelIndex& index, int role) const
{
    if (m_load && checkIndex(index, CheckIndexOption::IndexIsValid)) {
        look(index.row());
    }
    return RowsModel<MessageRow>::data(index, role);
}

void MessageModel::look(int row) const
{
    const int page = row / kPageRows;
    if (m_seen.isEmpty() || m_seen.last() != page) {
        m_seen.removeAll(page);
        m_seen.append(page);
    }
    for (const int near : {row - kAhead, row + kAhead, row}) { // what is asked for last comes first
        if (near >= 0 && near < rowCount() && !at(near).loaded) {
            m_loader.want(near / kPageRows);
        }
    }
}

void MessageModel::loadPage(int page)
{
    std::vector<archive::Id> ids;
    for (int row = page * kPageRows; row < std::min((page + 1) * kPageRows, rowCount()); ++row) {
        if (!at(row).loaded) {
            ids.push_back(at(row).storedId);
        }
    }
    if (ids.empty()) {
        m_loader.loaded();
    } else {
        m_load(std::move(ids));
    }
}

void MessageModel::fill(const std::vector<archive::Id>& asked, const std::vector<archive::ChatMessage>& messages)
{
    QHash<archive::Id, const archive::ChatMessage*> came;
    for (const archive::Id id : asked) {
        came.insert(id, nullptr);
    }
    for (const archive::ChatMessage& message : messages) {
        came.insert(message.id, &message);
    }
    for (int row = 0; row < rowCount(); ++row) {
        const auto found = at(row).loaded ? came.cend() : came.constFind(at(row).storedId);
        if (found != came.cend()) {
            update(row, [&](MessageRow& one) { load(one, *found); });
        }
    }
    while (m_seen.size() > kPagesKept) {
        const int page = m_seen.takeFirst();
        unloadRows(page * kPageRows, (page + 1) * kPageRows);
    }
}

void MessageModel::pageDone()
{
    m_loader.loaded();
}

void MessageModel::unloadRows(int first, int end)
{
    for (int row = first; row < std::min(end, rowCount()); ++row) {
        if (at(row).loaded) {
            update(row, unload);
        }
    }
}

void MessageModel::leave()
{
    m_loader.reset();
    m_seen.clear();
    unloadRows(0, rowCount() - kPageRows);
}

void MessageModel::setFind(const QString& text, qint64 current)
{
    *m_find = {text, current};
    if (rowCount() > 0) {
        const QHash<int, QByteArray> names = roleNames();
        Q_EMIT dataChanged(index(0), index(rowCount() - 1),
                           {names.key("questionMarks"), names.key("answerSegments"), names.key("currentFind")});
    }
}

QList<Role<MessageRow>> MessageModel::roles(const Preferences& preferences, const std::shared_ptr<const Find>& find)
{
    using archive::AnswerState;
    return {
        {"messageId", [](const MessageRow& row) { return QVariant(row.id); }},
        {"loaded", [](const MessageRow& row) { return QVariant(row.loaded); }},
        {"question", [](const MessageRow& row) { return QVariant(row.question); }},
        {"questionMarks", [find](const MessageRow& row) { return QVariant(literalMarks(row.question, find->text)); }},
        {"askedText",
         [&preferences](const MessageRow& row) {
             return QVariant(row.loaded ? askedText(row.askedAtUtc, preferences.formatter()) : QString());
         }},
        {"answerSegments", [find](const MessageRow& row) { return QVariant(segmentsOf(row, find->text)); }},
        {"streaming", [](const MessageRow& row) { return QVariant(row.streaming); }},
        {"incomplete",
         [](const MessageRow& row) {
             return QVariant(!row.streaming &&
                             (row.answer.state == AnswerState::Incomplete || row.answer.state == AnswerState::Running));
         }},
        {"stopped", [](const MessageRow& row) { return QVariant(!row.streaming && wasStopped(row.answer)); }},
        {"abstained", [](const MessageRow& row) { return QVariant(row.answer.state == AnswerState::Abstained); }},
        {"error", [](const MessageRow& row) { return QVariant(errorOf(row.answer)); }},
        {"backendFailed",
         [](const MessageRow& row) {
             return QVariant(!row.answer.error.empty() && row.backend != QLatin1String("built-in"));
         }},
        {"summaryText",
         [&preferences](const MessageRow& row) {
             return QVariant(answerSummary(row.answer, preferences.formatter()));
         }},
        {"trace", [](const MessageRow& row) { return QVariant::fromValue<QObject*>(row.trace.get()); }},
        {"traced", [](const MessageRow& row) { return QVariant(isTraced(row)); }},
        {"traceSummary",
         [](const MessageRow& row) { return QVariant(row.trace ? traceSummary(row.trace->rows()) : QString()); }},
        {"traceSeconds",
         [&preferences](const MessageRow& row) {
             return QVariant(row.trace && row.trace->rowCount() > 0
                                 ? preferences.formatter().seconds(traceSecondsOf(row))
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
        {"currentFind", [find](const MessageRow& row) { return QVariant(row.id == find->current); }},
        {"selected", [](const MessageRow& row) { return QVariant(row.selected); }},
    };
}

} // namespace reminisce::app
