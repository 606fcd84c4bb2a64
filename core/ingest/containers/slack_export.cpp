// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/containers/slack_export.h"

#include <algorithm>
#include <map>
#include <memory>
#include <optional>

#include <fmt/format.h>

#include "core/ingest/containers/entry_content.h"
#include "core/ingest/formats/chat_sink.h"
#include "core/ingest/formats/json_tools.h"
#include "core/ingest/formats/slack.h"

namespace reminisce::ingest {

namespace {

using nlohmann::json;

struct DayName
{
    std::string channel;
    std::string day;
};

/// "general/2016-01-14.json", optionally within a folder around the whole export.
std::optional<DayName> dayName(const std::string& name)
{
    const std::filesystem::path path(name);
    const std::string day = path.stem().string();
    const std::string channel = path.parent_path().filename().string();
    const bool date =
        day.size() == 10 && day[4] == '-' && day[7] == '-' && day.find_first_not_of("0123456789-") == std::string::npos;
    return path.extension() == ".json" && date && !channel.empty() ? std::optional(DayName{channel, day})
                                                                   : std::nullopt;
}

bool isList(const std::string& name)
{
    const std::string file = std::filesystem::path(name).filename().string();
    return file == "channels.json" || file == "groups.json" || file == "dms.json" || file == "mpims.json";
}

/// Everything of the export that is needed before the first message can be read.
struct Workspace
{
    SlackUsers users;
    std::map<std::string, ReadConversation> channels; ///< by folder
    /// Days by channel and date; large ones lie in private files.
    std::map<std::string, std::map<std::string, EntryContent>> days;
};

Result<void> addChannels(Input& input, std::map<std::string, std::vector<std::string>>& members, Workspace& workspace,
                         const std::stop_token& stop)
{
    const auto take = [&](json&& channel, const std::vector<std::string>&) -> Result<void> {
        const std::string id = textOf(channel, {"id"});
        const std::string name = textOf(channel, {"name"});
        ReadConversation conversation;
        conversation.externalId = id.empty() ? std::string() : "slack:" + id;
        conversation.title = name.empty() ? std::string() : "#" + name;
        const std::string folder = name.empty() ? id : name;
        if (const json* people = member(channel, "members"); name.empty() && people != nullptr && people->is_array()) {
            for (const json& person : *people) {
                members[folder].push_back(person.is_string() ? person.get<std::string>() : std::string());
            }
        }
        workspace.channels[folder] = std::move(conversation);
        return {};
    };
    return streamJson(input, {{"[]", take}}, stop);
}

Result<void> takeEntry(ContainerEntry& entry, Workspace& workspace,
                       std::map<std::string, std::vector<std::string>>& members, ReadSink& sink,
                       const std::stop_token& stop)
{
    const auto day = dayName(entry.name());
    const bool users = std::filesystem::path(entry.name()).filename() == "users.json";
    if (!day && !users && !isList(entry.name())) {
        sink.skip({0, entry.name(), "a file of the export without messages"});
        return {};
    }
    auto content = EntryContent::take(entry, {});
    if (!content) {
        return tl::unexpected(content.error());
    }
    if (day) {
        workspace.days[day->channel].insert_or_assign(day->day, std::move(*content));
        return {};
    }
    auto input = content->open(entry.name());
    if (!input) {
        return tl::unexpected(input.error());
    }
    auto read = users ? workspace.users.add(*input, stop) : addChannels(*input, members, workspace, stop);
    if (!read && read.error().code == ErrorCode::DamagedInput) {
        sink.skip({0, entry.name(), "a list that is broken"});
        return {};
    }
    return read;
}

Result<void> readChannel(const std::string& folder, std::map<std::string, EntryContent>& days, Workspace& workspace,
                         ReadSink& sink, const std::stop_token& stop)
{
    ReadConversation conversation = workspace.channels[folder];
    if (conversation.title.empty()) {
        conversation.title = "#" + folder;
    }
    if (auto ok = sink.beginConversation(std::move(conversation)); !ok) {
        return ok;
    }
    for (auto& [day, content] : days) {
        auto input = content.open(day + ".json");
        if (!input) {
            return tl::unexpected(input.error());
        }
        auto ok = readSlackDay(*input, sink, workspace.users, stop);
        if (!ok && ok.error().code == ErrorCode::DamagedInput) {
            sink.skip({0, fmt::format("{}/{}.json", folder, day), ok.error().message});
        } else if (!ok) {
            return ok;
        }
    }
    return {};
}

} // namespace

bool looksLikeSlackExport(const std::vector<std::string>& names)
{
    const bool users = std::any_of(names.begin(), names.end(), [](const std::string& name) {
        return std::filesystem::path(name).filename() == "users.json";
    });
    const bool lists = std::any_of(names.begin(), names.end(), isList);
    const bool days =
        std::any_of(names.begin(), names.end(), [](const std::string& name) { return dayName(name).has_value(); });
    return days && (users || lists);
}

Result<void> readSlackExport(const ContainerBytes& bytes, ReadSink& outer, const std::stop_token& stop)
{
    ChatSink sink(outer);
    Workspace workspace;
    std::map<std::string, std::vector<std::string>> members;
    ContainerBudget budget;
    auto walked = walkZip(
        bytes, budget, [&](ContainerEntry& entry) { return takeEntry(entry, workspace, members, sink, stop); }, stop);
    if (!walked) {
        return walked;
    }
    for (auto& [folder, people] : members) { // direct messages have no name but people
        std::string title;
        for (const std::string& person : people) {
            title += title.empty() ? "" : ", ";
            title += workspace.users.nameOf(person);
        }
        workspace.channels[folder].title = std::move(title);
    }
    for (auto& [folder, days] : workspace.days) {
        if (auto ok = readChannel(folder, days, workspace, sink, stop); !ok) {
            return ok;
        }
    }
    return {};
}

} // namespace reminisce::ingest
