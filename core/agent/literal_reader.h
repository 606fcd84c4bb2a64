// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "core/base/error.h"

namespace reminisce::agent {

/// Reads names, marks and literals as Python and JSON write them, from left to right: strings in any quotes (triple
/// ones, `r`, `f` and `b` before them, neighbours joined), numbers, lists, tuples, dictionaries, True, False, None.
/// Deeper nesting than 60 is refused. Keeps a view of the text.
class LiteralReader
{
public:
    explicit LiteralReader(std::string_view text) : m_text(text) {}

    [[nodiscard]] std::size_t at() const { return m_at; }
    void back(std::size_t to) { m_at = to; }
    /// Passes over white space.
    void skip();
    /// Passes over white space and `c`; false, with only the space passed, when something else stands there.
    bool take(char c);
    /// Whether only white space is left.
    [[nodiscard]] bool atEnd();
    /// Letters, digits and underscores; empty when none stand there.
    std::string name();
    /// Reads one literal into `out`; false when there is none that is whole.
    bool value(nlohmann::ordered_json& out, int depth = 0);

private:
    bool text(nlohmann::ordered_json& out);
    bool one(std::string& out, bool raw);
    void escape(std::string& out);
    bool list(nlohmann::ordered_json& out, char close, int depth);
    bool dictionary(nlohmann::ordered_json& out, int depth);
    bool word(nlohmann::ordered_json& out);

    std::string_view m_text;
    std::size_t m_at = 0;
};

/// The one literal that the text is; InvalidArgument when it is anything else.
[[nodiscard]] Result<nlohmann::ordered_json> parseLiteral(std::string_view text);

} // namespace reminisce::agent
