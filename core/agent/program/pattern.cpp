// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/program/pattern.h"

#include <cctype>
#include <utility>

namespace reminisce::agent {
namespace {

constexpr int kDeepest = 200;
constexpr std::size_t kMostCaptures = 32;

bool inClass(unsigned char byte, char name)
{
    bool is = false;
    switch (std::tolower(static_cast<unsigned char>(name))) {
    case 'a':
        is = std::isalpha(byte) != 0 || byte >= 0x80; // letters of UTF-8 are letters
        break;
    case 'c':
        is = std::iscntrl(byte) != 0;
        break;
    case 'd':
        is = std::isdigit(byte) != 0;
        break;
    case 'l':
        is = std::islower(byte) != 0;
        break;
    case 'p':
        is = std::ispunct(byte) != 0;
        break;
    case 's':
        is = std::isspace(byte) != 0;
        break;
    case 'u':
        is = std::isupper(byte) != 0;
        break;
    case 'w':
        is = std::isalnum(byte) != 0 || byte >= 0x80;
        break;
    case 'x':
        is = std::isxdigit(byte) != 0;
        break;
    default:
        return static_cast<char>(byte) == name; // an escaped character
    }
    return std::isupper(static_cast<unsigned char>(name)) != 0 ? !is : is;
}

} // namespace

PatternMatcher::PatternMatcher(std::string_view subject, std::string_view pattern, std::int64_t& steps)
    : m_subject(subject), m_pattern(pattern), m_steps(steps)
{}

void PatternMatcher::failWith(ErrorCode code, std::string message)
{
    if (!m_error) {
        m_error = Error{code, std::move(message), {}};
    }
}

Result<std::optional<PatternMatch>> PatternMatcher::find(std::size_t from)
{
    const bool anchored = m_pattern.starts_with('^');
    for (std::size_t begin = from; begin <= m_subject.size(); ++begin) {
        m_captures.clear();
        const auto end = match(begin, anchored ? 1 : 0, 0);
        if (m_error) {
            return tl::unexpected(*m_error);
        }
        if (end) {
            PatternMatch found{begin, *end, {}};
            for (const auto& capture : m_captures) {
                if (!capture.length) {
                    return fail(ErrorCode::InvalidArgument, "A pattern has an open bracket that is never closed.");
                }
                found.captures.push_back({capture.begin, *capture.length, capture.isPosition});
            }
            return std::optional(std::move(found));
        }
        if (anchored) {
            break;
        }
    }
    return std::optional<PatternMatch>();
}

std::size_t PatternMatcher::endOfItem(std::size_t item)
{
    if (m_pattern[item] == '%') {
        if (item + 1 >= m_pattern.size()) {
            failWith(ErrorCode::InvalidArgument, "A pattern ends with “%”.");
            return m_pattern.size();
        }
        const char name = m_pattern[item + 1];
        if (name == 'b' || name == 'f' || std::isdigit(static_cast<unsigned char>(name)) != 0) {
            failWith(ErrorCode::InvalidArgument, "Patterns with %b, %f or %1 are not supported here.");
        }
        return item + 2;
    }
    if (m_pattern[item] != '[') {
        return item + 1;
    }
    std::size_t at = item + 1;
    at += at < m_pattern.size() && m_pattern[at] == '^' ? 1 : 0;
    at += at < m_pattern.size() && m_pattern[at] == ']' ? 1 : 0; // "[]]" holds a bracket
    while (at < m_pattern.size() && m_pattern[at] != ']') {
        at += m_pattern[at] == '%' ? 2 : 1;
    }
    if (at >= m_pattern.size()) {
        failWith(ErrorCode::InvalidArgument, "A pattern has a “[” that is never closed.");
        return m_pattern.size();
    }
    return at + 1;
}

bool PatternMatcher::inSet(unsigned char byte, std::size_t item, std::size_t end) const
{
    std::size_t at = item + 1;
    const bool negated = m_pattern[at] == '^';
    at += negated ? 1 : 0;
    bool found = false;
    for (const std::size_t last = end - 1; at < last; ++at) {
        if (m_pattern[at] == '%' && at + 1 < last) {
            found = found || inClass(byte, m_pattern[++at]);
        } else if (at + 2 < last && m_pattern[at + 1] == '-') {
            found = found || (static_cast<unsigned char>(m_pattern[at]) <= byte &&
                              byte <= static_cast<unsigned char>(m_pattern[at + 2]));
            at += 2;
        } else {
            found = found || static_cast<unsigned char>(m_pattern[at]) == byte;
        }
    }
    return found != negated;
}

bool PatternMatcher::single(std::size_t at, std::size_t item, std::size_t end) const
{
    if (at >= m_subject.size()) {
        return false;
    }
    const auto byte = static_cast<unsigned char>(m_subject[at]);
    switch (m_pattern[item]) {
    case '.':
        return true;
    case '%':
        return inClass(byte, m_pattern[item + 1]);
    case '[':
        return inSet(byte, item, end);
    default:
        return static_cast<unsigned char>(m_pattern[item]) == byte;
    }
}

std::optional<std::size_t> PatternMatcher::captured(std::size_t at, std::size_t item, int depth)
{
    if (m_pattern[item] == '(') {
        if (m_captures.size() >= kMostCaptures) {
            failWith(ErrorCode::InvalidArgument, "A pattern has too many brackets.");
            return std::nullopt;
        }
        const bool position = item + 1 < m_pattern.size() && m_pattern[item + 1] == ')';
        m_captures.push_back({at, position ? std::optional<std::size_t>(0) : std::nullopt, position});
        const std::size_t count = m_captures.size();
        const auto end = match(at, item + (position ? 2 : 1), depth + 1);
        if (!end) {
            m_captures.resize(count - 1);
        }
        return end;
    }
    for (std::size_t i = m_captures.size(); i > 0; --i) {
        if (!m_captures[i - 1].length) {
            m_captures[i - 1].length = at - m_captures[i - 1].begin;
            const auto end = match(at, item + 1, depth + 1);
            if (!end) {
                m_captures[i - 1].length.reset();
            }
            return end;
        }
    }
    failWith(ErrorCode::InvalidArgument, "A pattern closes a bracket that is not open.");
    return std::nullopt;
}

std::optional<std::size_t> PatternMatcher::repeated(std::size_t at, std::size_t item, std::size_t next, int depth)
{
    const char suffix = m_pattern[next];
    if (suffix == '-') { // as few as possible
        for (;; ++at) {
            if (auto end = match(at, next + 1, depth + 1)) {
                return end;
            }
            if (m_error || !single(at, item, next)) {
                return std::nullopt;
            }
        }
    }
    std::size_t count = 0;
    while (single(at + count, item, next)) {
        ++count;
        --m_steps;
    }
    for (const std::size_t least = suffix == '+' ? 1 : 0; count + 1 > least; --count) {
        if (auto end = match(at + count, next + 1, depth + 1)) {
            return end;
        }
        if (m_error || count == 0) {
            break;
        }
    }
    return std::nullopt;
}

std::optional<std::size_t> PatternMatcher::match(std::size_t at, std::size_t item, int depth)
{
    if (depth > kDeepest) {
        failWith(ErrorCode::LimitExceeded, "A pattern is too complicated.");
    }
    while (!m_error) {
        if (--m_steps < 0) {
            failWith(ErrorCode::LimitExceeded, "A pattern took too long.");
            break;
        }
        if (item >= m_pattern.size()) {
            return at;
        }
        if (m_pattern[item] == '(' || m_pattern[item] == ')') {
            return captured(at, item, depth);
        }
        if (m_pattern[item] == '$' && item + 1 == m_pattern.size()) {
            return at == m_subject.size() ? std::optional(at) : std::nullopt;
        }
        const std::size_t next = endOfItem(item);
        if (m_error) {
            break;
        }
        const char suffix = next < m_pattern.size() ? m_pattern[next] : '\0';
        if (suffix == '*' || suffix == '+' || suffix == '-') {
            return repeated(at, item, next, depth);
        }
        const bool fits = single(at, item, next);
        if (suffix == '?') {
            if (fits) {
                if (auto end = match(at + 1, next + 1, depth + 1)) {
                    return end;
                }
            }
            item = next + 1;
            continue;
        }
        if (!fits) {
            return std::nullopt;
        }
        ++at;
        item = next;
    }
    return std::nullopt;
}

} // namespace reminisce::agent
