// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/react_protocol.h"

#include <algorithm>
#include <cctype>
#include <optional>

#include <fmt/core.h>

#include "core/agent/literal_reader.h"
#include "core/agent/tool.h"
#include "core/text/unicode.h"

namespace reminisce::agent {
namespace {

using Json = nlohmann::ordered_json;

tl::unexpected<Error> wrong(std::string_view why)
{
    return fail(ErrorCode::InvalidArgument,
                fmt::format("{} Write one action as a call, for example ClassicRetrieve(query='…', limit=5).", why));
}

char lower(char c)
{
    return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
}

struct Label
{
    std::size_t begin = 0;
    std::size_t end = 0; ///< behind the label and its colon
};

/// A label at the beginning of a line: "[Action]:", "**Action**:", "Action:".
std::optional<Label> labelAt(std::string_view text, std::size_t lineBegin, std::string_view name)
{
    std::size_t at = lineBegin;
    bool marked = false;
    const auto skip = [&](std::string_view characters) {
        while (at < text.size() && characters.find(text[at]) != std::string_view::npos) {
            marked = marked || text[at] == '[';
            ++at;
        }
    };
    skip(" \t#*[_");
    for (const char c : name) {
        if (at >= text.size() || lower(text[at]) != c) {
            return std::nullopt;
        }
        ++at;
    }
    while (at < text.size() && std::isdigit(static_cast<unsigned char>(text[at])) != 0) {
        ++at; // "Action 1:"
    }
    skip(" ]*_");
    const bool colon = at < text.size() && text[at] == ':';
    if (!colon && !marked) {
        return std::nullopt;
    }
    at += colon ? 1 : 0;
    skip("*_");
    return Label{lineBegin, at};
}

std::optional<Label> findLabel(std::string_view text, std::string_view name, std::size_t from = 0)
{
    std::size_t line = from;
    while (line <= text.size()) {
        if (const auto label = labelAt(text, line, name)) {
            return label;
        }
        const std::size_t end = text.find('\n', line);
        if (end == std::string_view::npos) {
            break;
        }
        line = end + 1;
    }
    // In brackets it may also stand within a line.
    const std::string folded = [&] {
        std::string out(text);
        std::transform(out.begin(), out.end(), out.begin(), &lower);
        return out;
    }();
    const std::string bracketed = "[" + std::string(name) + "]";
    if (const std::size_t at = folded.find(bracketed, from); at != std::string::npos) {
        const std::size_t end = at + bracketed.size();
        return Label{at, end < text.size() && text[end] == ':' ? end + 1 : end};
    }
    return std::nullopt;
}

std::string_view withoutFence(std::string_view text)
{
    text = text::trim(text);
    if (text.starts_with("```")) {
        const std::size_t line = text.find('\n');
        text = line == std::string_view::npos ? text.substr(3) : text.substr(line + 1);
        if (const std::size_t close = text.rfind("```"); close != std::string_view::npos) {
            text = text.substr(0, close);
        }
    }
    text = text::trim(text);
    while (text.size() > 1 && text.front() == '`' && text.back() == '`') {
        text = text.substr(1, text.size() - 2);
    }
    return text::trim(text);
}

Result<void> readJsonAction(std::string_view text, ReactTurn& turn)
{
    const Json object = Json::parse(text, nullptr, false);
    const char* nameKey = object.is_object() && object.contains("action") ? "action" : "name";
    if (!object.is_object() || !object.contains(nameKey) || !object[nameKey].is_string()) {
        return wrong("The action is not complete JSON with a name.");
    }
    turn.action = object[nameKey].get<std::string>();
    for (const char* key : {"parameters", "arguments", "args", "action_input"}) {
        if (object.contains(key) && object[key].is_object()) {
            for (const auto& [name, value] : object[key].items()) {
                turn.named.emplace_back(name, value);
            }
        }
    }
    return {};
}

Result<void> readCall(std::string_view text, ReactTurn& turn)
{
    LiteralReader reader(text);
    turn.action = reader.name();
    if (turn.action.empty() || !reader.take('(')) {
        return wrong("The action is not a call with a name and brackets.");
    }
    while (!reader.take(')')) {
        reader.skip();
        const std::size_t begin = reader.at();
        const std::string name = reader.name();
        const bool named = !name.empty() && reader.take('=');
        if (!named) {
            reader.back(begin);
        }
        Json value;
        if (!reader.value(value)) {
            return wrong("An argument of the action cannot be read.");
        }
        if (named) {
            turn.named.emplace_back(name, std::move(value));
        } else {
            turn.positional.push_back(std::move(value));
        }
        if (!reader.take(',')) {
            if (!reader.take(')')) {
                return wrong("The brackets of the action are not closed.");
            }
            break;
        }
    }
    return {};
}

} // namespace

Result<ReactTurn> parseReactTurn(std::string_view text)
{
    ReactTurn turn;
    const auto action = findLabel(text, "action");
    const auto thought = findLabel(text, "thought");
    if (!action) {
        return wrong("There is no [Action].");
    }
    if (thought && thought->end <= action->begin) {
        turn.thought = std::string(text::trim(text.substr(thought->end, action->begin - thought->end)));
    } else {
        turn.thought = std::string(text::trim(text.substr(0, action->begin)));
    }
    std::size_t end = text.size();
    if (const auto observation = findLabel(text, "observation", action->end)) {
        end = observation->begin; // what a model invents as the result is cut
    }
    const std::string_view body = withoutFence(text.substr(action->end, end - action->end));
    const auto read = body.starts_with('{') ? readJsonAction(body, turn) : readCall(body, turn);
    if (!read) {
        return tl::unexpected(read.error());
    }
    return turn;
}

std::string formatObservation(const std::vector<nlohmann::ordered_json>& rows, std::size_t maxRows, int maxTokens)
{
    std::string out;
    std::size_t shown = 0;
    int tokens = 0;
    for (const auto& row : rows) {
        std::string line = row.dump(-1, ' ', true, Json::error_handler_t::replace);
        std::string escaped;
        for (const char c : line) {
            if (c == '/') {
                escaped.push_back('\\');
            }
            escaped.push_back(c);
        }
        tokens += countTokens(escaped);
        if (shown >= maxRows || (shown > 0 && tokens > maxTokens)) {
            break;
        }
        out += escaped + "\n";
        ++shown;
    }
    if (shown < rows.size()) {
        return out + fmt::format("\n... # only display {} rows in JSON format, more are truncated due to length "
                                 "constraint based on max_rows ({})",
                                 shown, maxRows);
    }
    return out + fmt::format("\nIn total, {} rows are displayed in JSON format.", shown);
}

} // namespace reminisce::agent
