// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/formats/whatsapp_line.h"

#include <algorithm>

#include "core/ingest/text_tools.h"
#include "core/text/unicode.h"

namespace reminisce::ingest {

namespace {

/// Reads along a line; nothing is consumed by a step that does not fit.
class Scanner
{
public:
    explicit Scanner(std::string_view text) : m_text(text) {}

    void blanks()
    {
        while (m_at < m_text.size()) {
            std::size_t next = m_at;
            const char32_t c = text::nextCodePoint(m_text, next);
            const bool mark = c == 0x200E || c == 0x200F || (c >= 0x202A && c <= 0x202E);
            if (!text::isWhitespace(c) && !mark) {
                return;
            }
            m_at = next;
        }
    }
    bool take(std::string_view literal)
    {
        if (m_text.substr(m_at, literal.size()) != literal) {
            return false;
        }
        m_at += literal.size();
        return true;
    }
    std::optional<int> number(std::size_t most, int& digits)
    {
        int value = 0;
        digits = 0;
        while (m_at < m_text.size() && m_text[m_at] >= '0' && m_text[m_at] <= '9') {
            if (static_cast<std::size_t>(++digits) > most) {
                return std::nullopt;
            }
            value = value * 10 + (m_text[m_at++] - '0');
        }
        return digits == 0 ? std::nullopt : std::optional(value);
    }
    /// A word of at most four letters.
    void shortWord()
    {
        const std::size_t begin = m_at;
        int letters = 0;
        while (m_at < m_text.size()) {
            std::size_t next = m_at;
            if (!text::isLetter(text::nextCodePoint(m_text, next))) {
                break;
            }
            m_at = next;
            ++letters;
        }
        if (letters > 4) {
            m_at = begin;
        }
    }
    [[nodiscard]] char peek() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }
    void skip() { ++m_at; }
    [[nodiscard]] std::string_view rest() const { return m_text.substr(std::min(m_at, m_text.size())); }
    [[nodiscard]] std::size_t mark() const { return m_at; }
    void back(std::size_t mark) { m_at = mark; }

private:
    std::string_view m_text;
    std::size_t m_at = 0;
};

/// "AM", "p. m.", "nachm."; 0 none, 1 morning, 2 afternoon.
int halfOfDay(Scanner& scan)
{
    struct Word
    {
        std::string_view text;
        int half;
    };
    static constexpr std::array<Word, 12> kWords = {{{"a. m.", 1},
                                                     {"p. m.", 2},
                                                     {"a.m.", 1},
                                                     {"p.m.", 2},
                                                     {"a. m.", 1},
                                                     {"p. m.", 2},
                                                     {"am", 1},
                                                     {"pm", 2},
                                                     {"vorm.", 1},
                                                     {"nachm.", 2},
                                                     {"a.m", 1},
                                                     {"p.m", 2}}};
    const std::string_view rest = scan.rest();
    std::string lower(rest.substr(0, 12));
    for (const std::string_view narrow : {"\u202f", "\u00a0"}) {
        for (std::size_t at = lower.find(narrow); at != std::string::npos; at = lower.find(narrow)) {
            lower.replace(at, narrow.size(), " ");
        }
    }
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    for (const Word& word : kWords) {
        if (lower.rfind(word.text, 0) != 0) {
            continue;
        }
        std::size_t letters = 0; // go on by as many visible letters as the word has, whatever blanks are between
        for (const char c : word.text) {
            letters += c != ' ' ? 1 : 0;
        }
        while (letters > 0) {
            scan.blanks();
            scan.skip();
            --letters;
        }
        return word.half;
    }
    return 0;
}

std::optional<LocalMicros> timeOfDay(Scanner& scan, bool& hasHalf)
{
    int digits = 0;
    const auto hour = scan.number(2, digits);
    const char mark = scan.peek();
    if (!hour || (mark != ':' && mark != '.')) {
        return std::nullopt;
    }
    scan.skip();
    const auto minute = scan.number(2, digits);
    if (!minute || digits != 2) {
        return std::nullopt;
    }
    int second = 0;
    if (scan.peek() == mark) {
        scan.skip();
        second = scan.number(2, digits).value_or(0);
    }
    const std::size_t before = scan.mark();
    scan.blanks();
    const int half = halfOfDay(scan);
    if (half == 0) {
        scan.back(before);
    }
    hasHalf = half != 0;
    int h = *hour;
    if (half == 1 && h == 12) {
        h = 0;
    } else if (half == 2 && h < 12) {
        h += 12;
    }
    if (h > 23 || *minute > 59 || second > 60) {
        return std::nullopt;
    }
    return h * kMicrosPerHour + *minute * kMicrosPerMinute + second * kMicrosPerSecond;
}

} // namespace

std::optional<WhatsAppHeader> parseWhatsAppHeader(std::string_view line)
{
    Scanner scan(line);
    WhatsAppHeader header;
    scan.blanks();
    header.bracket = scan.take("[");
    scan.blanks();
    for (std::size_t i = 0; i < 3; ++i) {
        const auto number = scan.number(4, header.digits[i]);
        if (!number || header.digits[i] == 3) {
            return std::nullopt;
        }
        header.date[i] = *number;
        if (i < 2) {
            header.separator = i == 0 ? scan.peek() : header.separator;
            if (scan.peek() != header.separator ||
                std::string_view("/.-").find(header.separator) == std::string_view::npos) {
                return std::nullopt;
            }
            scan.skip();
            scan.blanks();
        }
    }
    scan.take(".");
    scan.take(",");
    scan.blanks();
    scan.shortWord(); // "at", "um", "klo", "à"
    scan.blanks();
    const auto time = timeOfDay(scan, header.halfDay);
    if (!time) {
        return std::nullopt;
    }
    header.timeOfDay = *time;
    scan.blanks();
    if (header.bracket ? !scan.take("]") : !(scan.take("- ") || scan.take("– ") || scan.rest() == "-")) {
        return std::nullopt;
    }
    header.body = scan.rest();
    return header;
}

std::optional<CivilDate> dateOf(const WhatsAppHeader& header, DateOrder order)
{
    const std::size_t year = order == DateOrder::YearMonthDay ? 0 : 2;
    const std::size_t month = order == DateOrder::MonthDayYear ? 0 : 1;
    const std::size_t day = order == DateOrder::DayMonthYear ? 0 : (order == DateOrder::MonthDayYear ? 1 : 2);
    if (header.digits[year] == 1 || header.digits[month] > 2 || header.digits[day] > 2) {
        return std::nullopt;
    }
    const int fullYear = header.date[year] + (header.digits[year] == 2 ? 2000 : 0);
    const CivilDate date{fullYear, header.date[month], header.date[day]};
    // WhatsApp began in 2009; a year long before shows that the order is wrong.
    if (fullYear < 2005 || fullYear > 2099 || date.month < 1 || date.month > 12 || date.day < 1 || !isValidDate(date)) {
        return std::nullopt;
    }
    return date;
}

void DateOrderVote::add(const WhatsAppHeader& header)
{
    m_separator = header.separator;
    m_halfDay = m_halfDay || header.halfDay;
    m_differ = m_differ || header.date[0] != header.date[1];
    for (Candidate& candidate : m_candidates) {
        const auto date = dateOf(header, candidate.order);
        if (!date) {
            ++candidate.impossible;
            continue;
        }
        const std::int64_t day = dayNumber(*date);
        if (candidate.lastDay) {
            candidate.backwards += day < *candidate.lastDay ? 1 : 0;
            candidate.longestGap = std::max(candidate.longestGap, day - *candidate.lastDay);
        }
        candidate.lastDay = day;
    }
}

std::pair<DateOrder, DateOrderVote::Evidence> DateOrderVote::decide() const
{
    auto candidates = m_candidates;
    if (m_separator == '/' && m_halfDay) { // as in the United States
        std::swap(candidates[0], candidates[1]);
    }
    const auto faults = [](const Candidate& c) { return std::pair(c.impossible, c.backwards); };
    std::stable_sort(candidates.begin(), candidates.end(),
                     [&faults](const Candidate& a, const Candidate& b) { return faults(a) < faults(b); });
    const Candidate& first = candidates[0];
    const Candidate& second = candidates[1];
    if (faults(first) < faults(second) || m_separator == '.' || second.order == DateOrder::YearMonthDay) {
        return {first.order, Evidence::Certain};
    }
    if (first.longestGap > 2 * second.longestGap + 2) {
        return {second.order, Evidence::Density};
    }
    return {first.order, second.longestGap > 2 * first.longestGap + 2 ? Evidence::Density : Evidence::None};
}

DateOrder DateOrderVote::order() const
{
    return decide().first;
}

bool DateOrderVote::isGuess() const
{
    return m_differ && decide().second == Evidence::None;
}

} // namespace reminisce::ingest
