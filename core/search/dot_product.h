// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace reminisce::search {

/// Rows of codes are padded with zeros to a multiple of this many bytes.
inline constexpr std::size_t kCodeAlignment = 64;

/// Σ codes[i] · query[i] with the widest vectors of the processor that runs it. `count` is a multiple of
/// kCodeAlignment. The sum fits 32 bits while |query| ≤ 2047 and count ≤ 8192.
[[nodiscard]] std::int32_t dotProduct(const std::int8_t* codes, const std::int16_t* query, std::size_t count);

} // namespace reminisce::search
