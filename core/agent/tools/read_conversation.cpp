// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/core.h>

#include "core/agent/tools/passage_filter.h"
#include "core/agent/tools/tools.h"
#include "core/archive/chunks.h"
#include "core/archive/conversations.h"
#include "core/archive/turns.h"

namespace reminisce::agent {
namespace {

using nlohmann::json;

constexpr std::int64_t kMostTurns = 200;

/// Whether the run may see the conversation at all, and which of its chunks.
Result<std::vector<Evidence>> visibleChunks(archive::Id conversation, const ToolContext& context)
{
    archive::Filter only;
    only.conversation = conversation;
    const Confined confined = confine(context.scope, only);
    std::vector<Evidence> visible;
    if (confined.nothing) {
        return visible;
    }
    auto ids = archive::chunkIds(context.knowledge.reader(), confined.filter);
    if (!ids) {
        return tl::unexpected(ids.error());
    }
    auto loaded = context.knowledge.passages(*ids);
    if (!loaded) {
        return loaded;
    }
    for (auto& passage : *loaded) {
        if (passes(confined, passage)) {
            visible.push_back(std::move(passage));
        }
    }
    return visible;
}

const Evidence* chunkOf(const std::vector<Evidence>& chunks, archive::Id turn)
{
    for (const auto& chunk : chunks) {
        for (const auto& known : chunk.turns) {
            if (known.turnId == turn) {
                return &chunk;
            }
        }
    }
    return nullptr;
}

Result<ToolResult> run(const json& arguments, ToolContext& context)
{
    const auto id = arguments["conversation_id"].get<archive::Id>();
    auto summary = archive::conversationSummary(context.knowledge.reader(), id);
    if (!summary) {
        return tl::unexpected(summary.error());
    }
    auto chunks = visibleChunks(id, context);
    if (!chunks) {
        return tl::unexpected(chunks.error());
    }
    if (!*summary || chunks->empty()) {
        return fail(
            ErrorCode::NotFound,
            fmt::format("There is no conversation {} here. Use the conversation_id of a passage that was found.", id));
    }
    const auto total = static_cast<std::int64_t>((*summary)->turnCount);
    const auto from = arguments["from_turn"].get<std::int64_t>();
    const auto to = std::min({arguments.value("to_turn", from + kMostTurns - 1), total, from + kMostTurns - 1});
    if (from > total || to < from) {
        return fail(ErrorCode::InvalidArgument, fmt::format("The conversation has turns 1 to {}.", total));
    }
    auto turns = archive::turnsOfConversation(context.knowledge.reader(), id, static_cast<std::uint64_t>(from - 1),
                                              static_cast<std::size_t>(to - from + 1));
    if (!turns) {
        return tl::unexpected(turns.error());
    }
    ToolResult result;
    result.itemsName = "turns";
    result.head = {{"conversation_id", id}, {"time", shownTime((*summary)->start)}, {"total_turns", total}};
    if (!(*summary)->title.empty()) {
        result.head["title"] = (*summary)->title;
    }
    for (const auto& turn : *turns) {
        const Evidence* chunk = chunkOf(*chunks, turn.id);
        if (chunk == nullptr) {
            continue; // outside of the scope
        }
        result.items.push_back(
            {{"id", chunk->chunkId}, {"turn", turn.ordinal + 1}, {"speaker", turn.speaker}, {"text", turn.text}});
        if (result.evidence.empty() || result.evidence.back().chunkId != chunk->chunkId) {
            result.evidence.push_back(*chunk);
        }
    }
    result.count = static_cast<int>(result.items.size());
    result.summary = fmt::format("{} of {} turns", result.count, total);
    return result;
}

} // namespace

Tool readConversationTool()
{
    return {
        "read_conversation",
        "Reads the transcript of one conversation, or some of its turns: for what was said before and after a passage.",
        {{"type", "object"},
         {"properties",
          {{"conversation_id", {{"type", "integer"}, {"minimum", 1}, {"description", "As given with a passage."}}},
           {"from_turn",
            {{"type", "integer"}, {"minimum", 1}, {"default", 1}, {"description", "First turn, counted from 1."}}},
           {"to_turn",
            {{"type", "integer"}, {"minimum", 1}, {"description", "Last turn; at most 200 turns are given."}}}}},
         {"required", {"conversation_id"}}},
        &run};
}

} // namespace reminisce::agent
