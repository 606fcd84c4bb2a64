// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "core/base/local_time.h"
#include "core/ingest/json_stream.h"
#include "core/ingest/reader.h"

namespace reminisce::ingest {

/// The value under `key`, or null when the object has none, it is JSON's null, or `object` is no object.
[[nodiscard]] const nlohmann::json* member(const nlohmann::json& object, std::string_view key);
/// The first of several keys that holds a string that is not empty (numbers and booleans as text).
[[nodiscard]] std::string textOf(const nlohmann::json& object, std::initializer_list<std::string_view> keys);
/// A finite number under `key`, also written as a string.
[[nodiscard]] std::optional<double> numberOf(const nlohmann::json& object, std::string_view key);
/// Microseconds from a number of seconds, or of milliseconds, under the first of the keys that holds one.
[[nodiscard]] std::optional<std::int64_t> secondsOf(const nlohmann::json& object,
                                                    std::initializer_list<std::string_view> keys);
[[nodiscard]] std::optional<std::int64_t> millisOf(const nlohmann::json& object,
                                                   std::initializer_list<std::string_view> keys);
[[nodiscard]] bool isTrue(const nlohmann::json& object, std::string_view key);

/// Seconds or milliseconds since 1970 in UTC, told apart by their size (milliseconds from 1973 on exceed 1e11).
/// Nothing outside of the years 1990 to 2100, which no transcript's clock shows.
[[nodiscard]] std::optional<Moment> momentOfEpoch(double value);
/// A time as ISO 8601, as a number of an epoch (also in a string), or as "Thu Feb  7 12:31:22 2019".
[[nodiscard]] std::optional<Moment> momentOf(const nlohmann::json& object,
                                             std::initializer_list<std::string_view> keys);
[[nodiscard]] std::optional<Moment> momentOfText(std::string_view text);
/// ISO 8601 duration such as "PT1H2M3.45S" as microseconds.
[[nodiscard]] std::optional<std::int64_t> microsOfIsoDuration(std::string_view text);

/// The label of a speaker known by number or letter only: "Speaker 0", "Speaker A". Longer labels stay as they are;
/// absent or null: empty.
[[nodiscard]] std::string speakerLabel(const nlohmann::json& object, std::string_view key);

/// Adds a turn whose text is tidied; one without words is reported with `emptyReason` instead.
[[nodiscard]] Result<void> addTurnOrSkip(ReadSink& sink, ReadTurn turn, std::string_view emptyReason);

/// Speech services write when they transcribed, not when the recording was made. That date is used when neither the
/// person nor the file's or folder's name gives a better one, and the report says so.
[[nodiscard]] std::optional<Moment> transcriptionDate(std::optional<Moment> written, ReadSink& sink,
                                                      const ReadContext& context);

/// The error for a file that has the shape of its format but no words.
[[nodiscard]] tl::unexpected<Error> failWithoutWords();

} // namespace reminisce::ingest
