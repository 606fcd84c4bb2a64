// SPDX-License-Identifier: GPL-3.0-or-later
// Omi: conversations (formerly memories) with transcript_segments in seconds from started_at; is_user marks the owner.
// docs.omi.me, "Memory creation webhook" and "Export".
#include "core/ingest/formats/formats.h"
#include "core/ingest/formats/listed_conversations.h"
#include "core/ingest/formats/speaker_labels.h"

namespace reminisce::ingest {

namespace {

using nlohmann::json;

const ListedShape& shape()
{
    static const ListedShape kShape{
        {"", "[]/", "conversations/[]/", "memories/[]/", "data/[]/", "memory/", "conversation/"},
        {"transcript_segments/[]"},
        {"structured/title", "title"},
        {"id"},
        {"started_at", "created_at"},
        "omi:"};
    return kShape;
}

int confidence(const Probe& probe)
{
    for (const std::string& base : shape().bases) {
        if (probe.hasJson(base + "transcript_segments")) {
            return 92;
        }
    }
    return 0;
}

Result<void> read(Input& input, ReadSink& sink, const ReadContext& /*context*/, const std::stop_token& stop)
{
    const auto take = [&](json&& segment, const ReadConversation&) -> Result<void> {
        ReadTurn turn;
        turn.text = textOf(segment, {"text"});
        turn.speaker = textOf(segment, {"speaker_name", "person_name"});
        if (turn.speaker.empty()) {
            turn.speaker = speakerLabel(segment, "speaker");
        }
        turn.isOwner = isTrue(segment, "is_user");
        if (turn.isOwner && isSpeakerLabel(turn.speaker)) {
            turn.speaker.clear(); // "SPEAKER_00" must not become another name of the owner
        }
        turn.startOffset = secondsOf(segment, {"start"});
        turn.endOffset = secondsOf(segment, {"end"});
        turn.externalId = textOf(segment, {"id"});
        return addTurnOrSkip(sink, std::move(turn), "a segment without words");
    };
    return readListed(input, sink, shape(), take, stop);
}

} // namespace

void addOmiReaders(Readers& readers)
{
    readers.push_back(std::make_unique<FunctionReader>("omi-json", confidence, read));
}

} // namespace reminisce::ingest
