// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

#include "core/base/local_time.h"

namespace reminisce::ingest {

/// The beginning of a message in a WhatsApp export, before it is known which number is the day.
struct WhatsAppHeader
{
    std::array<int, 3> date{};   ///< in the order of the file
    std::array<int, 3> digits{}; ///< how many digits each has
    LocalMicros timeOfDay = 0;
    char separator = '/';  ///< between the date's numbers
    bool bracket = false;  ///< iOS: [date, time] name: text
    bool halfDay = false;  ///< the time has AM or PM
    std::string_view body; ///< what follows
};

/// Nothing when the line does not begin like a message.
[[nodiscard]] std::optional<WhatsAppHeader> parseWhatsAppHeader(std::string_view line);

enum class DateOrder { DayMonthYear, MonthDayYear, YearMonthDay };

[[nodiscard]] std::optional<CivilDate> dateOf(const WhatsAppHeader& header, DateOrder order);

/// Decides the order of a whole file from all its headers: the order in which the fewest dates are impossible, then the
/// one in which time runs backwards least, then the one that leaves no far longer silence, then the one usual for the
/// separator.
class DateOrderVote
{
public:
    void add(const WhatsAppHeader& header);
    [[nodiscard]] DateOrder order() const;
    /// Nothing in the file decided it, and it makes a difference.
    [[nodiscard]] bool isGuess() const;

private:
    struct Candidate
    {
        DateOrder order = DateOrder::DayMonthYear;
        std::uint64_t impossible = 0;
        std::uint64_t backwards = 0;
        std::int64_t longestGap = 0; ///< days
        std::optional<std::int64_t> lastDay{};
    };
    enum class Evidence { Certain, Density, None };
    [[nodiscard]] std::pair<DateOrder, Evidence> decide() const;

    std::array<Candidate, 3> m_candidates = {{{DateOrder::DayMonthYear, 0, 0, 0, {}},
                                              {DateOrder::MonthDayYear, 0, 0, 0, {}},
                                              {DateOrder::YearMonthDay, 0, 0, 0, {}}}};
    char m_separator = '/';
    bool m_halfDay = false;
    bool m_differ = false; ///< some date is another one when day and month change places
};

} // namespace reminisce::ingest
