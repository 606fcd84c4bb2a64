// SPDX-License-Identifier: GPL-3.0-or-later
// Matrix: Element's JSON export of a room ("messages") and answers of the client-server API ("chunk"). Names come from
// the members' events; a later edit replaces the text. spec.matrix.org, "Instant messaging".
#include <array>
#include <map>

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

constexpr std::array<std::string_view, 4> kLists = {"messages/[]", "chunk/[]", "events/[]", "[]"};

int confidence(const Probe& probe)
{
    for (const std::string_view list : kLists) {
        const std::string event(list);
        if (probe.hasJson(event + "/origin_server_ts") && probe.hasJson(event + "/sender")) {
            return 93;
        }
    }
    return probe.hasJson("room_name") && probe.hasJson("exported_by") ? 85 : 0;
}

struct Shape
{
    ReadConversation conversation;
    std::map<std::string, std::string> names; ///< user id → display name
    std::map<std::string, std::string> edits; ///< event id → latest text
    bool newestFirst = false;
};

const json* relationOf(const json& event)
{
    const json* content = member(event, "content");
    return content == nullptr ? nullptr : member(*content, "m.relates_to");
}

bool isEdit(const json& event)
{
    const json* relation = relationOf(event);
    return relation != nullptr && textOf(*relation, {"rel_type"}) == "m.replace";
}

std::vector<JsonPick> picksFor(const std::function<Result<void>(json&&, const Where&)>& take)
{
    std::vector<JsonPick> picks;
    picks.reserve(kLists.size());
    for (const std::string_view list : kLists) {
        picks.push_back({std::string(list), take});
    }
    return picks;
}

Result<Shape> shapeOf(Input& input, const std::stop_token& stop)
{
    Shape shape;
    std::optional<double> first;
    std::optional<double> last;
    auto picks = picksFor([&](json&& event, const Where&) -> Result<void> {
        if (const auto time = numberOf(event, "origin_server_ts")) {
            first = first ? first : time;
            last = time;
        }
        const json* content = member(event, "content");
        if (content == nullptr) {
            return {};
        }
        if (textOf(event, {"type"}) == "m.room.member" && textOf(*content, {"membership"}) == "join") {
            if (std::string name = textOf(*content, {"displayname"}); !name.empty()) {
                shape.names[textOf(event, {"state_key", "sender"})] = std::move(name);
            }
        }
        if (textOf(event, {"type"}) == "m.room.name") {
            shape.conversation.title = textOf(*content, {"name"});
        }
        if (isEdit(event)) {
            const json* fresh = member(*content, "m.new_content");
            shape.edits[textOf(*relationOf(event), {"event_id"})] =
                fresh != nullptr ? textOf(*fresh, {"body"}) : std::string();
        }
        return {};
    });
    picks.push_back({"room_name", [&](json&& value, const Where&) -> Result<void> {
                         shape.conversation.title = value.is_string() ? value.get<std::string>() : std::string();
                         return {};
                     }});
    if (auto ok = streamJson(input, picks, stop); !ok) {
        return tl::unexpected(ok.error());
    }
    shape.newestFirst = first && last && *last < *first;
    return shape;
}

/// The text without the quoted message that clients put before a reply ("> <@ann:example.org> …").
std::string withoutQuote(const json& event, std::string text)
{
    const json* relation = relationOf(event);
    if (relation == nullptr || member(*relation, "m.in_reply_to") == nullptr || text.rfind("> ", 0) != 0) {
        return text;
    }
    const std::size_t end = text.find("\n\n");
    return end == std::string::npos ? text : text.substr(end + 2);
}

Result<void> addEvent(const json& event, const Shape& shape, ReadSink& sink, TurnSorter& turns)
{
    const std::string type = textOf(event, {"type"});
    const std::string sender = textOf(event, {"sender"});
    const json* content = member(event, "content");
    if (type == "m.room.encrypted") {
        sink.skip({0, sender, "a message that was exported encrypted"});
        return {};
    }
    if (type == "m.reaction") {
        const json* relation = relationOf(event);
        sink.skip({0, fmt::format("{} {}", sender, relation != nullptr ? textOf(*relation, {"key"}) : std::string()),
                   "a reaction"});
        return {};
    }
    if (type != "m.room.message" || content == nullptr) {
        sink.skip({0, fmt::format("{} {}", sender, type), "a service row"});
        return {};
    }
    ReadTurn turn;
    turn.text = textOf(*content, {"body"});
    if (isEdit(event)) {
        sink.skip({0, shortened(turn.text), "an edit, its text stands in the edited message"});
        return {};
    }
    const std::string kind = textOf(*content, {"msgtype"});
    if (kind == "m.image" || kind == "m.file" || kind == "m.audio" || kind == "m.video" || kind == "m.location") {
        sink.skip({0, shortened(turn.text), "media without text"});
        return {};
    }
    const std::string id = textOf(event, {"event_id"});
    if (const auto edit = shape.edits.find(id); edit != shape.edits.end() && !edit->second.empty()) {
        turn.text = edit->second;
    }
    turn.text = withoutQuote(event, std::move(turn.text));
    const auto name = shape.names.find(sender);
    turn.speaker = name != shape.names.end() ? name->second : sender;
    turn.startedAt = momentOf(event, {"origin_server_ts"});
    turn.externalId = id;
    if (shape.newestFirst && !trimmed(turn.text).empty()) {
        turns.add(std::move(turn));
        return {};
    }
    return addTurnOrSkip(sink, std::move(turn), "a message that was deleted");
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
    auto ok = streamJson(
        input, picksFor([&](json&& event, const Where&) { return addEvent(event, *shape, sink, turns); }), stop);
    return ok ? turns.writeTo(sink) : ok;
}

} // namespace

void addMatrixReaders(Readers& readers)
{
    readers.push_back(std::make_unique<FunctionReader>("matrix-json", confidence, read));
}

} // namespace reminisce::ingest
