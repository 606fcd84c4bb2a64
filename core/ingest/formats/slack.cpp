// SPDX-License-Identifier: GPL-3.0-or-later
// Slack's export: a folder or zip with users.json, channels.json and channel/<day>.json. This file reads one day; the
// zip as a whole is read by containers/slack_export.cpp. slack.com/help, "Read Slack data exports".
#include "core/ingest/formats/slack.h"
#include "core/ingest/formats/chat_sink.h"

#include <algorithm>

#include <fmt/format.h>

#include "core/ingest/formats/formats.h"
#include "core/ingest/formats/json_tools.h"
#include "core/ingest/text_tools.h"

namespace reminisce::ingest {

namespace {

using nlohmann::json;
using Where = std::vector<std::string>;

int confidence(const Probe& probe)
{
    if (!probe.hasJson("[]/ts")) {
        return 0;
    }
    return probe.hasJson("[]/text") &&
                   (probe.hasJson("[]/user") || probe.hasJson("[]/subtype") || probe.hasJson("[]/type"))
               ? 90
               : 70;
}

/// What one pair of angle brackets stands for.
std::string linkText(std::string_view link, const SlackUsers& users)
{
    const std::size_t bar = link.find('|');
    const std::string_view target = link.substr(0, bar);
    const std::string label = bar == std::string_view::npos ? std::string() : withEntitiesDecoded(link.substr(bar + 1));
    if (target.rfind('@', 0) == 0) {
        return "@" + (label.empty() ? users.nameOf(std::string(target.substr(1))) : label);
    }
    if (target.rfind('#', 0) == 0) {
        return "#" + (label.empty() ? std::string(target.substr(1)) : label);
    }
    if (target.rfind('!', 0) == 0) {
        return label.empty() ? "@" + std::string(target.substr(1)) : label;
    }
    const std::string address = withEntitiesDecoded(target.rfind("mailto:", 0) == 0 ? target.substr(7) : target);
    return label.empty() || address.find(label) != std::string::npos ? address : fmt::format("{} ({})", label, address);
}

bool isSpoken(const std::string& subtype)
{
    for (const std::string_view spoken : {"", "me_message", "thread_broadcast", "reply_broadcast", "bot_message",
                                          "file_share", "file_comment", "slackbot_response", "document_mention"}) {
        if (subtype == spoken) {
            return true;
        }
    }
    return false;
}

std::string speakerOf(const json& message, const SlackUsers& users)
{
    std::string user = textOf(message, {"user"});
    if (const json* comment = member(message, "comment"); user.empty() && comment != nullptr) {
        user = textOf(*comment, {"user"});
    }
    std::string name = user.empty() ? std::string() : users.nameOf(user);
    if (name.empty() || name == user) {
        if (const json* profile = member(message, "user_profile")) {
            name = textOf(*profile, {"real_name", "display_name", "name"});
        }
    }
    if (name.empty()) {
        name = textOf(message, {"username"});
    }
    if (const json* profile = member(message, "bot_profile"); name.empty() && profile != nullptr) {
        name = textOf(*profile, {"name"});
    }
    return name.empty() ? (user.empty() ? textOf(message, {"bot_id"}) : user) : name;
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
    each("reactions", [&](const json& part) {
        sink.skip({0, fmt::format(":{}: ×{}", textOf(part, {"name"}), textOf(part, {"count"})), "a reaction"});
    });
    each("files", [&](const json& part) {
        sink.skip({0, shortened(textOf(part, {"title", "name", "id"})), "an attachment"});
    });
    each("attachments", [&](const json& part) {
        sink.skip({0, shortened(textOf(part, {"fallback", "title", "text", "from_url"})), "an embedded preview"});
    });
    if (const json* file = member(message, "file")) {
        sink.skip({0, shortened(textOf(*file, {"title", "name", "id"})), "an attachment"});
    }
}

Result<void> readDayFile(Input& input, ReadSink& outer, const ReadContext& context, const std::stop_token& stop)
{
    ChatSink sink(outer);
    // An unpacked export keeps users.json beside the channels' folders.
    SlackUsers users;
    const auto list = context.path.parent_path().parent_path() / "users.json";
    if (context.path.has_parent_path()) {
        if (auto file = Input::open(list)) {
            (void)users.add(*file, stop);
        }
    }
    ReadConversation conversation;
    const std::string channel = context.path.parent_path().filename().string();
    conversation.title = channel.empty() ? std::string() : "#" + channel;
    if (auto ok = sink.beginConversation(std::move(conversation)); !ok) {
        return ok;
    }
    return readSlackDay(input, sink, users, stop);
}

} // namespace

Result<void> SlackUsers::add(Input& input, const std::stop_token& stop)
{
    const auto take = [&](json&& user, const Where&) -> Result<void> {
        const json* profile = member(user, "profile");
        std::string name = profile != nullptr ? textOf(*profile, {"real_name"}) : std::string();
        name = name.empty() ? textOf(user, {"real_name"}) : name;
        if (name.empty() && profile != nullptr) {
            name = textOf(*profile, {"display_name"});
        }
        name = name.empty() ? textOf(user, {"name"}) : name;
        if (!name.empty()) {
            m_names[textOf(user, {"id"})] = std::move(name);
        }
        return {};
    };
    return streamJson(input, {{"[]", take}}, stop);
}

std::string SlackUsers::nameOf(const std::string& id) const
{
    if (id == "USLACKBOT") {
        return "Slackbot";
    }
    const auto found = m_names.find(id);
    return found == m_names.end() ? id : found->second;
}

std::string slackText(std::string_view text, const SlackUsers& users)
{
    std::string out;
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t open = text.find('<', at);
        const std::size_t close = open == std::string_view::npos ? open : text.find('>', open);
        if (close == std::string_view::npos) {
            break;
        }
        out += withEntitiesDecoded(text.substr(at, open - at));
        out += linkText(text.substr(open + 1, close - open - 1), users);
        at = close + 1;
    }
    return out + withEntitiesDecoded(text.substr(at));
}

Result<void> readSlackDay(Input& input, ReadSink& sink, const SlackUsers& users, const std::stop_token& stop)
{
    const auto take = [&](json&& message, const Where&) -> Result<void> {
        ReadTurn turn;
        turn.text = slackText(textOf(message, {"text"}), users);
        turn.speaker = speakerOf(message, users);
        turn.startedAt = momentOf(message, {"ts"});
        const std::string type = textOf(message, {"type"});
        const std::string subtype = textOf(message, {"subtype"});
        if ((!type.empty() && type != "message") || !isSpoken(subtype)) {
            sink.skip({0, shortened(turn.text.empty() ? turn.speaker : turn.text), "a service row"});
            return {};
        }
        reportParts(message, sink);
        return addTurnOrSkip(sink, std::move(turn), "a message without text");
    };
    return streamJson(input, {{"[]", take}}, stop);
}

void addSlackReaders(Readers& readers)
{
    readers.push_back(std::make_unique<FunctionReader>("slack-day-json", confidence, readDayFile));
}

} // namespace reminisce::ingest
