// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace reminisce::search {

/// Numbers terms in the order in which they first come: the growing side of a term family.
class TermTable
{
public:
    TermTable();

    struct Entry
    {
        std::uint32_t id = 0;
        bool isNew = false;
    };
    /// The term's number, a new one when it has none.
    [[nodiscard]] Entry intern(std::string_view term);

    [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(m_offsets.size() - 1); }
    [[nodiscard]] std::string_view term(std::uint32_t id) const
    {
        return std::string_view(m_strings).substr(m_offsets[id], m_offsets[id + 1] - m_offsets[id]);
    }
    [[nodiscard]] const std::vector<std::uint32_t>& stringOffsets() const { return m_offsets; }
    [[nodiscard]] const std::string& strings() const { return m_strings; }
    /// As in the index file: term + 1, or 0.
    [[nodiscard]] std::vector<std::uint32_t> slots() const;

private:
    void grow();

    std::string m_strings;
    std::vector<std::uint32_t> m_offsets;
    std::vector<std::uint64_t> m_hashes;
    std::vector<std::uint64_t> m_slots; ///< upper half of the hash and id + 1, or 0
};

} // namespace reminisce::search
