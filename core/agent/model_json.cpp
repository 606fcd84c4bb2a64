// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/model_json.h"

#include <cctype>

#include <fmt/core.h>

#include "core/text/unicode.h"

namespace reminisce::agent {
namespace {

using nlohmann::json;

/// Position behind the bracket that closes the one at `open`; nothing when it is not closed.
std::optional<std::size_t> closingOf(std::string_view text, std::size_t open)
{
    int depth = 0;
    bool inString = false;
    for (std::size_t at = open; at < text.size(); ++at) {
        const char c = text[at];
        if (inString) {
            if (c == '\\') {
                ++at;
            } else if (c == '"') {
                inString = false;
            }
        } else if (c == '"') {
            inString = true;
        } else if (c == '{' || c == '[') {
            ++depth;
        } else if ((c == '}' || c == ']') && --depth == 0) {
            return at + 1;
        }
    }
    return std::nullopt;
}

std::string withoutTrailingCommas(std::string_view text)
{
    std::string out;
    bool inString = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (inString) {
            out.push_back(c);
            if (c == '\\' && at + 1 < text.size()) {
                out.push_back(text[++at]);
            } else if (c == '"') {
                inString = false;
            }
            continue;
        }
        if (c == ',') {
            const std::size_t next = text.find_first_not_of(" \t\r\n", at + 1);
            if (next != std::string_view::npos && (text[next] == '}' || text[next] == ']')) {
                continue;
            }
        }
        inString = c == '"';
        out.push_back(c);
    }
    return out;
}

bool addCall(const json& object, std::vector<backend::ToolCall>& calls)
{
    if (!object.is_object()) {
        return false;
    }
    const json& call = object.contains("function") && object["function"].is_object() ? object["function"] : object;
    if (!call.contains("name") || !call["name"].is_string()) {
        return false;
    }
    const char* key = call.contains("parameters") ? "parameters" : "arguments";
    if (!call.contains(key) || (!call[key].is_object() && !call[key].is_string())) {
        return false;
    }
    backend::ToolCall out;
    out.id = fmt::format("text_{}", calls.size() + 1);
    out.name = call["name"].get<std::string>();
    out.arguments = call[key].is_string() ? call[key].get<std::string>()
                                          : call[key].dump(-1, ' ', false, json::error_handler_t::replace);
    calls.push_back(std::move(out));
    return true;
}

/// Whether what stands between or behind calls is only decoration.
bool isDecoration(std::string_view text)
{
    std::string rest(text);
    for (const std::string_view mark :
         {"</tool_call>", "<tool_call>", "```json", "```", "<|python_tag|>", "<|eom_id|>", "<|eot_id|>"}) {
        for (std::size_t at = rest.find(mark); at != std::string::npos; at = rest.find(mark)) {
            rest.erase(at, mark.size());
        }
    }
    return rest.find_first_not_of(" \t\r\n,;") == std::string::npos;
}

} // namespace

std::vector<backend::ToolCall> callsInText(std::string_view content)
{
    std::vector<backend::ToolCall> calls;
    std::size_t at = content.find_first_of("{[");
    while (at != std::string_view::npos) {
        const auto end = closingOf(content, at);
        if (!end) {
            return {};
        }
        const json value = json::parse(withoutTrailingCommas(content.substr(at, *end - at)), nullptr, false);
        bool good = !value.is_discarded();
        if (good && value.is_array()) {
            good = !value.empty();
            for (const auto& item : value) {
                good = good && addCall(item, calls);
            }
        } else if (good) {
            good = addCall(value, calls);
        }
        if (!good) {
            if (!calls.empty()) {
                return {};
            }
            at = content.find_first_of("{[", at + 1); // a bracket in the prose before the call
            continue;
        }
        at = content.find_first_of("{[", *end);
        if (!isDecoration(content.substr(*end, (at == std::string_view::npos ? content.size() : at) - *end))) {
            return {};
        }
    }
    return calls;
}

namespace {

/// A forgiving reader of one value; see repairJson().
class LenientReader
{
public:
    explicit LenientReader(std::string_view text) : m_text(text) {}

    std::optional<json> read()
    {
        json value;
        return readValue(value, 0) ? std::optional(value) : std::nullopt;
    }

    /// Whether the text ended within a string or number: it is not known what it was to be.
    [[nodiscard]] bool endedInValue() const { return m_cut; }

private:
    void skip()
    {
        while (m_at < m_text.size() && (static_cast<unsigned char>(m_text[m_at]) <= ' ' || m_text[m_at] == ',')) {
            ++m_at;
        }
    }

    bool readValue(json& out, int depth)
    {
        skip();
        if (m_at >= m_text.size() || depth > 100) {
            return false;
        }
        const char c = m_text[m_at];
        if (c == '{') {
            return readObject(out, depth);
        }
        if (c == '[') {
            return readList(out, depth);
        }
        if (isQuote(c)) {
            out = readString(false);
            return true;
        }
        return readWord(out);
    }

    bool readObject(json& out, int depth)
    {
        out = json::object();
        ++m_at;
        while (true) {
            skip();
            if (m_at >= m_text.size() || m_text[m_at] == ']') {
                return true; // cut off: what there is counts
            }
            if (m_text[m_at] == '}') {
                ++m_at;
                return true;
            }
            std::string key;
            if (isQuote(m_text[m_at])) {
                key = readString(true);
            } else {
                const std::size_t begin = m_at;
                while (m_at < m_text.size() && m_text[m_at] != ':' && m_text[m_at] != '}' && m_text[m_at] != '\n') {
                    ++m_at;
                }
                key = std::string(text::trim(m_text.substr(begin, m_at - begin)));
            }
            skip();
            if (m_at >= m_text.size() || m_text[m_at] != ':') {
                return !out.empty() || m_at >= m_text.size();
            }
            ++m_at;
            json value;
            if (!readValue(value, depth + 1)) {
                return true;
            }
            out[key] = std::move(value);
        }
    }

    bool readList(json& out, int depth)
    {
        out = json::array();
        ++m_at;
        while (true) {
            skip();
            if (m_at >= m_text.size() || m_text[m_at] == '}') {
                return true;
            }
            if (m_text[m_at] == ']') {
                ++m_at;
                return true;
            }
            json value;
            if (!readValue(value, depth + 1)) {
                return true;
            }
            out.push_back(std::move(value));
        }
    }

    static bool isQuote(char c) { return c == '"' || c == '\'' || c == '`'; }

    /// Whether a quote at `at` ends a string: what follows must be what can follow a string.
    [[nodiscard]] bool endsString(std::size_t at, bool isKey) const
    {
        const std::size_t next = m_text.find_first_not_of(" \t\r\n", at + 1);
        if (next == std::string_view::npos) {
            return true;
        }
        const char c = m_text[next];
        if (isKey) {
            return c == ':';
        }
        if (c == '}' || c == ']') {
            return true;
        }
        if (c != ',') {
            return false;
        }
        const std::size_t after = m_text.find_first_not_of(" \t\r\n", next + 1);
        if (after == std::string_view::npos) {
            return true;
        }
        const char d = m_text[after];
        return isQuote(d) || d == '{' || d == '[' || d == '}' || d == ']' || d == '-' ||
               std::isdigit(static_cast<unsigned char>(d)) != 0 || m_text.substr(after).starts_with("true") ||
               m_text.substr(after).starts_with("false") || m_text.substr(after).starts_with("null") ||
               m_text.substr(after).starts_with("None") || m_text.substr(after).starts_with("True") ||
               m_text.substr(after).starts_with("False");
    }

    std::string readString(bool isKey)
    {
        const char open = m_text[m_at++];
        std::string out;
        while (m_at < m_text.size()) {
            const char c = m_text[m_at];
            if (c == '\\' && m_at + 1 < m_text.size()) {
                readEscape(out);
                continue;
            }
            const bool mayEnd = c == open || (isQuote(c) && c != '`'); // "text' : the quotes do not match
            if (mayEnd && endsString(m_at, isKey) &&
                (c == open || m_text.find(open, m_at) == std::string_view::npos || !endsStringBefore(open, isKey))) {
                ++m_at;
                return out;
            }
            out.push_back(c);
            ++m_at;
        }
        m_cut = true;
        return out;
    }

    /// Whether the opening quote comes again as a proper end on this line.
    [[nodiscard]] bool endsStringBefore(char open, bool isKey) const
    {
        const std::size_t lineEnd = m_text.find('\n', m_at);
        for (std::size_t at = m_text.find(open, m_at); at != std::string_view::npos && at < lineEnd;
             at = m_text.find(open, at + 1)) {
            if (endsString(at, isKey)) {
                return true;
            }
        }
        return false;
    }

    void readEscape(std::string& out)
    {
        const char c = m_text[m_at + 1];
        m_at += 2;
        switch (c) {
        case 'n':
            out.push_back('\n');
            return;
        case 't':
            out.push_back('\t');
            return;
        case 'r':
        case 'b':
        case 'f':
            out.push_back(' ');
            return;
        case 'u': {
            const auto quoted = json::parse("\"\\u" + std::string(m_text.substr(m_at, 4)) + "\"", nullptr, false);
            if (quoted.is_string()) {
                out += quoted.get<std::string>();
                m_at += 4;
            }
            return;
        }
        default:
            out.push_back(c);
        }
    }

    bool readWord(json& out)
    {
        const std::size_t begin = m_at;
        while (m_at < m_text.size() && m_text[m_at] != ',' && m_text[m_at] != '}' && m_text[m_at] != ']' &&
               m_text[m_at] != '\n') {
            ++m_at;
        }
        const std::string word(text::trim(m_text.substr(begin, m_at - begin)));
        if (word.empty()) {
            return false;
        }
        if (word == "None") {
            out = nullptr;
        } else if (word == "True" || word == "False") {
            out = word == "True";
        } else {
            out = json::parse(word, nullptr, false);
            // What follows at the end of the text could have been more digits, or the rest of a word.
            m_cut = m_cut || (m_at >= m_text.size() && (out.is_number() || out.is_discarded()));
            if (out.is_discarded()) {
                out = word;
            }
        }
        return true;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    bool m_cut = false;
};

} // namespace

bool looksLikeCall(std::string_view content)
{
    const std::string_view text = text::trim(content);
    const bool begins =
        text.starts_with('{') || text.starts_with("[{") || text.starts_with("```") || text.starts_with("<tool_call");
    return begins || (text.find("{\"name\"") != std::string_view::npos) ||
           text.find("\"parameters\"") != std::string_view::npos;
}

std::optional<nlohmann::json> repairJson(std::string_view text)
{
    std::size_t open = text.find('{');
    if (open == std::string_view::npos || text.size() > (1U << 20U)) {
        return std::nullopt;
    }
    if (const auto end = closingOf(text, open)) {
        json strict = json::parse(withoutTrailingCommas(text.substr(open, *end - open)), nullptr, false);
        if (strict.is_object()) {
            return strict;
        }
    }
    std::string_view body = text.substr(open);
    if (const auto fence = body.rfind("```"); fence != std::string_view::npos) {
        body = body.substr(0, fence);
    }
    LenientReader reader(body);
    auto value = reader.read();
    return value && value->is_object() && !value->empty() && !reader.endedInValue() ? value : std::nullopt;
}

} // namespace reminisce::agent
