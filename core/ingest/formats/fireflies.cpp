// SPDX-License-Identifier: GPL-3.0-or-later
// Fireflies: the transcript as the API gives it (docs.fireflies.ai/schema/transcript), optionally wrapped in "data",
// and the list of sentences that the program downloads. Times are seconds, in the download also "mm:ss".
#include "core/ingest/formats/formats.h"
#include "core/ingest/formats/listed_conversations.h"
#include "core/ingest/text_tools.h"

namespace reminisce::ingest {

namespace {

using nlohmann::json;

const ListedShape& shape()
{
    static const ListedShape kShape{
        {"", "data/transcript/", "transcript/", "data/transcripts/[]/", "transcripts/[]/", "[]/"},
        {"sentences/[]"},
        {"title", "meeting_title"},
        {"id", "transcript_id"},
        {"dateString", "date"},
        "fireflies:"};
    return kShape;
}

int confidence(const Probe& probe)
{
    for (const std::string& base : shape().bases) {
        if (probe.hasJson(base + "sentences/[]/speaker_name") || probe.hasJson(base + "sentences/[]/raw_text")) {
            return 92;
        }
        if (probe.hasJson(base + "sentences/[]/start_time") && probe.hasJson(base + "sentences/[]/text")) {
            return 80;
        }
    }
    return probe.hasJson("[]/sentence") && (probe.hasJson("[]/startTime") || probe.hasJson("[]/speaker_name")) ? 88 : 0;
}

std::optional<std::int64_t> timeOf(const json& sentence, std::initializer_list<std::string_view> keys)
{
    if (auto seconds = secondsOf(sentence, keys)) {
        return seconds;
    }
    return parseClock(textOf(sentence, keys));
}

Result<void> addSentence(ReadSink& sink, const json& sentence)
{
    ReadTurn turn;
    turn.text = textOf(sentence, {"text", "sentence", "raw_text"});
    turn.speaker = textOf(sentence, {"speaker_name", "speakerName"});
    if (turn.speaker.empty()) {
        turn.speaker = speakerLabel(sentence, "speaker_id");
    }
    turn.startOffset = timeOf(sentence, {"start_time", "startTime"});
    turn.endOffset = timeOf(sentence, {"end_time", "endTime"});
    return addTurnOrSkip(sink, std::move(turn), "a sentence without words");
}

Result<void> read(Input& input, ReadSink& sink, const ReadContext& /*context*/, const std::stop_token& stop)
{
    std::uint64_t bare = 0;
    const auto count = [&](json&& value, const std::vector<std::string>&) -> Result<void> {
        bare += value.is_string() ? 1 : 0;
        return {};
    };
    if (auto ok = streamJson(input, {{"[]/sentence", count}}, stop); !ok) {
        return ok;
    }
    if (bare > 0) {
        const auto take = [&](json&& value, const std::vector<std::string>&) { return addSentence(sink, value); };
        return streamJson(input, {{"[]", take}}, stop);
    }
    return readListed(
        input, sink, shape(), [&](json&& sentence, const ReadConversation&) { return addSentence(sink, sentence); },
        stop);
}

} // namespace

void addFirefliesReaders(Readers& readers)
{
    readers.push_back(std::make_unique<FunctionReader>("fireflies-json", confidence, read));
}

} // namespace reminisce::ingest
