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

bool peoplePass(std::span<const std::int64_t> speakers, const archive::Filter& filter)
{
    const auto speaks = [speakers](archive::Id person) {
        return std::find(speakers.begin(), speakers.end(), person) != speakers.end();
    };
    return filter.peopleMatch == archive::PeopleMatch::All
               ? std::all_of(filter.people.begin(), filter.people.end(), speaks)
               : std::any_of(filter.people.begin(), filter.people.end(), speaks);
}

/// The rows in which one person speaks: looks through the speakers of all rows at once, and only then for the row.
std::vector<std::uint64_t> maskOfSpeaker(const IndexSnapshot& index, const RowSelection& selection, archive::Id person)
{
    std::vector<std::uint64_t> bits(selection.maskWords(), 0);
    const RowRange range = selection.range();
    const auto end = index.speakers.begin() + index.speakerOffsets[range.end];
    const auto ends = index.speakerOffsets.begin() + 1; // of the rows
    std::uint32_t row = range.begin;
    for (auto at = index.speakers.begin() + index.speakerOffsets[range.begin]; (at = std::find(at, end, person)) != end;
         ++at) {
        const auto place = static_cast<std::uint32_t>(at - index.speakers.begin());
        std::uint32_t step = 1; // doubled until the row is behind: matches may be far from each other
        while (row + step < range.end && ends[row + step - 1] <= place) {
            row += step;
            step *= 2;
        }
        row = static_cast<std::uint32_t>(std::upper_bound(ends + row, ends + std::min(row + step, range.end), place) -
                                         ends);
        bits[(row - range.begin) / 64] |= 1ULL << ((row - range.begin) % 64);
    }
    return bits;
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
    if (filter.people.size() == 1) {
        selection.keep(maskOfSpeaker(index, selection, filter.people.front()));
    } else if (!filter.people.empty()) {
        selection.keep(maskOf(selection, [&](std::uint32_t row) { return peoplePass(index.speakersOf(row), filter); }));
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

} // namespace reminisce::search
