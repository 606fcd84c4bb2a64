// SPDX-License-Identifier: GPL-3.0-or-later
// Plaud: segments {start_time, end_time, content, speaker} in milliseconds, alone or as trans_result of a recording;
// and the text export, in which "00:00:05 Speaker 1" heads each utterance.
#include "core/ingest/formats/formats.h"
#include "core/ingest/formats/headed_blocks.h"
#include "core/ingest/formats/listed_conversations.h"
#include "core/ingest/text_tools.h"

namespace reminisce::ingest {

namespace {

using nlohmann::json;

const ListedShape& shape()
{
    static const ListedShape kShape{{"", "data/", "[]/", "data/[]/", "data_file_list/[]/"},
                                    {"trans_result/[]", "transcript/[]", "segments/[]", "transcription/[]"},
                                    {"filename", "file_name", "title", "name"},
                                    {"id", "file_id"},
                                    {"start_time", "created_at"},
                                    "plaud:"};
    return kShape;
}

int confidence(const Probe& probe)
{
    for (const std::string& base : shape().bases) {
        for (const std::string& items : shape().items) {
            if (probe.hasJson(base + items + "/content") && probe.hasJson(base + items + "/start_time")) {
                return 90;
            }
        }
        if (probe.hasJson(base + "trans_result")) {
            return 85;
        }
    }
    return probe.hasJson("[]/content") && probe.hasJson("[]/start_time") && probe.hasJson("[]/end_time") ? 86 : 0;
}

Result<void> addSegment(ReadSink& sink, const json& segment)
{
    ReadTurn turn;
    turn.text = textOf(segment, {"content", "text"});
    turn.speaker = speakerLabel(segment, "speaker");
    if (turn.speaker.empty()) {
        turn.speaker = speakerLabel(segment, "original_speaker");
    }
    turn.startOffset = millisOf(segment, {"start_time"});
    turn.endOffset = millisOf(segment, {"end_time"});
    return addTurnOrSkip(sink, std::move(turn), "a segment without words");
}

Result<void> read(Input& input, ReadSink& sink, const ReadContext& /*context*/, const std::stop_token& stop)
{
    bool bare = false;
    const auto look = [&](json&& value, const std::vector<std::string>&) -> Result<void> {
        bare = bare || value.is_string();
        return {};
    };
    if (auto ok = streamJson(input, {{"[]/content", look}}, stop); !ok) {
        return ok;
    }
    if (bare) {
        const auto take = [&](json&& value, const std::vector<std::string>&) { return addSegment(sink, value); };
        return streamJson(input, {{"[]", take}}, stop);
    }
    return readListed(
        input, sink, shape(), [&](json&& segment, const ReadConversation&) { return addSegment(sink, segment); }, stop);
}

std::optional<BlockHeader> headerOf(std::string_view line)
{
    const std::size_t blank = line.find(' ');
    if (blank == std::string_view::npos || line.find('\t') != std::string_view::npos) {
        return std::nullopt;
    }
    const auto time = parseClock(line.substr(0, blank));
    const std::string_view name = trimmed(line.substr(blank));
    if (!time || !looksLikeName(name)) {
        return std::nullopt;
    }
    return BlockHeader{std::string(name), *time, std::nullopt};
}

int textConfidence(const Probe& probe)
{
    const std::size_t headers = countHeaders(probe.text, headerOf);
    return headers >= 2 ? 70 : headers == 1 ? 45 : 0;
}

Result<void> readText(Input& input, ReadSink& sink, const ReadContext& /*context*/, const std::stop_token& stop)
{
    return readHeadedBlocks(input, sink, {headerOf, {}, {}}, stop);
}

} // namespace

void addPlaudReaders(Readers& readers)
{
    readers.push_back(std::make_unique<FunctionReader>("plaud-json", confidence, read));
    readers.push_back(std::make_unique<FunctionReader>("plaud-text", textConfidence, readText));
}

} // namespace reminisce::ingest
