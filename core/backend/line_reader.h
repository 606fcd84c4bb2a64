// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace reminisce::backend {

/// Splits a body of JSON lines that arrives in pieces, wherever it is cut.
class LineReader
{
public:
    template <class Fn>
    void feed(std::string_view bytes, Fn&& fn)
    {
        m_rest.append(bytes);
        std::size_t begin = 0;
        for (std::size_t end = m_rest.find('\n'); end != std::string::npos; end = m_rest.find('\n', begin)) {
            fn(std::string_view(m_rest).substr(begin, end - begin));
            begin = end + 1;
        }
        m_rest.erase(0, begin);
    }
    /// What no line end has followed yet.
    [[nodiscard]] const std::string& rest() const { return m_rest; }

private:
    std::string m_rest;
};

} // namespace reminisce::backend
