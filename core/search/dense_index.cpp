// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/dense_index.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <limits>

#include "core/search/dense_builder.h"
#include "core/search/fusion.h"
#include "core/search/index_format.h"
#include "core/search/vector_kernels.h"

namespace reminisce::search {

namespace {

constexpr float kQueryRange = 2047.0F; ///< finer than the codes: the query's own rounding must not add to theirs
constexpr std::uint32_t kRowsAtOnce = 1024;
constexpr std::size_t kScattered = 2; ///< a selection of less than this part of its range is read row by row
constexpr std::uint32_t kLargestDimension = 8192;

std::size_t aligned(std::size_t size)
{
    return (size + kVectorAlignment - 1) / kVectorAlignment * kVectorAlignment;
}

float similarity(float product, float queryLength, float rowLength, Metric metric)
{
    switch (metric) {
    case Metric::Cosine:
        return product / (queryLength * rowLength);
    case Metric::InnerProduct:
        return product;
    case Metric::L2:
        return 1.0F /
               (1.0F + std::sqrt(std::max(0.0F, queryLength * queryLength + rowLength * rowLength - 2.0F * product)));
    }
    return 0;
}

tl::unexpected<Error> damaged()
{
    return fail(ErrorCode::DamagedInput, "The vector index is damaged or of another version and has to be built anew.");
}

} // namespace

DenseLayout::DenseLayout(std::uint64_t rowCount, std::uint32_t vectorDimension)
    : codeStride(aligned(vectorDimension)),
      signWords(aligned((vectorDimension + 7) / 8) / sizeof(std::uint64_t)),
      scales(aligned(sizeof(DenseHeader))),
      norms(aligned(scales + rowCount * sizeof(float))),
      signs(aligned(norms + rowCount * sizeof(float))),
      codes(aligned(signs + rowCount * signWords * sizeof(std::uint64_t))),
      values(aligned(codes + rowCount * codeStride)),
      fileSize(values + rowCount * vectorDimension * sizeof(float))
{}

/// A query in the forms in which it is compared.
struct DenseIndex::Query
{
    std::span<const float> values;
    std::vector<std::int16_t> coded;
    float scale = 1;
    float length = 1;
    Metric metric = Metric::Cosine;
};

Result<std::shared_ptr<const DenseIndex>> DenseIndex::open(const std::filesystem::path& file)
{
    auto mapped = MappedFile::open(file);
    if (!mapped) {
        return tl::unexpected(mapped.error());
    }
    std::shared_ptr<DenseIndex> index(new DenseIndex);
    index->m_mapped = std::move(*mapped);
    if (!index->attach(index->m_mapped.bytes())) {
        return damaged();
    }
    return index;
}

Result<std::shared_ptr<const DenseIndex>> DenseIndex::fromBytes(std::vector<std::byte> bytes)
{
    std::shared_ptr<DenseIndex> index(new DenseIndex);
    index->m_owned = std::move(bytes);
    if (!index->attach(index->m_owned)) {
        return damaged();
    }
    return index;
}

bool DenseIndex::attach(std::span<const std::byte> bytes)
{
    if (bytes.size() < sizeof m_header) {
        return false;
    }
    std::memcpy(&m_header, bytes.data(), sizeof m_header);
    if (m_header.magic != kDenseMagic || m_header.version != kDenseVersion || m_header.dimension == 0 ||
        m_header.dimension > kLargestDimension || m_header.rows >= (1ULL << 31U)) {
        return false;
    }
    m_layout = DenseLayout(m_header.rows, m_header.dimension);
    if (bytes.size() != m_layout.fileSize ||
        indexChecksum(bytes.subspan(m_layout.scales, m_layout.values - m_layout.scales)) != m_header.checksum) {
        return false;
    }
    m_scales = reinterpret_cast<const float*>(bytes.data() + m_layout.scales);
    m_norms = reinterpret_cast<const float*>(bytes.data() + m_layout.norms);
    m_signs = reinterpret_cast<const std::uint64_t*>(bytes.data() + m_layout.signs);
    m_codes = reinterpret_cast<const std::int8_t*>(bytes.data() + m_layout.codes);
    m_values = reinterpret_cast<const float*>(bytes.data() + m_layout.values);
    return isSound();
}

/// Scales and lengths decide what is compared and divided by; whatever codes and bits are, they only give other
/// numbers.
bool DenseIndex::isSound() const
{
    constexpr float kMost = 1e18F; // its square is finite
    bool good = true;
    std::uint64_t filled = 0;
    for (std::size_t row = 0; row < m_header.rows; ++row) {
        good &= m_scales[row] >= 0 && m_scales[row] <= kMost && m_norms[row] >= 0 && m_norms[row] <= kMost &&
                (m_scales[row] == 0 || m_norms[row] > 0);
        filled += m_scales[row] > 0 ? 1 : 0;
    }
    return good && filled == m_header.filled;
}

void DenseIndex::compareCodes(const Query& query, const RowSelection& rows, std::span<float> out) const
{
    std::array<std::int32_t, kRowsAtOnce> sums{};
    const float cosineFactor = query.scale / query.length;
    const auto put = [&](std::uint32_t row, std::int32_t sum) {
        if (const float scale = m_scales[row]; scale > 0) {
            out[row] = query.metric == Metric::Cosine ? static_cast<float>(sum) * cosineFactor * scale / m_norms[row]
                                                      : similarity(static_cast<float>(sum) * query.scale * scale,
                                                                   query.length, m_norms[row], query.metric);
        }
    };
    if (rows.isWholeRange()) {
        const RowRange range = rows.range();
        for (std::uint32_t begin = range.begin; begin < range.end; begin += kRowsAtOnce) {
            const std::uint32_t count = std::min(kRowsAtOnce, range.end - begin);
            dotProducts(m_codes + begin * m_layout.codeStride, m_layout.codeStride, count, query.coded.data(),
                        sums.data());
            for (std::uint32_t i = 0; i < count; ++i) {
                put(begin + i, sums[i]);
            }
        }
        return;
    }
    std::array<std::uint32_t, kRowsAtOnce> some{};
    std::uint32_t count = 0;
    const auto compare = [&] {
        dotProductsOf(m_codes, m_layout.codeStride, std::span(some).first(count), query.coded.data(), sums.data());
        for (std::uint32_t i = 0; i < count; ++i) {
            put(some[i], sums[i]);
        }
        count = 0;
    };
    rows.forEach([&](std::uint32_t row) {
        some[count++] = row;
        if (count == kRowsAtOnce) {
            compare();
        }
    });
    compare();
}

RowSelection DenseIndex::nearestBySigns(std::span<const float> query, const RowSelection& rows, std::size_t count) const
{
    std::vector<std::uint64_t> signs(m_layout.signWords, 0);
    setSignBits(query, signs);
    const RowRange range = rows.range();
    std::vector<std::uint32_t> some; // of a filter that leaves few rows of its range, only these are read
    const bool scattered = rows.count() * kScattered < range.end - range.begin;
    if (scattered) {
        rows.forEach([&](std::uint32_t row) { some.push_back(row); });
    }
    std::vector<std::uint16_t> distances(scattered ? some.size() : range.end - range.begin, 0);
    if (scattered) {
        signDistancesOf(m_signs, m_layout.signWords, some, signs.data(), distances.data());
    } else {
        signDistances(m_signs + range.begin * m_layout.signWords, m_layout.signWords, distances.size(), signs.data(),
                      distances.data());
    }
    const auto forEachDistance = [&](const auto& visit) {
        if (scattered) {
            for (std::size_t i = 0; i < some.size(); ++i) {
                visit(some[i], distances[i]);
            }
        } else {
            rows.forEach([&](std::uint32_t row) { visit(row, distances[row - range.begin]); });
        }
    };
    std::vector<std::size_t> histogram(m_layout.signWords * 64 + 2, 0); // rows by distance: finds the limit in one pass
    forEachDistance(
        [&](std::uint32_t row, std::uint16_t distance) { histogram[distance] += m_scales[row] > 0 ? 1 : 0; });
    std::size_t limit = 0;
    for (std::size_t total = histogram[0]; limit + 1 < histogram.size() && total < count;) {
        total += histogram[++limit];
    }
    RowSelection nearest = rows;
    std::vector<std::uint64_t> bits(rows.maskWords(), 0);
    forEachDistance([&](std::uint32_t row, std::uint16_t distance) {
        const std::uint32_t at = row - range.begin;
        bits[at / 64] |= static_cast<std::uint64_t>(distance <= limit) << (at % 64);
    });
    nearest.keep(bits);
    return nearest;
}

void DenseIndex::rescore(const Query& query, std::uint32_t row, std::span<float> out) const
{
    const float* values = m_values + static_cast<std::size_t>(row) * m_header.dimension;
    const std::int8_t* codes = m_codes + row * m_layout.codeStride;
    double product = 0;
    for (std::size_t i = 0; i < m_header.dimension; ++i) {
        // An altered value cannot agree with its code: the similarity by the codes then stands.
        if (!(std::fabs(values[i] - static_cast<float>(codes[i]) * m_scales[row]) <= m_scales[row])) {
            return;
        }
        product += static_cast<double>(values[i]) * query.values[i];
    }
    out[row] = similarity(static_cast<float>(product), query.length, m_norms[row], query.metric);
}

void DenseIndex::similarities(std::span<const float> query, const DenseSearchOptions& options, const RowSelection& rows,
                              std::span<float> out) const
{
    const float most = query.size() == m_header.dimension ? largestValue(query) : 0.0F;
    if (!(most > 0) || rows.range().end > m_header.rows) {
        return;
    }
    Query compared{query, std::vector<std::int16_t>(m_layout.codeStride, 0), most / kQueryRange, vectorLength(query),
                   options.metric};
    for (std::size_t i = 0; i < query.size(); ++i) {
        compared.coded[i] = static_cast<std::int16_t>(std::lrint(query[i] / compared.scale));
    }
    const std::size_t count = rows.count();
    const bool scattered = count * kScattered < rows.range().end - rows.range().begin;
    const bool prefilter = count >= (scattered ? options.scatteredPrefilterFrom : options.prefilterFrom);
    const RowSelection candidates = prefilter ? nearestBySigns(query, rows, options.candidates) : rows;
    compareCodes(compared, candidates, out);
    for (const std::uint32_t row : topRows(out, candidates, options.rescored)) {
        rescore(compared, row, out);
    }
    if (prefilter) {
        float lowest = std::numeric_limits<float>::max();
        std::vector<float> found;
        candidates.forEach([&](std::uint32_t row) {
            lowest = std::min(lowest, out[row]);
            found.push_back(out[row]);
        });
        if (rows.isWholeRange()) { // filled at once: asking row by row costs as much as finding them
            std::fill(out.begin() + rows.range().begin, out.begin() + rows.range().end, lowest);
        } else {
            rows.forEach([&](std::uint32_t row) { out[row] = lowest; });
        }
        candidates.forEach([&, next = found.begin()](std::uint32_t row) mutable { out[row] = *next++; });
    }
}

} // namespace reminisce::search
