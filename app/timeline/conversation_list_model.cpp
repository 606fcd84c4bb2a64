// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/timeline/conversation_list_model.h"

#include <algorithm>
#include <limits>

#include "app/base/qt_text.h"
#include "app/shell/preferences.h"
#include "app/timeline/recorded_time.h"
#include "app/workers/reader_worker.h"

namespace reminisce::app {

namespace {

constexpr int kPageRows = 60;
/// Rows kept in memory; beyond it everything out of sight is read again when it is needed.
constexpr int kMostRows = 6000;
constexpr std::int64_t kNoDay = std::numeric_limits<std::int64_t>::max();

std::int64_t dayOf(const archive::ConversationKey& key)
{
    return key.start ? dayNumber(dateOf(key.start->local)) : kNoDay;
}

std::int64_t dayOfKey(const QString& key)
{
    const auto moment = parseIso(fromQt(key));
    return moment ? dayNumber(dateOf(moment->local)) : kNoDay;
}

} // namespace

ConversationListModel::ConversationListModel(const Services& services, QObject* parent)
    : ListModel(parent), m_services(services), m_loader([this](int page) { loadPage(page); })
{
    connect(&m_services.preferences, &Preferences::languageChanged, this, [this] {
        // Day heads are asked for by their keys, and a view asks again only when the rows are new.
        beginResetModel();
        endResetModel();
    });
}

void ConversationListModel::setKeys(Keys keys)
{
    const auto same = [](const archive::ConversationKey& a, const archive::ConversationKey& b) { return a.id == b.id; };
    const int oldSize = static_cast<int>(m_keys.size());
    const int newSize = static_cast<int>(keys.size());
    const auto heads = std::mismatch(m_keys.begin(), m_keys.end(), keys.begin(), keys.end(), same);
    const int head = static_cast<int>(heads.first - m_keys.begin());
    int tail = 0;
    while (tail < std::min(oldSize, newSize) - head && same(m_keys[static_cast<std::size_t>(oldSize - 1 - tail)],
                                                            keys[static_cast<std::size_t>(newSize - 1 - tail)])) {
        ++tail;
    }
    ++m_version;
    m_loader.reset();
    if (m_rows.size() > kMostRows) {
        m_rows.clear();
    }
    // Rows go first, then others come: a view that looks in between sees keys and days that belong together.
    if (oldSize - head - tail > 0) {
        beginRemoveRows({}, head, oldSize - tail - 1);
        m_keys.erase(m_keys.begin() + head, m_keys.end() - tail);
        countDays();
        endRemoveRows();
    }
    if (newSize - head - tail > 0) {
        beginInsertRows({}, head, newSize - tail - 1);
        m_keys = std::move(keys);
        countDays();
        endInsertRows();
    } else {
        m_keys = std::move(keys);
        countDays();
    }
    if (!m_keys.empty()) {
        Q_EMIT dataChanged(index(0), index(static_cast<int>(m_keys.size()) - 1));
    }
    if (oldSize != newSize) {
        Q_EMIT countChanged();
    }
}

void ConversationListModel::countDays()
{
    m_days.clear();
    m_days.reserve(m_keys.size());
    m_perDay.clear();
    for (const archive::ConversationKey& key : m_keys) {
        const std::int64_t day = dayOf(key);
        m_days.push_back(day);
        ++m_perDay[day];
    }
}

void ConversationListModel::setSelected(qint64 conversationId)
{
    const qint64 before = m_selected;
    m_selected = conversationId;
    for (const qint64 id : {before, conversationId}) {
        const int row = indexOfConversation(id);
        if (row >= 0) {
            Q_EMIT dataChanged(index(row), index(row), {SelectedRole});
        }
    }
}

qint64 ConversationListModel::conversationAt(int row) const
{
    return row >= 0 && row < rowCount() ? m_keys[static_cast<std::size_t>(row)].id : -1;
}

std::vector<archive::Id> ConversationListModel::ids() const
{
    std::vector<archive::Id> ids;
    ids.reserve(m_keys.size());
    for (const archive::ConversationKey& key : m_keys) {
        ids.push_back(key.id);
    }
    return ids;
}

int ConversationListModel::indexOfConversation(qint64 id) const
{
    const auto found =
        std::find_if(m_keys.begin(), m_keys.end(), [id](const archive::ConversationKey& key) { return key.id == id; });
    return found != m_keys.end() ? static_cast<int>(found - m_keys.begin()) : -1;
}

int ConversationListModel::indexOfDay(LocalMicros day) const
{
    const std::int64_t wanted = dayNumber(dateOf(day));
    const auto found = std::find_if(m_days.begin(), m_days.end(), [wanted](std::int64_t d) { return d >= wanted; });
    return found != m_days.end() ? static_cast<int>(found - m_days.begin()) : rowCount() - 1;
}

int ConversationListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_keys.size());
}

const ConversationListModel::Row* ConversationListModel::rowOf(int row) const
{
    const auto found = m_rows.constFind(m_keys[static_cast<std::size_t>(row)].id);
    if (found == m_rows.constEnd() || found->version != m_version) {
        m_loader.want(row / kPageRows);
    }
    return found != m_rows.constEnd() ? &*found : nullptr;
}

QString ConversationListModel::textOfDay(std::int64_t day) const
{
    return day == kNoDay ? tr("Without a date") : m_services.preferences.formatter().dayLong(day * kMicrosPerDay);
}

QString ConversationListModel::countOfDay(std::int64_t day) const
{
    return tr("%n conversation(s)", nullptr, m_perDay.value(day));
}

QString ConversationListModel::dayText(const QString& dayKey) const
{
    return textOfDay(dayOfKey(dayKey));
}

QString ConversationListModel::dayCountText(const QString& dayKey) const
{
    return countOfDay(dayOfKey(dayKey));
}

QVariant ConversationListModel::dayData(int row, int role) const
{
    const std::int64_t day = m_days[static_cast<std::size_t>(row)];
    switch (role) {
    case DayKeyRole:
        return day == kNoDay ? QStringLiteral("undated") : toQt(formatIsoDate(day * kMicrosPerDay));
    case DayTextRole:
        return textOfDay(day);
    case DayCountTextRole:
        return countOfDay(day);
    case TimeTextRole:
        return timeText(row);
    default:
        return {};
    }
}

QString ConversationListModel::timeText(int row) const
{
    const archive::ConversationKey& key = m_keys[static_cast<std::size_t>(row)];
    const Row* details = rowOf(row);
    // Until the row has been read, midnight is not shown: it may stand for a day alone.
    const bool unsure = key.start && key.start->local % kMicrosPerDay == 0 && (!details || details->dayOnly);
    return key.start && !unsure ? m_services.preferences.formatter().time(key.start->local) : QString();
}

QVariant ConversationListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const int row = index.row();
    if (role == ConversationIdRole || role == SelectedRole) {
        const qint64 id = m_keys[static_cast<std::size_t>(row)].id;
        return role == ConversationIdRole ? QVariant(id) : QVariant(id == m_selected);
    }
    if (QVariant day = dayData(row, role); day.isValid()) {
        return day;
    }
    const Row* details = rowOf(row);
    switch (role) {
    case TitleRole:
        return details ? details->title : QString();
    case PeopleTextRole:
        return details ? details->peopleText : QString();
    case SnippetRole:
        return details ? details->snippet : QString();
    case EmotionsRole:
        return details ? details->emotions : QStringList();
    case TurnCountRole:
        return details ? details->turnCount : 0;
    case LoadedRole:
        return details != nullptr;
    default:
        return {};
    }
}

QHash<int, QByteArray> ConversationListModel::roleNames() const
{
    return {{ConversationIdRole, "conversationId"},
            {TitleRole, "title"},
            {DayKeyRole, "dayKey"},
            {DayTextRole, "dayText"},
            {DayCountTextRole, "dayCountText"},
            {TimeTextRole, "timeText"},
            {PeopleTextRole, "peopleText"},
            {SnippetRole, "snippet"},
            {EmotionsRole, "emotions"},
            {TurnCountRole, "turnCount"},
            {SelectedRole, "selected"},
            {LoadedRole, "loaded"}};
}

ConversationListModel::Row ConversationListModel::makeRow(const archive::ConversationSummary& summary)
{
    constexpr int kShownEmotions = 2;
    Row row;
    row.title = toQt(summary.title);
    QStringList names;
    for (const auto& [id, name] : summary.people) {
        names.append(toQt(name));
    }
    row.peopleText = names.join(QStringLiteral(", "));
    row.turnCount = static_cast<qint64>(summary.turnCount);
    for (const Emotion emotion : summary.topEmotions) {
        if (row.emotions.size() < kShownEmotions) {
            row.emotions.append(toQt(emotionName(emotion)));
        }
    }
    row.dayOnly = RecordedTime::of(summary.start, summary.dateSource).dayOnly;
    row.snippet = toQt(summary.snippet);
    return row;
}

void ConversationListModel::loadPage(int page)
{
    const auto first = static_cast<std::size_t>(page) * kPageRows;
    std::vector<archive::Id> ids;
    for (std::size_t i = first; i < std::min(first + kPageRows, m_keys.size()); ++i) {
        ids.push_back(m_keys[i].id);
    }
    const QString quotes =
        m_services.preferences.shownLanguage() == QLatin1String("de") ? QStringLiteral("„%1“") : QStringLiteral("“%1”");
    const auto read = [ids, quotes, version = m_version](const Reading& reading) -> Result<Rows> {
        const auto summaries = archive::conversationSummaries(reading.reader, ids);
        if (!summaries) {
            return tl::unexpected(summaries.error());
        }
        Rows rows;
        for (const archive::ConversationSummary& summary : *summaries) {
            Row row = makeRow(summary);
            if (!row.snippet.isEmpty()) {
                row.snippet = quotes.arg(row.snippet);
            }
            row.version = version;
            rows.emplace(summary.id, std::move(row));
        }
        return rows;
    };
    m_services.reader.request<Rows>(ReadKind::ConversationPage, this, read,
                                    [this, page](Result<Rows> rows) { pageLoaded(page, std::move(rows)); });
}

void ConversationListModel::pageLoaded(int page, Result<Rows> rows)
{
    if (rows) {
        m_rows.insert(*rows);
        const int first = page * kPageRows;
        const int last = std::min(first + kPageRows, rowCount()) - 1;
        if (first <= last) {
            Q_EMIT dataChanged(
                index(first), index(last),
                {TimeTextRole, TitleRole, PeopleTextRole, SnippetRole, EmotionsRole, TurnCountRole, LoadedRole});
        }
    }
    m_loader.loaded();
}

} // namespace reminisce::app
