// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace reminisce::archive {

/// `chunk.day` and `day_rollup.day` of a chunk without a date.
inline constexpr std::int64_t kUndatedDay = -1'000'000'000;
/// `day_rollup.person_id` of the row that counts chunks whoever speaks.
inline constexpr std::int64_t kAnyone = 0;

/// Version 1 of the schema, for an empty database.
[[nodiscard]] std::string_view schemaVersion1();
/// A SELECT of what `day_rollup` has to hold: person_id, day, emotion, chunks.
[[nodiscard]] std::string_view rollupRecount();

} // namespace reminisce::archive
