// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <vector>

#include "core/base/error.h"
#include "core/search/mapped_file.h"
#include "core/search/row_selection.h"
#include "core/search/search_request.h"

namespace reminisce::search {

inline constexpr std::uint64_t kDenseMagic = 0x3143'4556'444E'4952ULL; // "RINDVEC1"
inline constexpr std::uint32_t kDenseVersion = 1;

/// Beginning of a file of vectors. Behind it, each at a multiple of 64 bytes: a scale and a length (f32) per row, sign
/// bits, codes of one byte, and the values (f32).
struct DenseHeader
{
    std::uint64_t magic = kDenseMagic;
    std::uint32_t version = kDenseVersion;
    std::uint32_t dimension = 0;
    std::uint64_t rows = 0;
    std::uint64_t filled = 0;     ///< rows with a vector
    std::uint64_t generation = 0; ///< of the index whose rows these are
    std::uint64_t space = 0;      ///< id of the embedding space
    std::uint64_t checksum = 0;   ///< of everything but the values, which are checked against the codes when used
};

/// Where the parts of a file lie.
struct DenseLayout
{
    DenseLayout(std::uint64_t rowCount, std::uint32_t vectorDimension);

    std::size_t codeStride; ///< bytes per row
    std::size_t signWords;  ///< of 64 bits, per row
    std::size_t scales;     ///< offsets in the file
    std::size_t norms;
    std::size_t signs;
    std::size_t codes;
    std::size_t values;
    std::size_t fileSize;
};

/// How similarities are found.
struct DenseSearchOptions
{
    Metric metric = Metric::Cosine;
    std::size_t rescored = 100; ///< best rows compared by their full values
    /// From this many selected rows on, sign bits choose the `candidates` that are looked at. Other rows then get the
    /// lowest similarity of these.
    std::size_t prefilterFrom = 400'000;
    /// The same where the selected rows lie scattered, so that each costs a jump through memory.
    std::size_t scatteredPrefilterFrom = 50'000;
    std::size_t candidates = 4000;
};

/// Vectors of a backend's embedding space for the rows of an index. Immutable; made by DenseBuilder.
class DenseIndex
{
public:
    /// Maps a file. Fails with NotFound, Io, or DamagedInput when it is cut off, altered or of another version.
    [[nodiscard]] static Result<std::shared_ptr<const DenseIndex>> open(const std::filesystem::path& file);
    [[nodiscard]] static Result<std::shared_ptr<const DenseIndex>> fromBytes(std::vector<std::byte> bytes);

    /// Whether the file behind it is as it was when it was opened; always true in memory.
    [[nodiscard]] bool isUntouched() const { return m_mapped.isUntouched(); }
    [[nodiscard]] const DenseHeader& header() const { return m_header; }
    [[nodiscard]] std::size_t dimension() const { return m_header.dimension; }

    /// Similarities of the selected rows with the query, into one value per row of the index; higher is better, L2 as
    /// 1 / (1 + distance). Rows without a vector get 0. A query of another dimension finds nothing.
    void similarities(std::span<const float> query, const DenseSearchOptions& options, const RowSelection& rows,
                      std::span<float> out) const;

private:
    struct Query;
    DenseIndex() : m_layout(0, 1) {}
    [[nodiscard]] bool attach(std::span<const std::byte> bytes);
    [[nodiscard]] bool isSound() const;
    void compareCodes(const Query& query, const RowSelection& rows, std::span<float> out) const;
    [[nodiscard]] RowSelection nearestBySigns(std::span<const float> query, const RowSelection& rows,
                                              std::size_t count) const;
    void rescore(const Query& query, std::uint32_t row, std::span<float> out) const;

    std::vector<std::byte> m_owned;
    MappedFile m_mapped;
    DenseHeader m_header;
    DenseLayout m_layout;
    const float* m_scales = nullptr;
    const float* m_norms = nullptr;
    const std::uint64_t* m_signs = nullptr;
    const std::int8_t* m_codes = nullptr;
    const float* m_values = nullptr;
};

} // namespace reminisce::search
