// SPDX-License-Identifier: GPL-3.0-or-later
// Amazon Transcribe: items with seconds as strings; who spoke stands in a block of its own (speaker_labels), in the
// items (newer files), or follows from the channel (channel_labels). Also Call Analytics with milliseconds.
// docs.aws.amazon.com/transcribe/latest/dg: diarization-output-batch, channel-id-output-batch, tca-output-batch.
#include <map>

#include <fmt/format.h>

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
    const bool results = probe.hasJson("results/transcripts") || probe.hasJson("results/items") ||
                         probe.hasJson("results/speaker_labels") || probe.hasJson("results/channel_labels");
    if (results) {
        return probe.hasJson("results/channels") ? 0 : 92;
    }
    return probe.hasJson("jobName") && probe.hasJson("results") ? 80 : 0;
}

/// Who spoke at which start time, from the block apart.
struct Shape
{
    std::map<std::int64_t, std::string> speakerAt;                         ///< start of a word → label
    std::map<std::int64_t, std::pair<std::int64_t, std::string>> segments; ///< start → end, label
    std::uint64_t items = 0;
    std::uint64_t channels = 0;
    std::string transcript;

    [[nodiscard]] std::string speakerOf(std::int64_t start) const
    {
        if (const auto found = speakerAt.find(start); found != speakerAt.end()) {
            return found->second;
        }
        auto after = segments.upper_bound(start);
        if (after == segments.begin()) {
            return {};
        }
        --after;
        return start <= after->second.first ? after->second.second : std::string();
    }
};

Result<Shape> shapeOf(Input& input, const std::stop_token& stop)
{
    Shape shape;
    const auto segment = [&](json&& value, const Where&) -> Result<void> {
        const std::string label = textOf(value, {"speaker_label"});
        const auto start = secondsOf(value, {"start_time"});
        if (start) {
            shape.segments[*start] = {secondsOf(value, {"end_time"}).value_or(*start), label};
        }
        if (const json* items = member(value, "items"); items != nullptr && items->is_array()) {
            for (const json& item : *items) {
                const std::string own = textOf(item, {"speaker_label"});
                if (const auto at = secondsOf(item, {"start_time"})) {
                    shape.speakerAt[*at] = own.empty() ? label : own;
                }
            }
        }
        return {};
    };
    const auto item = [&](json&& /*value*/, const Where&) -> Result<void> {
        ++shape.items;
        return {};
    };
    const auto channel = [&](json&& /*value*/, const Where&) -> Result<void> {
        ++shape.channels;
        return {};
    };
    const auto transcript = [&](json&& value, const Where&) -> Result<void> {
        shape.transcript += value.is_string() ? value.get<std::string>() + " " : std::string();
        return {};
    };
    auto ok = streamJson(input,
                         {{"results/speaker_labels/segments/[]", segment},
                          {"results/items/[]", item},
                          {"results/channel_labels/channels/[]/channel_label", channel},
                          {"results/transcripts/[]/transcript", transcript}},
                         stop);
    if (!ok) {
        return tl::unexpected(ok.error());
    }
    return shape;
}

Result<void> addItem(WordJoiner& joiner, const json& item, const std::string& speaker)
{
    const json* alternatives = member(item, "alternatives");
    if (alternatives == nullptr || !alternatives->is_array() || alternatives->empty()) {
        return {};
    }
    const std::string text = textOf(alternatives->front(), {"content"});
    TimedWord word{text, speaker, secondsOf(item, {"start_time"}), secondsOf(item, {"end_time"})};
    word.attachesLeft = textOf(item, {"type"}) == "punctuation";
    return joiner.add(word);
}

Result<void> readChannels(Input& input, ReadSink& sink, const std::stop_token& stop)
{
    TurnSorter turns;
    WordJoiner joiner([&](ReadTurn turn) -> Result<void> {
        turns.add(std::move(turn));
        return {};
    });
    std::string channel;
    const auto take = [&](json&& item, const Where& where) -> Result<void> {
        if (where[3] != channel) {
            channel = where[3];
            (void)joiner.finishTurn();
        }
        const std::string label = textOf(item, {"channel_label"});
        return addItem(joiner, item, label.empty() ? fmt::format("ch_{}", channel) : label);
    };
    if (auto ok = streamJson(input, {{"results/channel_labels/channels/[]/items/[]", take}}, stop); !ok) {
        return ok;
    }
    (void)joiner.finishTurn();
    return turns.writeTo(sink);
}

Result<void> read(Input& input, ReadSink& sink, const ReadContext& /*context*/, const std::stop_token& stop)
{
    auto shape = shapeOf(input, stop);
    if (!shape) {
        return tl::unexpected(shape.error());
    }
    if (shape->channels > 0) {
        return readChannels(input, sink, stop);
    }
    if (shape->items == 0) {
        ReadTurn turn;
        turn.text = shape->transcript;
        return trimmed(turn.text).empty() ? failWithoutWords() : addTurnOrSkip(sink, std::move(turn), "");
    }
    WordJoiner joiner(sink);
    const auto take = [&](json&& item, const Where&) -> Result<void> {
        std::string speaker = textOf(item, {"speaker_label"});
        if (const auto start = secondsOf(item, {"start_time"}); start && speaker.empty()) {
            speaker = shape->speakerOf(*start);
        }
        return addItem(joiner, item, speaker);
    };
    if (auto ok = streamJson(input, {{"results/items/[]", take}}, stop); !ok) {
        return ok;
    }
    return joiner.finishTurn();
}

int callConfidence(const Probe& probe)
{
    if (probe.hasJson("Transcript/[]/Content") || probe.hasJson("Transcript/[]/BeginOffsetMillis")) {
        return 92;
    }
    return probe.hasJson("ConversationCharacteristics") && probe.hasJson("Participants") ? 80
                                                                                         : 0; // they may come first
}

Result<void> readCall(Input& input, ReadSink& sink, const ReadContext& /*context*/, const std::stop_token& stop)
{
    const auto take = [&](json&& value, const Where&) -> Result<void> {
        ReadTurn turn;
        turn.text = textOf(value, {"Content"});
        turn.speaker = textOf(value, {"ParticipantRole", "ParticipantId"});
        turn.startOffset = millisOf(value, {"BeginOffsetMillis"});
        turn.endOffset = millisOf(value, {"EndOffsetMillis"});
        return addTurnOrSkip(sink, std::move(turn), "an utterance without words");
    };
    return streamJson(input, {{"Transcript/[]", take}}, stop);
}

} // namespace

void addAwsTranscribeReaders(Readers& readers)
{
    readers.push_back(std::make_unique<FunctionReader>("aws-transcribe-json", confidence, read));
    readers.push_back(std::make_unique<FunctionReader>("aws-call-analytics-json", callConfidence, readCall));
}

} // namespace reminisce::ingest
