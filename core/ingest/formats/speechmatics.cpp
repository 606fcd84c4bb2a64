// SPDX-License-Identifier: GPL-3.0-or-later
// Speechmatics: json-v2 (results of words, punctuation and entities, speaker within the alternative) and the older form
// with words {name, time, duration} and a list of speakers by time. docs.speechmatics.com, "Output formats".
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
    if (probe.hasJson("results/[]/alternatives/[]/content") &&
        (probe.hasJson("results/[]/type") || probe.hasJson("results/[]/start_time"))) {
        return 92;
    }
    if (probe.hasJson("words/[]/name") && probe.hasJson("words/[]/time")) {
        return 92;
    }
    return probe.hasJson("speakers/[]/time") && probe.hasJson("job") ? 80 : 0;
}

struct SpeakerSpan
{
    std::int64_t start;
    std::string name;
};

struct Shape
{
    std::vector<SpeakerSpan> speakers;
    std::optional<Moment> created;
    bool hasChannels = false;

    [[nodiscard]] std::string speakerAt(std::int64_t time) const
    {
        std::string name;
        for (const SpeakerSpan& span : speakers) {
            if (span.start > time) {
                break;
            }
            name = span.name;
        }
        return name;
    }
};

Result<Shape> shapeOf(Input& input, const std::stop_token& stop)
{
    Shape shape;
    const auto speaker = [&](json&& value, const Where&) -> Result<void> {
        if (const auto start = secondsOf(value, {"time"})) {
            shape.speakers.push_back({*start, textOf(value, {"name"})});
        }
        return {};
    };
    const auto job = [&](json&& value, const Where&) -> Result<void> {
        if (auto created = momentOf(value, {"created_at"}); created && !shape.created) {
            shape.created = created;
        }
        return {};
    };
    const auto channel = [&](json&& /*value*/, const Where&) -> Result<void> {
        shape.hasChannels = true;
        return {};
    };
    auto ok = streamJson(
        input, {{"job", job}, {"metadata", job}, {"speakers/[]", speaker}, {"results/[]/channel", channel}}, stop);
    if (!ok) {
        return tl::unexpected(ok.error());
    }
    return shape;
}

std::string unlessUnknown(std::string speaker)
{
    return speaker == "UU" ? std::string() : speaker;
}

Result<void> addResult(WordJoiner& joiner, ReadSink& sink, const json& result)
{
    const std::string type = textOf(result, {"type"});
    const json* alternatives = member(result, "alternatives");
    if (alternatives == nullptr || !alternatives->is_array() || alternatives->empty()) {
        if (type != "speaker_change") {
            sink.skip({0, type, "a result without words"});
        }
        return {};
    }
    const json& best = alternatives->front();
    const std::string text = textOf(best, {"content"});
    std::string speaker = unlessUnknown(textOf(best, {"speaker"}));
    if (speaker.empty()) {
        speaker = textOf(result, {"channel"});
    }
    TimedWord word{text, speaker, secondsOf(result, {"start_time"}), secondsOf(result, {"end_time"})};
    const std::string attaches = textOf(result, {"attaches_to"});
    word.attachesLeft = attaches == "previous" || attaches == "both" || (attaches.empty() && type == "punctuation");
    word.attachesRight = attaches == "next" || attaches == "both";
    return joiner.add(word);
}

Result<void> read(Input& input, ReadSink& sink, const ReadContext& context, const std::stop_token& stop)
{
    auto shape = shapeOf(input, stop);
    if (!shape) {
        return tl::unexpected(shape.error());
    }
    ReadConversation conversation;
    conversation.startedAt = transcriptionDate(shape->created, sink, context);
    if (auto ok = sink.beginConversation(std::move(conversation)); !ok) {
        return ok;
    }
    TurnSorter turns;
    WordJoiner joiner([&](ReadTurn turn) -> Result<void> {
        if (shape->hasChannels) {
            turns.add(std::move(turn));
            return {};
        }
        return sink.addTurn(std::move(turn));
    });
    const auto result = [&](json&& value, const Where&) { return addResult(joiner, sink, value); };
    const auto oldWord = [&](json&& value, const Where&) -> Result<void> {
        const std::string text = textOf(value, {"name"});
        const auto start = secondsOf(value, {"time"});
        const auto duration = secondsOf(value, {"duration"});
        const std::string speaker = start ? shape->speakerAt(*start) : std::string();
        TimedWord word{text, speaker, start, start && duration ? std::optional(*start + *duration) : start};
        word.attachesLeft = text.size() == 1 && std::string_view(".,?!;:").find(text[0]) != std::string_view::npos;
        return joiner.add(word);
    };
    if (auto ok = streamJson(input, {{"results/[]", result}, {"words/[]", oldWord}}, stop); !ok) {
        return ok;
    }
    if (auto ok = joiner.finishTurn(); !ok) {
        return ok;
    }
    if (joiner.turns() == 0) {
        return failWithoutWords();
    }
    return turns.writeTo(sink);
}

} // namespace

void addSpeechmaticsReaders(Readers& readers)
{
    readers.push_back(std::make_unique<FunctionReader>("speechmatics-json", confidence, read));
}

} // namespace reminisce::ingest
