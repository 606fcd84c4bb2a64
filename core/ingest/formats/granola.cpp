// SPDX-License-Identifier: GPL-3.0-or-later
// Granola's cache: {"cache": "<JSON as a string>"} (newer versions: the object itself) with state.documents and
// state.transcripts; the microphone is the owner, "system" everybody else. Also a note of Granola's API with its
// transcript.
#include <map>

#include <fmt/format.h>

#include "core/ingest/formats/formats.h"
#include "core/ingest/formats/listed_conversations.h"
#include "core/ingest/text_tools.h"

namespace reminisce::ingest {

namespace {

using nlohmann::json;
using Where = std::vector<std::string>;

int cacheConfidence(const Probe& probe)
{
    if (probe.hasJson("cache/state") || probe.hasJson("state/transcripts") ||
        probe.hasJson("cache/state/transcripts")) {
        return 90;
    }
    // The string has not ended within the head, so only its key is known.
    return probe.hasJson("cache") && probe.jsonPaths.size() <= 3 &&
                   probe.text.substr(0, 4096).find("\\\"state\\\"") != std::string_view::npos
               ? 90
           : probe.hasJson("cache") && probe.jsonPaths.size() == 1 ? 60
                                                                   : 0;
}

struct Document
{
    std::string title;
    std::optional<Moment> created;
};

ReadTurn turnOf(const json& segment)
{
    ReadTurn turn;
    turn.text = textOf(segment, {"text"});
    std::string source = textOf(segment, {"source"});
    if (const json* speaker = member(segment, "speaker"); speaker != nullptr && speaker->is_object()) {
        source = textOf(*speaker, {"source"});
        turn.speaker = textOf(*speaker, {"name"});
    } else {
        turn.speaker = textOf(segment, {"speaker_name", "speaker"});
    }
    turn.isOwner = source == "microphone";
    if (turn.speaker.empty() && !turn.isOwner && !source.empty()) {
        turn.speaker = source == "system" ? "System audio" : source;
    }
    turn.startedAt = momentOf(segment, {"start_timestamp", "start_time"});
    turn.endedAt = momentOf(segment, {"end_timestamp", "end_time"});
    turn.externalId = textOf(segment, {"id"});
    return turn;
}

/// The input that holds the state: the file itself, or the string in it.
Result<Input> stateOf(Input& input, const std::stop_token& stop)
{
    std::string inner;
    const auto take = [&](json&& value, const Where&) -> Result<void> {
        inner = value.is_string() ? value.get<std::string>() : std::string();
        return {};
    };
    bool object = false;
    const auto look = [&](json&& /*value*/, const Where&) -> Result<void> {
        object = true;
        return {};
    };
    if (auto ok = streamJson(input, {{"cache/state/*", look}, {"state/*", look}}, stop); !ok) {
        return tl::unexpected(ok.error());
    }
    if (!object) {
        if (auto ok = streamJson(input, {{"cache", take}}, stop); !ok) {
            return tl::unexpected(ok.error());
        }
    }
    return Input::fromMemory(input.path(), std::move(inner));
}

Result<void> readState(Input& input, ReadSink& sink, const std::string& base, const std::stop_token& stop)
{
    std::map<std::string, Document> documents;
    const std::size_t at = base.empty() ? 2 : 3;
    const auto title = [&](json&& value, const Where& where) -> Result<void> {
        documents[where[at]].title = value.is_string() ? value.get<std::string>() : std::string();
        return {};
    };
    const auto created = [&](json&& value, const Where& where) -> Result<void> {
        documents[where[at]].created = value.is_string() ? momentOfText(value.get<std::string>()) : std::nullopt;
        return {};
    };
    if (auto ok = streamJson(
            input, {{base + "state/documents/*/title", title}, {base + "state/documents/*/created_at", created}}, stop);
        !ok) {
        return ok;
    }
    std::string current;
    const auto segment = [&](json&& value, const Where& where) -> Result<void> {
        if (const json* final = member(value, "is_final");
            final != nullptr && final->is_boolean() && !final->get<bool>()) {
            sink.skip({0, shortened(textOf(value, {"text"})), "an unfinished hearing of words that follow"});
            return {};
        }
        if (where[at] != current) {
            current = where[at];
            const Document& document = documents[current];
            ReadConversation conversation;
            conversation.title = document.title;
            conversation.externalId = "granola:" + current;
            conversation.startedAt = document.created;
            documents.erase(current);
            if (auto ok = sink.beginConversation(std::move(conversation)); !ok) {
                return ok;
            }
        }
        return addTurnOrSkip(sink, turnOf(value), "a segment without words");
    };
    if (auto ok = streamJson(input, {{base + "state/transcripts/*/[]", segment}}, stop); !ok) {
        return ok;
    }
    for (const auto& [id, document] : documents) {
        sink.skip({0, document.title, "a note without a transcript"});
    }
    return {};
}

Result<void> readCache(Input& input, ReadSink& sink, const ReadContext& /*context*/, const std::stop_token& stop)
{
    auto inner = stateOf(input, stop);
    if (!inner) {
        return tl::unexpected(inner.error());
    }
    if (inner->size() > 0) {
        return readState(*inner, sink, "", stop);
    }
    bool wrapped = false;
    const auto look = [&](json&& /*value*/, const Where&) -> Result<void> {
        wrapped = true;
        return {};
    };
    if (auto ok = streamJson(input, {{"cache/state/*", look}}, stop); !ok) {
        return ok;
    }
    return readState(input, sink, wrapped ? "cache/" : "", stop);
}

const ListedShape& noteShape()
{
    static const ListedShape kShape{
        {"", "[]/", "notes/[]/", "data/"}, {"transcript/[]"}, {"title"}, {"id"}, {"created_at"}, "granola:"};
    return kShape;
}

int noteConfidence(const Probe& probe)
{
    for (const std::string& base : noteShape().bases) {
        if (probe.hasJson(base + "transcript/[]/speaker/source") || probe.hasJson(base + "transcript/[]/source") ||
            probe.hasJson(base + "transcript/[]/start_timestamp")) {
            return 90;
        }
    }
    return probe.hasJson("[]/source") && probe.hasJson("[]/start_timestamp") ? 88 : 0;
}

Result<void> readNote(Input& input, ReadSink& sink, const ReadContext& /*context*/, const std::stop_token& stop)
{
    bool bare = false;
    const auto look = [&](json&& value, const Where&) -> Result<void> {
        bare = bare || value.is_string();
        return {};
    };
    if (auto ok = streamJson(input, {{"[]/start_timestamp", look}}, stop); !ok) {
        return ok;
    }
    if (bare) {
        const auto take = [&](json&& value, const Where&) {
            return addTurnOrSkip(sink, turnOf(value), "a segment without words");
        };
        return streamJson(input, {{"[]", take}}, stop);
    }
    return readListed(
        input, sink, noteShape(),
        [&](json&& segment, const ReadConversation&) {
            return addTurnOrSkip(sink, turnOf(segment), "a segment without words");
        },
        stop);
}

} // namespace

void addGranolaReaders(Readers& readers)
{
    readers.push_back(std::make_unique<FunctionReader>("granola-cache", cacheConfidence, readCache));
    readers.push_back(std::make_unique<FunctionReader>("granola-json", noteConfidence, readNote));
}

} // namespace reminisce::ingest
