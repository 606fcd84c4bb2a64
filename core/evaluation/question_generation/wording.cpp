// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/question_generation/wording.h"

#include <array>
#include <cstdlib>

#include <fmt/format.h>

#include "core/base/emotion.h"
#include "core/base/local_time.h"

namespace reminisce::evaluation {

namespace {

struct Words
{
    std::string_view german;
    std::string_view english;
};

constexpr std::array<Words, 12> kMonths = {{{"Januar", "January"},
                                            {"Februar", "February"},
                                            {"März", "March"},
                                            {"April", "April"},
                                            {"Mai", "May"},
                                            {"Juni", "June"},
                                            {"Juli", "July"},
                                            {"August", "August"},
                                            {"September", "September"},
                                            {"Oktober", "October"},
                                            {"November", "November"},
                                            {"Dezember", "December"}}};

/// In the order of kEmotions; German as the window has it.
constexpr std::array<std::string_view, kEmotionCount> kGermanEmotions = {"Freude", "Vertrauen", "Angst", "Überraschung",
                                                                         "Trauer", "Ekel",      "Ärger", "Erwartung"};

std::string_view monthName(int month, QuestionLanguage language)
{
    const Words& words = kMonths.at(static_cast<std::size_t>(month - 1));
    return language == QuestionLanguage::German ? words.german : words.english;
}

} // namespace

std::string dayInWords(std::int64_t day, QuestionLanguage language)
{
    const CivilDate date = dateOfDayNumber(day);
    return fmt::format("{}{} {} {}", date.day, language == QuestionLanguage::German ? "." : "",
                       monthName(date.month, language), date.year);
}

std::string periodInWords(std::string_view period, QuestionLanguage language)
{
    const std::string year(period.substr(0, 4));
    if (period.size() < 7) {
        return language == QuestionLanguage::German ? "im Jahr " + year : "in " + year;
    }
    const int month = std::atoi(std::string(period.substr(5, 2)).c_str());
    return fmt::format("{} {} {}", language == QuestionLanguage::German ? "im" : "in", monthName(month, language),
                       year);
}

std::string emotionInWords(int emotion, QuestionLanguage language)
{
    const auto place = static_cast<std::size_t>(emotion);
    return std::string(language == QuestionLanguage::German ? kGermanEmotions.at(place)
                                                            : emotionName(kEmotions.at(place)));
}

std::string quoted(std::string_view text, QuestionLanguage language)
{
    return language == QuestionLanguage::German ? fmt::format("„{}“", text) : fmt::format("“{}”", text);
}

std::string filled(std::string_view pattern,
                   std::initializer_list<std::pair<std::string_view, std::string_view>> values)
{
    std::string out;
    for (std::size_t at = 0; at < pattern.size();) {
        const std::size_t open = pattern.find('{', at);
        const std::size_t close = open == std::string_view::npos ? open : pattern.find('}', open);
        if (close == std::string_view::npos) {
            return out.append(pattern.substr(at));
        }
        out.append(pattern.substr(at, open - at));
        for (const auto& [name, value] : values) {
            if (name == pattern.substr(open + 1, close - open - 1)) {
                out.append(value);
            }
        }
        at = close + 1;
    }
    return out;
}

} // namespace reminisce::evaluation
