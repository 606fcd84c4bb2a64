// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace reminisce::evaluation {

enum class QuestionLanguage { German, English };

/// "20. Juni 2024", "20 June 2024".
[[nodiscard]] std::string dayInWords(std::int64_t day, QuestionLanguage language);
/// "im März 2024", "in March 2024" from "2024-03"; "2024", "in 2024" from "2024".
[[nodiscard]] std::string periodInWords(std::string_view period, QuestionLanguage language);
/// Name of the emotion with this place in kEmotions: "Freude", "joy".
[[nodiscard]] std::string emotionInWords(int emotion, QuestionLanguage language);
/// “…” or „…“.
[[nodiscard]] std::string quoted(std::string_view text, QuestionLanguage language);

/// A template with its {places} filled.
[[nodiscard]] std::string filled(std::string_view pattern,
                                 std::initializer_list<std::pair<std::string_view, std::string_view>> values);

} // namespace reminisce::evaluation
