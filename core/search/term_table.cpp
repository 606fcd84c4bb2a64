// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/term_table.h"

#include "core/search/index_format.h"

namespace reminisce::search {

namespace {

constexpr std::uint64_t kHashBits = 0xFFFF'FFFF'0000'0000ULL;
constexpr std::uint64_t kIdBits = ~kHashBits;

} // namespace

TermTable::TermTable() : m_offsets(1, 0), m_slots(1024, 0) {}

TermTable::Entry TermTable::intern(std::string_view term)
{
    const std::uint64_t hash = termHash(term.data(), term.size());
    const std::size_t mask = m_slots.size() - 1;
    std::size_t slot = hash & mask;
    for (; m_slots[slot] != 0; slot = (slot + 1) & mask) {
        const auto id = static_cast<std::uint32_t>((m_slots[slot] & kIdBits) - 1);
        if ((m_slots[slot] & kHashBits) == (hash & kHashBits) && this->term(id) == term) {
            return {id, false};
        }
    }
    const std::uint32_t id = size();
    m_slots[slot] = (hash & kHashBits) | (id + 1);
    m_strings.append(term);
    m_offsets.push_back(static_cast<std::uint32_t>(m_strings.size()));
    m_hashes.push_back(hash);
    if (m_hashes.size() * 2 > m_slots.size()) {
        grow();
    }
    return {id, true};
}

std::vector<std::uint32_t> TermTable::slots() const
{
    std::vector<std::uint32_t> slots;
    slots.reserve(m_slots.size());
    for (const std::uint64_t slot : m_slots) {
        slots.push_back(static_cast<std::uint32_t>(slot & kIdBits));
    }
    return slots;
}

void TermTable::grow()
{
    std::vector<std::uint64_t> slots(m_slots.size() * 2, 0);
    const std::size_t mask = slots.size() - 1;
    for (std::uint32_t id = 0; id < m_hashes.size(); ++id) {
        std::size_t slot = m_hashes[id] & mask;
        while (slots[slot] != 0) {
            slot = (slot + 1) & mask;
        }
        slots[slot] = (m_hashes[id] & kHashBits) | (id + 1);
    }
    m_slots.swap(slots);
}

} // namespace reminisce::search
