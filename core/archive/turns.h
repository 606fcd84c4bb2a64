// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/archive/archive.h"
#include "core/archive/emotion_bytes.h"
#include "core/archive/filter.h"

namespace reminisce::archive {

struct Turn
{
    Id id = 0;
    Id conversation = 0;
    std::uint64_t ordinal = 0; ///< from 0, in the order of the conversation
    std::string externalId;
    Id person = 0;       ///< 0: nobody is named
    std::string speaker; ///< the person's name
    std::optional<Moment> start;
    std::optional<Moment> end;
    std::string text;
    std::optional<EmotionBytes> emotions;
};

/// Turns of a conversation from `firstOrdinal` on, at most `count`.
[[nodiscard]] Result<std::vector<Turn>> turnsOfConversation(const Reader& reader, Id conversation,
                                                            std::uint64_t firstOrdinal, std::size_t count);
/// Whether any turn of the conversation has a time of its own.
[[nodiscard]] Result<bool> hasTurnTimes(const Reader& reader, Id conversation);
[[nodiscard]] Result<std::optional<Turn>> turnById(const Reader& reader, Id turn);
/// In the order of `ids`; ids that are gone are left out.
[[nodiscard]] Result<std::vector<Turn>> turnsByIds(const Reader& reader, std::span<const Id> ids);
/// The turn and up to `before` and `after` of its neighbours, in order.
[[nodiscard]] Result<std::vector<Turn>> turnWithNeighbours(const Reader& reader, Id turn, std::size_t before,
                                                           std::size_t after);
[[nodiscard]] Result<std::uint64_t> turnCount(const Reader& reader, Id conversation);
/// Ordinals of the turns whose text has this literal text, in any case.
[[nodiscard]] Result<std::vector<std::uint64_t>> findInConversation(const Reader& reader, Id conversation,
                                                                    std::string_view text);
/// The first turn with the id that a dataset gave it.
[[nodiscard]] Result<std::optional<Id>> findTurnByExternalId(const Reader& reader, std::string_view externalId);
/// Visits turns whose scores come from another model than `model` (or that have none), for re-scoring; stops when
/// `visit` returns false. Do not write from within `visit`.
[[nodiscard]] Result<> visitTurnsToScore(const Reader& reader, std::string_view model,
                                         const std::function<bool(Id turn, std::string_view text)>& visit);
[[nodiscard]] Result<> setTurnEmotions(Writer& writer, Id turn, const EmotionScores& scores, std::string_view model);

} // namespace reminisce::archive
