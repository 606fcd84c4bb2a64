// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/emotion.h"
#include "core/base/local_time.h"

namespace reminisce::archive {

/// Row id of any table; positive once stored.
using Id = std::int64_t;

/// How several persons of one filter combine.
enum class PeopleMatch {
    Any, ///< at least one of them speaks in the chunk
    All, ///< all of them do
};

/// The one filter of the program: it selects chunks, the same way on the timeline, in search, in tools and in
/// evidence. A conversation passes when one of its chunks does. Default-constructed it lets everything pass.
struct Filter
{
    std::vector<Id> people;
    PeopleMatch peopleMatch = PeopleMatch::Any;
    std::vector<Emotion> emotions; ///< alternatives, each at a score of at least kEmotionThreshold
    std::vector<std::string> tags; ///< alternatives, carried by the chunk's conversation; in any case
    LocalRange dates; ///< inclusive, by the conversation's local clock; an undated chunk never passes a bounded range
    std::string contains; ///< literal, case-insensitive part of the chunk's text
    std::optional<Id> conversation;

    [[nodiscard]] bool isEmpty() const
    {
        return people.empty() && emotions.empty() && tags.empty() && dates.isOpen() && contains.empty() &&
               !conversation;
    }
    friend bool operator==(const Filter&, const Filter&) = default;
};

} // namespace reminisce::archive
