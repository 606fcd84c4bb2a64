// SPDX-License-Identifier: GPL-3.0-or-later
// Limitless (Pendant): lifelogs with contents; a blockquote is an utterance, headings are written by the program.
// Content may stand below a heading as its children. limitless.ai/developers, "Lifelogs".
#include "core/ingest/formats/formats.h"
#include "core/ingest/formats/listed_conversations.h"
#include "core/ingest/text_tools.h"

namespace reminisce::ingest {

namespace {

using nlohmann::json;

constexpr int kDeepestContent = 20;

const ListedShape& shape()
{
    static const ListedShape kShape{
        {"data/lifelogs/[]/", "lifelogs/[]/", "data/lifelog/", "lifelog/", "[]/", "data/[]/", ""},
        {"contents/[]"},
        {"title"},
        {"id"},
        {"startTime"},
        "limitless:"};
    return kShape;
}

int confidence(const Probe& probe)
{
    for (const std::string& base : shape().bases) {
        if (probe.hasJson(base + "contents/[]/content") &&
            (probe.hasJson(base + "contents/[]/startOffsetMs") || probe.hasJson(base + "contents/[]/startTime") ||
             probe.hasJson(base + "contents/[]/speakerName") || probe.hasJson(base + "contents/[]/type"))) {
            return 92;
        }
    }
    return probe.hasJson("data/lifelogs") || probe.hasJson("data/lifelog") ? 85 : 0;
}

Result<void> addContent(ReadSink& sink, const json& content, int depth)
{
    const std::string type = textOf(content, {"type"});
    ReadTurn turn;
    turn.text = textOf(content, {"content"});
    turn.speaker = textOf(content, {"speakerName"});
    turn.isOwner = textOf(content, {"speakerIdentifier"}) == "user" || isOwnerWord(turn.speaker);
    turn.startedAt = momentOf(content, {"startTime"});
    turn.endedAt = momentOf(content, {"endTime"});
    turn.startOffset = millisOf(content, {"startOffsetMs"});
    turn.endOffset = millisOf(content, {"endOffsetMs"});
    if (type.rfind("heading", 0) == 0) {
        sink.skip({0, shortened(turn.text), "a heading written by the program"});
    } else if (auto ok = addTurnOrSkip(sink, std::move(turn), "an entry without words"); !ok) {
        return ok;
    }
    const json* children = member(content, "children");
    if (children == nullptr || !children->is_array() || depth >= kDeepestContent) {
        return {};
    }
    for (const json& child : *children) {
        if (auto ok = addContent(sink, child, depth + 1); !ok) {
            return ok;
        }
    }
    return {};
}

Result<void> read(Input& input, ReadSink& sink, const ReadContext& /*context*/, const std::stop_token& stop)
{
    return readListed(
        input, sink, shape(), [&](json&& content, const ReadConversation&) { return addContent(sink, content, 0); },
        stop);
}

} // namespace

void addLimitlessReaders(Readers& readers)
{
    readers.push_back(std::make_unique<FunctionReader>("limitless-json", confidence, read));
}

} // namespace reminisce::ingest
