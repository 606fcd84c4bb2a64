// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mcp/resources.h"

#include <algorithm>
#include <charconv>
#include <vector>

#include <fmt/core.h>
#include <fmt/ranges.h>

#include "core/archive/conversations.h"
#include "core/archive/turns.h"
#include "core/base/local_time.h"

namespace reminisce::mcp {
namespace {

using nlohmann::json;

constexpr std::string_view kUriStart = "reminisce://conversation/";
constexpr std::size_t kTurnsAtATime = 1000;
constexpr std::size_t kLongestText = std::size_t{4} * 1024 * 1024;

template <class Number>
std::optional<Number> wholeNumber(std::string_view text)
{
    Number value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() && !text.empty() ? std::optional(value)
                                                                                     : std::nullopt;
}

/// A cursor names the last conversation that was given, with its time, so that its place is known even when it is gone:
/// "after-12" (undated), "after-12-1700000000000000".
std::string cursorAfter(const archive::ConversationKey& key)
{
    return key.start ? fmt::format("after-{}-{}", key.id, key.start->local) : fmt::format("after-{}", key.id);
}

std::optional<archive::ConversationKey> readCursor(std::string_view cursor)
{
    constexpr std::string_view kStart = "after-";
    if (cursor.substr(0, kStart.size()) != kStart) {
        return std::nullopt;
    }
    cursor.remove_prefix(kStart.size());
    const std::size_t dash = cursor.find('-');
    const auto id = wholeNumber<archive::Id>(cursor.substr(0, dash));
    if (!id || *id <= 0) {
        return std::nullopt;
    }
    archive::ConversationKey key{*id, std::nullopt};
    if (dash != std::string_view::npos) {
        const auto start = wholeNumber<LocalMicros>(cursor.substr(dash + 1));
        if (!start) {
            return std::nullopt;
        }
        key.start = Moment{*start, std::nullopt};
    }
    return key;
}

/// Index of the first key behind `last` in an order from newest to oldest, undated last.
std::size_t placeAfter(const std::vector<archive::ConversationKey>& keys, const archive::ConversationKey& last)
{
    const auto same = std::find_if(keys.begin(), keys.end(), [&](const auto& key) { return key.id == last.id; });
    if (same != keys.end()) {
        return static_cast<std::size_t>(same - keys.begin()) + 1;
    }
    const auto next = std::find_if(keys.begin(), keys.end(), [&](const archive::ConversationKey& key) {
        if (key.start.has_value() != last.start.has_value()) {
            return last.start.has_value();
        }
        const LocalMicros keyStart = key.start ? key.start->local : 0;
        const LocalMicros lastStart = last.start ? last.start->local : 0;
        return keyStart != lastStart ? keyStart < lastStart : key.id < last.id;
    });
    return static_cast<std::size_t>(next - keys.begin());
}

/// "2025-01-25 18:00", with seconds where there are any.
std::string shownMoment(const Moment& moment)
{
    std::string shown = formatIso(moment.local - moment.local % kMicrosPerSecond);
    shown[10] = ' ';
    return moment.local % kMicrosPerMinute == 0 ? shown.substr(0, 16) : shown;
}

std::vector<std::string> namesOf(const archive::ConversationSummary& summary)
{
    std::vector<std::string> names;
    for (const auto& [id, name] : summary.people) {
        names.push_back(name);
    }
    return names;
}

std::string nameOf(const archive::ConversationSummary& summary)
{
    if (!summary.title.empty()) {
        return summary.title;
    }
    return summary.start ? fmt::format("Conversation of {}", formatIsoDate(summary.start->local))
                         : fmt::format("Conversation {}", summary.id);
}

std::string descriptionOf(const archive::ConversationSummary& summary)
{
    std::string description = summary.start ? shownMoment(*summary.start) : std::string("undated");
    const auto names = namesOf(summary);
    if (!names.empty()) {
        description += fmt::format(", with {}", fmt::join(names, ", "));
    }
    return description + fmt::format(", {} {}", summary.turnCount, summary.turnCount == 1 ? "turn" : "turns");
}

void appendTurn(std::string& out, const archive::Turn& turn)
{
    if (turn.start) {
        out += '[' + shownMoment(*turn.start) + "] ";
    }
    if (!turn.speaker.empty()) {
        out += turn.speaker + ": ";
    }
    for (const char c : turn.text) {
        out += c;
        if (c == '\n') {
            out += "    ";
        }
    }
    out += '\n';
}

} // namespace

std::string conversationUri(archive::Id id)
{
    return std::string(kUriStart) + std::to_string(id);
}

std::optional<archive::Id> conversationOfUri(std::string_view uri)
{
    if (uri.substr(0, kUriStart.size()) != kUriStart) {
        return std::nullopt;
    }
    const auto id = wholeNumber<archive::Id>(uri.substr(kUriStart.size()));
    return id && *id > 0 && conversationUri(*id) == uri ? id : std::nullopt;
}

Result<json> listConversations(const archive::Reader& reader, std::string_view cursor, std::size_t pageSize,
                               bool withTitles)
{
    const auto last = readCursor(cursor);
    if (!last && !cursor.empty()) {
        return fail(ErrorCode::InvalidArgument, "The cursor is none that was given. Leave it out to begin anew.");
    }
    const auto snapshot = archive::Snapshot::take(reader);
    if (!snapshot) {
        return tl::unexpected(snapshot.error());
    }
    const auto keys = archive::conversationKeys(reader, {});
    if (!keys) {
        return tl::unexpected(keys.error());
    }
    const std::size_t begin = last ? placeAfter(*keys, *last) : 0;
    const std::size_t end = std::min(keys->size(), begin + pageSize);
    std::vector<archive::Id> ids;
    for (std::size_t i = begin; i < end; ++i) {
        ids.push_back((*keys)[i].id);
    }
    const auto summaries = archive::conversationSummaries(reader, ids);
    if (!summaries) {
        return tl::unexpected(summaries.error());
    }
    json resources = json::array();
    for (const auto& summary : *summaries) {
        json resource = {{"uri", conversationUri(summary.id)},
                         {"name", nameOf(summary)},
                         {"description", descriptionOf(summary)},
                         {"mimeType", "text/plain"}};
        if (withTitles) {
            resource["title"] = nameOf(summary);
        }
        resources.push_back(std::move(resource));
    }
    json page = {{"resources", std::move(resources)}};
    if (end < keys->size()) {
        page["nextCursor"] = cursorAfter((*keys)[end - 1]);
    }
    return page;
}

json conversationTemplates(bool withTitles)
{
    json conversation = {
        {"uriTemplate", std::string(kUriStart) + "{id}"},
        {"name", "conversation"},
        {"description", "The transcript of one conversation, by the conversation_id that the tools give."},
        {"mimeType", "text/plain"}};
    if (withTitles) {
        conversation["title"] = "Conversation";
    }
    return {{"resourceTemplates", json::array({std::move(conversation)})}};
}

Result<std::string> conversationText(const archive::Reader& reader, archive::Id id, const std::stop_token& stop)
{
    const auto snapshot = archive::Snapshot::take(reader);
    if (!snapshot) {
        return tl::unexpected(snapshot.error());
    }
    const auto summary = archive::conversationSummary(reader, id);
    if (!summary) {
        return tl::unexpected(summary.error());
    }
    if (!*summary) {
        return fail(ErrorCode::NotFound, fmt::format("There is no conversation {}.", id));
    }
    std::string out = nameOf(**summary) + '\n' + descriptionOf(**summary) + "\n\n";
    const std::uint64_t total = (*summary)->turnCount;
    for (std::uint64_t next = 0; next < total;) {
        if (stop.stop_requested()) {
            return fail(ErrorCode::Cancelled, "Reading was stopped.");
        }
        const auto turns = archive::turnsOfConversation(reader, id, next, kTurnsAtATime);
        if (!turns) {
            return tl::unexpected(turns.error());
        }
        if (turns->empty()) {
            break;
        }
        for (const auto& turn : *turns) {
            if (out.size() > kLongestText) {
                return out +
                       fmt::format("[cut here: {} more turns, to be read with read_conversation]\n", total - next);
            }
            appendTurn(out, turn);
            ++next;
        }
    }
    return out;
}

} // namespace reminisce::mcp
