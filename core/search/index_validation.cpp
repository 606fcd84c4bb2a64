// SPDX-License-Identifier: GPL-3.0-or-later
// What an index file has to be for no search ever to read beside its parts. A checksum tells an altered file, not one
// that another program version or somebody else wrote with a checksum that fits.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <span>

#include "core/search/index_snapshot.h"

namespace reminisce::search {

namespace {

/// Whether `offsets` are those of `count` pieces that follow each other in `size` places. Without an early end, so that
/// it runs at the speed of memory.
template <class T>
bool dividesInto(std::span<const T> offsets, std::size_t count, std::size_t size)
{
    if (offsets.size() != count + 1 || offsets.front() != 0 || offsets.back() != size) {
        return false;
    }
    bool ascending = true;
    for (std::size_t i = 1; i < offsets.size(); ++i) {
        ascending &= offsets[i - 1] <= offsets[i];
    }
    return ascending;
}

bool allBelow(std::span<const std::uint32_t> values, std::size_t limit)
{
    std::uint32_t highest = 0;
    for (const std::uint32_t value : values) {
        highest = std::max(highest, value);
    }
    return values.empty() || highest < limit;
}

/// Links are rows or kNoRow: one more wraps kNoRow to 0, and all rows to at most their number.
bool linksBelow(std::span<const std::uint32_t> links, std::size_t rows)
{
    std::uint32_t highest = 0;
    for (const std::uint32_t link : links) {
        highest = std::max(highest, link + 1);
    }
    return highest <= rows;
}

bool allLengths(std::span<const float> values)
{
    bool good = true;
    for (const float value : values) {
        good &= value >= 0 && value <= 1e18F; // squares of them stay finite
    }
    return good;
}

} // namespace

bool TermFamily::isSound(std::size_t rows) const
{
    const std::size_t terms = m_counts.size();
    const bool powerOfTwo = !m_slots.empty() && (m_slots.size() & (m_slots.size() - 1)) == 0;
    return terms < kNoRow && powerOfTwo && dividesInto(m_stringOffsets, terms, m_strings.size()) &&
           dividesInto(m_offsets, terms, m_postings.size()) && allBelow(m_slots, terms + 1) &&
           allBelow(m_counts, rows + 1);
}

bool IndexSnapshot::isSound() const
{
    const std::size_t n = m_rows;
    const bool sized = chunkIds.size() == n && starts.size() == n && conversations.size() == n &&
                       emotions.size() == n * 8 && lengths.size() == n && subwordLengths.size() == n &&
                       previous.size() == n && next.size() == n && rowsByChunk.size() == n &&
                       stemOfWord.size() == words.size() && wordLengths.size() == words.size() &&
                       gramFrequencies.size() == gramHashes.size() && fingerprints.size() == n &&
                       m_personCounts.size() == people.size();
    return sized && stems.isSound(n) && words.isSound(n) && dividesInto(speakerOffsets, n, speakers.size()) &&
           dividesInto(m_personOffsets, people.size(), m_personPostings.size()) && allBelow(m_personCounts, n + 1) &&
           dividesInto(gramOffsets, gramHashes.size(), gramWords.size()) && linksBelow(previous, n) &&
           linksBelow(next, n) && allBelow(rowsByChunk, n) && allBelow(stemOfWord, stems.size()) &&
           allBelow(gramWords, words.size()) && allLengths(subwordLengths) && allLengths(wordLengths) &&
           std::is_sorted(starts.begin(), starts.end()) && std::is_sorted(gramHashes.begin(), gramHashes.end());
}

} // namespace reminisce::search
