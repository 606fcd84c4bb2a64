// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/json_mender.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace reminisce::ingest {

namespace {

constexpr std::string_view kReplacement = "\\ufffd";
constexpr std::size_t kLongestToken = 400;

bool isTokenPart(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '+' || c == '-' ||
           c == '.';
}

} // namespace

void JsonMender::add(std::string_view piece, std::string& out)
{
    for (const char c : piece) {
        if (m_inText) {
            inText(c, out);
        } else if (isTokenPart(c) && m_token.size() < kLongestToken) {
            m_token += c;
        } else {
            endToken(out);
            out += c;
            m_inText = c == '"';
        }
    }
}

void JsonMender::finish(std::string& out)
{
    endToken(out);
    endHigh(out);
    out += m_escape;
    m_escape.clear();
}

void JsonMender::inText(char c, std::string& out)
{
    if (!m_escape.empty()) {
        inEscape(c, out);
    } else if (c == '\\') {
        m_escape = c;
    } else {
        endHigh(out);
        out += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
        m_inText = c != '"';
    }
}

void JsonMender::inEscape(char c, std::string& out)
{
    const bool second = m_escape.size() == 1;
    const bool hex = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
    if (!second && !hex) { // no escape; the parser will say so
        endHigh(out);
        out += m_escape;
        m_escape.clear();
        inText(c, out);
        return;
    }
    m_escape += c;
    if (second && c != 'u') {
        endHigh(out);
        out += m_escape;
        m_escape.clear();
    } else if (m_escape.size() == 6) {
        endEscape(out);
    }
}

void JsonMender::endEscape(std::string& out)
{
    const auto unit = std::strtoul(m_escape.c_str() + 2, nullptr, 16);
    const bool high = unit >= 0xD800 && unit < 0xDC00;
    const bool low = unit >= 0xDC00 && unit < 0xE000;
    if (low && !m_high.empty()) {
        out += m_high;
        out += m_escape;
        m_high.clear();
    } else {
        endHigh(out);
        if (high) {
            m_high = m_escape;
        } else {
            out += low || unit == 0 ? kReplacement : std::string_view(m_escape);
        }
    }
    m_escape.clear();
}

void JsonMender::endHigh(std::string& out)
{
    if (!m_high.empty()) {
        out += kReplacement;
        m_high.clear();
    }
}

void JsonMender::endToken(std::string& out)
{
    if (m_token.empty()) {
        return;
    }
    const std::string_view bare =
        std::string_view(m_token).substr(m_token.front() == '-' || m_token.front() == '+' ? 1 : 0);
    bool finite = bare != "NaN" && bare != "Infinity";
    if (finite && m_token.size() >= 5 && bare.find_first_not_of("0123456789.eE+-") == std::string_view::npos) {
        finite = std::isfinite(std::strtod(m_token.c_str(), nullptr));
    }
    if (finite) {
        out += m_token;
    } else {
        const std::string_view nothing = m_token.size() >= 4 ? "null" : "[] ";
        out += nothing;
        out.append(m_token.size() - nothing.size(), ' ');
    }
    m_token.clear();
}

} // namespace reminisce::ingest
