// SPDX-License-Identifier: GPL-3.0-or-later
// Kaldi as the BBC runs it (words with "punct", speakers in a segmentation of their own, the whole optionally under
// "retval"), Vosk ("result" lists) and Gentle (aligned words). Times are seconds.
#include <algorithm>

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
    for (const std::string_view base : {"", "retval/"}) {
        const std::string path(base);
        if (probe.hasJson(path + "words/[]/punct") || probe.hasJson(path + "segmentation/segments")) {
            return 90;
        }
        if (!path.empty() && probe.hasJson(path + "words/[]/word")) {
            return 86;
        }
    }
    if (probe.hasJson("retval/punct") || probe.hasJson("words/[]/alignedWord")) {
        return 84;
    }
    if (probe.hasJson("words/[]/word") && probe.hasJson("words/[]/start") && !probe.hasJson("text")) {
        return 68;
    }
    for (const std::string_view base : {"result/[]", "[]/result/[]"}) {
        if (probe.hasJson(std::string(base) + "/word") && probe.hasJson(std::string(base) + "/start")) {
            return 84; // Vosk
        }
    }
    return 0;
}

struct Segment
{
    std::int64_t start = 0;
    std::int64_t end = 0;
    std::string speaker;
};

Result<std::vector<Segment>> segmentsOf(Input& input, const std::stop_token& stop)
{
    std::vector<Segment> segments;
    const auto take = [&](json&& value, const Where&) -> Result<void> {
        Segment segment;
        segment.start = secondsOf(value, {"start"}).value_or(0);
        segment.end = segment.start + secondsOf(value, {"duration"}).value_or(0);
        if (const json* speaker = member(value, "speaker")) {
            segment.speaker =
                speaker->is_object() ? textOf(*speaker, {"@id", "id", "name"}) : speakerLabel(value, "speaker");
        }
        segments.push_back(std::move(segment));
        return {};
    };
    auto ok = streamJson(input, {{"segmentation/segments/[]", take}, {"retval/segmentation/segments/[]", take}}, stop);
    if (!ok) {
        return tl::unexpected(ok.error());
    }
    std::stable_sort(segments.begin(), segments.end(),
                     [](const Segment& a, const Segment& b) { return a.start < b.start; });
    return segments;
}

/// The segment that a word begins in, else the one before it.
std::string speakerAt(const std::vector<Segment>& segments, std::optional<std::int64_t> time)
{
    if (!time || segments.empty()) {
        return {};
    }
    const auto after = std::upper_bound(segments.begin(), segments.end(), *time,
                                        [](std::int64_t t, const Segment& s) { return t < s.start; });
    return after == segments.begin() ? segments.front().speaker : std::prev(after)->speaker;
}

Result<void> read(Input& input, ReadSink& sink, const ReadContext& /*context*/, const std::stop_token& stop)
{
    auto segments = segmentsOf(input, stop);
    if (!segments) {
        return tl::unexpected(segments.error());
    }
    WordJoiner joiner(sink);
    std::string part;
    const auto take = [&](json&& value, const Where& where) -> Result<void> {
        if (where.size() == 3 && where[1] == "result" && where[0] != part) { // each of Vosk's results is one utterance
            part = where[0];
            if (auto ok = joiner.finishTurn(); !ok) {
                return ok;
            }
        }
        const std::string text = textOf(value, {"punct", "word"});
        const auto start = secondsOf(value, {"start"});
        const std::string speaker = speakerAt(*segments, start);
        return joiner.add({text, speaker, start, secondsOf(value, {"end"})});
    };
    if (auto ok = streamJson(
            input, {{"words/[]", take}, {"retval/words/[]", take}, {"result/[]", take}, {"[]/result/[]", take}}, stop);
        !ok) {
        return ok;
    }
    if (auto ok = joiner.finishTurn(); !ok) {
        return ok;
    }
    if (joiner.turns() == 0) {
        for (const Segment& segment : *segments) {
            sink.skip({0,
                       fmt::format("{} {:.2f}–{:.2f} s", segment.speaker, static_cast<double>(segment.start) * 1e-6,
                                   static_cast<double>(segment.end) * 1e-6),
                       "a speaker's segment without words"});
        }
        if (segments->empty()) {
            return failWithoutWords();
        }
        return fail(ErrorCode::DamagedInput,
                    fmt::format("The file only says who speaks when, in {} places, and holds no words. Import the "
                                "transcript that belongs to it.",
                                segments->size()));
    }
    return {};
}

} // namespace

void addKaldiReaders(Readers& readers)
{
    readers.push_back(std::make_unique<FunctionReader>("kaldi-json", confidence, read));
}

} // namespace reminisce::ingest
