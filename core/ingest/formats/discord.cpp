// SPDX-License-Identifier: GPL-3.0-or-later
// Discord as DiscordChatExporter writes it in JSON (github.com/Tyrrrz/DiscordChatExporter, JsonMessageWriter).
#include <fmt/format.h>

#include "core/ingest/formats/chat_sink.h"
#include "core/ingest/formats/formats.h"
#include "core/ingest/formats/json_tools.h"
#include "core/ingest/formats/word_joiner.h"
#include "core/ingest/text_tools.h"

namespace reminisce::ingest {

namespace {

using nlohmann::json;
using Where = std::vector<std::string>;

int confidence(const Probe& probe)
{
    if (probe.hasJson("messages/[]/author/name") && probe.hasJson("messages/[]/content")) {
        return 92;
    }
    return probe.hasJson("guild/name") && probe.hasJson("channel/name") ? 90 : 0;
}

struct Shape
{
    ReadConversation conversation;
    bool newestFirst = false;
};

Result<Shape> shapeOf(Input& input, const std::stop_token& stop)
{
    Shape shape;
    std::string guild;
    std::string channel;
    std::optional<Moment> first;
    std::optional<Moment> last;
    const auto takeGuild = [&](json&& value, const Where&) -> Result<void> {
        guild = textOf(value, {"name"});
        return {};
    };
    const auto takeChannel = [&](json&& value, const Where&) -> Result<void> {
        channel = textOf(value, {"name"});
        const std::string id = textOf(value, {"id"});
        shape.conversation.externalId = id.empty() ? std::string() : "discord:" + id;
        return {};
    };
    const auto takeTime = [&](json&& value, const Where&) -> Result<void> {
        last = value.is_string() ? momentOfText(value.get<std::string>()) : std::nullopt;
        first = first ? first : last;
        return {};
    };
    auto ok =
        streamJson(input, {{"guild", takeGuild}, {"channel", takeChannel}, {"messages/[]/timestamp", takeTime}}, stop);
    if (!ok) {
        return tl::unexpected(ok.error());
    }
    shape.newestFirst = first && last && last->local < first->local;
    shape.conversation.title =
        guild.empty() || guild == "Direct Messages" ? channel : fmt::format("{} #{}", guild, channel);
    return shape;
}

bool isSpoken(const std::string& type)
{
    for (const std::string_view spoken :
         {"", "Default", "Reply", "ChatInputCommand", "ContextMenuCommand", "ThreadStarterMessage"}) {
        if (type == spoken) {
            return true;
        }
    }
    return false;
}

void reportParts(const json& message, ReadSink& sink)
{
    const auto each = [&](std::string_view list, const auto& report) {
        const json* parts = member(message, list);
        if (parts != nullptr && parts->is_array()) {
            for (const json& part : *parts) {
                report(part);
            }
        }
    };
    each("attachments", [&](const json& part) { sink.skip({0, textOf(part, {"fileName"}), "an attachment"}); });
    each("stickers", [&](const json& part) { sink.skip({0, textOf(part, {"name"}), "a sticker"}); });
    each("embeds", [&](const json& part) {
        sink.skip({0, shortened(textOf(part, {"title", "description", "url"})), "an embedded preview"});
    });
    each("reactions", [&](const json& part) {
        const json* emoji = member(part, "emoji");
        sink.skip({0,
                   fmt::format("{} ×{}", emoji != nullptr ? textOf(*emoji, {"name"}) : std::string(),
                               textOf(part, {"count"})),
                   "a reaction"});
    });
}

Result<void> read(Input& input, ReadSink& outer, const ReadContext& /*context*/, const std::stop_token& stop)
{
    ChatSink sink(outer);
    auto shape = shapeOf(input, stop);
    if (!shape) {
        return tl::unexpected(shape.error());
    }
    if (auto ok = sink.beginConversation(shape->conversation); !ok) {
        return ok;
    }
    TurnSorter turns;
    const auto take = [&](json&& message, const Where&) -> Result<void> {
        ReadTurn turn;
        turn.text = textOf(message, {"content"});
        if (const json* author = member(message, "author")) {
            turn.speaker = textOf(*author, {"nickname", "name"});
        }
        turn.startedAt = momentOf(message, {"timestamp"});
        if (const std::string id = textOf(message, {"id"}); !id.empty()) {
            turn.externalId = "discord:" + id;
        }
        reportParts(message, sink);
        if (!isSpoken(textOf(message, {"type"}))) {
            sink.skip({0, shortened(turn.text), "a service row"});
            return {};
        }
        if (shape->newestFirst && !trimmed(turn.text).empty()) {
            turns.add(std::move(turn));
            return {};
        }
        return addTurnOrSkip(sink, std::move(turn), "a message without text");
    };
    if (auto ok = streamJson(input, {{"messages/[]", take}}, stop); !ok) {
        return ok;
    }
    return turns.writeTo(sink);
}

} // namespace

void addDiscordReaders(Readers& readers)
{
    readers.push_back(std::make_unique<FunctionReader>("discord-json", confidence, read));
}

} // namespace reminisce::ingest
