// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/formats/listed_conversations.h"

#include <algorithm>

#include "core/ingest/text_tools.h"

namespace reminisce::ingest {

namespace {

using nlohmann::json;
using Where = std::vector<std::string>;

struct Head
{
    ReadConversation conversation;
    std::size_t titleRank = SIZE_MAX;
    std::size_t idRank = SIZE_MAX;
    std::size_t dateRank = SIZE_MAX;
    bool entered = false;
};
using Heads = std::map<std::string, Head>;

std::size_t segments(const std::string& path)
{
    return static_cast<std::size_t>(std::count(path.begin(), path.end(), '/'));
}

enum class Part { Title, Id, Date };

void note(Head& head, Part part, std::size_t rank, const json& value, const std::string& idPrefix)
{
    const json holder = {{"v", value}};
    const std::string text = textOf(holder, {"v"});
    if (part == Part::Title && rank < head.titleRank && !text.empty()) {
        head.titleRank = rank;
        head.conversation.title = singleSpaced(text);
    } else if (part == Part::Id && rank < head.idRank && !text.empty()) {
        head.idRank = rank;
        head.conversation.externalId = idPrefix + text;
    } else if (part == Part::Date && rank < head.dateRank) {
        if (const auto moment = momentOf(holder, {"v"})) {
            head.dateRank = rank;
            head.conversation.startedAt = moment;
        }
    }
}

Result<Heads> headsOf(Input& input, const ListedShape& shape, std::vector<JsonPick> picks, const std::stop_token& stop)
{
    Heads heads;
    for (const std::string& base : shape.bases) {
        const std::size_t depth = segments(base);
        const auto addPicks = [&](Part part, const std::vector<std::string>& keys) {
            for (std::size_t rank = 0; rank < keys.size(); ++rank) {
                picks.push_back({base + keys[rank],
                                 [&heads, &shape, depth, part, rank](json&& value, const Where& where) -> Result<void> {
                                     note(heads[joinedPath(where, depth)], part, rank, value, shape.idPrefix);
                                     return {};
                                 }});
            }
        };
        addPicks(Part::Title, shape.titleKeys);
        addPicks(Part::Id, shape.idKeys);
        addPicks(Part::Date, shape.dateKeys);
    }
    if (auto ok = streamJson(input, picks, stop); !ok) {
        return tl::unexpected(ok.error());
    }
    return heads;
}

} // namespace

std::string joinedPath(const std::vector<std::string>& where, std::size_t count)
{
    std::string path;
    for (std::size_t i = 0; i < std::min(count, where.size()); ++i) {
        path += where[i];
        path += '/';
    }
    return path;
}

Result<void> readListed(Input& input, ReadSink& sink, const ListedShape& shape, const TakeItem& take,
                        const std::stop_token& stop, std::vector<JsonPick> withHeads)
{
    auto heads = headsOf(input, shape, std::move(withHeads), stop);
    if (!heads) {
        return tl::unexpected(heads.error());
    }
    std::string current = "?"; // no path looks like this
    std::vector<JsonPick> picks;
    for (const std::string& base : shape.bases) {
        const std::size_t depth = segments(base);
        for (const std::string& items : shape.items) {
            picks.push_back({base + items, [&, depth](json&& item, const Where& where) -> Result<void> {
                                 const std::string place = joinedPath(where, depth);
                                 Head& head = (*heads)[place];
                                 if (place != current) {
                                     current = place;
                                     head.entered = true;
                                     if (auto ok = sink.beginConversation(head.conversation); !ok) {
                                         return ok;
                                     }
                                 }
                                 return take(std::move(item), head.conversation);
                             }});
        }
    }
    if (auto ok = streamJson(input, picks, stop); !ok) {
        return ok;
    }
    bool any = false;
    for (const auto& [place, head] : *heads) {
        any = any || head.entered;
    }
    if (!any) {
        return failWithoutWords();
    }
    for (const auto& [place, head] : *heads) {
        // Keys of the document around the conversations are noted under their own place; they are no conversations.
        const bool conversation = !head.conversation.title.empty() || head.conversation.startedAt;
        if (!head.entered && conversation &&
            (shape.bases.size() == 1 || place.find_first_of("0123456789") != std::string::npos)) {
            sink.skip({0, head.conversation.title, "a conversation without words"});
        }
    }
    return {};
}

} // namespace reminisce::ingest
