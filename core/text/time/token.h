// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace reminisce::text::time {

/// What a word can mean in a time expression. One sense per word; rules decide what the neighbours make of it.
enum class Sense : std::uint8_t {
    None,
    Month,        ///< value 1–12
    Weekday,      ///< value 1–7
    Unit,         ///< value: Unit
    Number,       ///< value: the number, written as a word
    FewNumber,    ///< "a few", "ein paar": value indexes kVagueNumbers
    Ordinal,      ///< value 1–31
    Which,        ///< last -1, before last -2, this 0, next 1, after next 2
    Part,         ///< value: Part
    PartOfUnit,   ///< "Jahresende": value = part * 16 + unit
    Season,       ///< value 0 spring … 3 winter, + 4 * Part
    DayReference, ///< value: days from today
    DayPart,      ///< value: DayPart
    Tonight,
    Article,  ///< the, der, des, of, von …
    In,       ///< in, im, on, am, during, zu … : precedes a time
    From,     ///< from, von, vom
    Since,    ///< since, seit
    Starting, ///< ab
    Until,    ///< until, bis, by
    To,       ///< to, through
    Before,   ///< before, vor, bevor
    After,    ///< after, nach, nachdem
    Between,
    And,
    Ago,
    Now,
    Shortly,      ///< kurz, shortly, right
    About,        ///< approximators: etwa, roughly
    Half,         ///< half, halb
    HalfNoun,     ///< Hälfte
    CalendarWeek, ///< KW
    Every,        ///< each, jeden: what follows is a habit
    Title,        ///< Herr, Mrs: what follows is a name
    Oclock,
};

enum class Unit : std::uint8_t { Minute, Hour, Day, Weekend, Week, Fortnight, Month, Quarter, HalfYear, Year, Decade };
enum class Part : std::uint8_t { Whole, Early, Middle, Late };
enum class DayPart : std::uint8_t { None, Morning, Forenoon, Noon, Afternoon, Evening, Night };

/// A word needs a preposition, a number or a year beside it, because alone it often means something else.
inline constexpr std::uint8_t kWeak = 1;
/// A plural: "Wochen", "months".
inline constexpr std::uint8_t kPlural = 2;
/// "past", "vergangen": counts back from now rather than naming a calendar period.
inline constexpr std::uint8_t kRolling = 4;
/// Only a number beside it makes this a time ("Jan" is a name, "sun" shines).
inline constexpr std::uint8_t kNeedsNumber = 8;
/// English word: where the two languages' customs differ.
inline constexpr std::uint8_t kEnglish = 16;

/// A name of a holiday or another form that is not named by a sense begins with this word.
inline constexpr std::uint8_t kMayBegin = 32;

struct Meaning
{
    Sense sense = Sense::None;
    std::int16_t value = 0;
    std::uint8_t flags = 0;
};

/// The meaning of a folded word.
[[nodiscard]] Meaning meaningOf(std::string_view folded);

/// A word, a number or a punctuation mark.
struct Token
{
    std::size_t begin = 0; ///< bytes in the text
    std::size_t end = 0;
    std::uint32_t wordAt = 0; ///< the folded word in TokenList::words
    std::uint32_t wordSize = 0;
    std::int32_t number = -1; ///< of up to 9 digits
    std::uint8_t digits = 0;  ///< how many digits; 0 for words and marks
    char mark = 0;            ///< punctuation: itself, '-' for all dashes, 1 for any other
    bool glued = false;       ///< nothing between it and the token before
    bool capital = false;     ///< begins with a capital letter
    bool sentenceStart = false;
    Meaning meaning;
};

struct TokenList
{
    std::vector<Token> tokens;
    std::string words; ///< folded words, one behind the other

    [[nodiscard]] std::string_view word(const Token& token) const
    {
        return std::string_view(words).substr(token.wordAt, token.wordSize);
    }
};

/// Cuts a text into tokens. German compounds of time words become two ("Februarwoche", "Dienstagabend").
[[nodiscard]] TokenList tokenize(std::string_view text);

} // namespace reminisce::text::time
