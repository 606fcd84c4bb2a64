// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/search/index_snapshot.h"

namespace reminisce::search {

/// Postings of an older index that are taken over for the rows that have not changed.
struct KeptPostings
{
    const TermFamily* family = nullptr;  ///< its terms have the same numbers as those of the new index
    std::span<const std::uint32_t> rows; ///< by old row: the new one, or kNoRow; new ones ascend
};

/// The postings of a term family as they are in the file.
struct PostingsParts
{
    std::vector<std::uint32_t> counts; ///< rows per term
    std::vector<std::uint64_t> offsets;
    std::vector<std::uint8_t> bytes;

    [[nodiscard]] PostingsList list(std::uint32_t term) const
    {
        return {bytes.data() + offsets[term], bytes.data() + offsets[term + 1], counts[term]};
    }
    /// Leaves out the terms for which `used` is not set; these have no postings.
    void keepUsed(const std::vector<bool>& used);
};

/// Collects terms row by row and turns them round into postings.
class PostingsBuilder
{
public:
    /// A term of the row under way.
    void add(std::uint32_t term);
    void closeRow();
    /// The postings of terms 0 … `terms` − 1, merged with those of an older index. The builder is used up.
    [[nodiscard]] PostingsParts finish(std::uint32_t terms, const KeptPostings& kept = {});

private:
    struct Place
    {
        std::uint32_t row;
        std::size_t at;
    };
    std::vector<std::uint32_t> m_terms; ///< row after row
    std::vector<std::uint8_t> m_frequencies;
    std::vector<std::uint64_t> m_ends;   ///< per row
    std::vector<std::uint32_t> m_counts; ///< per term
    std::vector<Place> m_places;         ///< by term: where the row under way has it
    std::uint32_t m_row = 0;
};

} // namespace reminisce::search
