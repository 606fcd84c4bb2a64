// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/tags.h"

#include <algorithm>

#include <fmt/format.h>

#include "core/archive/connection.h"
#include "core/archive/people_names.h"
#include "core/text/unicode.h"

namespace reminisce::archive {

namespace {

constexpr std::size_t kMostTagsNamed = 20;

} // namespace

std::string tagKey(std::string_view tag)
{
    return personKey(tag);
}

Result<std::vector<std::string>> tagsOf(const Reader& reader, Id conversation)
{
    Statement query = reader.connection().query(
        "SELECT tag FROM conversation_tag WHERE conversation_id = ? ORDER BY folded", conversation);
    std::vector<std::string> tags;
    while (query.next()) {
        tags.push_back(query.string(0));
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return tags;
}

Result<std::vector<std::pair<std::string, std::uint64_t>>> allTags(const Reader& reader)
{
    Statement query =
        reader.connection().query("SELECT min(tag), count(*) FROM conversation_tag GROUP BY folded ORDER BY folded");
    std::vector<std::pair<std::string, std::uint64_t>> tags;
    while (query.next()) {
        tags.emplace_back(query.string(0), query.count(1));
    }
    REMINISCE_ARCHIVE_TRY(query.status());
    return tags;
}

Result<std::vector<Id>> conversationsWithTags(const Reader& reader, std::span<const std::string> tags)
{
    std::vector<Id> ids;
    for (const std::string& tag : tags) {
        const std::string key = tagKey(tag);
        Statement query =
            reader.connection().query("SELECT conversation_id FROM conversation_tag WHERE folded = ?", key);
        while (query.next()) {
            ids.push_back(query.integer(0));
        }
        REMINISCE_ARCHIVE_TRY(query.status());
    }
    std::sort(ids.begin(), ids.end());
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    return ids;
}

Result<std::string> knownTag(const Reader& reader, std::string_view tag)
{
    const auto known = allTags(reader);
    REMINISCE_ARCHIVE_TRY(known);
    const std::string key = tagKey(tag);
    std::vector<std::string_view> shown;
    for (const auto& [name, conversations] : *known) {
        if (tagKey(name) == key) {
            return name;
        }
        shown.emplace_back(name);
    }
    if (shown.empty()) {
        return fail(ErrorCode::NotFound, fmt::format("No conversation has the tag “{}”, nor any other tag.", tag));
    }
    shown.resize(std::min(shown.size(), kMostTagsNamed));
    return fail(ErrorCode::NotFound,
                fmt::format("No conversation has the tag “{}”. Tags are: {}.", tag, fmt::join(shown, ", ")));
}

Result<> addTag(Writer& writer, std::span<const Id> conversations, std::string_view tag)
{
    Connection& connection = writer.connection();
    const std::string shown = text::normalizeNfc(text::collapseWhitespace(tag));
    const std::string key = tagKey(tag);
    if (key.empty()) {
        return fail(ErrorCode::InvalidArgument, "A tag needs at least one character. Type one and try again.");
    }
    return inTransaction(connection, [&]() -> Result<> {
        for (const Id conversation : conversations) {
            // As first written anywhere, so that one tag looks the same everywhere.
            REMINISCE_ARCHIVE_TRY(connection.run(
                "INSERT OR IGNORE INTO conversation_tag(conversation_id, folded, tag) SELECT id, ?2, "
                "coalesce((SELECT tag FROM conversation_tag WHERE folded = ?2 LIMIT 1), ?3) FROM conversation "
                "WHERE id = ?1",
                conversation, key, shown));
        }
        return {};
    });
}

Result<> removeTag(Writer& writer, std::span<const Id> conversations, std::string_view tag)
{
    Connection& connection = writer.connection();
    const std::string key = tagKey(tag);
    return inTransaction(connection, [&]() -> Result<> {
        for (const Id conversation : conversations) {
            REMINISCE_ARCHIVE_TRY(connection.run(
                "DELETE FROM conversation_tag WHERE conversation_id = ? AND folded = ?", conversation, key));
        }
        return {};
    });
}

} // namespace reminisce::archive
