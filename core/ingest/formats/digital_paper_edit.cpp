// SPDX-License-Identifier: GPL-3.0-or-later
// BBC digital paper edit: all words, then the paragraphs that say who speaks from when to when. Times are seconds.
#include <algorithm>

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
    for (const std::string_view base : {"", "transcript/"}) {
        const std::string path(base);
        const bool words = probe.hasJson(path + "words/[]/text") && probe.hasJson(path + "words/[]/start");
        const bool paragraphs = probe.hasJson(path + "paragraphs/[]/speaker");
        if (words && paragraphs) {
            return 90;
        }
        if ((words && probe.hasJson(path + "words/[]/id") && !probe.hasJson(path + "words/[]/speaker")) || paragraphs) {
            return 76;
        }
        if (words) {
            return 62;
        }
    }
    return 0;
}

struct Paragraph
{
    std::int64_t start = 0;
    std::int64_t end = 0;
    std::string speaker;
};

Result<void> read(Input& input, ReadSink& sink, const ReadContext& /*context*/, const std::stop_token& stop)
{
    std::vector<Paragraph> paragraphs;
    const auto paragraph = [&](json&& value, const Where&) -> Result<void> {
        if (const auto start = secondsOf(value, {"start"})) {
            paragraphs.push_back({*start, secondsOf(value, {"end"}).value_or(*start), speakerLabel(value, "speaker")});
        }
        return {};
    };
    if (auto ok = streamJson(input, {{"paragraphs/[]", paragraph}, {"transcript/paragraphs/[]", paragraph}}, stop);
        !ok) {
        return ok;
    }
    std::stable_sort(paragraphs.begin(), paragraphs.end(),
                     [](const Paragraph& a, const Paragraph& b) { return a.start < b.start; });

    // A paragraph is a turn, whatever pauses it has; words outside of all paragraphs are joined like bare words.
    ReadTurn turn;
    std::size_t current = paragraphs.size();
    WordJoiner outside(sink);
    const auto finishParagraph = [&]() -> Result<void> {
        ReadTurn done = std::move(turn);
        turn = ReadTurn{};
        return done.text.empty() ? Result<void>{} : sink.addTurn(std::move(done));
    };
    const auto word = [&](json&& value, const Where&) -> Result<void> {
        const std::string text = textOf(value, {"text", "word"});
        const auto start = secondsOf(value, {"start"});
        const auto end = secondsOf(value, {"end"});
        std::size_t at = current;
        if (start) {
            constexpr std::int64_t kTolerance = 20'000;
            const auto after = std::upper_bound(paragraphs.begin(), paragraphs.end(), *start + kTolerance / 2,
                                                [](std::int64_t t, const Paragraph& p) { return t < p.start; });
            at = after == paragraphs.begin() || *start > std::prev(after)->end + kTolerance
                     ? paragraphs.size()
                     : static_cast<std::size_t>(std::prev(after) - paragraphs.begin());
        }
        if (at != current) {
            auto ok = current == paragraphs.size() ? outside.finishTurn() : finishParagraph();
            if (!ok) {
                return ok;
            }
            current = at;
        }
        if (at == paragraphs.size()) {
            return outside.add({text, {}, start, end});
        }
        if (trimmed(text).empty()) {
            return {};
        }
        turn.text += turn.text.empty() ? "" : " ";
        turn.text += trimmed(text);
        turn.speaker = paragraphs[at].speaker;
        turn.startOffset = turn.startOffset ? turn.startOffset : start;
        turn.endOffset = end ? end : turn.endOffset;
        return {};
    };
    if (auto ok = streamJson(input, {{"words/[]", word}, {"transcript/words/[]", word}}, stop); !ok) {
        return ok;
    }
    if (auto ok = finishParagraph(); !ok) {
        return ok;
    }
    return outside.finishTurn();
}

} // namespace

void addDigitalPaperEditReaders(Readers& readers)
{
    readers.push_back(std::make_unique<FunctionReader>("digital-paper-edit-json", confidence, read));
}

} // namespace reminisce::ingest
