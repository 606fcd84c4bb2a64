// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace reminisce::backend {

/// The text of a model without what it thought to itself (<think>…</think>).
[[nodiscard]] std::string withoutThinking(std::string_view text);

} // namespace reminisce::backend
