// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace reminisce::text {

/// Bytes [begin, end) of a text, white space at either end left out.
struct Span
{
    std::size_t begin = 0;
    std::size_t end = 0;
    friend bool operator==(const Span&, const Span&) = default;
};

/// Sentences of German or English prose. Abbreviations ("z. B.", "Dr.", "e.g."), initials, decimals, German ordinals
/// ("am 3. Mai") and dots inside words do not end one; line breaks that separate paragraphs or list items do. Closing
/// quotes, brackets and citation marks like "[3]" that follow the full stop stay with the sentence that they close.
[[nodiscard]] std::vector<Span> sentences(std::string_view text);

} // namespace reminisce::text
