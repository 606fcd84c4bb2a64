// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/term_table.h"

#include "core/search/index_format.h"

namespace reminisce::search {

TermTable::TermTable() : m_offsets(1, 0), m_slots(1024, 0) {}

TermTable::Entry TermTable::intern(std::string_view term)
{
    const std::uint64_t hash = termHash(term.data(), term.size());
    const std::size_t mask = m_slots.size() - 1;
    std::size_t slot = hash & mask;
    while (m_slots[slot] != 0) {
        const std::uint32_t id = m_slots[slot] - 1;
        if (m_hashes[id] == hash && this->term(id) == term) {
            return {id, false};
        }
        slot = (slot + 1) & mask;
    }
    const std::uint32_t id = size();
    m_slots[slot] = id + 1;
    m_strings.append(term);
    m_offsets.push_back(static_cast<std::uint32_t>(m_strings.size()));
    m_hashes.push_back(hash);
    if (m_hashes.size() * 2 > m_slots.size()) {
        grow();
    }
    return {id, true};
}

void TermTable::grow()
{
    std::vector<std::uint32_t> slots(m_slots.size() * 2, 0);
    const std::size_t mask = slots.size() - 1;
    for (std::uint32_t id = 0; id < m_hashes.size(); ++id) {
        std::size_t slot = m_hashes[id] & mask;
        while (slots[slot] != 0) {
            slot = (slot + 1) & mask;
        }
        slots[slot] = id + 1;
    }
    m_slots.swap(slots);
}

} // namespace reminisce::search
