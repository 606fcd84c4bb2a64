// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/timeline/turn_list_model.h"

#include "app/base/format.h"
#include "app/base/qt_text.h"
#include "app/search/highlighter.h"
#include "app/shell/archive_contents.h"
#include "app/shell/preferences.h"
#include "app/workers/reader_worker.h"
#include "core/emotion/aggregate.h"

namespace reminisce::app {

namespace {

/// Judged as a passage of this turn alone, by the same prior for everyday talk.
int emotionOf(const archive::Turn& turn)
{
    if (!turn.emotions) {
        return -1;
    }
    const emotion::WeightedScores alone{archive::toEmotionScores(*turn.emotions), 1};
    return archive::dominantEmotion(archive::toEmotionBytes(emotion::aggregate({&alone, 1})));
}

} // namespace

TurnListModel::TurnListModel(const Services& services, QObject* parent)
    : ListModel(parent), m_services(services), m_loader([this](int number) { loadPage(number); })
{
    connect(&m_services.contents, &ArchiveContents::changed, this, [this] {
        if (m_count > 0) {
            Q_EMIT dataChanged(index(0), index(m_count - 1), {SpeakerRole, ColourIndexRole, IsOwnerRole});
        }
    });
}

Result<TurnListModel::Page> TurnListModel::readPage(const archive::Reader& reader, archive::Id conversation, int number)
{
    const std::uint64_t first = static_cast<std::uint64_t>(number) * kPageRows;
    const std::uint64_t lead = first > 0 ? 1 : 0;
    auto turns = archive::turnsOfConversation(reader, conversation, first - lead, kPageRows + 1 + lead);
    if (!turns) {
        return tl::unexpected(turns.error());
    }
    Page page;
    page.number = number;
    page.turns = std::move(*turns);
    if (lead > 0 && !page.turns.empty()) {
        page.before = emotionOf(page.turns.front());
        page.turns.erase(page.turns.begin());
    }
    if (page.turns.size() > kPageRows) {
        page.after = emotionOf(page.turns.back());
        page.turns.pop_back();
    }
    return page;
}

void TurnListModel::show(archive::Id conversation, int turnCount, const RecordedTime& time, Page first)
{
    beginResetModel();
    m_loader.reset();
    m_pages.clear();
    m_conversation = conversation;
    m_count = turnCount;
    m_time = time;
    m_highlighted = -1;
    m_find.clear();
    m_currentFind = -1;
    const int number = first.number;
    m_pages.emplace(number, std::move(first));
    endResetModel();
    Q_EMIT countChanged();
}

void TurnListModel::refresh()
{
    m_loader.reset();
    m_pages.clear();
    if (m_count > 0) {
        Q_EMIT dataChanged(index(0), index(m_count - 1));
    }
}

void TurnListModel::clear()
{
    show(-1, 0, {}, {});
}

void TurnListModel::setHighlighted(qint64 turnId)
{
    m_highlighted = turnId;
    if (m_count > 0) {
        Q_EMIT dataChanged(index(0), index(m_count - 1), {HighlightedRole});
    }
}

void TurnListModel::setFind(const QString& text, int currentRow)
{
    m_find = text;
    m_currentFind = currentRow;
    if (m_count > 0) {
        Q_EMIT dataChanged(index(0), index(m_count - 1), {MarksRole, CurrentFindRole});
    }
}

int TurnListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_count;
}

const archive::Turn* TurnListModel::turnAt(int row) const
{
    const auto page = m_pages.constFind(pageOf(row));
    if (page == m_pages.constEnd()) {
        m_loader.want(pageOf(row));
        return nullptr;
    }
    const auto at = static_cast<std::size_t>(row % kPageRows);
    return at < page->turns.size() ? &page->turns[at] : nullptr;
}

int TurnListModel::emotionAt(int row) const
{
    const auto page = m_pages.constFind(pageOf(row));
    if (page != m_pages.constEnd()) {
        const auto at = static_cast<std::size_t>(row % kPageRows);
        return at < page->turns.size() ? emotionOf(page->turns[at]) : -1;
    }
    // The neighbour of a page that is there knows it too.
    const auto next = m_pages.constFind(pageOf(row) + 1);
    if (next != m_pages.constEnd() && row % kPageRows == kPageRows - 1) {
        return next->before;
    }
    const auto previous = m_pages.constFind(pageOf(row) - 1);
    return previous != m_pages.constEnd() && row % kPageRows == 0 ? previous->after : -1;
}

QVariant TurnListModel::emotionData(int row, int role) const
{
    const int emotion = emotionAt(row);
    switch (role) {
    case EmotionRole:
        return emotion >= 0 ? toQt(emotionName(kEmotions[static_cast<std::size_t>(emotion)])) : QString();
    case EmotionStartRole:
        return emotion >= 0 && (row == 0 || emotionAt(row - 1) != emotion);
    case EmotionRunEndRole:
        return emotion >= 0 && (row == m_count - 1 || emotionAt(row + 1) != emotion);
    default:
        return {};
    }
}

QVariant TurnListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const int row = index.row();
    const archive::Turn* turn = turnAt(row);
    const PersonFace face = turn ? m_services.contents.people().face(turn->person) : PersonFace{};
    switch (role) {
    case TurnIdRole:
        return turn ? turn->id : qint64{-1};
    case TimeTextRole:
        return turn && turn->start ? m_time.turn(m_services.preferences.formatter(), turn->start->local) : QString();
    case PersonIdRole:
        return turn && turn->person > 0 ? turn->person : qint64{-1};
    case SpeakerRole:
        return turn ? toQt(turn->speaker) : QString();
    case ColourIndexRole:
        return face.colourIndex;
    case IsOwnerRole:
        return face.isOwner;
    case TextRole:
        return turn ? toQt(turn->text) : QString();
    case MarksRole:
        return turn ? literalMarks(toQt(turn->text), m_find) : QVariantList();
    case EmotionRole:
    case EmotionStartRole:
    case EmotionRunEndRole:
        return emotionData(row, role);
    case HighlightedRole:
        return turn && turn->id == m_highlighted;
    case CurrentFindRole:
        return row == m_currentFind;
    case LoadedRole:
        return turn != nullptr;
    default:
        return {};
    }
}

QHash<int, QByteArray> TurnListModel::roleNames() const
{
    return {{TurnIdRole, "turnId"},
            {TimeTextRole, "timeText"},
            {PersonIdRole, "personId"},
            {SpeakerRole, "speaker"},
            {ColourIndexRole, "colourIndex"},
            {IsOwnerRole, "isOwner"},
            {TextRole, "text"},
            {MarksRole, "marks"},
            {EmotionRole, "emotion"},
            {EmotionStartRole, "emotionStart"},
            {EmotionRunEndRole, "emotionRunEnd"},
            {HighlightedRole, "highlighted"},
            {CurrentFindRole, "currentFind"},
            {LoadedRole, "loaded"}};
}

void TurnListModel::loadPage(int number)
{
    m_services.reader.request<Page>(
        ReadKind::Turns, this,
        [conversation = m_conversation, number](const Reading& reading) {
            return readPage(reading.reader, conversation, number);
        },
        [this](Result<Page> page) {
            if (page) {
                store(std::move(*page));
            }
            m_loader.loaded();
        });
}

void TurnListModel::store(Page page)
{
    const int number = page.number;
    m_pages.emplace(number, std::move(page));
    const int first = number * kPageRows;
    // A neighbouring row's run may begin or end differently now.
    const int last = std::min(first + kPageRows, m_count - 1);
    if (first <= last) {
        Q_EMIT dataChanged(index(std::max(0, first - 1)), index(last));
    }
}

} // namespace reminisce::app
