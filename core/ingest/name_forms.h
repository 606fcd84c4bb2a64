// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace reminisce::ingest {

/// A speaker's name taken apart, for comparing.
struct NameForm
{
    enum class Kind { Name, Mail, Phone, Label };

    Kind kind = Kind::Name;
    std::vector<std::string> words; ///< folded, given names first, without titles and remarks in brackets
    bool commaFirst = false;        ///< it was written "Family, Given"
    std::string digits;             ///< of a phone number, without country code's zeros and leading zeros
    std::string skeleton;           ///< text::lookAlikeSkeleton of the whole name
    std::string folded;             ///< the whole name
};

/// Labels of machines ("Speaker 1", "Gast 2", anything with digits that is no phone number) are Kind::Label.
[[nodiscard]] NameForm nameFormOf(std::string_view name);
/// Folded words that are the same, also when one writes umlauts as "ae", "oe", "ue".
[[nodiscard]] bool sameWord(std::string_view one, std::string_view other);
/// Insertions, deletions, replacements and swaps of neighbours, counted in code points up to `limit` + 1.
[[nodiscard]] std::size_t editDistance(std::string_view one, std::string_view other, std::size_t limit);

} // namespace reminisce::ingest
