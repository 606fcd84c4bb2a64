// SPDX-License-Identifier: GPL-3.0-or-later
// Rev and Rev.ai: monologues of elements (text, punct, unknown). Rev.ai counts in seconds (ts, end_ts); Rev's own files
// say "00:00:01,280" (timestamp, end_timestamp) and list the speakers' names. docs.rev.ai/api/asynchronous/transcripts.
#include <map>

#include "core/ingest/formats/formats.h"
#include "core/ingest/formats/json_tools.h"
#include "core/ingest/text_tools.h"

namespace reminisce::ingest {

namespace {

using nlohmann::json;
using Where = std::vector<std::string>;

int confidence(const Probe& probe)
{
    if (probe.hasJson("monologues/[]/elements")) {
        return 94;
    }
    return probe.hasJson("monologues") ? 70 : 0;
}

std::optional<std::int64_t> timeOf(const json& element, std::string_view seconds, std::string_view clock)
{
    if (auto time = secondsOf(element, {seconds})) {
        return time;
    }
    return parseClock(textOf(element, {clock}));
}

ReadTurn turnOf(const json& monologue, const std::map<std::string, std::string>& names)
{
    ReadTurn turn;
    const auto found = names.find(jsonText(monologue, "speaker"));
    if (found != names.end()) {
        turn.speaker = found->second;
    } else {
        turn.speaker = speakerLabel(monologue, "speaker");
    }
    if (const json* info = member(monologue, "speaker_info")) {
        if (std::string name = textOf(*info, {"display_name", "name"}); !name.empty()) {
            turn.speaker = std::move(name);
        }
    }
    const json* elements = member(monologue, "elements");
    if (elements == nullptr || !elements->is_array()) {
        return turn;
    }
    for (const json& element : *elements) {
        turn.text += jsonText(element, "value");
        if (!turn.startOffset) {
            turn.startOffset = timeOf(element, "ts", "timestamp");
        }
        if (auto end = timeOf(element, "end_ts", "end_timestamp")) {
            turn.endOffset = end;
        }
    }
    return turn;
}

Result<void> read(Input& input, ReadSink& sink, const ReadContext& /*context*/, const std::stop_token& stop)
{
    std::map<std::string, std::string> names;
    const auto speaker = [&](json&& value, const Where&) -> Result<void> {
        if (std::string name = textOf(value, {"name", "display_name"}); !name.empty()) {
            names[jsonText(value, "id")] = std::move(name);
        }
        return {};
    };
    if (auto ok = streamJson(input, {{"speakers/[]", speaker}}, stop); !ok) {
        return ok;
    }
    const auto take = [&](json&& value, const Where&) -> Result<void> {
        return addTurnOrSkip(sink, turnOf(value, names), "a monologue without words");
    };
    return streamJson(input, {{"monologues/[]", take}}, stop);
}

} // namespace

void addRevReaders(Readers& readers)
{
    readers.push_back(std::make_unique<FunctionReader>("rev-json", confidence, read));
}

} // namespace reminisce::ingest
