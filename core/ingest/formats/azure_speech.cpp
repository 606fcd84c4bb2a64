// SPDX-License-Identifier: GPL-3.0-or-later
// Azure Speech: batch transcription (recognizedPhrases with ISO durations and 100 ns ticks), its first version
// (AudioFileResults), fast transcription (phrases with milliseconds), and results of the SDK (Offset and Duration in
// ticks). learn.microsoft.com/azure/ai-services/speech-service/batch-transcription-get, …/fast-transcription-create.
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
    if (probe.hasJson("recognizedPhrases") || probe.hasJson("combinedRecognizedPhrases") ||
        probe.hasJson("AudioFileResults/[]/SegmentResults")) {
        return 92;
    }
    if (probe.hasJson("combinedPhrases") || probe.hasJson("phrases/[]/offsetMilliseconds")) {
        return 90;
    }
    for (const std::string_view base : {"", "[]/"}) {
        const std::string path(base);
        if (probe.hasJson(path + "Offset") && probe.hasJson(path + "Duration") &&
            (probe.hasJson(path + "RecognitionStatus") || probe.hasJson(path + "DisplayText") ||
             probe.hasJson(path + "NBest"))) {
            return 88;
        }
    }
    return 0;
}

/// Ticks of 100 ns, given as a number or within a string.
std::optional<std::int64_t> ticksOf(const json& value, std::initializer_list<std::string_view> keys)
{
    for (const std::string_view key : keys) {
        if (const auto ticks = numberOf(value, key)) {
            return microsFromSeconds(*ticks * 1e-7);
        }
    }
    return std::nullopt;
}

std::optional<std::int64_t> timeOf(const json& value, std::initializer_list<std::string_view> ticks,
                                   std::string_view isoOrTicks, std::string_view millis)
{
    if (auto time = ticksOf(value, ticks)) {
        return time;
    }
    if (auto time = millisOf(value, {millis})) {
        return time;
    }
    if (auto time = microsOfIsoDuration(textOf(value, {isoOrTicks}))) {
        return time;
    }
    return ticksOf(value, {isoOrTicks});
}

std::string displayOf(const json& phrase)
{
    if (std::string text = textOf(phrase, {"text", "DisplayText", "displayText", "Text"}); !text.empty()) {
        return text;
    }
    for (const std::string_view key : {"nBest", "NBest"}) {
        const json* best = member(phrase, key);
        if (best != nullptr && best->is_array() && !best->empty()) {
            return textOf(best->front(), {"display", "Display", "itn", "ITN", "lexical", "Lexical"});
        }
    }
    return {};
}

class PhraseReader
{
public:
    explicit PhraseReader(ReadSink& sink) : m_sink(sink) {}

    void add(const json& phrase)
    {
        const std::string status = textOf(phrase, {"recognitionStatus", "RecognitionStatus"});
        ReadTurn turn;
        turn.text = displayOf(phrase);
        if ((!status.empty() && status != "Success" && status != "0") || trimmed(turn.text).empty()) {
            m_sink.skip({0, shortened(turn.text),
                         status.empty() || status == "Success" ? "a phrase without words"
                                                               : "a phrase that was not recognised"});
            return;
        }
        for (const std::string_view key : {"speaker", "SpeakerId", "Speaker", "speakerId"}) {
            if (turn.speaker.empty()) {
                turn.speaker = speakerLabel(phrase, key);
            }
        }
        if (turn.speaker == "Unknown") {
            turn.speaker.clear();
        }
        const std::string channel = textOf(phrase, {"channel", "Channel", "ChannelNumber"});
        turn.externalId = textOf(phrase, {"Id"});
        turn.startOffset = timeOf(phrase, {"offsetInTicks"}, "offset", "offsetMilliseconds");
        turn.startOffset = turn.startOffset ? turn.startOffset : ticksOf(phrase, {"Offset"});
        auto duration = timeOf(phrase, {"durationInTicks"}, "duration", "durationMilliseconds");
        duration = duration ? duration : ticksOf(phrase, {"Duration"});
        if (turn.startOffset && duration) {
            turn.endOffset = *turn.startOffset + *duration;
        }
        m_severalChannels = m_severalChannels || (!m_channel.empty() && channel != m_channel);
        m_channel = channel;
        m_channels.push_back(channel);
        m_turns.push_back(std::move(turn));
    }

    Result<void> finish()
    {
        TurnSorter sorter;
        for (std::size_t i = 0; i < m_turns.size(); ++i) {
            if (m_turns[i].speaker.empty() && m_severalChannels) {
                m_turns[i].speaker = fmt::format("Channel {}", m_channels[i]);
            }
            sorter.add(std::move(m_turns[i]));
        }
        return sorter.writeTo(m_sink);
    }

private:
    ReadSink& m_sink;
    std::vector<ReadTurn> m_turns;
    std::vector<std::string> m_channels;
    std::string m_channel;
    bool m_severalChannels = false;
};

Result<void> read(Input& input, ReadSink& sink, const ReadContext& context, const std::stop_token& stop)
{
    PhraseReader reader(sink);
    json single = json::object();
    std::optional<Moment> written;
    std::string combined;
    std::uint64_t phrases = 0;
    const auto take = [&](json&& phrase, const Where&) -> Result<void> {
        ++phrases;
        reader.add(phrase);
        return {};
    };
    const auto timestamp = [&](json&& value, const Where&) -> Result<void> {
        written = value.is_string() ? momentOfText(value.get<std::string>()) : std::nullopt;
        return {};
    };
    const auto whole = [&](json&& value, const Where&) -> Result<void> {
        combined = textOf(value, {"display", "text"});
        return {};
    };
    const auto part = [&](json&& value, const Where& where) -> Result<void> {
        single[where.back()] = std::move(value);
        return {};
    };
    std::vector<JsonPick> picks = {{"recognizedPhrases/[]", take},
                                   {"phrases/[]", take},
                                   {"AudioFileResults/[]/SegmentResults/[]", take},
                                   {"timestamp", timestamp},
                                   {"combinedRecognizedPhrases/[]", whole},
                                   {"combinedPhrases/[]", whole},
                                   {"[]", take}};
    for (const std::string_view key :
         {"Id", "RecognitionStatus", "DisplayText", "NBest", "Offset", "Duration", "SpeakerId", "Channel"}) {
        picks.push_back({std::string(key), part});
    }
    if (auto ok = streamJson(input, picks, stop); !ok) {
        return ok;
    }
    if (single.contains("Offset")) {
        ++phrases;
        reader.add(single);
    }
    ReadConversation conversation;
    conversation.startedAt = transcriptionDate(written, sink, context);
    if (auto ok = sink.beginConversation(std::move(conversation)); !ok) {
        return ok;
    }
    if (phrases == 0) {
        ReadTurn turn;
        turn.text = combined;
        return trimmed(combined).empty() ? failWithoutWords() : addTurnOrSkip(sink, std::move(turn), "");
    }
    return reader.finish();
}

} // namespace

void addAzureSpeechReaders(Readers& readers)
{
    readers.push_back(std::make_unique<FunctionReader>("azure-speech-json", confidence, read));
}

} // namespace reminisce::ingest
