// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/archive/filter.h"
#include "core/search/index_snapshot.h"

namespace reminisce::search {

/// The rows that pass a filter: all of `range`, or those of it whose bits are set.
class RowSelection
{
public:
    RowSelection() = default;
    explicit RowSelection(RowRange range) : m_range(range) {}

    [[nodiscard]] RowRange range() const { return m_range; }
    /// Whether every row of the range passes.
    [[nodiscard]] bool isWholeRange() const { return m_bits.empty(); }
    [[nodiscard]] bool contains(std::uint32_t row) const
    {
        return row >= m_range.begin && row < m_range.end && (m_bits.empty() || bit(row));
    }
    [[nodiscard]] std::size_t count() const;

    /// Sets the scores of the rows of the range that do not pass to 0; one score per row of the index.
    void clearOthers(std::span<float> scores) const;
    /// Keeps the rows for which `bits` (one per row from the range's beginning) are set as well.
    void keep(const std::vector<std::uint64_t>& bits);
    /// Words of 64 bits that a mask over the range has.
    [[nodiscard]] std::size_t maskWords() const { return (m_range.end - m_range.begin + 63) / 64; }

    /// Calls `fn(row)` for each row, ascending.
    template <class Fn>
    void forEach(Fn&& fn) const
    {
        if (m_bits.empty()) {
            for (std::uint32_t row = m_range.begin; row < m_range.end; ++row) {
                fn(row);
            }
            return;
        }
        for (std::size_t word = 0; word < m_bits.size(); ++word) {
            for (std::uint64_t bits = m_bits[word]; bits != 0; bits &= bits - 1) {
                fn(m_range.begin + static_cast<std::uint32_t>(word * 64) +
                   static_cast<std::uint32_t>(__builtin_ctzll(bits)));
            }
        }
    }

    /// The same from the last row to the first.
    template <class Fn>
    void forEachDescending(Fn&& fn) const
    {
        if (m_bits.empty()) {
            for (std::uint32_t row = m_range.end; row > m_range.begin; --row) {
                fn(row - 1);
            }
            return;
        }
        for (std::size_t word = m_bits.size(); word > 0; --word) {
            for (std::uint64_t bits = m_bits[word - 1]; bits != 0;) {
                const auto highest = static_cast<std::uint32_t>(63 - __builtin_clzll(bits));
                fn(m_range.begin + static_cast<std::uint32_t>((word - 1) * 64) + highest);
                bits &= ~(1ULL << highest);
            }
        }
    }

private:
    [[nodiscard]] bool bit(std::uint32_t row) const
    {
        const std::uint32_t at = row - m_range.begin;
        return ((m_bits[at / 64] >> (at % 64)) & 1U) != 0;
    }

    RowRange m_range;
    std::vector<std::uint64_t> m_bits;
};

/// Evaluates everything of the filter over the columns but `contains` and `tags`, which only the archive knows.
[[nodiscard]] RowSelection selectRows(const IndexSnapshot& index, const archive::Filter& filter);
/// Keeps the rows of these conversations, which are in ascending order.
void keepConversations(const IndexSnapshot& index, std::span<const archive::Id> conversations, RowSelection& selection);

} // namespace reminisce::search
