// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/passage_text.h"

#include <array>
#include <string_view>

#include <fmt/format.h>

#include "core/text/language.h"

namespace reminisce::search {

namespace {

using Names = std::array<std::string_view, 12>;

constexpr Names kGermanMonths = {"Januar", "Februar", "März",      "April",   "Mai",      "Juni",
                                 "Juli",   "August",  "September", "Oktober", "November", "Dezember"};
constexpr Names kEnglishMonths = {"January", "February", "March",     "April",   "May",      "June",
                                  "July",    "August",   "September", "October", "November", "December"};

/// "25. Januar 2025" or "25 January 2025", in the language of the text beside it.
std::string dateInWords(const CivilDate& date, text::Language language)
{
    const auto month = static_cast<std::size_t>(date.month - 1);
    return language == text::Language::German ? fmt::format("{}. {} {}", date.day, kGermanMonths.at(month), date.year)
                                              : fmt::format("{} {} {}", date.day, kEnglishMonths.at(month), date.year);
}

} // namespace

std::string passageText(const archive::Chunk& chunk)
{
    std::string head = chunk.title;
    const auto& start = chunk.start ? chunk.start : chunk.conversationStart;
    const CivilDate date = start ? dateOf(start->local) : CivilDate{};
    if (start && isValidDate(date)) {
        head += (head.empty() ? "" : ", ") + dateInWords(date, text::guessLanguage(chunk.text));
    }
    std::string unnamed;
    for (const auto& [id, name] : chunk.people) {
        if (!name.empty() && chunk.text.find(name) == std::string::npos) {
            unnamed += (unnamed.empty() ? "" : ", ") + name;
        }
    }
    std::string passage = head.empty() ? std::string() : head + "\n";
    if (!unnamed.empty()) {
        passage += unnamed + ": ";
    }
    return passage + chunk.text;
}

} // namespace reminisce::search
