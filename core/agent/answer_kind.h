// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace reminisce::agent {

/// Whether nothing but a number can answer: "wie viel", "how old", "was kostet", a phone number.
[[nodiscard]] bool asksForNumber(std::string_view question);

/// Whether a text has a number, in digits or as a word ("one" and "ein" are articles too, and do not count).
[[nodiscard]] bool hasNumber(std::string_view text);

/// Whether a word names the kind of thing that would answer ("Ort", "Grund", "Zutaten", "name", "price"), or is a verb
/// that goes with anything ("bekommen", "give"): passages that answer seldom have it.
[[nodiscard]] bool saysLittle(std::string_view folded);

} // namespace reminisce::agent
