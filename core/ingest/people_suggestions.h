// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/archive/people.h"

namespace reminisce::ingest {

enum class MergeReason {
    LookAlike, ///< the names look the same and are written with other characters
    Reversed,  ///< "Berger, Tom" and "Tom Berger"
    ShortName, ///< "Tom" and "Tom Berger"
    Initials,  ///< "T. Berger" and "Tom Berger"
    Nickname,  ///< "Bob Miller" and "Robert Miller"
    Address,   ///< "tom.berger@example.org" and "Tom Berger"
    Phone,     ///< one number written in two ways
    Typo,      ///< long names that differ by a letter or two
};
/// Stable lower-case name, for JSON: "look-alike", "reversed", "short-name", "initials", "nickname", "address",
/// "phone", "typo".
[[nodiscard]] std::string_view mergeReasonName(MergeReason reason);

/// Two people who may be one.
struct MergeSuggestion
{
    archive::Id from = 0; ///< the less complete name
    archive::Id into = 0; ///< the one to keep: the owner, else the longer full name, else who speaks more
    std::string fromName;
    std::string intoName;
    MergeReason reason = MergeReason::ShortName;
    double likelihood = 0; ///< 0 … 1, for the order only
};

/// Suggests merges, likeliest first. Never of pairs that were dismissed (archive::dismissPair), and of people who
/// speak in one conversation only when their names look alike. A short name that fits several people is suggested for
/// none of them. Aliases count as names.
[[nodiscard]] Result<std::vector<MergeSuggestion>> suggestMerges(const archive::Reader& reader);

/// Whether two names may belong to one person, and why; nothing when not.
[[nodiscard]] std::optional<std::pair<MergeReason, double>> maybeSamePerson(std::string_view one,
                                                                            std::string_view other);

} // namespace reminisce::ingest
