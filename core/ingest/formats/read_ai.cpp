// SPDX-License-Identifier: GPL-3.0-or-later
// Read.ai's webhook report: transcript.speaker_blocks with times of an epoch (seconds, in newer reports milliseconds).
// support.read.ai, "Webhooks".
#include "core/ingest/formats/formats.h"
#include "core/ingest/formats/listed_conversations.h"

namespace reminisce::ingest {

namespace {

using nlohmann::json;

const ListedShape& shape()
{
    static const ListedShape kShape{{"", "[]/", "data/", "payload/", "body/"},
                                    {"transcript/speaker_blocks/[]", "speaker_blocks/[]"},
                                    {"title"},
                                    {"session_id", "id"},
                                    {"start_time", "start_time_ms"},
                                    "read.ai:"};
    return kShape;
}

int confidence(const Probe& probe)
{
    for (const std::string& base : shape().bases) {
        if (probe.hasJson(base + "transcript/speaker_blocks") || probe.hasJson(base + "speaker_blocks/[]/words")) {
            return 94;
        }
        if (probe.hasJson(base + "session_id") && probe.hasJson(base + "trigger")) {
            return 78; // a long summary may come first
        }
    }
    return 0;
}

Result<void> read(Input& input, ReadSink& sink, const ReadContext& /*context*/, const std::stop_token& stop)
{
    const auto take = [&](json&& block, const ReadConversation&) -> Result<void> {
        ReadTurn turn;
        turn.text = textOf(block, {"words", "text"});
        if (const json* speaker = member(block, "speaker"); speaker != nullptr && speaker->is_object()) {
            turn.speaker = textOf(*speaker, {"name", "email"});
        } else {
            turn.speaker = speakerLabel(block, "speaker");
        }
        turn.startedAt = momentOf(block, {"start_time"});
        turn.endedAt = momentOf(block, {"end_time"});
        if (!turn.startedAt) { // small numbers count from the start
            turn.startOffset = secondsOf(block, {"start_time"});
            turn.endOffset = secondsOf(block, {"end_time"});
        }
        return addTurnOrSkip(sink, std::move(turn), "a speaker's block without words");
    };
    return readListed(input, sink, shape(), take, stop);
}

} // namespace

void addReadAiReaders(Readers& readers)
{
    readers.push_back(std::make_unique<FunctionReader>("read-ai-json", confidence, read));
}

} // namespace reminisce::ingest
