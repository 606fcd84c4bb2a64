// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/row_selection.h"

#include <algorithm>
#include <bit>

#include "core/archive/emotion_bytes.h"

namespace reminisce::search {

namespace {

template <class Passes>
std::vector<std::uint64_t> maskOf(const RowSelection& selection, Passes&& passes)
{
    std::vector<std::uint64_t> bits(selection.maskWords(), 0);
    const RowRange range = selection.range();
    for (std::uint32_t row = range.begin; row < range.end; ++row) {
        const std::uint32_t at = row - range.begin;
        bits[at / 64] |= static_cast<std::uint64_t>(passes(row)) << (at % 64);
    }
    return bits;
}

void addRowsOfPerson(const IndexSnapshot& index, archive::Id person, RowRange range, std::vector<std::uint64_t>& bits)
{
    forEachPosting(index.rowsOfPerson(person), range, [&](std::uint32_t row, std::uint32_t) {
        const std::uint32_t at = row - range.begin;
        bits[at / 64] |= 1ULL << (at % 64);
    });
}

void keepPeople(const IndexSnapshot& index, const archive::Filter& filter, RowSelection& selection)
{
    const auto none = [&selection] { return std::vector<std::uint64_t>(selection.maskWords(), 0); };
    std::vector<std::uint64_t> bits = none();
    for (const archive::Id person : filter.people) {
        addRowsOfPerson(index, person, selection.range(), bits);
        if (filter.peopleMatch == archive::PeopleMatch::All) {
            selection.keep(bits);
            bits = none();
        }
    }
    if (filter.peopleMatch != archive::PeopleMatch::All) {
        selection.keep(bits);
    }
}

} // namespace

std::size_t RowSelection::count() const
{
    if (m_bits.empty()) {
        return m_range.end - m_range.begin;
    }
    std::size_t total = 0;
    for (const std::uint64_t bits : m_bits) {
        total += static_cast<std::size_t>(std::popcount(bits));
    }
    return total;
}

void RowSelection::clearOthers(std::span<float> scores) const
{
    for (std::size_t word = 0; word < m_bits.size(); ++word) {
        const std::size_t begin = m_range.begin + word * 64;
        const std::size_t count = std::min<std::size_t>(64, m_range.end - begin);
        if (m_bits[word] == 0) {
            std::fill_n(scores.begin() + static_cast<std::ptrdiff_t>(begin), count, 0.0F);
            continue;
        }
        for (std::size_t i = 0; i < count; ++i) {
            if (((m_bits[word] >> i) & 1U) == 0) {
                scores[begin + i] = 0;
            }
        }
    }
}

void RowSelection::keep(const std::vector<std::uint64_t>& bits)
{
    if (m_bits.empty()) {
        m_bits = bits;
        if (m_bits.empty()) {
            m_range.end = m_range.begin;
        }
        return;
    }
    for (std::size_t i = 0; i < m_bits.size(); ++i) {
        m_bits[i] &= bits[i];
    }
}

RowSelection selectRows(const IndexSnapshot& index, const archive::Filter& filter)
{
    RowSelection selection(index.rowsBetween(filter.dates.from, filter.dates.to));
    if (filter.conversation) {
        selection.keep(
            maskOf(selection, [&](std::uint32_t row) { return index.conversations[row] == *filter.conversation; }));
    }
    if (!filter.people.empty()) {
        keepPeople(index, filter, selection);
    }
    if (!filter.emotions.empty()) {
        selection.keep(maskOf(selection, [&](std::uint32_t row) {
            const std::uint8_t* scores = index.emotions.data() + static_cast<std::size_t>(row) * kEmotionCount;
            return std::any_of(filter.emotions.begin(), filter.emotions.end(), [scores](Emotion emotion) {
                return scores[static_cast<std::size_t>(emotion)] >= archive::kEmotionThresholdByte;
            });
        }));
    }
    return selection;
}

void keepConversations(const IndexSnapshot& index, std::span<const archive::Id> conversations, RowSelection& selection)
{
    selection.keep(maskOf(selection, [&](std::uint32_t row) {
        return std::binary_search(conversations.begin(), conversations.end(), index.conversations[row]);
    }));
}

} // namespace reminisce::search
