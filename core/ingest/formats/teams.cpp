// SPDX-License-Identifier: GPL-3.0-or-later
// The text of a Teams transcript document. Older: "0:0:2.90 --> 0:0:4.480", the name, the words, each a line; numbers
// are not padded and cues overlap. Newer: title, date and length, then "Name   0:05" above the words.
#include <algorithm>

#include "core/ingest/formats/formats.h"
#include "core/ingest/formats/headed_blocks.h"
#include "core/ingest/formats/turn_text.h"
#include "core/ingest/line_source.h"
#include "core/ingest/text_tools.h"

namespace reminisce::ingest {

namespace {

struct CueTimes
{
    std::int64_t start = 0;
    std::int64_t end = 0;
};

/// "0:0:2.90": the fraction is a number of milliseconds without leading zeros, so ".90" is 90 ms.
std::optional<std::int64_t> cueTime(std::string_view text)
{
    text = trimmed(text);
    const std::size_t dot = text.find('.');
    if (dot == std::string_view::npos || std::count(text.begin(), text.end(), ':') != 2) {
        return std::nullopt;
    }
    const auto clock = parseClock(text.substr(0, dot));
    const std::string_view millis = text.substr(dot + 1);
    if (!clock || millis.empty() || millis.size() > 7 ||
        millis.find_first_not_of("0123456789") != std::string_view::npos) {
        return std::nullopt;
    }
    std::int64_t value = 0;
    for (const char c : millis) {
        value = value * 10 + (c - '0');
    }
    return *clock + (millis.size() <= 3 ? value * 1000 : value / (millis.size() > 6 ? 10 : 1));
}

std::optional<CueTimes> cueTimes(std::string_view line)
{
    const std::size_t arrow = line.find("-->");
    if (arrow == std::string_view::npos || line.size() > 60) {
        return std::nullopt;
    }
    const auto start = cueTime(line.substr(0, arrow));
    const auto end = cueTime(line.substr(arrow + 3));
    return start && end ? std::optional(CueTimes{*start, *end}) : std::nullopt;
}

int cueConfidence(const Probe& probe)
{
    std::string_view text = probe.text;
    if (trimmed(text.substr(0, 12)).rfind("WEBVTT", 0) == 0) {
        return 0;
    }
    std::string_view before;
    for (int lines = 0; lines < 60 && !text.empty(); ++lines) {
        const std::size_t end = text.find_first_of("\r\n");
        const std::string_view line = trimmed(text.substr(0, end));
        if (cueTimes(line)) {
            // SubRip has three digits behind the comma and a number in the line before.
            const bool numbered = !before.empty() && before.find_first_not_of("0123456789") == std::string_view::npos;
            const bool unpadded = line.size() > 1 && line[1] == ':';
            return unpadded && !numbered ? 94 : 0;
        }
        before = line.empty() ? before : line;
        text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
    }
    return 0;
}

Result<void> readCues(Input& input, ReadSink& sink, const ReadContext& /*context*/, const std::stop_token& stop)
{
    LineSource lines(input, &sink, stop);
    std::optional<ReadTurn> turn;
    bool named = false;
    const auto finish = [&]() -> Result<void> {
        if (!turn) {
            return {};
        }
        ReadTurn done = std::move(*turn);
        turn.reset();
        if (done.text.empty() && !done.speaker.empty()) {
            // One line only: words without a name rather than a name without words.
            done.text = std::move(done.speaker);
            done.speaker.clear();
        }
        if (done.text.empty()) {
            sink.skip({done.line, {}, "a cue without words"});
            return {};
        }
        return sink.addTurn(std::move(done));
    };
    Line line;
    while (true) {
        auto more = lines.next(line);
        if (!more) {
            return tl::unexpected(more.error());
        }
        if (!*more) {
            return finish();
        }
        const std::string_view text = trimmed(line.text);
        if (const auto times = cueTimes(text)) {
            if (auto ok = finish(); !ok) {
                return ok;
            }
            turn.emplace();
            turn->startOffset = times->start;
            turn->endOffset = times->end;
            turn->line = line.number;
            named = false;
        } else if (text.empty()) {
            continue;
        } else if (!turn) {
            sink.skip({line.number, shortened(text), "a line before the first cue"});
        } else if (!named) {
            named = true;
            turn->speaker = std::string(text);
        } else {
            if (auto ok = appendLine(sink, *turn, text); !ok) {
                return ok;
            }
        }
    }
}

std::optional<BlockHeader> headerOf(std::string_view line)
{
    const std::size_t gap = line.find_last_of(" \t");
    if (gap == std::string_view::npos || gap < 2) {
        return std::nullopt;
    }
    const std::size_t nameEnd = line.find_last_not_of(" \t", gap);
    const auto time = parseClock(line.substr(gap + 1));
    if (!time || nameEnd == std::string_view::npos || gap - nameEnd < 2) {
        return std::nullopt;
    }
    const std::string_view name = trimmed(line.substr(0, nameEnd + 1));
    return looksLikeName(name) ? std::optional(BlockHeader{std::string(name), *time, std::nullopt}) : std::nullopt;
}

/// "Ann Lee started transcription" in the languages that Teams is mostly used in.
bool isNotice(std::string_view text)
{
    for (const std::string_view notice :
         {" started transcription", " stopped transcription", " hat die Transkription gestartet",
          " hat die Transkription beendet", " hat mit der Transkription begonnen", " inició la transcripción",
          " detuvo la transcripción", " a démarré la transcription", " a arrêté la transcription",
          " ha avviato la trascrizione", " ha interrotto la trascrizione", " iniciou a transcrição",
          " parou a transcrição", " is gestart met transcriptie", " heeft de transcriptie gestart"}) {
        if (text.find(notice) != std::string_view::npos) {
            return true;
        }
    }
    return false;
}

std::string_view reasonToSkip(std::string_view line)
{
    return line.size() < 120 && isNotice(line) ? "a notice of the program" : std::string_view{};
}

int documentConfidence(const Probe& probe)
{
    const bool notice = isNotice(probe.text) || probe.text.find("-Meeting Recording") != std::string_view::npos ||
                        probe.text.find("-Meeting Transcript") != std::string_view::npos;
    return notice && countHeaders(probe.text, headerOf) > 0 ? 92 : 0;
}

Result<void> readDocument(Input& input, ReadSink& sink, const ReadContext& /*context*/, const std::stop_token& stop)
{
    return readHeadedBlocks(input, sink, {headerOf, reasonToSkip, {}}, stop);
}

} // namespace

void addTeamsReaders(Readers& readers)
{
    readers.push_back(std::make_unique<FunctionReader>("teams-cues", cueConfidence, readCues));
    readers.push_back(std::make_unique<FunctionReader>("teams-document", documentConfidence, readDocument));
}

} // namespace reminisce::ingest
