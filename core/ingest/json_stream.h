// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <set>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/ingest/input.h"

namespace reminisce::ingest {

/// A part of a JSON document that a reader wants. Only these parts are ever held in memory, one at a time.
struct JsonPick
{
    /// Where the value stands, segments separated by '/': a key, "[]" for any index of an array, "*" for any key or
    /// index. "" is the whole document. Examples: "chunks/[]", "metadata", "[]", "*/messages/[]".
    std::string path;
    /// Gets the value and the keys and indices that lead to it (indices as decimal numbers). A failure ends the
    /// reading.
    std::function<Result<void>(nlohmann::json&& value, const std::vector<std::string>& where)> take;
};

/// Largest single picked value and largest single string, in bytes (estimated).
inline constexpr std::size_t kMaxJsonValueBytes = std::size_t{48} << 20U;
inline constexpr std::size_t kMaxJsonStringBytes = std::size_t{16} << 20U;

/// Reads a JSON document as a stream and hands the picked values over in the document's order. Where several picks
/// match a value, the first is used; a pick within a picked value is not seen. Fails with DamagedInput and line and
/// column of the fault when the text is not JSON, LimitExceeded when a value is too large, Cancelled, or with a pick's
/// own failure.
[[nodiscard]] Result<void> streamJson(Input& input, const std::vector<JsonPick>& picks, const std::stop_token& stop);

/// The paths of a JSON text that may be cut off anywhere, as Probe::jsonPaths describes; empty when it is no JSON
/// object or array.
[[nodiscard]] std::set<std::string, std::less<>> jsonPathsOf(std::string_view head);

/// The string under `key`, a number or boolean as text; empty when missing, null or of another kind.
[[nodiscard]] std::string jsonText(const nlohmann::json& object, std::string_view key);
/// The number under `key`, also when it is written as a string ("1.25"); nothing when missing or null.
[[nodiscard]] std::optional<double> jsonNumber(const nlohmann::json& object, std::string_view key);

} // namespace reminisce::ingest
