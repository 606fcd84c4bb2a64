// SPDX-License-Identifier: GPL-3.0-or-later
// Telegram Desktop's JSON export: one chat, or all of them under chats.list. "text" is a string or a mixed list; "date"
// is the exporting computer's wall clock, "date_unixtime" the same in UTC, so both together give the offset.
// core.telegram.org/import-export.
#include <fmt/format.h>

#include "core/ingest/formats/chat_sink.h"
#include "core/ingest/formats/formats.h"
#include "core/ingest/formats/listed_conversations.h"
#include "core/ingest/text_tools.h"

namespace reminisce::ingest {

namespace {

using nlohmann::json;
using Where = std::vector<std::string>;

const ListedShape& shape()
{
    static const ListedShape kShape{
        {"", "chats/list/[]/", "left_chats/list/[]/", "list/[]/"}, {"messages/[]"}, {"name"}, {"id"}, {}, "telegram:"};
    return kShape;
}

int confidence(const Probe& probe)
{
    for (const std::string& base : shape().bases) {
        const std::string message = base + "messages/[]/";
        if (probe.hasJson(message + "date_unixtime") || probe.hasJson(message + "from_id") ||
            probe.hasJson(message + "text_entities") || probe.hasJson(message + "actor")) {
            return 92;
        }
        if (probe.hasJson(message + "from") && probe.hasJson(message + "text") && probe.hasJson(message + "type")) {
            return 84;
        }
    }
    const bool personal = probe.hasJson("personal_information/user_id") || probe.hasJson("contacts/list");
    return personal || probe.hasJson("chats/list") ? 82 : 0;
}

std::string messageText(const json& message)
{
    const json* text = member(message, "text");
    if (text == nullptr) {
        return {};
    }
    if (text->is_string()) {
        return text->get<std::string>();
    }
    std::string joined;
    if (text->is_array()) {
        for (const json& part : *text) {
            joined += part.is_string() ? part.get<std::string>() : textOf(part, {"text"});
        }
    }
    return joined;
}

/// Wall clock with the offset that follows from the UTC time beside it.
std::optional<Moment> sentAt(const json& message, std::string_view key)
{
    const auto unixTime = numberOf(message, std::string(key) + "_unixtime");
    const auto utc = unixTime ? momentOfEpoch(*unixTime) : std::nullopt;
    auto local = momentOfText(textOf(message, {key}));
    if (!local) {
        return utc;
    }
    if (utc && !local->utcOffsetMinutes) {
        const std::int64_t difference = local->local - utc->local;
        constexpr std::int64_t kQuarter = 15 * kMicrosPerMinute;
        if (difference % kQuarter == 0 && std::abs(difference) <= 14 * kMicrosPerHour) {
            local->utcOffsetMinutes = static_cast<int>(difference / kMicrosPerMinute);
        }
    }
    return local;
}

std::string reasonWithoutText(const json& message)
{
    if (const std::string kind = textOf(message, {"media_type"}); !kind.empty()) {
        return kind == "sticker"         ? "a sticker"
               : kind == "voice_message" ? "a voice message without text"
                                         : "media without text";
    }
    for (const auto& [key, reason] : {std::pair{"photo", "a photo without text"},
                                      {"file", "a file without text"},
                                      {"location_information", "a location"},
                                      {"contact_information", "a contact"},
                                      {"poll", "a poll"},
                                      {"game_title", "a game"},
                                      {"invoice_information", "an invoice"}}) {
        if (member(message, key) != nullptr) {
            return reason;
        }
    }
    return "a message without text";
}

void reportReactions(const json& message, ReadSink& sink)
{
    const json* reactions = member(message, "reactions");
    if (reactions == nullptr || !reactions->is_array()) {
        return;
    }
    for (const json& reaction : *reactions) {
        sink.skip(
            {0, fmt::format("{} ×{}", textOf(reaction, {"emoji", "type"}), textOf(reaction, {"count"})), "a reaction"});
    }
}

Result<void> addMessage(ReadSink& sink, const json& message, const ReadConversation& chat, const std::string& owner)
{
    const std::string type = textOf(message, {"type"});
    if (type == "service") {
        sink.skip({0, fmt::format("{} {}", textOf(message, {"actor"}), textOf(message, {"action"})), "a service row"});
        return {};
    }
    ReadTurn turn;
    turn.text = messageText(message);
    turn.speaker = textOf(message, {"from"});
    const std::string from = textOf(message, {"from_id"});
    turn.isOwner = !owner.empty() && (from == owner || from == "user" + owner);
    turn.startedAt = sentAt(message, "date");
    const std::string id = textOf(message, {"id"});
    if (!id.empty()) {
        turn.externalId = chat.externalId.empty() ? "telegram:" + id : fmt::format("{}/{}", chat.externalId, id);
    }
    reportReactions(message, sink);
    if (trimmed(turn.text).empty()) {
        const json* poll = member(message, "poll");
        sink.skip(
            {0, poll != nullptr ? shortened(textOf(*poll, {"question"})) : turn.speaker, reasonWithoutText(message)});
        return {};
    }
    return addTurnOrSkip(sink, std::move(turn), "");
}

Result<void> read(Input& input, ReadSink& outer, const ReadContext& /*context*/, const std::stop_token& stop)
{
    ChatSink sink(outer);
    std::string owner;
    const auto takeOwner = [&](json&& value, const Where&) -> Result<void> {
        const json holder = {{"v", std::move(value)}};
        owner = textOf(holder, {"v"});
        return {};
    };
    const auto take = [&](json&& message, const ReadConversation& chat) {
        return addMessage(sink, message, chat, owner);
    };
    return readListed(input, sink, shape(), take, stop, {{"personal_information/user_id", takeOwner}});
}

} // namespace

void addTelegramReaders(Readers& readers)
{
    readers.push_back(std::make_unique<FunctionReader>("telegram-json", confidence, read));
}

} // namespace reminisce::ingest
