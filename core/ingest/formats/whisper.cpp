// SPDX-License-Identifier: GPL-3.0-or-later
// Whisper and its relatives: OpenAI's JSON and verbose_json, whisper-timestamped, WhisperX (speaker, words with score),
// lists of segments alone, pipelines of transformers (chunks, and speakers beside them, with "timestamp": [start,
// end]); and whisper.cpp with offsets in milliseconds.
#include <fmt/format.h>

#include "core/ingest/formats/formats.h"
#include "core/ingest/formats/json_tools.h"
#include "core/ingest/formats/word_joiner.h"
#include "core/ingest/text_tools.h"

namespace reminisce::ingest {

namespace {

using nlohmann::json;
using Where = std::vector<std::string>;

bool hasSegments(const Probe& probe, std::string_view list)
{
    const std::string path(list);
    return probe.hasJson(path + "/start") && probe.hasJson(path + "/end") && probe.hasJson(path + "/text");
}

int whisperXConfidence(const Probe& probe)
{
    if (!hasSegments(probe, "segments/[]")) {
        return 0;
    }
    const bool diarized = probe.hasJson("segments/[]/speaker") || probe.hasJson("segments/[]/words/[]/speaker");
    return diarized || probe.hasJson("segments/[]/words/[]/score") || probe.hasJson("word_segments") ? 88 : 0;
}

int whisperConfidence(const Probe& probe)
{
    if (hasSegments(probe, "segments/[]")) {
        return 84;
    }
    if (hasSegments(probe, "[]") && !probe.hasJson("[]/datetime")) {
        return 66;
    }
    if (probe.hasJson("words/[]/word") && probe.hasJson("words/[]/start") && probe.hasJson("text")) {
        return 70;
    }
    if (probe.hasJson("chunks/[]/timestamp") && probe.hasJson("chunks/[]/text")) {
        return 82;
    }
    if (probe.hasJson("text") && (probe.hasJson("language") || probe.hasJson("task") || probe.hasJson("segments"))) {
        return 64;
    }
    return probe.hasJson("text") && probe.jsonPaths.size() == 1 ? 45
                                                                : 0; // the whole text comes first and fills the head
}

/// What a first pass finds out: which of the lists is to be used.
struct WhisperShape
{
    std::uint64_t speakers = 0;
    std::uint64_t segments = 0;
    std::uint64_t words = 0;
    std::string text;
};

ReadTurn turnOfSegment(const json& segment)
{
    ReadTurn turn;
    turn.speaker = speakerLabel(segment, "speaker");
    if (const json* named = member(segment, "speaker"); named != nullptr && named->is_object()) {
        turn.speaker = textOf(*named, {"name", "label", "id"});
    }
    turn.text = textOf(segment, {"text", "body"});
    turn.startOffset = secondsOf(segment, {"start", "startTime"});
    turn.endOffset = secondsOf(segment, {"end", "endTime"});
    if (const json* times = member(segment, "timestamp"); times != nullptr && times->is_array() && times->size() == 2) {
        const json range = {{"start", times->front()}, {"end", times->back()}};
        turn.startOffset = secondsOf(range, {"start"});
        turn.endOffset = secondsOf(range, {"end"});
    }
    if (const json* words = member(segment, "words"); words != nullptr && words->is_array() && !words->empty()) {
        // WhisperX leaves times and speaker out where it could not align; the words may still have them.
        for (const json& word : *words) {
            turn.startOffset = turn.startOffset ? turn.startOffset : secondsOf(word, {"start"});
            turn.speaker = turn.speaker.empty() ? speakerLabel(word, "speaker") : turn.speaker;
        }
        turn.endOffset = turn.endOffset ? turn.endOffset : secondsOf(words->back(), {"end"});
    }
    return turn;
}

Result<WhisperShape> shapeOf(Input& input, const std::stop_token& stop)
{
    WhisperShape shape;
    const auto segment = [&](json&& /*value*/, const Where&) -> Result<void> {
        ++shape.segments;
        return {};
    };
    const auto word = [&](json&& /*value*/, const Where&) -> Result<void> {
        ++shape.words;
        return {};
    };
    const auto text = [&](json&& value, const Where&) -> Result<void> {
        shape.text = value.is_string() ? value.get<std::string>() : std::string();
        return {};
    };
    const auto speaker = [&](json&& value, const Where&) -> Result<void> {
        shape.speakers += value.is_object() && value.contains("text") ? 1 : 0;
        return {};
    };
    auto ok = streamJson(input,
                         {{"segments/[]", segment},
                          {"chunks/[]", segment},
                          {"[]", segment},
                          {"speakers/[]", speaker},
                          {"words/[]", word},
                          {"text", text}},
                         stop);
    if (!ok) {
        return tl::unexpected(ok.error());
    }
    return shape;
}

Result<void> readWhisper(Input& input, ReadSink& sink, const ReadContext& /*context*/, const std::stop_token& stop)
{
    auto shape = shapeOf(input, stop);
    if (!shape) {
        return tl::unexpected(shape.error());
    }
    if (shape->speakers > 0 || shape->segments > 0) {
        const auto take = [&](json&& value, const Where&) -> Result<void> {
            return addTurnOrSkip(sink, turnOfSegment(value), "a segment without words");
        };
        if (shape->speakers > 0) { // the same words as in the chunks, with who said them
            return streamJson(input, {{"speakers/[]", take}}, stop);
        }
        return streamJson(input, {{"segments/[]", take}, {"chunks/[]", take}, {"[]", take}}, stop);
    }
    if (shape->words > 0) {
        WordJoiner joiner(sink);
        const auto take = [&](json&& value, const Where&) -> Result<void> {
            const std::string text = textOf(value, {"word", "text"});
            const std::string speaker = speakerLabel(value, "speaker");
            return joiner.add({text, speaker, secondsOf(value, {"start"}), secondsOf(value, {"end"})});
        };
        if (auto ok = streamJson(input, {{"words/[]", take}}, stop); !ok) {
            return ok;
        }
        return joiner.finishTurn();
    }
    if (trimmed(shape->text).empty()) {
        return failWithoutWords();
    }
    ReadTurn turn;
    turn.text = shape->text;
    return addTurnOrSkip(sink, std::move(turn), "");
}

int whisperCppConfidence(const Probe& probe)
{
    if (!probe.hasJson("transcription/[]/text")) {
        return probe.hasJson("transcription") && probe.hasJson("systeminfo") ? 80 : 0;
    }
    return probe.hasJson("transcription/[]/offsets") || probe.hasJson("transcription/[]/timestamps") ? 92 : 60;
}

Result<void> readWhisperCpp(Input& input, ReadSink& sink, const ReadContext& /*context*/, const std::stop_token& stop)
{
    const auto take = [&](json&& value, const Where&) -> Result<void> {
        ReadTurn turn;
        turn.text = textOf(value, {"text"});
        turn.speaker = speakerLabel(value, "speaker");
        if (turn.speaker == "?") { // what stereo diarization writes when both channels are as loud
            turn.speaker.clear();
        }
        if (const json* offsets = member(value, "offsets")) {
            turn.startOffset = millisOf(*offsets, {"from"});
            turn.endOffset = millisOf(*offsets, {"to"});
        } else if (const json* stamps = member(value, "timestamps")) {
            turn.startOffset = parseClock(textOf(*stamps, {"from"}));
            turn.endOffset = parseClock(textOf(*stamps, {"to"}));
        }
        return addTurnOrSkip(sink, std::move(turn), "a segment without words");
    };
    return streamJson(input, {{"transcription/[]", take}}, stop);
}

} // namespace

void addWhisperReaders(Readers& readers)
{
    readers.push_back(std::make_unique<FunctionReader>("whisperx-json", whisperXConfidence, readWhisper));
    readers.push_back(std::make_unique<FunctionReader>("whisper-json", whisperConfidence, readWhisper));
    readers.push_back(std::make_unique<FunctionReader>("whisper-cpp-json", whisperCppConfidence, readWhisperCpp));
}

} // namespace reminisce::ingest
