// SPDX-License-Identifier: GPL-3.0-or-later
// Mitra's dataset: {"chunks":[{"id","datetime","text"}]}, and its older forms, a list of such chunks without ids or a
// list of questions that bring their chunks along. Every chunk is one conversation with itself as the only chunk.
#include <unordered_set>

#include "core/ingest/date_text.h"
#include "core/ingest/formats/formats.h"
#include "core/ingest/json_stream.h"
#include "core/ingest/text_tools.h"

namespace reminisce::ingest {

namespace {

class MitraReader final : public TranscriptReader
{
public:
    [[nodiscard]] std::string_view name() const override { return "mitra-json"; }

    [[nodiscard]] int confidence(const Probe& probe) const override
    {
        for (const std::string_view list : {"chunks/[]", "[]/chunks/[]", "samples/[]/chunks/[]", "[]"}) {
            const std::string path(list);
            if (probe.hasJson(path + "/text") && probe.hasJson(path + "/datetime")) {
                return path == "[]" ? 70 : 95;
            }
        }
        return 0;
    }

    [[nodiscard]] Result<void> read(Input& input, ReadSink& sink, const ReadContext& /*context*/,
                                    std::stop_token stop) const override
    {
        std::unordered_set<std::string> seen;
        const auto take = [&](nlohmann::json&& chunk, const std::vector<std::string>& /*where*/) {
            return readChunk(chunk, sink, seen);
        };
        const auto takeIfChunk = [&](nlohmann::json&& value,
                                     const std::vector<std::string>& /*where*/) -> Result<void> {
            if (value.is_object() && value.contains("chunks")) {
                for (const auto& chunk : value["chunks"]) {
                    if (auto ok = readChunk(chunk, sink, seen); !ok) {
                        return ok;
                    }
                }
                return {};
            }
            return readChunk(value, sink, seen);
        };
        return streamJson(input,
                          {{"chunks/[]", take},
                           {"samples/[]/chunks/[]", take},
                           {"samples/[]/samples/[]/chunks/[]", take},
                           {"[]", takeIfChunk}},
                          stop);
    }

private:
    static Result<void> readChunk(const nlohmann::json& chunk, ReadSink& sink, std::unordered_set<std::string>& seen)
    {
        if (!chunk.is_object()) {
            sink.skip({0, shortened(chunk.is_string() ? chunk.get<std::string>() : std::string()),
                       "an entry that is no chunk"});
            return {};
        }
        const std::string id = jsonText(chunk, "id");
        const std::string text = jsonText(chunk, "text");
        const std::string when = jsonText(chunk, "datetime");
        if (trimmed(text).empty()) {
            sink.skip({0, id, "a chunk without text"});
            return {};
        }
        // The older form repeats a chunk for every question that it answers.
        if (id.empty() && !seen.insert(when + '\n' + text).second) {
            return {};
        }
        ReadConversation conversation;
        conversation.externalId = id;
        conversation.startedAt = momentOf(when);
        if (!conversation.startedAt && !when.empty()) {
            sink.skip({0, when, "a date that cannot be read"});
        }
        if (auto ok = sink.beginConversation(conversation); !ok) {
            return ok;
        }
        ReadChunk whole;
        whole.externalId = id;
        whole.text = text;
        whole.startedAt = conversation.startedAt;
        auto turns = readTurns(text, conversation.startedAt, sink);
        if (!turns) {
            return tl::unexpected(turns.error());
        }
        if (*turns == 0) {
            sink.skip({0, shortened(text), "a chunk without words"});
            return {};
        }
        whole.lastTurn = *turns - 1;
        return sink.addChunk(std::move(whole));
    }

    /// "2023-11-15 19:00", older "2023-11-15 19-00".
    static std::optional<Moment> momentOf(std::string when)
    {
        if (when.size() >= 16 && when[13] == '-') {
            when[13] = ':';
        }
        if (auto parsed = parseDateText(when)) {
            return parsed->moment();
        }
        return std::nullopt;
    }

    /// The number of turns.
    static Result<std::size_t> readTurns(std::string_view text, const std::optional<Moment>& start, ReadSink& sink)
    {
        std::optional<ReadTurn> open;
        std::size_t turns = 0;
        const auto flush = [&]() -> Result<void> {
            if (!open) {
                return {};
            }
            if (trimmed(open->text).empty()) {
                sink.skip({0, open->speaker, "a speaker without words"});
                return {};
            }
            ++turns;
            return sink.addTurn(*std::move(open));
        };
        while (!text.empty()) {
            const std::size_t end = text.find('\n');
            const std::string_view line = trimmed(text.substr(0, end));
            text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
            if (line.empty()) {
                continue;
            }
            const auto split = splitSpeaker(line);
            if (!split && open) {
                open->text += "\n";
                open->text += line;
                continue;
            }
            if (auto ok = flush(); !ok) {
                return tl::unexpected(ok.error());
            }
            open = ReadTurn{};
            open->speaker = split ? split->first : std::string_view{};
            open->isOwner = split && isOwnerWord(split->first);
            open->text = split ? split->second : line;
            open->startedAt = turns == 0 ? start : std::nullopt;
        }
        if (auto ok = flush(); !ok) {
            return tl::unexpected(ok.error());
        }
        return turns;
    }
};

} // namespace

void addMitraReaders(Readers& readers)
{
    readers.push_back(std::make_unique<MitraReader>());
}

} // namespace reminisce::ingest
