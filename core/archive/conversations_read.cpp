// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/conversations.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "core/archive/connection.h"
#include "core/archive/emotion_column.h"
#include "core/archive/filter_sql.h"
#include "core/text/spoken.h"
#include "core/text/unicode.h"

namespace reminisce::archive {
namespace {

constexpr std::size_t kSnippetBytes = 200;
constexpr std::size_t kTurnsForSnippet = 20; ///< looked at for one with words

std::string snippetOf(std::string_view text)
{
    const std::string_view cut = text::prefixOfBytes(text, kSnippetBytes);
    std::string snippet = text::collapseWhitespace(cut);
    if (cut.size() < text.size()) {
        if (const auto blank = snippet.rfind(' '); blank != std::string::npos && blank > kSnippetBytes / 2) {
            snippet.resize(blank);
        }
        snippet += "…";
    }
    return snippet;
}

Result<std::vector<ConversationKey>> readKeys(Statement& query)
{
    std::vector<ConversationKey> keys;
    while (query.next()) {
        keys.push_back({query.integer(0), query.moment(1, 2)});
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return keys;
}

Result<> addPeopleAndTurns(Connection& connection, ConversationSummary& summary)
{
    Statement query =
        connection.query("SELECT t.person_id, p.name, t.turns FROM (SELECT person_id, count(*) AS turns FROM turn "
                         "WHERE conversation_id = ? GROUP BY person_id) t LEFT JOIN person p ON p.id = t.person_id "
                         "ORDER BY t.turns DESC, t.person_id",
                         summary.id);
    while (query.next()) {
        if (!query.isNull(0)) {
            summary.people.emplace_back(query.integer(0), query.string(1));
        }
        summary.turnCount += query.count(2);
    }
    return query.status();
}

Result<> addEmotions(Connection& connection, ConversationSummary& summary)
{
    Statement query = connection.query("SELECT emotions FROM chunk WHERE conversation_id = ?", summary.id);
    std::array<std::uint64_t, kEmotionCount> sums{};
    std::array<std::uint64_t, kEmotionCount> present{};
    std::uint64_t chunks = 0;
    while (query.next()) {
        const auto scores = emotionColumn(query, 0);
        if (!scores) {
            continue;
        }
        ++chunks;
        for (std::size_t i = 0; i < kEmotionCount; ++i) {
            sums[i] += (*scores)[i];
            present[i] += (*scores)[i] >= kEmotionThresholdByte ? 1 : 0;
        }
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    for (std::size_t i = 0; i < kEmotionCount && chunks > 0; ++i) {
        summary.meanEmotions[i] = static_cast<std::uint8_t>((sums[i] + chunks / 2) / chunks);
    }
    for (const Emotion emotion : kEmotions) {
        if (present[static_cast<std::size_t>(emotion)] > 0) {
            summary.topEmotions.push_back(emotion);
        }
    }
    std::stable_sort(summary.topEmotions.begin(), summary.topEmotions.end(), [&](Emotion a, Emotion b) {
        const auto i = static_cast<std::size_t>(a);
        const auto j = static_cast<std::size_t>(b);
        return std::pair(present[i], sums[i]) > std::pair(present[j], sums[j]);
    });
    return {};
}

Result<> addSnippetAndSource(Connection& connection, ConversationSummary& summary)
{
    {
        Statement query = connection.query(
            "SELECT text FROM turn WHERE conversation_id = ? AND trim(text) <> '' ORDER BY ordinal LIMIT ?", summary.id,
            kTurnsForSnippet);
        bool found = false;
        while (!found && query.next()) {
            found = text::saysSomething(query.text(0));
            if (found || summary.snippet.empty()) {
                summary.snippet = snippetOf(query.text(0));
            }
        }
        REMINISCE_ARCHIVE_TRY(query.status());
    }
    Statement query = connection.query("SELECT s.path, s.format FROM conversation_source cs JOIN source s "
                                       "ON s.id = cs.source_id WHERE cs.conversation_id = ? ORDER BY s.id LIMIT 1",
                                       summary.id);
    if (query.next()) {
        summary.sourcePath = query.string(0);
        summary.sourceFormat = query.string(1);
    }
    return query.status();
}

} // namespace

Result<std::vector<ConversationKey>> conversationKeys(const Reader& reader, const Filter& filter, Order order)
{
    std::string sql = "SELECT id, started_local, utc_offset FROM conversation ";
    const Predicate predicate = predicateOf(filter);
    if (!filter.isEmpty()) {
        sql += "WHERE id IN (SELECT c.conversation_id FROM chunk c WHERE " + predicate.sql + ") ";
    }
    sql += order == Order::NewestFirst ? "ORDER BY started_local DESC, utc_offset DESC, id DESC"
                                       : "ORDER BY started_local ASC NULLS LAST, utc_offset, id";
    Statement query = reader.connection().queryOnce(sql);
    predicate.bindTo(query);
    return readKeys(query);
}

Result<std::uint64_t> conversationCount(const Reader& reader)
{
    return reader.connection().count("SELECT count(*) FROM conversation");
}

Result<std::optional<ConversationSummary>> conversationSummary(const Reader& reader, Id id)
{
    Connection& connection = reader.connection();
    ConversationSummary summary;
    {
        Statement query = connection.query("SELECT id, coalesce(external_id, ''), title, started_local, utc_offset, "
                                           "ended_local, date_source FROM conversation WHERE id = ?",
                                           id);
        if (!query.next()) {
            REMINISCE_ARCHIVE_TRY(query.status());
            return std::nullopt;
        }
        summary.id = query.integer(0);
        summary.externalId = query.string(1);
        summary.title = query.string(2);
        summary.start = query.moment(3, 4);
        summary.end = query.moment(5, 4);
        summary.dateSource = query.string(6);
    }
    REMINISCE_ARCHIVE_TRY(addPeopleAndTurns(connection, summary));
    REMINISCE_ARCHIVE_TRY(addEmotions(connection, summary));
    REMINISCE_ARCHIVE_TRY(addSnippetAndSource(connection, summary));
    return summary;
}

Result<std::vector<ConversationSummary>> conversationSummaries(const Reader& reader, std::span<const Id> ids)
{
    std::vector<ConversationSummary> summaries;
    summaries.reserve(ids.size());
    for (const Id id : ids) {
        auto summary = conversationSummary(reader, id);
        REMINISCE_ARCHIVE_TRY(summary);
        if (*summary) {
            summaries.push_back(std::move(**summary));
        }
    }
    return summaries;
}

Result<std::optional<Id>> findConversationByFingerprint(const Reader& reader, std::string_view mark)
{
    return reader.connection().integer("SELECT id FROM conversation WHERE fingerprint = ? ORDER BY id LIMIT 1", mark);
}

Result<std::optional<Id>> findConversationByExternalId(const Reader& reader, std::string_view externalId)
{
    return reader.connection().integer("SELECT id FROM conversation WHERE external_id = ? ORDER BY id LIMIT 1",
                                       externalId);
}

Result<std::vector<ConversationKey>> findConversationsByTitle(const Reader& reader, std::string_view text,
                                                              std::size_t limit)
{
    const std::string needle = text::foldCase(text);
    Statement query =
        reader.connection().query("SELECT id, started_local, utc_offset FROM conversation WHERE "
                                  "folded_contains(title, ?) ORDER BY started_local DESC, id DESC LIMIT ?",
                                  needle, limit);
    return readKeys(query);
}

} // namespace reminisce::archive
