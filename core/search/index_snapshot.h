// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/search/index_format.h"
#include "core/search/mapped_file.h"
#include "core/search/postings.h"

namespace reminisce::search {

/// Rows whose links are known together, see IndexSnapshot::isStraight().
inline constexpr std::uint32_t kRowsPerBlock = 512;

/// A family of terms with their postings.
class TermFamily
{
public:
    [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(m_counts.size()); }
    /// The number of a term.
    [[nodiscard]] std::optional<std::uint32_t> find(std::string_view term) const;
    [[nodiscard]] std::string_view term(std::uint32_t id) const;
    /// How many rows have the term.
    [[nodiscard]] std::uint32_t count(std::uint32_t id) const { return m_counts[id]; }
    [[nodiscard]] PostingsList postings(std::uint32_t id) const;

private:
    friend class IndexSnapshot;
    [[nodiscard]] bool isSound(std::size_t rows) const;
    std::span<const std::uint32_t> m_stringOffsets;
    std::span<const char> m_strings;
    std::span<const std::uint32_t> m_slots;
    std::span<const std::uint32_t> m_counts;
    std::span<const std::uint64_t> m_offsets;
    std::span<const std::uint8_t> m_postings;
};

/// An index as it is on the disk: immutable, and shared by all searches that began while it was current.
class IndexSnapshot
{
public:
    /// Maps a file. Fails with NotFound, Io, or DamagedInput when it is cut off, of another version or altered.
    [[nodiscard]] static Result<std::shared_ptr<const IndexSnapshot>> open(const std::filesystem::path& file);
    /// The same over bytes in memory.
    [[nodiscard]] static Result<std::shared_ptr<const IndexSnapshot>> fromBytes(std::vector<std::byte> bytes);
    IndexSnapshot(const IndexSnapshot&) = delete;
    IndexSnapshot& operator=(const IndexSnapshot&) = delete;

    /// Whether the file behind it is as it was when it was opened; always true in memory.
    [[nodiscard]] bool isUntouched() const { return m_mapped.isUntouched(); }
    [[nodiscard]] std::uint64_t generation() const { return m_generation; }
    [[nodiscard]] std::uint32_t rows() const { return m_rows; }
    [[nodiscard]] float meanLength() const { return m_meanLength; }

    std::span<const std::int64_t> chunkIds;
    std::span<const std::int64_t> starts;
    std::span<const std::int64_t> conversations;
    std::span<const std::uint8_t> emotions; ///< eight per row
    std::span<const std::uint16_t> lengths;
    std::span<const float> subwordLengths;
    std::span<const std::uint32_t> previous;
    std::span<const std::uint32_t> next;
    std::span<const std::uint32_t> speakerOffsets;
    std::span<const std::int64_t> speakers;
    std::span<const std::uint32_t> rowsByChunk;
    std::span<const std::uint32_t> stemOfWord;
    std::span<const float> wordLengths;
    std::span<const std::uint64_t> gramHashes;
    std::span<const std::uint32_t> gramOffsets;
    std::span<const std::uint32_t> gramWords;
    std::span<const std::uint32_t> gramFrequencies;
    std::span<const std::int64_t> people;
    std::span<const std::uint64_t> fingerprints; ///< what a later index takes unchanged rows by
    TermFamily stems;
    TermFamily words;

    /// Whether the rows of this block of kRowsPerBlock, and the two before and behind it, are linked to none but the
    /// rows beside them: mostly so, as recordings seldom overlap.
    [[nodiscard]] bool isStraight(std::uint32_t block) const { return m_straight[block]; }
    /// The row of a chunk.
    [[nodiscard]] std::optional<std::uint32_t> rowOfChunk(std::int64_t chunkId) const;
    [[nodiscard]] std::span<const std::int64_t> speakersOf(std::uint32_t row) const
    {
        return speakers.subspan(speakerOffsets[row], speakerOffsets[row + 1] - speakerOffsets[row]);
    }
    /// The rows in which a person speaks; an empty list when they never do.
    [[nodiscard]] PostingsList rowsOfPerson(std::int64_t person) const;
    /// Rows from the first dated one at or after `from` to the last at or before `to`.
    [[nodiscard]] RowRange rowsBetween(std::optional<std::int64_t> from, std::optional<std::int64_t> to) const;

private:
    IndexSnapshot() = default;
    [[nodiscard]] bool attach(std::span<const std::byte> bytes);
    [[nodiscard]] bool attachFamily(TermFamily& family, IndexPart base, const std::vector<IndexPartEntry>& entries);
    /// Whether no search can read beside the parts, whatever is in them; reads all that is small per row.
    [[nodiscard]] bool isSound() const;
    void findStraightBlocks();

    template <class T>
    [[nodiscard]] bool part(std::span<const T>& out, std::uint32_t number,
                            const std::vector<IndexPartEntry>& entries) const;

    std::vector<std::byte> m_owned;
    MappedFile m_mapped;
    std::span<const std::byte> m_bytes;
    std::span<const std::uint32_t> m_personCounts;
    std::span<const std::uint64_t> m_personOffsets;
    std::span<const std::uint8_t> m_personPostings;
    std::vector<bool> m_straight; ///< by block
    std::uint64_t m_generation = 0;
    std::uint32_t m_rows = 0;
    float m_meanLength = 1;
};

} // namespace reminisce::search
