// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/search/search_view_model.h"

#include <algorithm>
#include <chrono>
#include <map>

#include "app/base/error_text.h"
#include "app/base/qt_text.h"
#include "app/core_text/core_text.h"
#include "app/search/score_roles.h"
#include "app/search/understood_rows.h"
#include "app/settings/backend_list.h"
#include "app/shell/archive_contents.h"
#include "app/shell/preferences.h"
#include "app/timeline/filter_view_model.h"
#include "app/workers/reader_worker.h"

namespace reminisce::app {

namespace {

/// None: each letter cancels the search before it, so that the results of a letter are there before the next one.
constexpr int kTypingDelay = 0;
/// A rerank model reads fifty passages for each search, so it waits until the typing pauses.
constexpr int kRerankDelay = 300;
constexpr std::size_t kResults = 50;

QList<Role<SearchRow>> searchRoles()
{
    return {
        {"chunkId", [](const SearchRow& row) { return QVariant(row.passage.chunkId); }},
        {"conversationId", [](const SearchRow& row) { return QVariant(row.passage.conversationId); }},
        {"turnId", [](const SearchRow& row) { return QVariant(row.passage.turnId); }},
        {"whenText", [](const SearchRow& row) { return QVariant(row.passage.whenText); }},
        {"title", [](const SearchRow& row) { return QVariant(row.passage.title); }},
        {"lines", [](const SearchRow& row) { return QVariant(shownLines(row.passage)); }},
        {"expandable", [](const SearchRow& row) { return QVariant(isExpandable(row.passage)); }},
        {"expanded", [](const SearchRow& row) { return QVariant(row.passage.expanded); }},
        {"emotionText", [](const SearchRow& row) { return QVariant(row.passage.emotionText); }},
        {"emotions", [](const SearchRow& row) { return QVariant(row.passage.emotions); }},
        {"keyword", [](const SearchRow& row) { return scoreOrNone(row.scores.keyword); }},
        {"vector", [](const SearchRow& row) { return scoreOrNone(row.scores.vector); }},
        {"emotion", [](const SearchRow& row) { return scoreOrNone(row.scores.emotion); }},
        {"fused", [](const SearchRow& row) { return scoreOrNone(row.scores.fused); }},
        {"rerank", [](const SearchRow& row) { return scoreOrNone(row.scores.rerank); }},
        {"groupCount", [](const SearchRow& row) { return QVariant(row.groupCount); }},
        {"selected", [](const SearchRow& row) { return QVariant(row.selected); }},
    };
}

QList<Role<UnderstoodRow>> understoodRoles()
{
    return {
        {"kind", [](const UnderstoodRow& row) { return QVariant(row.kind); }},
        {"label", [](const UnderstoodRow& row) { return QVariant(row.label); }},
        {"key", [](const UnderstoodRow& row) { return QVariant(row.key); }},
        {"hard", [](const UnderstoodRow& row) { return QVariant(row.hard); }},
        {"colourIndex", [](const UnderstoodRow& row) { return QVariant(row.colourIndex); }},
        {"isOwner", [](const UnderstoodRow& row) { return QVariant(row.isOwner); }},
        {"emotion", [](const UnderstoodRow& row) { return QVariant(row.emotion); }},
    };
}

} // namespace

SearchViewModel::SearchViewModel(const Services& services, FilterViewModel& filter, QObject* parent)
    : QObject(parent),
      m_services(services),
      m_filter(filter),
      m_results(searchRoles(), [](const SearchRow& row) { return row.passage.chunkId; }),
      m_understood(understoodRoles())
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(kTypingDelay);
    connect(&m_delay, &QTimer::timeout, this, &SearchViewModel::searchNow);
    connect(&m_services.backends, &BackendList::changed, this, [this] {
        const bool reranks = m_services.backends.forTask(backend::BackendTask::Rerank).has_value();
        m_delay.setInterval(reranks ? kRerankDelay : kTypingDelay);
    });
    connect(&m_services.contents, &ArchiveContents::switched, this, [this] {
        m_query.clear();
        m_ignored.clear();
        clear();
        Q_EMIT queryChanged();
    });
    connect(&m_services.contents, &ArchiveContents::changed, this, &SearchViewModel::searchNow);
    connect(&m_filter, &FilterViewModel::changed, this, &SearchViewModel::searchNow);
    connect(&m_services.preferences, &Preferences::languageChanged, this, &SearchViewModel::searchNow);
}

void SearchViewModel::setQuery(const QString& query)
{
    if (query == m_query) {
        return;
    }
    m_query = query;
    std::erase_if(m_ignored, [&](const search::IgnoredPart& part) { return !m_query.contains(toQt(part.text)); });
    Q_EMIT queryChanged();
    if (m_query.trimmed().isEmpty()) {
        m_delay.stop();
        clear();
    } else {
        m_delay.start();
    }
}

QString SearchViewModel::countText() const
{
    if (!m_searched) {
        return {};
    }
    const QString passages = tr("%n passage(s)", nullptr, m_passages);
    return tr("%1 in %2").arg(passages, tr("%n conversation(s)", nullptr, m_conversations));
}

QString SearchViewModel::elapsedText() const
{
    return m_searched ? m_services.preferences.formatter().seconds(m_seconds) : QString();
}

QString SearchViewModel::emptyReason() const
{
    if (m_services.contents.isLoaded() && m_services.contents.isEmpty()) {
        return QStringLiteral("archive-empty");
    }
    if (m_query.trimmed().isEmpty()) {
        return QStringLiteral("no-query");
    }
    return m_searched && !m_searching && m_results.rowCount() == 0 ? QStringLiteral("nothing-found") : QString();
}

void SearchViewModel::setGrouped(bool grouped)
{
    if (grouped != m_grouped) {
        m_grouped = grouped;
        Q_EMIT settingsChanged();
        searchNow();
    }
}

QString SearchViewModel::mode() const
{
    return toQt(search::searchModeName(m_mode));
}

void SearchViewModel::setMode(const QString& mode)
{
    const auto wanted = search::searchModeFromName(fromQt(mode));
    if (wanted && *wanted != m_mode) {
        m_mode = *wanted;
        Q_EMIT settingsChanged();
        searchNow();
    }
}

void SearchViewModel::setWeight(double weight)
{
    const double clamped = std::clamp(weight, 0.0, 1.0);
    if (clamped != m_weight) {
        m_weight = clamped;
        Q_EMIT settingsChanged();
        m_delay.start();
    }
}

void SearchViewModel::setCurrentIndex(int index)
{
    const int clamped = std::clamp(index, -1, m_results.rowCount() - 1);
    if (clamped == m_currentIndex) {
        return;
    }
    for (const int row : {m_currentIndex, clamped}) {
        if (row >= 0 && row < m_results.rowCount()) {
            m_results.update(row, [&](SearchRow& result) { result.selected = row == clamped; });
        }
    }
    m_currentIndex = clamped;
    Q_EMIT currentIndexChanged();
}

void SearchViewModel::removeUnderstood(const QString& key)
{
    for (const UnderstoodRow& row : m_understood.rows()) {
        if (row.key == key && !row.part.text.empty()) {
            m_ignored.push_back(row.part);
            searchNow();
            return;
        }
    }
}

void SearchViewModel::openResult(int index)
{
    if (index >= 0 && index < m_results.rowCount()) {
        setCurrentIndex(index);
        const Passage& passage = m_results.at(index).passage;
        Q_EMIT openRequested(passage.conversationId, passage.turnId, passage.firstMatch);
    }
}

void SearchViewModel::toggleExpanded(int index)
{
    if (index >= 0 && index < m_results.rowCount()) {
        m_results.update(index, [](SearchRow& row) { row.passage.expanded = !row.passage.expanded; });
    }
}

void SearchViewModel::askAboutResults()
{
    Q_EMIT askRequested(m_query);
}

Result<SearchViewModel::Found> SearchViewModel::search(const Reading& reading, const search::SearchRequest& request,
                                                       PassageStyle style, bool grouped)
{
    const auto start = std::chrono::steady_clock::now();
    const auto found = reading.session.searcher.search(request, reading.stop);
    if (!found) {
        return tl::unexpected(found.error());
    }
    std::vector<archive::Id> ids;
    for (const search::Hit& hit : found->hits) {
        ids.push_back(hit.chunkId);
    }
    style.terms = found->matchedTerms;
    auto passages = readPassages(reading.reader, ids, style);
    if (!passages) {
        return tl::unexpected(passages.error());
    }
    std::map<archive::Id, search::HitScores> scores;
    for (const search::Hit& hit : found->hits) {
        search::HitScores shown = hit.scores;
        // What was understood can raise the fused score over 1; bars need a common top.
        if (shown.fused) {
            shown.fused = *shown.fused / std::max(1.0F, found->hits.front().scores.fused.value_or(1.0F));
        }
        scores.emplace(hit.chunkId, shown);
    }
    Found rows;
    rows.passages = static_cast<int>(passages->size());
    std::map<qint64, int> rowOfConversation;
    for (Passage& passage : *passages) {
        const auto [group, first] =
            rowOfConversation.emplace(passage.conversationId, static_cast<int>(rows.rows.size()));
        if (!first) {
            ++rows.rows[group->second].groupCount;
            if (grouped) {
                continue;
            }
        }
        const archive::Id id = passage.chunkId;
        rows.rows.append({std::move(passage), scores[id], 1, false});
    }
    rows.conversations = static_cast<int>(rowOfConversation.size());
    rows.understood = understoodRows(found->understood, style.people, style.format);
    for (const std::string& note : found->notes) {
        rows.notes.append(coreText(note));
    }
    rows.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return rows;
}

void SearchViewModel::searchNow()
{
    m_delay.stop();
    if (m_query.trimmed().isEmpty()) {
        return;
    }
    search::SearchRequest request;
    request.query = fromQt(m_query);
    request.filter = m_filter.filter();
    request.k = kResults;
    request.mode = m_mode;
    request.weight = m_weight;
    request.now = momentNow().local;
    request.language = m_services.preferences.shownLanguage() == QLatin1String("de") ? text::Language::German
                                                                                     : text::Language::English;
    request.ignoredParts = m_ignored;
    const PassageStyle style{m_services.contents.people(), m_services.preferences.formatter(), {}};
    m_searching = true;
    Q_EMIT changed();
    m_services.searcher.request<Found>(
        ReadKind::Search, this,
        [request, style, grouped = m_grouped](const Reading& reading) {
            return search(reading, request, style, grouped);
        },
        [this](Result<Found> found) {
            m_searching = false;
            if (found) {
                show(std::move(*found));
            } else {
                m_note = errorText(found.error());
            }
            Q_EMIT changed();
        });
}

void SearchViewModel::show(Found found)
{
    m_searched = true;
    m_passages = found.passages;
    m_conversations = found.conversations;
    m_seconds = found.seconds;
    m_note = found.notes.join(QLatin1Char(' '));
    m_understood.assign(std::move(found.understood));
    m_currentIndex = std::min(m_currentIndex, static_cast<int>(found.rows.size()) - 1);
    if (m_currentIndex >= 0) {
        found.rows[m_currentIndex].selected = true;
    }
    m_reranked = std::any_of(found.rows.begin(), found.rows.end(),
                             [](const SearchRow& row) { return row.scores.rerank.has_value(); });
    m_results.assign(std::move(found.rows));
    Q_EMIT currentIndexChanged();
}

void SearchViewModel::clear()
{
    m_services.searcher.cancel(ReadKind::Search);
    m_searching = false;
    m_searched = false;
    m_note.clear();
    m_reranked = false;
    m_currentIndex = -1;
    m_results.assign({});
    m_understood.assign({});
    Q_EMIT currentIndexChanged();
    Q_EMIT changed();
}

} // namespace reminisce::app
