// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/sse.h"

#include <utility>

namespace reminisce::backend {

SseParser::SseParser(std::function<void(std::string_view)> onData, std::size_t maxEventBytes)
    : m_onData(std::move(onData)), m_maxEventBytes(maxEventBytes)
{}

bool SseParser::feed(std::string_view bytes)
{
    for (const char c : bytes) {
        if (m_overflow) {
            return false;
        }
        take(c);
    }
    return !m_overflow;
}

void SseParser::take(char c)
{
    if (c == '\n' && m_afterReturn) {
        m_afterReturn = false;
        return;
    }
    m_afterReturn = c == '\r';
    if (c == '\n' || c == '\r') {
        endLine();
        return;
    }
    if (m_line.size() + m_data.size() >= m_maxEventBytes) {
        m_overflow = true;
        return;
    }
    m_line.push_back(c);
}

void SseParser::endLine()
{
    std::string_view line = m_line;
    if (std::exchange(m_firstLine, false) && line.starts_with("\xEF\xBB\xBF")) {
        line.remove_prefix(3);
    }
    if (line.empty()) {
        dispatch();
    } else if (line == "data" || line.starts_with("data:")) {
        std::string_view value = line.substr(line == "data" ? 4 : 5);
        if (value.starts_with(' ')) {
            value.remove_prefix(1);
        }
        if (m_hasData) {
            m_data.push_back('\n');
        }
        m_data.append(value);
        m_hasData = true;
    }
    m_line.clear();
}

void SseParser::dispatch()
{
    if (m_hasData) {
        const std::string data = std::exchange(m_data, {});
        m_hasData = false;
        m_onData(data);
    }
}

void SseParser::finish()
{
    if (m_overflow) {
        return;
    }
    if (!m_line.empty()) {
        endLine();
    }
    dispatch();
}

} // namespace reminisce::backend
