// SPDX-License-Identifier: GPL-3.0-or-later
// Deepgram's answer for a recording: utterances when asked for, else paragraphs, else the words of each channel.
// Times are seconds. developers.deepgram.com/docs/utterances, …/paragraphs.
#include <fmt/format.h>

#include "core/ingest/formats/formats.h"
#include "core/ingest/formats/json_tools.h"
#include "core/ingest/formats/word_joiner.h"
#include "core/ingest/text_tools.h"

namespace reminisce::ingest {

namespace {

using nlohmann::json;
using Where = std::vector<std::string>;

constexpr std::string_view kAlternative = "results/channels/[]/alternatives/[]/";

int confidence(const Probe& probe)
{
    if (probe.hasJson("results/channels/[]/alternatives") || probe.hasJson("results/utterances/[]/transcript")) {
        return 92;
    }
    return probe.hasJson("metadata/request_id") && probe.hasJson("metadata/model_info") ? 75 : 0;
}

struct Shape
{
    std::uint64_t utterances = 0;
    std::uint64_t paragraphs = 0;
    std::uint64_t words = 0;
    std::size_t channels = 1;
    std::optional<Moment> created;
    std::vector<std::string> transcripts; ///< of the first alternatives, for answers without words
};

Result<Shape> shapeOf(Input& input, ReadSink& sink, const std::stop_token& stop)
{
    Shape shape;
    const std::string base(kAlternative);
    const auto count = [](std::uint64_t& counter) {
        return [&counter](json&& /*value*/, const Where&) -> Result<void> {
            ++counter;
            return {};
        };
    };
    const auto transcript = [&](json&& value, const Where& where) -> Result<void> {
        const std::string text = value.is_string() ? value.get<std::string>() : std::string();
        if (where[4] == "0") {
            shape.transcripts.push_back(text);
        } else if (!text.empty()) {
            sink.skip({0, shortened(text), "a second-best hearing of the same words"});
        }
        shape.channels = std::max<std::size_t>(shape.channels, std::strtoul(where[2].c_str(), nullptr, 10) + 1);
        return {};
    };
    const auto created = [&](json&& value, const Where&) -> Result<void> {
        shape.created = value.is_string() ? momentOfText(value.get<std::string>()) : std::nullopt;
        return {};
    };
    auto ok = streamJson(input,
                         {{"metadata/created", created},
                          {"results/utterances/[]", count(shape.utterances)},
                          {base + "transcript", transcript},
                          {base + "paragraphs/paragraphs/[]", count(shape.paragraphs)},
                          {base + "words/[]", count(shape.words)}},
                         stop);
    if (!ok) {
        return tl::unexpected(ok.error());
    }
    return shape;
}

std::string speakerOf(const json& value, const Shape& shape, const std::string& channel)
{
    std::string speaker = speakerLabel(value, "speaker");
    return speaker.empty() && shape.channels > 1 && !channel.empty() ? fmt::format("Channel {}", channel) : speaker;
}

Result<void> readUtterances(Input& input, ReadSink& sink, const Shape& shape, const std::stop_token& stop)
{
    TurnSorter turns;
    const auto take = [&](json&& value, const Where&) -> Result<void> {
        ReadTurn turn;
        turn.text = textOf(value, {"transcript"});
        turn.speaker = speakerOf(value, shape, textOf(value, {"channel"}));
        turn.startOffset = secondsOf(value, {"start"});
        turn.endOffset = secondsOf(value, {"end"});
        turn.externalId = textOf(value, {"id"});
        if (trimmed(turn.text).empty()) {
            sink.skip({0, turn.speaker, "an utterance without words"});
        } else {
            turns.add(std::move(turn));
        }
        return {};
    };
    if (auto ok = streamJson(input, {{"results/utterances/[]", take}}, stop); !ok) {
        return ok;
    }
    return turns.writeTo(sink);
}

Result<void> readParagraphs(Input& input, ReadSink& sink, const Shape& shape, const std::stop_token& stop)
{
    TurnSorter turns;
    const auto take = [&](json&& value, const Where& where) -> Result<void> {
        if (where[4] != "0") {
            return {};
        }
        ReadTurn turn;
        if (const json* sentences = member(value, "sentences"); sentences != nullptr && sentences->is_array()) {
            for (const json& sentence : *sentences) {
                turn.text += turn.text.empty() ? "" : " ";
                turn.text += textOf(sentence, {"text"});
            }
        }
        turn.speaker = speakerOf(value, shape, where[2]);
        turn.startOffset = secondsOf(value, {"start"});
        turn.endOffset = secondsOf(value, {"end"});
        if (trimmed(turn.text).empty()) {
            sink.skip({0, turn.speaker, "a paragraph without words"});
        } else {
            turns.add(std::move(turn));
        }
        return {};
    };
    if (auto ok = streamJson(input, {{std::string(kAlternative) + "paragraphs/paragraphs/[]", take}}, stop); !ok) {
        return ok;
    }
    return turns.writeTo(sink);
}

Result<void> readWords(Input& input, ReadSink& sink, const Shape& shape, const std::stop_token& stop)
{
    TurnSorter turns;
    WordJoiner joiner([&](ReadTurn turn) -> Result<void> {
        turns.add(std::move(turn));
        return {};
    });
    std::string channel = "0";
    const auto take = [&](json&& value, const Where& where) -> Result<void> {
        if (where[4] != "0") {
            return {};
        }
        if (where[2] != channel) {
            channel = where[2];
            (void)joiner.finishTurn();
        }
        const std::string text = textOf(value, {"punctuated_word", "word"});
        const std::string speaker = speakerOf(value, shape, channel);
        return joiner.add({text, speaker, secondsOf(value, {"start"}), secondsOf(value, {"end"})});
    };
    if (auto ok = streamJson(input, {{std::string(kAlternative) + "words/[]", take}}, stop); !ok) {
        return ok;
    }
    (void)joiner.finishTurn();
    return turns.writeTo(sink);
}

Result<void> read(Input& input, ReadSink& sink, const ReadContext& context, const std::stop_token& stop)
{
    auto shape = shapeOf(input, sink, stop);
    if (!shape) {
        return tl::unexpected(shape.error());
    }
    ReadConversation conversation;
    conversation.startedAt = transcriptionDate(shape->created, sink, context);
    if (auto ok = sink.beginConversation(std::move(conversation)); !ok) {
        return ok;
    }
    if (shape->utterances > 0) {
        return readUtterances(input, sink, *shape, stop);
    }
    if (shape->paragraphs > 0) {
        return readParagraphs(input, sink, *shape, stop);
    }
    if (shape->words > 0) {
        return readWords(input, sink, *shape, stop);
    }
    std::uint64_t added = 0;
    for (std::size_t i = 0; i < shape->transcripts.size(); ++i) {
        ReadTurn turn;
        turn.text = shape->transcripts[i];
        turn.speaker = shape->channels > 1 ? fmt::format("Channel {}", i) : std::string();
        added += trimmed(turn.text).empty() ? 0 : 1;
        if (auto ok = addTurnOrSkip(sink, std::move(turn), "a channel without words"); !ok) {
            return ok;
        }
    }
    return added > 0 ? Result<void>{} : failWithoutWords();
}

} // namespace

void addDeepgramReaders(Readers& readers)
{
    readers.push_back(std::make_unique<FunctionReader>("deepgram-json", confidence, read));
}

} // namespace reminisce::ingest
