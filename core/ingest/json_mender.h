// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace reminisce::ingest {

/// Makes of nearly-JSON, as exporters write it, JSON of the same length, so that places stay right:
/// half a surrogate pair (\ud83d alone, where a text was cut) and \u0000 become \ufffd, control characters within
/// texts become blanks, and NaN, Infinity and numbers too large for any clock become null or [].
class JsonMender
{
public:
    /// Adds the next piece of the document; what is finished is appended to `out`.
    void add(std::string_view piece, std::string& out);
    /// Appends what was held back.
    void finish(std::string& out);

private:
    void inText(char c, std::string& out);
    void inEscape(char c, std::string& out);
    void endEscape(std::string& out);
    void endToken(std::string& out);
    void endHigh(std::string& out);

    bool m_inText = false;
    std::string m_escape; ///< the escape under way, from its backslash
    std::string m_high;   ///< the first half of a surrogate pair, waiting for the second
    std::string m_token;  ///< a number or a word outside of texts
};

} // namespace reminisce::ingest
