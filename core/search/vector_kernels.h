// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace reminisce::search {

/// Rows of codes and of sign bits are padded with zeros to a multiple of this many bytes.
inline constexpr std::size_t kVectorAlignment = 64;

/// out[r] = Σ codes[r · stride + i] · query[i] for `rows` rows that follow each other, with the widest vectors of the
/// processor that runs it. `stride` is a multiple of kVectorAlignment. A sum fits 32 bits while |query| ≤ 2047 and
/// stride ≤ 8192.
void dotProducts(const std::int8_t* codes, std::size_t stride, std::size_t rows, const std::int16_t* query,
                 std::int32_t* out);

/// The same for the rows with the numbers `rows`, which are fetched ahead: rows that lie apart come from memory one by
/// one otherwise.
void dotProductsOf(const std::int8_t* codes, std::size_t stride, std::span<const std::uint32_t> rows,
                   const std::int16_t* query, std::int32_t* out);

/// out[r] = number of bits that differ between a row of sign bits and the query's. `words` of 64 bits
/// per row, a multiple of kVectorAlignment / 8.
void signDistances(const std::uint64_t* signs, std::size_t words, std::size_t rows, const std::uint64_t* query,
                   std::uint16_t* out);
/// The same for some rows: out[i] belongs to rows[i].
void signDistancesOf(const std::uint64_t* signs, std::size_t words, std::span<const std::uint32_t> rows,
                     const std::uint64_t* query, std::uint16_t* out);

} // namespace reminisce::search
