// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"

namespace reminisce::agent {

/// A place in a text that a pattern matched.
struct PatternMatch
{
    struct Capture
    {
        std::size_t begin = 0;
        std::size_t length = 0;
        bool isPosition = false; ///< "()": only where, not what
    };
    std::size_t begin = 0;
    std::size_t end = 0;
    std::vector<Capture> captures;
};

/// Finds Lua's patterns ("%d+", "[a-z]*", "(.-):") with a budget of steps. Lua's own functions cannot be interrupted,
/// and a pattern of a few characters can keep them busy for hours; these stop. Not supported: %b, %f, %1.
class PatternMatcher
{
public:
    /// `steps` is counted down and shared by all matches of a program; the texts must outlive the matcher.
    PatternMatcher(std::string_view subject, std::string_view pattern, std::int64_t& steps);

    /// The first match at or after `from`; LimitExceeded when the steps are used up, InvalidArgument for a pattern
    /// that cannot be read.
    [[nodiscard]] Result<std::optional<PatternMatch>> find(std::size_t from);

private:
    struct Open
    {
        std::size_t begin = 0;
        std::optional<std::size_t> length; ///< absent while open
        bool isPosition = false;
    };

    [[nodiscard]] std::optional<std::size_t> match(std::size_t at, std::size_t item, int depth);
    [[nodiscard]] std::optional<std::size_t> repeated(std::size_t at, std::size_t item, std::size_t next, int depth);
    [[nodiscard]] std::optional<std::size_t> captured(std::size_t at, std::size_t item, int depth);
    [[nodiscard]] std::size_t endOfItem(std::size_t item);
    [[nodiscard]] bool single(std::size_t at, std::size_t item, std::size_t end) const;
    [[nodiscard]] bool inSet(unsigned char byte, std::size_t item, std::size_t end) const;
    void failWith(ErrorCode code, std::string message);

    std::string_view m_subject;
    std::string_view m_pattern;
    std::int64_t& m_steps;
    std::vector<Open> m_captures;
    std::optional<Error> m_error;
};

} // namespace reminisce::agent
