// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/rechunk.h"

#include <algorithm>
#include <optional>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/archive/chunks.h"
#include "core/archive/conversations.h"
#include "core/archive/index_files.h"
#include "core/archive/turns.h"
#include "core/ingest/chunk_drafts.h"
#include "core/ingest/reader.h"

namespace reminisce::ingest {

namespace {

constexpr std::string_view kSettingName = "chunker";
constexpr std::size_t kTurnsAtATime = 1000;
constexpr std::size_t kChunksAtATime = 200;

std::string toJson(const ChunkerOptions& options)
{
    return nlohmann::json{{"max_tokens", options.maxTokens},
                          {"overlap_turns", options.overlapTurns},
                          {"max_pause_minutes", options.maxPause / kMicrosPerMinute}}
        .dump();
}

/// Cuts one conversation while its turns are read, a page at a time.
class ConversationCutter
{
public:
    explicit ConversationCutter(const ChunkerOptions& options) : m_chunker(options) {}

    Result<void> read(const archive::Reader& reader, archive::Id conversation, const std::stop_token& stop)
    {
        while (true) {
            auto turns = archive::turnsOfConversation(reader, conversation, m_feelings.size(), kTurnsAtATime);
            if (!turns) {
                return tl::unexpected(turns.error());
            }
            for (archive::Turn& turn : *turns) {
                const auto localOf = [](const std::optional<Moment>& moment) {
                    return moment ? std::optional(moment->local) : std::nullopt;
                };
                const auto emotions =
                    turn.emotions ? std::optional(archive::toEmotionScores(*turn.emotions)) : std::nullopt;
                m_feelings.push_back({emotions, turn.text.size()});
                take(m_chunker.add(
                    {std::move(turn.speaker), std::move(turn.text), localOf(turn.start), localOf(turn.end)}));
            }
            if (turns->size() < kTurnsAtATime) {
                take(m_chunker.finish());
                return {};
            }
            if (auto ok = checkStop(stop); !ok) {
                return ok;
            }
        }
    }
    [[nodiscard]] const std::vector<archive::ChunkDraft>& chunks() const { return m_chunks; }

private:
    void take(std::vector<TurnChunk> cut)
    {
        for (TurnChunk& chunk : cut) {
            m_chunks.push_back(chunkDraftOf(std::move(chunk), m_feelings));
        }
    }

    Chunker m_chunker;
    std::vector<TurnFeeling> m_feelings;
    std::vector<archive::ChunkDraft> m_chunks;
};

enum class Comparison { Same, Different, GivenByDataset };

/// How the chunks of a conversation compare with the stored ones.
Result<Comparison> compareWithStored(const archive::Reader& reader, const std::vector<archive::Id>& stored,
                                     const std::vector<archive::ChunkDraft>& chunks)
{
    bool same = stored.size() == chunks.size();
    for (std::size_t at = 0; at < stored.size(); at += kChunksAtATime) {
        const std::span ids(stored.data() + at, std::min(kChunksAtATime, stored.size() - at));
        const auto loaded = archive::loadChunks(reader, ids);
        if (!loaded) {
            return tl::unexpected(loaded.error());
        }
        for (std::size_t i = 0; i < loaded->size(); ++i) {
            if (!(*loaded)[i].externalId.empty()) {
                return Comparison::GivenByDataset;
            }
            same = same && (*loaded)[i].text == chunks[at + i].text;
        }
        if (!same) {
            return Comparison::Different;
        }
    }
    return same ? Comparison::Same : Comparison::Different;
}

Result<void> rechunkOne(archive::Writer& writer, archive::Id conversation, const ChunkerOptions& options,
                        const std::stop_token& stop, Rechunked& result)
{
    const auto stored = archive::chunksOfConversation(writer, conversation);
    if (!stored) {
        return tl::unexpected(stored.error());
    }
    ConversationCutter cutter(options);
    if (auto read = cutter.read(writer, conversation, stop); !read) {
        return read;
    }
    const auto compared = compareWithStored(writer, *stored, cutter.chunks());
    if (!compared) {
        return tl::unexpected(compared.error());
    }
    if (*compared != Comparison::Different) {
        ++(*compared == Comparison::Same ? result.unchanged : result.kept);
        result.chunks += stored->size();
        return {};
    }
    ++result.conversations;
    result.chunks += cutter.chunks().size();
    return archive::replaceChunks(writer, conversation, cutter.chunks());
}

} // namespace

Result<ChunkerOptions> chunkerOptionsOf(const archive::Reader& reader)
{
    const auto stored = archive::metaValue(reader, kSettingName);
    if (!stored) {
        return tl::unexpected(stored.error());
    }
    ChunkerOptions options;
    if (*stored) {
        const auto json = nlohmann::json::parse(**stored, nullptr, false);
        if (!json.is_object()) {
            return fail(ErrorCode::DamagedInput, "How this archive is cut into passages cannot be read from it. Cut it "
                                                 "anew to set it.");
        }
        const auto number = [&](const char* key, std::int64_t fallback) {
            const auto found = json.find(key);
            return found != json.end() && found->is_number_integer() ? found->get<std::int64_t>() : fallback;
        };
        options.maxTokens =
            static_cast<std::size_t>(number("max_tokens", static_cast<std::int64_t>(options.maxTokens)));
        options.overlapTurns =
            static_cast<std::size_t>(number("overlap_turns", static_cast<std::int64_t>(options.overlapTurns)));
        options.maxPause = number("max_pause_minutes", options.maxPause / kMicrosPerMinute) * kMicrosPerMinute;
    }
    if (auto ok = checkChunkerOptions(options); !ok) {
        return tl::unexpected(ok.error());
    }
    return options;
}

Result<void> checkChunkerOptions(const ChunkerOptions& options)
{
    if (options.maxTokens < 16 || options.maxTokens > 2000) {
        return fail(ErrorCode::InvalidArgument, "A passage may hold 16 to 2000 tokens. Choose a number in between.");
    }
    if (options.overlapTurns > 20) {
        return fail(ErrorCode::InvalidArgument, "Passages may overlap by at most 20 turns. Choose a smaller number.");
    }
    if (options.maxPause < kMicrosPerMinute || options.maxPause > kMicrosPerDay) {
        return fail(ErrorCode::InvalidArgument,
                    "The pause after which a new passage begins may be 1 to 1440 minutes. Choose a number in between.");
    }
    return {};
}

Result<Rechunked> rechunk(archive::Writer& writer, const ChunkerOptions& options, const ProgressCallback& progress,
                          const std::stop_token& stop)
{
    if (auto ok = checkChunkerOptions(options); !ok) {
        return tl::unexpected(ok.error());
    }
    auto transaction = archive::Transaction::begin(writer);
    if (!transaction) {
        return tl::unexpected(transaction.error());
    }
    const auto conversations = archive::conversationKeys(writer, {}, archive::Order::OldestFirst);
    if (!conversations) {
        return tl::unexpected(conversations.error());
    }
    Rechunked result;
    std::uint64_t done = 0;
    for (const archive::ConversationKey& conversation : *conversations) {
        auto ok = checkStop(stop);
        ok = ok ? rechunkOne(writer, conversation.id, options, stop, result) : ok;
        if (!ok) {
            return tl::unexpected(ok.error());
        }
        if (progress) {
            progress({++done, conversations->size(), "conversations", "Cutting passages"});
        }
    }
    if (auto ok = archive::setMetaValue(writer, kSettingName, toJson(options)); !ok) {
        return tl::unexpected(ok.error());
    }
    if (auto ok = transaction->commit(); !ok) {
        return tl::unexpected(ok.error());
    }
    return result;
}

} // namespace reminisce::ingest
