// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/archive/archive.h"
#include "core/archive/filter.h"

namespace reminisce::archive {

/// Rows from which questions about an archive are made: each holds a fact together with the chunks that show it.
/// People whose name is part of somebody else's are left out, since a question could not tell them apart. Samples are
/// chosen by `seed` and come in its order.

/// A turn that nobody else has said in the same words.
struct SayingFact
{
    Id turn = 0;
    std::string speaker;
    std::string text;     ///< 25 to 140 characters on one line
    std::int64_t day = 0; ///< since 1970-01-01, local
    std::vector<Id> chunks;
    int emotion = -1; ///< the only one at the threshold in its only chunk (place in kEmotions); -1: none or several
};
[[nodiscard]] Result<std::vector<SayingFact>> sampleSayings(const Reader& reader, std::uint64_t seed,
                                                            std::size_t limit);
/// How many turns contain the text, in any case of ASCII letters.
[[nodiscard]] Result<std::uint64_t> countTurnsContaining(const Reader& reader, std::string_view text);

/// A conversation that its title and day name without doubt, with one of its speakers.
struct ConversationFact
{
    Id conversation = 0;
    std::string title;
    std::int64_t day = 0;
    std::string speaker;
    std::uint64_t turns = 0;     ///< of the speaker
    std::string firstWords;      ///< the speaker's first turn; empty when it is long or of several lines
    std::string partner;         ///< the only other speaker; empty when there are others or none
    bool speaksMost = false;     ///< more turns than anybody else, and not alone
    std::vector<Id> chunks;      ///< in which the speaker speaks
    std::vector<Id> firstChunks; ///< those of the first turn
};
[[nodiscard]] Result<std::vector<ConversationFact>> sampleConversations(const Reader& reader, std::uint64_t seed,
                                                                        std::size_t limit);

/// What one person did in one month or one year.
struct PeriodFact
{
    std::string speaker;
    std::string period; ///< "2024-03" or "2024"
    std::uint64_t conversations = 0;
    std::int64_t firstDay = 0;
    std::int64_t lastDay = 0;
    std::vector<Id> chunks;      ///< of the person in all of them
    std::vector<Id> firstChunks; ///< of the person on the first day
    std::vector<Id> lastChunks;
};
enum class PeriodLength { Month, Year };
[[nodiscard]] Result<std::vector<PeriodFact>> samplePeriods(const Reader& reader, PeriodLength length,
                                                            std::uint64_t seed, std::size_t limit);

/// The only day of a month on which two people both spoke, each on other days as well.
struct CommonDayFact
{
    std::string one;
    std::string other;
    std::string month;
    std::int64_t day = 0;
    std::vector<Id> chunks; ///< of either on that day
};
[[nodiscard]] Result<std::vector<CommonDayFact>> sampleCommonDays(const Reader& reader, std::uint64_t seed,
                                                                  std::size_t limit);

} // namespace reminisce::archive
