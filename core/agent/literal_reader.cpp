// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/literal_reader.h"

#include <cctype>
#include <charconv>

#include "core/text/unicode.h"

namespace reminisce::agent {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kMaxDepth = 60;

bool isQuote(char c)
{
    return c == '"' || c == '\'';
}

bool isWordCharacter(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

} // namespace

void LiteralReader::skip()
{
    while (m_at < m_text.size() && static_cast<unsigned char>(m_text[m_at]) <= ' ') {
        ++m_at;
    }
}

bool LiteralReader::take(char c)
{
    skip();
    if (m_at < m_text.size() && m_text[m_at] == c) {
        ++m_at;
        return true;
    }
    return false;
}

bool LiteralReader::atEnd()
{
    skip();
    return m_at >= m_text.size();
}

std::string LiteralReader::name()
{
    skip();
    const std::size_t begin = m_at;
    while (m_at < m_text.size() && isWordCharacter(m_text[m_at])) {
        ++m_at;
    }
    return std::string(m_text.substr(begin, m_at - begin));
}

bool LiteralReader::value(Json& out, int depth)
{
    skip();
    if (m_at >= m_text.size() || depth > kMaxDepth) {
        return false;
    }
    const char c = m_text[m_at];
    if (isQuote(c) || ((c == 'r' || c == 'f' || c == 'b') && m_at + 1 < m_text.size() && isQuote(m_text[m_at + 1]))) {
        return text(out);
    }
    if (c == '[' || c == '(') {
        return list(out, c == '[' ? ']' : ')', depth);
    }
    if (c == '{') {
        return dictionary(out, depth);
    }
    return word(out);
}

bool LiteralReader::text(Json& out)
{
    std::string joined;
    while (true) { // neighbouring strings are one
        bool raw = false;
        if (!isQuote(m_text[m_at])) {
            raw = m_text[m_at] == 'r';
            ++m_at;
        }
        if (!one(joined, raw)) {
            return false;
        }
        const std::size_t behind = m_at;
        skip();
        if (m_at >= m_text.size() || !isQuote(m_text[m_at])) {
            m_at = behind;
            out = joined;
            return true;
        }
    }
}

bool LiteralReader::one(std::string& out, bool raw)
{
    const char quote = m_text[m_at];
    const std::string_view triple = m_text.substr(m_at, 3);
    const bool three = triple.size() == 3 && triple[1] == quote && triple[2] == quote;
    const std::string close(three ? 3 : 1, quote);
    m_at += close.size();
    while (m_at < m_text.size()) {
        if (m_text.substr(m_at).starts_with(close)) {
            m_at += close.size();
            return true;
        }
        if (m_text[m_at] == '\\' && !raw && m_at + 1 < m_text.size()) {
            escape(out);
            continue;
        }
        out.push_back(m_text[m_at++]);
    }
    return false;
}

void LiteralReader::escape(std::string& out)
{
    const char c = m_text[m_at + 1];
    const std::size_t digits = c == 'u' ? 4 : (c == 'x' ? 2 : 0);
    m_at += 2;
    unsigned int code = 0;
    if (digits > 0 && m_at + digits <= m_text.size() &&
        std::from_chars(m_text.data() + m_at, m_text.data() + m_at + digits, code, 16).ptr ==
            m_text.data() + m_at + digits) {
        text::appendUtf8(out, code);
        m_at += digits;
        return;
    }
    switch (c) {
    case 'n':
        out.push_back('\n');
        break;
    case 't':
        out.push_back('\t');
        break;
    case 'r':
        out.push_back('\r');
        break;
    case '\n':
        break;
    case '\\':
    case '\'':
    case '"':
    case '/':
        out.push_back(c);
        break;
    default:
        out.push_back('\\'); // unknown ones stay, as in Python
        out.push_back(c);
    }
}

bool LiteralReader::list(Json& out, char close, int depth)
{
    out = Json::array();
    ++m_at;
    while (!take(close)) {
        Json item;
        if (!value(item, depth + 1)) {
            return false;
        }
        out.push_back(std::move(item));
        if (!take(',')) {
            return take(close);
        }
    }
    return true;
}

bool LiteralReader::dictionary(Json& out, int depth)
{
    out = Json::object();
    ++m_at;
    while (!take('}')) {
        Json key;
        Json item;
        if (!value(key, depth + 1) || !take(':') || !value(item, depth + 1)) {
            return false;
        }
        out[key.is_string() ? key.get<std::string>() : key.dump()] = std::move(item);
        if (!take(',')) {
            return take('}');
        }
    }
    return true;
}

bool LiteralReader::word(Json& out)
{
    const std::size_t begin = m_at;
    while (m_at < m_text.size() &&
           (isWordCharacter(m_text[m_at]) || m_text[m_at] == '.' || m_text[m_at] == '-' || m_text[m_at] == '+')) {
        ++m_at;
    }
    const std::string word(m_text.substr(begin, m_at - begin));
    if (word == "None" || word == "null") {
        out = nullptr;
        return true;
    }
    if (word == "True" || word == "true" || word == "False" || word == "false") {
        out = word == "True" || word == "true";
        return true;
    }
    out = Json::parse(word, nullptr, false);
    return out.is_number();
}

Result<nlohmann::ordered_json> parseLiteral(std::string_view text)
{
    LiteralReader reader(text);
    Json value;
    if (!reader.value(value) || !reader.atEnd()) {
        return fail(ErrorCode::InvalidArgument, "This is not a literal.");
    }
    return value;
}

} // namespace reminisce::agent
