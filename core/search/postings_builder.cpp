// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/postings_builder.h"

#include <algorithm>

namespace reminisce::search {

namespace {

/// Postings sorted at a time: bounds the memory of finishing to 128 MiB whatever the archive's size.
constexpr std::size_t kPostingsAtOnce = 16U << 20U;

/// The kept postings of a term in their new rows, and the fresh ones, by row; no row is in both.
void merge(const KeptPostings& kept, std::uint32_t term, std::span<const Posting> fresh, std::vector<Posting>& merged)
{
    merged.clear();
    auto next = fresh.begin();
    const RowRange all{0, static_cast<std::uint32_t>(kept.rows.size())};
    forEachPosting(kept.family->postings(term), all, [&](std::uint32_t oldRow, std::uint32_t frequency) {
        const std::uint32_t row = kept.rows[oldRow];
        if (row == kNoRow) {
            return;
        }
        for (; next != fresh.end() && next->row < row; ++next) {
            merged.push_back(*next);
        }
        merged.push_back({row, frequency});
    });
    merged.insert(merged.end(), next, fresh.end());
}

} // namespace

void PostingsParts::keepUsed(const std::vector<bool>& used)
{
    std::size_t kept = 0;
    for (std::size_t term = 0; term < counts.size(); ++term) {
        if (used[term]) {
            counts[kept] = counts[term];
            offsets[++kept] = offsets[term + 1];
        }
    }
    counts.resize(kept);
    offsets.resize(kept + 1);
}

void PostingsBuilder::add(std::uint32_t term)
{
    if (term >= m_places.size()) {
        m_places.resize(std::max<std::size_t>(term + 1, m_places.size() * 2), {kNoRow, 0});
        m_counts.resize(m_places.size(), 0);
    }
    Place& place = m_places[term];
    if (place.row != m_row) {
        place = {m_row, m_terms.size()};
        m_terms.push_back(term);
        m_frequencies.push_back(1);
        ++m_counts[term];
    } else if (m_frequencies[place.at] < 255) {
        ++m_frequencies[place.at];
    }
}

void PostingsBuilder::closeRow()
{
    m_ends.push_back(m_terms.size());
    ++m_row;
}

/// Counting sort by term, as many terms at a time as kPostingsAtOnce allows.
PostingsParts PostingsBuilder::finish(std::uint32_t terms, const KeptPostings& kept)
{
    m_counts.resize(terms, 0);
    PostingsParts parts;
    parts.counts.reserve(terms);
    parts.offsets.reserve(std::size_t{terms} + 1);
    parts.offsets.push_back(0);
    std::vector<Posting> sorted;
    std::vector<Posting> merged;
    std::vector<std::size_t> places;
    for (std::uint32_t first = 0; first < terms;) {
        std::uint32_t last = first;
        std::size_t total = 0;
        places.clear();
        while (last < terms && (last == first || total + m_counts[last] <= kPostingsAtOnce)) {
            places.push_back(total);
            total += m_counts[last++];
        }
        sorted.resize(total);
        std::uint64_t at = 0;
        for (std::size_t row = 0; row < m_ends.size(); ++row) {
            for (; at < m_ends[row]; ++at) {
                const std::uint32_t term = m_terms[at];
                if (term >= first && term < last) {
                    sorted[places[term - first]++] = {static_cast<std::uint32_t>(row), m_frequencies[at]};
                }
            }
        }
        std::size_t begin = 0;
        for (std::uint32_t term = first; term < last; ++term) {
            std::span<const Posting> postings = std::span(sorted).subspan(begin, m_counts[term]);
            begin += m_counts[term];
            if (kept.family != nullptr && term < kept.family->size()) {
                merge(kept, term, postings, merged);
                postings = merged;
            }
            appendPostings(postings, parts.bytes);
            parts.offsets.push_back(parts.bytes.size());
            parts.counts.push_back(static_cast<std::uint32_t>(postings.size()));
        }
        first = last;
    }
    m_terms = {};
    m_frequencies = {};
    return parts;
}

} // namespace reminisce::search
