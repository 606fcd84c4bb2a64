// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/known_conversations.h"

#include <algorithm>
#include <vector>

#include <fmt/core.h>

#include "core/archive/conversations.h"
#include "core/archive/sources.h"
#include "core/archive/turns.h"
#include "core/ingest/same_words.h"
#include "core/ingest/sha256.h"
#include "core/text/unicode.h"

namespace reminisce::ingest {

namespace {

constexpr std::size_t kCompared = 500; ///< stored turns read at a time
constexpr std::size_t kSurelySameTurns = 5;
constexpr std::size_t kSurelySameLetters = 100;

} // namespace

std::string fingerprintOf(const ConversationPart& part)
{
    const std::string start = part.start ? std::to_string(part.start->local / kMicrosPerMinute) : std::string("-");
    return sha256Hex(start + '\n' + bareWords(part.turns.front().text));
}

std::string meetingMark(const std::string& recording, const ConversationPart& part)
{
    const std::string day = part.start ? formatIsoDate(part.start->local) : std::string();
    return fmt::format("recording:{}:{}", day, text::foldCase(recording));
}

Result<bool> beginsAlike(const archive::Reader& reader, archive::Id existing, const ConversationPart& part)
{
    auto count = archive::turnCount(reader, existing);
    if (!count) {
        return tl::unexpected(count.error());
    }
    const auto common = static_cast<std::size_t>(std::min<std::uint64_t>(*count, part.turns.size()));
    std::size_t letters = 0;
    for (std::size_t at = 0; at < common; at += kCompared) {
        auto stored = archive::turnsOfConversation(reader, existing, at, std::min(kCompared, common - at));
        if (!stored) {
            return tl::unexpected(stored.error());
        }
        for (std::size_t i = 0; i < stored->size(); ++i) {
            const std::string words = bareWords(part.turns[at + i].text);
            if (bareWords((*stored)[i].text) != words) {
                return false;
            }
            letters += words.size();
        }
    }
    // The clock of a chat is proof enough; the same few words in two recordings of one day are not.
    return isSaidByContent(part.dateSource) || (common >= kSurelySameTurns && letters >= kSurelySameLetters);
}

Result<bool> isSpokenIn(const archive::Reader& reader, archive::Id conversation, const ConversationPart& part)
{
    if (!part.first || !part.last) {
        return false;
    }
    std::string said;
    for (const DatedTurn& turn : part.turns) {
        said += bareWords(turn.text);
    }
    if (said.size() < kSurelySameLetters) {
        return false;
    }
    auto stored = archive::turnsOfConversation(reader, conversation, 0, kMostMergedTurns);
    if (!stored) {
        return tl::unexpected(stored.error());
    }
    std::vector<std::string> turns;
    for (const archive::Turn& turn : *stored) {
        turns.push_back(bareWords(turn.text));
    }
    return isMadeOf(said, turns);
}

Result<bool> lacksKindOfSource(const archive::Reader& reader, archive::Id conversation, std::string_view format)
{
    auto sources = archive::sourcesOfConversation(reader, conversation);
    if (!sources) {
        return tl::unexpected(sources.error());
    }
    const auto isChat = [](std::string_view name) { return name == "zoom-chat"; };
    return std::none_of(sources->begin(), sources->end(),
                        [&](const archive::Source& source) { return isChat(source.format) == isChat(format); });
}

Result<bool> isOfImport(const archive::Reader& reader, archive::Id conversation, archive::Id batch)
{
    auto sources = archive::sourcesOfConversation(reader, conversation);
    auto batches = archive::listImportBatches(reader);
    if (!sources || !batches) {
        return tl::unexpected(sources ? batches.error() : sources.error());
    }
    return std::all_of(sources->begin(), sources->end(), [&](const archive::Source& source) {
        return source.batch == batch ||
               std::any_of(batches->begin(), batches->end(), [&](const archive::ImportBatch& begun) {
                   return begun.id == source.batch && !begun.finishedAtUtc;
               });
    });
}

} // namespace reminisce::ingest
