// SPDX-License-Identifier: GPL-3.0-or-later
// Fathom: the copied transcript ("0:00 - Name" above each utterance, notes such as "ACTION ITEM: …" between) and the
// API's list of {speaker{display_name}, text, timestamp "00:05:32"}. developers.fathom.ai, "Get transcript".
#include "core/ingest/formats/formats.h"
#include "core/ingest/formats/headed_blocks.h"
#include "core/ingest/formats/listed_conversations.h"
#include "core/ingest/text_tools.h"

namespace reminisce::ingest {

namespace {

using nlohmann::json;

std::optional<BlockHeader> headerOf(std::string_view line)
{
    for (const std::string_view dash : {" - ", " – ", " — "}) {
        const std::size_t at = line.find(dash);
        if (at == std::string_view::npos) {
            continue;
        }
        const auto time = parseClock(line.substr(0, at));
        const std::string_view name = trimmed(line.substr(at + dash.size()));
        if (time && looksLikeName(name)) {
            return BlockHeader{std::string(name), *time, std::nullopt};
        }
    }
    return std::nullopt;
}

std::string_view reasonToSkip(std::string_view line)
{
    for (const std::string_view mark : {"ACTION ITEM:", "SCREEN SHARING:", "HIGHLIGHT:", "QUESTION:", "BOOKMARK:"}) {
        if (line.rfind(mark, 0) == 0) {
            return "a note of the program";
        }
    }
    return line == "---" ? "a line of the program" : std::string_view{};
}

/// "Ann Lee (Acme)" stands for Ann Lee; the brackets hold the company.
std::string withoutCompany(std::string_view name)
{
    const std::size_t open = name.rfind(" (");
    return std::string(open != std::string_view::npos && name.back() == ')' ? name.substr(0, open) : name);
}

int textConfidence(const Probe& probe)
{
    const std::size_t headers = countHeaders(probe.text, headerOf);
    if (headers == 0) {
        return 0;
    }
    const bool named = probe.text.find("fathom.video") != std::string_view::npos ||
                       probe.text.find("VIEW RECORDING") != std::string_view::npos;
    return named ? 92 : headers >= 2 ? 78 : 55;
}

Result<void> readText(Input& input, ReadSink& sink, const ReadContext& /*context*/, const std::stop_token& stop)
{
    return readHeadedBlocks(input, sink, {headerOf, reasonToSkip, withoutCompany}, stop);
}

const ListedShape& shape()
{
    static const ListedShape kShape{{"", "[]/", "items/[]/", "data/", "recording/", "meeting/"},
                                    {"transcript/[]"},
                                    {"title", "meeting_title"},
                                    {"recording_id", "id"},
                                    {"recording_start_time", "scheduled_start_time", "created_at"},
                                    "fathom:"};
    return kShape;
}

int jsonConfidence(const Probe& probe)
{
    for (const std::string& base : shape().bases) {
        if (probe.hasJson(base + "transcript/[]/speaker/display_name") ||
            (probe.hasJson(base + "transcript/[]/timestamp") && probe.hasJson(base + "transcript/[]/text"))) {
            return 92;
        }
    }
    return 0;
}

Result<void> readJson(Input& input, ReadSink& sink, const ReadContext& /*context*/, const std::stop_token& stop)
{
    const auto take = [&](json&& entry, const ReadConversation&) -> Result<void> {
        ReadTurn turn;
        turn.text = textOf(entry, {"text"});
        if (const json* speaker = member(entry, "speaker"); speaker != nullptr && speaker->is_object()) {
            turn.speaker = textOf(*speaker, {"display_name", "name"});
        } else {
            turn.speaker = speakerLabel(entry, "speaker");
        }
        turn.startOffset = parseClock(textOf(entry, {"timestamp"}));
        if (!turn.startOffset) {
            turn.startOffset = secondsOf(entry, {"timestamp"});
        }
        return addTurnOrSkip(sink, std::move(turn), "an entry without words");
    };
    return readListed(input, sink, shape(), take, stop);
}

} // namespace

void addFathomReaders(Readers& readers)
{
    readers.push_back(std::make_unique<FunctionReader>("fathom-text", textConfidence, readText));
    readers.push_back(std::make_unique<FunctionReader>("fathom-json", jsonConfidence, readJson));
}

} // namespace reminisce::ingest
