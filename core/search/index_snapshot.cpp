// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/index_snapshot.h"

#include <algorithm>
#include <cstring>

#include "core/search/score_kernels.h"

namespace reminisce::search {

namespace {

tl::unexpected<Error> damaged(std::string detail)
{
    return fail(ErrorCode::DamagedInput, "The search index is damaged or of another version and has to be built anew.",
                std::move(detail));
}

} // namespace

std::optional<std::uint32_t> TermFamily::find(std::string_view term) const
{
    const std::size_t mask = m_slots.size() - 1;
    std::size_t slot = termHash(term.data(), term.size()) & mask;
    for (std::size_t tried = 0; tried < m_slots.size() && m_slots[slot] != 0; ++tried) {
        const std::uint32_t id = m_slots[slot] - 1;
        if (id < size() && this->term(id) == term) {
            return id;
        }
        slot = (slot + 1) & mask;
    }
    return std::nullopt;
}

std::string_view TermFamily::term(std::uint32_t id) const
{
    return {m_strings.data() + m_stringOffsets[id], m_stringOffsets[id + 1] - m_stringOffsets[id]};
}

PostingsList TermFamily::postings(std::uint32_t id) const
{
    return {m_postings.data() + m_offsets[id], m_postings.data() + m_offsets[id + 1], m_counts[id]};
}

Result<std::shared_ptr<const IndexSnapshot>> IndexSnapshot::open(const std::filesystem::path& file)
{
    auto mapped = MappedFile::open(file);
    if (!mapped) {
        return tl::unexpected(mapped.error());
    }
    std::shared_ptr<IndexSnapshot> snapshot(new IndexSnapshot);
    snapshot->m_mapped = std::move(*mapped);
    if (!snapshot->attach(snapshot->m_mapped.bytes())) {
        return damaged("header, checksum or parts of the index file do not fit");
    }
    snapshot->findStraightBlocks();
    return snapshot;
}

Result<std::shared_ptr<const IndexSnapshot>> IndexSnapshot::fromBytes(std::vector<std::byte> bytes)
{
    std::shared_ptr<IndexSnapshot> snapshot(new IndexSnapshot);
    snapshot->m_owned = std::move(bytes);
    if (!snapshot->attach(snapshot->m_owned)) {
        return damaged("header, checksum or parts of the index do not fit");
    }
    snapshot->findStraightBlocks();
    return snapshot;
}

template <class T>
bool IndexSnapshot::part(std::span<const T>& out, std::uint32_t number,
                         const std::vector<IndexPartEntry>& entries) const
{
    for (const IndexPartEntry& entry : entries) {
        if (entry.part == number) {
            if (entry.offset % alignof(T) != 0 || entry.bytes % sizeof(T) != 0 || entry.offset > m_bytes.size() ||
                entry.bytes > m_bytes.size() - entry.offset) {
                return false;
            }
            out = {reinterpret_cast<const T*>(m_bytes.data() + entry.offset), entry.bytes / sizeof(T)};
            return true;
        }
    }
    return false;
}

bool IndexSnapshot::attachFamily(TermFamily& family, IndexPart base, const std::vector<IndexPartEntry>& entries)
{
    const auto number = [base](TermPart termPart) {
        return static_cast<std::uint32_t>(base) + static_cast<std::uint32_t>(termPart);
    };
    return part(family.m_stringOffsets, number(TermPart::StringOffsets), entries) &&
           part(family.m_strings, number(TermPart::Strings), entries) &&
           part(family.m_slots, number(TermPart::Slots), entries) &&
           part(family.m_counts, number(TermPart::Counts), entries) &&
           part(family.m_offsets, number(TermPart::Offsets), entries) &&
           part(family.m_postings, number(TermPart::Postings), entries);
}

bool IndexSnapshot::attach(std::span<const std::byte> bytes)
{
    m_bytes = bytes;
    IndexHeader header;
    if (bytes.size() < sizeof header) {
        return false;
    }
    std::memcpy(&header, bytes.data(), sizeof header);
    if (header.magic != kIndexMagic || header.version != kIndexVersion || header.fileSize != bytes.size() ||
        header.rows >= (1ULL << 31U) || header.parts > 1000 ||
        sizeof header + header.parts * sizeof(IndexPartEntry) > bytes.size() ||
        indexChecksum(bytes.subspan(sizeof header)) != header.checksum) {
        return false;
    }
    m_generation = header.generation;
    m_rows = static_cast<std::uint32_t>(header.rows);
    m_meanLength = m_rows == 0 ? 1.0F : std::max(1.0F, static_cast<float>(header.words) / static_cast<float>(m_rows));
    std::vector<IndexPartEntry> entries(header.parts);
    std::memcpy(entries.data(), bytes.data() + sizeof header, header.parts * sizeof(IndexPartEntry));
    const auto take = [&](auto& out, IndexPart which) { return part(out, static_cast<std::uint32_t>(which), entries); };
    return take(chunkIds, IndexPart::ChunkIds) && take(starts, IndexPart::Starts) &&
           take(conversations, IndexPart::Conversations) && take(emotions, IndexPart::Emotions) &&
           take(lengths, IndexPart::Lengths) && take(subwordLengths, IndexPart::SubwordLengths) &&
           take(previous, IndexPart::Previous) && take(next, IndexPart::Next) &&
           take(speakerOffsets, IndexPart::SpeakerOffsets) && take(speakers, IndexPart::Speakers) &&
           take(rowsByChunk, IndexPart::RowsByChunk) && take(stemOfWord, IndexPart::StemOfWord) &&
           take(wordLengths, IndexPart::WordLengths) && take(gramHashes, IndexPart::GramHashes) &&
           take(gramOffsets, IndexPart::GramOffsets) && take(gramWords, IndexPart::GramWords) &&
           take(gramFrequencies, IndexPart::GramFrequencies) && take(fingerprints, IndexPart::Fingerprints) &&
           take(people, IndexPart::People) && take(m_personCounts, IndexPart::PersonCounts) &&
           take(m_personOffsets, IndexPart::PersonOffsets) && take(m_personPostings, IndexPart::PersonPostings) &&
           attachFamily(stems, IndexPart::Stems, entries) && attachFamily(words, IndexPart::Words, entries) &&
           isSound();
}

void IndexSnapshot::findStraightBlocks()
{
    constexpr std::uint32_t kAround = 2;
    constexpr std::uint32_t kBefore = UINT32_MAX; // −1
    m_straight.assign((m_rows + kRowsPerBlock - 1) / kRowsPerBlock, false);
    for (std::uint32_t block = 0; block < m_straight.size(); ++block) {
        const std::uint32_t first = block * kRowsPerBlock - (block > 0 ? kAround : 0);
        const std::uint32_t end = std::min(m_rows, (block + 1) * kRowsPerBlock + kAround);
        m_straight[block] = linksAreAdjacent(previous.data(), first, end - first, kBefore) &&
                            linksAreAdjacent(next.data(), first, end - first, 1);
    }
}

std::optional<std::uint32_t> IndexSnapshot::rowOfChunk(std::int64_t chunkId) const
{
    const auto found = std::lower_bound(rowsByChunk.begin(), rowsByChunk.end(), chunkId,
                                        [this](std::uint32_t row, std::int64_t id) { return chunkIds[row] < id; });
    if (found == rowsByChunk.end() || chunkIds[*found] != chunkId) {
        return std::nullopt;
    }
    return *found;
}

PostingsList IndexSnapshot::rowsOfPerson(std::int64_t person) const
{
    const auto found = std::find(people.begin(), people.end(), person);
    if (found == people.end()) {
        return {};
    }
    const auto at = static_cast<std::size_t>(found - people.begin());
    return {m_personPostings.data() + m_personOffsets[at], m_personPostings.data() + m_personOffsets[at + 1],
            m_personCounts[at]};
}

RowRange IndexSnapshot::rowsBetween(std::optional<std::int64_t> from, std::optional<std::int64_t> to) const
{
    if (!from && !to) {
        return {0, m_rows};
    }
    const auto dated = std::lower_bound(starts.begin(), starts.end(), kUndated); // undated rows never pass a bound
    const auto first = from ? std::lower_bound(starts.begin(), dated, *from) : starts.begin();
    const auto last = to ? std::upper_bound(first, dated, *to) : dated;
    return {static_cast<std::uint32_t>(first - starts.begin()), static_cast<std::uint32_t>(last - starts.begin())};
}

} // namespace reminisce::search
