// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace reminisce::text {

/// Whether somebody says something in a turn: false for what a messenger writes in place of a picture, a voice message
/// or another attachment ("<Media omitted>", "[Foto]", "image omitted"), and for text without a letter.
/// \param text UTF-8
[[nodiscard]] bool saysSomething(std::string_view text);

} // namespace reminisce::text
