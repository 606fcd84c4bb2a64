// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace reminisce::search {

/// Parts of an index file, in host byte order and each at a multiple of 64 bytes. A term family (stems, words) has the
/// six parts of TermPart, at its base number.
enum class IndexPart : std::uint32_t {
    ChunkIds = 1,    ///< i64 per row
    Starts,          ///< i64 local microseconds per row, ascending; kUndated where there is none
    Conversations,   ///< i64 per row
    Emotions,        ///< 8 bytes per row
    Lengths,         ///< u16 per row: words
    SubwordLengths,  ///< f32 per row: length of the n-gram vector
    Previous,        ///< u32 per row: the row before it in its conversation, kNoRow at the beginning
    Next,            ///< u32 per row
    SpeakerOffsets,  ///< u32 per row and one more, into Speakers
    Speakers,        ///< i64
    RowsByChunk,     ///< u32: rows in the order of their chunk ids
    StemOfWord,      ///< u32 per word
    WordLengths,     ///< f32 per word: length of its n-gram vector
    GramHashes,      ///< u64 per n-gram, ascending
    GramOffsets,     ///< u32 per n-gram and one more, into GramWords
    GramWords,       ///< u32: words with the n-gram
    GramFrequencies, ///< u32 per n-gram: chunks with it (bounded from above by the sum over its words)
    Fingerprints,    ///< u64 per row: hash of what its terms come from (text, title, start)
    People,          ///< i64: who speaks, in the order in which they first do
    PersonCounts,    ///< u32 per person: rows in which they speak
    PersonOffsets,   ///< u64 per person and one more, into PersonPostings
    PersonPostings,  ///< bytes, see postings.h: the rows of each person
    Stems = 100,
    Words = 200,
};

/// Parts of a term family, added to its base.
enum class TermPart : std::uint32_t {
    StringOffsets, ///< u32 per term and one more, into Strings
    Strings,       ///< bytes
    Slots,         ///< u32, a power of two of them: term + 1 or 0, found by hash with linear probing
    Counts,        ///< u32 per term: rows with it
    Offsets,       ///< u64 per term and one more, into Postings
    Postings,      ///< bytes, see postings.h
};

inline constexpr std::int64_t kUndated = INT64_MAX;
inline constexpr std::uint32_t kNoRow = UINT32_MAX;
inline constexpr std::uint64_t kIndexMagic = 0x3149'5845'444E'4952ULL; // "RINDEXI1"
/// Raised when the layout or the analysis of text changes: older files are then rebuilt.
inline constexpr std::uint32_t kIndexVersion = 3;

struct IndexHeader
{
    std::uint64_t magic = kIndexMagic;
    std::uint32_t version = kIndexVersion;
    std::uint32_t parts = 0;
    std::uint64_t generation = 0; ///< of the archive when the index was built
    std::uint64_t rows = 0;
    std::uint64_t words = 0;    ///< over all rows, for the mean length
    std::uint64_t fileSize = 0; ///< a shorter file has been cut off
    std::uint64_t checksum = 0; ///< of everything behind the header
};

struct IndexPartEntry
{
    std::uint32_t part = 0;
    std::uint32_t reserved = 0;
    std::uint64_t offset = 0; ///< from the beginning of the file
    std::uint64_t bytes = 0;
};

/// 64 bits that change when any of the bytes does; not against intent. Four lanes of multiply and rotate, as memory
/// bandwidth rather than arithmetic should limit it.
[[nodiscard]] std::uint64_t indexChecksum(std::span<const std::byte> bytes);

/// Hash of a term or n-gram, stable between runs and machines of the same byte order.
[[nodiscard]] std::uint64_t termHash(const char* bytes, std::size_t count);

} // namespace reminisce::search
