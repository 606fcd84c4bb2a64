// SPDX-License-Identifier: GPL-3.0-or-later
// AssemblyAI: utterances when speakers were told apart, else sentences, paragraphs or words. Times are milliseconds.
// assemblyai.com/docs/api-reference/transcripts.
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
    const bool service = probe.hasJson("acoustic_model") || probe.hasJson("language_model") ||
                         probe.hasJson("audio_url") || probe.hasJson("speech_model");
    if (service &&
        (probe.hasJson("text") || probe.hasJson("words") || probe.hasJson("utterances") || probe.hasJson("status"))) {
        return 92;
    }
    if (probe.hasJson("utterances/[]/text") && probe.hasJson("utterances/[]/start")) {
        return 78;
    }
    const bool words = probe.hasJson("words/[]/text") && probe.hasJson("words/[]/start");
    if (words && probe.hasJson("words/[]/confidence") && probe.hasJson("words/[]/speaker")) {
        return 78;
    }
    const bool sentences = probe.hasJson("sentences/[]/words") || probe.hasJson("paragraphs/[]/words");
    return sentences && (probe.hasJson("sentences/[]/start") || probe.hasJson("paragraphs/[]/start")) ? 72 : 0;
}

struct Shape
{
    std::uint64_t utterances = 0;
    std::uint64_t sentences = 0;
    std::uint64_t paragraphs = 0;
    std::uint64_t words = 0;
    std::string text;
    std::string error;
    std::string id;
};

Result<Shape> shapeOf(Input& input, const std::stop_token& stop)
{
    Shape shape;
    const auto count = [](std::uint64_t& counter) {
        return [&counter](json&& /*value*/, const Where&) -> Result<void> {
            ++counter;
            return {};
        };
    };
    const auto keep = [](std::string& target) {
        return [&target](json&& value, const Where&) -> Result<void> {
            target = value.is_string() ? value.get<std::string>() : std::string();
            return {};
        };
    };
    auto ok = streamJson(input,
                         {{"utterances/[]", count(shape.utterances)},
                          {"sentences/[]", count(shape.sentences)},
                          {"paragraphs/[]", count(shape.paragraphs)},
                          {"words/[]", count(shape.words)},
                          {"text", keep(shape.text)},
                          {"error", keep(shape.error)},
                          {"id", keep(shape.id)}},
                         stop);
    if (!ok) {
        return tl::unexpected(ok.error());
    }
    return shape;
}

std::string speakerOf(const json& value)
{
    std::string speaker = speakerLabel(value, "speaker");
    const std::string channel = textOf(value, {"channel"});
    return speaker.empty() && !channel.empty() ? fmt::format("Channel {}", channel) : speaker;
}

Result<void> readSegments(Input& input, ReadSink& sink, const std::string& list, const std::stop_token& stop)
{
    const auto take = [&](json&& value, const Where&) -> Result<void> {
        ReadTurn turn;
        turn.text = textOf(value, {"text"});
        turn.speaker = speakerOf(value);
        turn.startOffset = millisOf(value, {"start"});
        turn.endOffset = millisOf(value, {"end"});
        return addTurnOrSkip(sink, std::move(turn), "an utterance without words");
    };
    return streamJson(input, {{list, take}}, stop);
}

Result<void> read(Input& input, ReadSink& sink, const ReadContext& /*context*/, const std::stop_token& stop)
{
    auto shape = shapeOf(input, stop);
    if (!shape) {
        return tl::unexpected(shape.error());
    }
    for (const auto& [list, count] : {std::pair<std::string, std::uint64_t>{"utterances/[]", shape->utterances},
                                      {"sentences/[]", shape->sentences},
                                      {"paragraphs/[]", shape->paragraphs}}) {
        if (count > 0) {
            return readSegments(input, sink, list, stop);
        }
    }
    if (shape->words > 0) {
        WordJoiner joiner(sink);
        const auto take = [&](json&& value, const Where&) -> Result<void> {
            const std::string text = textOf(value, {"text"});
            const std::string speaker = speakerOf(value);
            return joiner.add({text, speaker, millisOf(value, {"start"}), millisOf(value, {"end"})});
        };
        if (auto ok = streamJson(input, {{"words/[]", take}}, stop); !ok) {
            return ok;
        }
        return joiner.finishTurn();
    }
    if (trimmed(shape->text).empty()) {
        if (!shape->error.empty()) {
            return fail(ErrorCode::DamagedInput,
                        "AssemblyAI could not transcribe this recording; the file only holds its "
                        "error. Transcribe the recording again.");
        }
        return failWithoutWords();
    }
    ReadTurn turn;
    turn.text = shape->text;
    return addTurnOrSkip(sink, std::move(turn), "");
}

} // namespace

void addAssemblyAiReaders(Readers& readers)
{
    readers.push_back(std::make_unique<FunctionReader>("assemblyai-json", confidence, read));
}

} // namespace reminisce::ingest
