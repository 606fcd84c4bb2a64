// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace reminisce::agent {

/// The questions in a question, each fit to be searched for: cut at question marks and where "und" or "and" is followed
/// by another question word. A part that points back ("und habe ich sie erreicht?") takes the words of the first one
/// with it; a statement before a question belongs to it. One part when there is nothing to cut.
[[nodiscard]] std::vector<std::string> questionParts(std::string_view question);

} // namespace reminisce::agent
