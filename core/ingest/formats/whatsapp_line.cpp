// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/formats/whatsapp_line.h"

#include <algorithm>

#include "core/ingest/text_tools.h"
#include "core/text/unicode.h"

namespace reminisce::ingest {

namespace {

/// Digits of the scripts in which phones write dates; -1 for anything else.
int digitOf(char32_t c)
{
    for (const char32_t zero : {U'0', U'\u0660', U'\u06F0', U'\u0966', U'\u09E6', U'\u0E50', U'\u1040'}) {
        if (c >= zero && c <= zero + 9) {
            return static_cast<int>(c - zero);
        }
    }
    return -1;
}

/// Reads along a line; nothing is consumed by a step that does not fit.
class Scanner
{
public:
    explicit Scanner(std::string_view text) : m_text(text) {}

    void blanks()
    {
        std::size_t next = m_at;
        while (m_at < m_text.size() && isBlank(text::nextCodePoint(m_text, next))) {
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
    std::optional<int> number(int most, int& digits)
    {
        int value = 0;
        digits = 0;
        std::size_t next = m_at;
        while (m_at < m_text.size()) {
            const int digit = digitOf(text::nextCodePoint(m_text, next));
            if (digit < 0) {
                break;
            }
            if (++digits > most) {
                return std::nullopt;
            }
            value = value * 10 + digit;
            m_at = next;
        }
        return digits == 0 ? std::nullopt : std::optional(value);
    }
    /// A word in any case, whatever blanks are between its letters; no further letter follows.
    bool word(std::string_view word)
    {
        std::size_t at = m_at;
        std::size_t in = 0;
        while (in < word.size()) {
            const char32_t wanted = text::nextCodePoint(word, in);
            std::size_t next = at;
            char32_t c = at < m_text.size() ? text::nextCodePoint(m_text, next) : 0;
            while (at != m_at && c != 0 && isBlank(c)) {
                at = next;
                c = at < m_text.size() ? text::nextCodePoint(m_text, next) : 0;
            }
            if (c >= 'A' && c <= 'Z') {
                c += 32;
            }
            if (c != wanted) {
                return false;
            }
            at = next;
        }
        std::size_t next = at;
        if (at < m_text.size() && text::isLetter(text::nextCodePoint(m_text, next))) {
            return false;
        }
        m_at = at;
        return true;
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
    static bool isBlank(char32_t c)
    {
        const bool mark = c == 0x200E || c == 0x200F || c == 0x061C || (c >= 0x202A && c <= 0x202E) ||
                          (c >= 0x2066 && c <= 0x2069) || c == 0xFEFF;
        return mark || text::isWhitespace(c);
    }

    std::string_view m_text;
    std::size_t m_at = 0;
};

/// Half of the day in the languages that write it; 0 none, 1 morning, 2 afternoon.
int halfOfDay(Scanner& scan)
{
    for (const std::string_view morning :
         {"a.m.", "a.m",  "am",   "vorm.", "vm.", "fm",     "ap.",    "上午",       "凌晨",
          "清晨", "早上", "오전", "午前",  "ص",   "ق.ظ.",   "π.μ.",   "πμ",         "öö",
          "ÖÖ",   "dop.", "de.",  "pg",    "sa",  "पूर्वाह्न", "পূর্বাহ্ণ", "e paradites"}) {
        if (scan.word(morning)) {
            return 1;
        }
    }
    for (const std::string_view afternoon :
         {"p.m.", "p.m",  "pm",   "nachm.", "nm.", "em",     "ip.",    "下午",      "晚上",
          "中午", "傍晚", "오후", "午後",   "م",   "ب.ظ.",   "μ.μ.",   "μμ",        "ös",
          "Ös",   "odp.", "du.",  "ptg",    "ch",  "अपराह्न", "অপরাহ্ণ", "e pasdites"}) {
        if (scan.word(afternoon)) {
            return 2;
        }
    }
    return 0;
}

/// `colons`: only "17:00", not "17.00", which may begin a date.
std::optional<LocalMicros> timeOfDay(Scanner& scan, bool& hasHalf, bool colons = false)
{
    const std::size_t begin = scan.mark();
    int half = halfOfDay(scan); // in front, as in East Asia
    scan.blanks();
    int digits = 0;
    const auto hour = scan.number(2, digits);
    const char mark = scan.peek();
    if (!hour || (mark != ':' && (mark != '.' || colons))) {
        scan.back(begin);
        return std::nullopt;
    }
    scan.skip();
    const auto minute = scan.number(2, digits);
    if (!minute || digits != 2) {
        scan.back(begin);
        return std::nullopt;
    }
    int second = 0;
    if (scan.peek() == mark) {
        scan.skip();
        second = scan.number(2, digits).value_or(0);
    }
    const std::size_t before = scan.mark();
    scan.blanks();
    half = half != 0 ? half : halfOfDay(scan);
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

/// The mark behind a number of a date; that of "2024年6月20日" counts as '/'.
char separatorBehind(Scanner& scan)
{
    const char c = scan.peek();
    if (c == '/' || c == '.' || c == '-') {
        scan.skip();
        return c;
    }
    for (const std::string_view word : {"年", "月", "년", "월"}) {
        if (scan.take(word)) {
            return '/';
        }
    }
    return '\0';
}

bool takeDate(Scanner& scan, WhatsAppHeader& header)
{
    for (std::size_t i = 0; i < 3; ++i) {
        const auto number = scan.number(4, header.digits[i]);
        if (!number || header.digits[i] == 3) {
            return false;
        }
        header.date[i] = *number;
        scan.blanks();
        if (i < 2) {
            const char separator = separatorBehind(scan);
            if (separator == '\0' || (i == 1 && separator != header.separator)) {
                return false;
            }
            header.separator = separator;
            scan.blanks();
        }
    }
    (void)(scan.take("日") || scan.take("일"));
    return true;
}

/// What stands between date and time: commas, full stops, "at", "um", "klo", "à", "г.".
void takeBetween(Scanner& scan)
{
    const auto marks = [&scan] {
        scan.blanks();
        while (scan.take(".") || scan.take(",") || scan.take("،") || scan.take("、")) {
            scan.blanks();
        }
    };
    marks();
    const std::size_t before = scan.mark();
    if (halfOfDay(scan) != 0) {
        scan.back(before); // belongs to the time
        return;
    }
    scan.shortWord();
    marks();
}

} // namespace

std::optional<WhatsAppHeader> parseWhatsAppHeader(std::string_view line)
{
    Scanner scan(line);
    WhatsAppHeader header;
    scan.blanks();
    header.bracket = scan.take("[");
    scan.blanks();
    std::optional<LocalMicros> time = timeOfDay(scan, header.halfDay, true);
    const bool timeFirst = time.has_value();
    if (timeFirst) { // "17:00, 20/6/2024", as copied from the browser and in Vietnamese
        takeBetween(scan);
    }
    if (!takeDate(scan, header)) {
        return std::nullopt;
    }
    if (!timeFirst) {
        takeBetween(scan);
        time = timeOfDay(scan, header.halfDay);
    }
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
