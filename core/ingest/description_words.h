// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace reminisce::ingest {

/// The words for feelings in what a model answered, in lower case and separated by ", ": at most 40, each once.
/// Thinking, markup, digits, control characters and whole sentences are left out. Nothing when the answer is no list of
/// words but sentences: an excuse, or what a passage told the model to say.
[[nodiscard]] std::optional<std::string> descriptionWords(std::string_view reply);

} // namespace reminisce::ingest
