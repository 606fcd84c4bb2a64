// SPDX-License-Identifier: GPL-3.0-or-later
// Google Cloud Speech-to-Text, versions 1 and 2, as the answer itself, wrapped in a long-running operation, or as a
// batch result file. Times are "1.200s" or {seconds, nanos}, zero parts being left out; names come in camelCase or
// snake_case. With diarization the last result repeats all words with their speakers.
// cloud.google.com/speech-to-text/docs.
#include <array>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/ingest/formats/formats.h"
#include "core/ingest/formats/json_tools.h"
#include "core/ingest/formats/word_joiner.h"
#include "core/ingest/text_tools.h"

namespace reminisce::ingest {

namespace {

using nlohmann::json;
using Where = std::vector<std::string>;

constexpr std::array<std::string_view, 5> kResults = {"results", "response/results", "[]/results",
                                                      "results/*/transcript/results",
                                                      "results/*/inlineResult/transcript/results"};

int confidence(const Probe& probe)
{
    for (const std::string_view list : {"results", "response/results", "[]/results"}) {
        const std::string base = std::string(list) + "/[]/alternatives/[]/";
        if (!probe.hasJson(base + "transcript") && !probe.hasJson(base + "words")) {
            continue;
        }
        // Speechmatics has the same nesting with "content".
        return probe.hasJson(base + "content") ? 0 : 86;
    }
    for (const std::string& path : probe.jsonPaths) { // the batch result's key is the recording's address
        if (path.rfind("results/", 0) == 0 &&
            path.find("/results/[]/alternatives/[]/transcript") != std::string::npos) {
            return 84;
        }
    }
    return 0;
}

std::optional<std::int64_t> timeOf(const json& value, std::initializer_list<std::string_view> keys, bool zeroIfMissing)
{
    for (const std::string_view key : keys) {
        const json* time = member(value, key);
        if (time == nullptr) {
            continue;
        }
        if (time->is_object()) {
            return microsFromSeconds(numberOf(*time, "seconds").value_or(0)) +
                   static_cast<std::int64_t>(numberOf(*time, "nanos").value_or(0) / 1000.0);
        }
        if (time->is_string()) {
            std::string text = time->get<std::string>();
            if (!text.empty() && text.back() == 's') {
                text.pop_back();
            }
            const json seconds = {{"s", text}};
            if (auto micros = secondsOf(seconds, {"s"})) {
                return micros;
            }
        }
        if (time->is_number()) {
            return microsFromSeconds(time->get<double>());
        }
    }
    return zeroIfMissing ? std::optional<std::int64_t>(0) : std::nullopt;
}

std::optional<std::int64_t> startOf(const json& word)
{
    // A start at zero is left out by the protocol's JSON form; a word has times when it has an end.
    const bool timed = timeOf(word, {"endTime", "end_time", "endOffset", "end_offset"}, false).has_value();
    return timeOf(word, {"startTime", "start_time", "startOffset", "start_offset"}, timed);
}

std::optional<std::int64_t> endOf(const json& word)
{
    return timeOf(word, {"endTime", "end_time", "endOffset", "end_offset"}, false);
}

std::string speakerOf(const json& word)
{
    const std::string tag = textOf(word, {"speakerTag", "speaker_tag", "speakerLabel", "speaker_label"});
    const json labelled = {{"speaker", tag}};
    return tag.empty() || tag == "0" ? std::string() : speakerLabel(labelled, "speaker");
}

const json* firstAlternative(const json& result)
{
    const json* alternatives = member(result, "alternatives");
    return alternatives != nullptr && alternatives->is_array() && !alternatives->empty() ? &alternatives->front()
                                                                                         : nullptr;
}

const json* wordsOf(const json& result)
{
    const json* first = firstAlternative(result);
    const json* words = first == nullptr ? nullptr : member(*first, "words");
    return words != nullptr && words->is_array() && !words->empty() ? words : nullptr;
}

struct Shape
{
    std::uint64_t results = 0;
    bool lastRepeatsAll = false;
    std::string lastWhere; ///< where the last result stands
};

std::string nameOf(const Where& where)
{
    return fmt::format("{}", fmt::join(where, "/"));
}

std::vector<JsonPick> picksFor(const std::function<Result<void>(json&&, const Where&)>& take)
{
    std::vector<JsonPick> picks;
    picks.reserve(kResults.size());
    for (const std::string_view list : kResults) {
        picks.push_back({std::string(list) + "/[]", take});
    }
    return picks;
}

Result<Shape> shapeOf(Input& input, const std::stop_token& stop)
{
    Shape shape;
    std::optional<std::int64_t> endBefore;
    const auto take = [&](json&& result, const Where& where) -> Result<void> {
        ++shape.results;
        shape.lastRepeatsAll = false;
        shape.lastWhere = nameOf(where);
        if (const json* words = wordsOf(result)) {
            const auto start = startOf(words->front());
            const bool again = endBefore && start && *start < *endBefore - kMicrosPerSecond / 2;
            shape.lastRepeatsAll = shape.results > 1 && again && !speakerOf(words->front()).empty();
            endBefore = endOf(words->back());
        }
        return {};
    };
    if (auto ok = streamJson(input, picksFor(take), stop); !ok) {
        return tl::unexpected(ok.error());
    }
    return shape;
}

class ResultReader
{
public:
    explicit ResultReader(ReadSink& sink) : m_sink(sink) {}

    Result<void> add(const json& result)
    {
        const json* first = firstAlternative(result);
        if (first == nullptr) {
            m_sink.skip({0, {}, "a result without words"});
            return {};
        }
        reportOthers(result);
        const json* words = wordsOf(result);
        if (words != nullptr && severalSpeakers(*words)) {
            return addWords(*words);
        }
        ReadTurn turn;
        turn.text = textOf(*first, {"transcript"});
        const auto resultEnd =
            timeOf(result, {"resultEndTime", "result_end_time", "resultEndOffset", "result_end_offset"}, false);
        if (words != nullptr) {
            turn.speaker = speakerOf(words->front());
            turn.startOffset = startOf(words->front());
            turn.endOffset = endOf(words->back());
            if (trimmed(turn.text).empty()) {
                return addWords(*words);
            }
        } else if (resultEnd) {
            turn.startOffset = m_lastEnd;
            turn.endOffset = resultEnd;
        }
        if (const std::string channel = textOf(result, {"channelTag", "channel_tag"});
            turn.speaker.empty() && channel.size() == 1 && channel != "0") {
            turn.speaker = fmt::format("Channel {}", channel);
        }
        m_lastEnd = turn.endOffset.value_or(m_lastEnd);
        return addTurnOrSkip(m_sink, std::move(turn), "a result without words");
    }

    Result<void> addWords(const json& words)
    {
        WordJoiner joiner(m_sink);
        for (const json& word : words) {
            const std::string text = textOf(word, {"word"});
            const std::string speaker = speakerOf(word);
            m_lastEnd = endOf(word).value_or(m_lastEnd);
            if (auto ok = joiner.add({text, speaker, startOf(word), endOf(word)}); !ok) {
                return ok;
            }
        }
        return joiner.finishTurn();
    }

private:
    static bool severalSpeakers(const json& words)
    {
        const std::string speaker = speakerOf(words.front());
        for (const json& word : words) {
            if (speakerOf(word) != speaker) {
                return true;
            }
        }
        return false;
    }

    void reportOthers(const json& result)
    {
        const json& alternatives = *member(result, "alternatives");
        for (std::size_t i = 1; i < alternatives.size(); ++i) {
            m_sink.skip(
                {0, shortened(textOf(alternatives[i], {"transcript"})), "a second-best hearing of the same words"});
        }
    }

    ReadSink& m_sink;
    std::int64_t m_lastEnd = 0;
};

Result<void> read(Input& input, ReadSink& sink, const ReadContext& /*context*/, const std::stop_token& stop)
{
    auto shape = shapeOf(input, stop);
    if (!shape) {
        return tl::unexpected(shape.error());
    }
    if (shape->results == 0) {
        return failWithoutWords();
    }
    ResultReader reader(sink);
    const auto take = [&](json&& result, const Where& where) -> Result<void> {
        if (!shape->lastRepeatsAll) {
            return reader.add(result);
        }
        return nameOf(where) == shape->lastWhere ? reader.addWords(*wordsOf(result)) : Result<void>{};
    };
    return streamJson(input, picksFor(take), stop);
}

} // namespace

void addGoogleSpeechReaders(Readers& readers)
{
    readers.push_back(std::make_unique<FunctionReader>("google-stt-json", confidence, read));
}

} // namespace reminisce::ingest
