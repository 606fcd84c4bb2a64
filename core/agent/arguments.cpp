// SPDX-License-Identifier: GPL-3.0-or-later
// The one place where the arguments of tool calls are checked.
#include <algorithm>
#include <charconv>
#include <cmath>
#include <numeric>

#include <fmt/core.h>
#include <fmt/ranges.h>

#include "core/agent/tool.h"
#include "core/text/unicode.h"

namespace reminisce::agent {
namespace {

using nlohmann::json;

std::size_t editDistance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t above = row[j];
            row[j] = std::min({row[j] + 1, row[j - 1] + 1, diagonal + (a[i - 1] == b[j - 1] ? 0U : 1U)});
            diagonal = above;
        }
    }
    return row[b.size()];
}

std::string shown(const json& value)
{
    const std::string text = value.dump(-1, ' ', false, json::error_handler_t::replace);
    return text.size() <= 80 ? text : std::string(text::prefixOfBytes(text, 80)) + "…";
}

std::vector<std::string> parameterNames(const json& schema)
{
    std::vector<std::string> names;
    const json properties = schema.value("properties", json::object());
    for (const auto& [name, rule] : properties.items()) {
        names.push_back(name);
    }
    return names;
}

tl::unexpected<Error> refuse(std::string message)
{
    return fail(ErrorCode::InvalidArgument, std::move(message));
}

/// Numbers written as text are numbers; nothing else is bent into shape.
json plainNumber(const json& value)
{
    if (!value.is_string()) {
        return value;
    }
    const std::string_view text = text::trim(value.get_ref<const std::string&>());
    long long integer = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), integer);
    return problem == std::errc() && end == text.data() + text.size() ? json(integer) : value;
}

Result<json> checkNumber(const std::string& name, const json& rule, json value, bool integer)
{
    value = plainNumber(value);
    if (!value.is_number() || !std::isfinite(value.get<double>())) {
        return refuse(
            fmt::format("“{}” must be {}, not {}.", name, integer ? "a whole number" : "a number", shown(value)));
    }
    const double number = value.get<double>();
    if (integer && number != std::floor(number)) {
        return refuse(fmt::format("“{}” must be a whole number, not {}.", name, shown(value)));
    }
    if ((rule.contains("minimum") && number < rule["minimum"].get<double>()) ||
        (rule.contains("maximum") && number > rule["maximum"].get<double>())) {
        return refuse(fmt::format("“{}” must be between {} and {}, not {}.", name,
                                  rule.value("minimum", json("any")).dump(), rule.value("maximum", json("any")).dump(),
                                  shown(value)));
    }
    return integer ? json(static_cast<std::int64_t>(number)) : value;
}

Result<json> checkText(const std::string& name, const json& rule, const json& value)
{
    if (!value.is_string()) {
        return refuse(fmt::format("“{}” must be a text in quotes, not {}.", name, shown(value)));
    }
    const auto& text = value.get_ref<const std::string&>();
    if (rule.value("format", "") == "date-time" && !parseIso(text)) {
        return refuse(
            fmt::format("“{}” must be a date or time in ISO form, such as \"2024-01-31\" or \"2024-01-31T18:00:00\", "
                        "not {}.",
                        name, shown(value)));
    }
    if (rule.contains("enum")) {
        std::vector<std::string> allowed = rule["enum"].get<std::vector<std::string>>();
        if (std::find(allowed.begin(), allowed.end(), text) == allowed.end()) {
            const auto nearest = nearestName(text, allowed);
            return refuse(fmt::format("“{}” must be one of {}, not {}.{}", name, fmt::join(allowed, ", "), shown(value),
                                      nearest ? fmt::format(" Did you mean “{}”?", *nearest) : ""));
        }
    }
    return value;
}

Result<json> checkValue(const std::string& name, const json& rule, const json& value)
{
    const std::string type = rule.value("type", "string");
    if (type == "integer" || type == "number") {
        return checkNumber(name, rule, value, type == "integer");
    }
    if (type == "boolean") {
        if (!value.is_boolean()) {
            return refuse(fmt::format("“{}” must be true or false, not {}.", name, shown(value)));
        }
        return value;
    }
    return checkText(name, rule, value);
}

std::string usage(const Tool& tool)
{
    std::vector<std::string> parts;
    const json required = tool.schema.value("required", json::array());
    const json properties = tool.schema.value("properties", json::object());
    for (const auto& [name, rule] : properties.items()) {
        const bool must = std::find(required.begin(), required.end(), name) != required.end();
        parts.push_back(fmt::format("{} ({}{})", name, rule.value("type", "string"), must ? ", required" : ""));
    }
    return parts.empty() ? fmt::format("{} takes no arguments.", tool.name)
                         : fmt::format("{} takes: {}.", tool.name, fmt::join(parts, ", "));
}

} // namespace

std::optional<std::string> nearestName(std::string_view name, std::span<const std::string> known)
{
    if (name.empty() || name.size() > 200) {
        return std::nullopt;
    }
    const std::string wanted = text::fold(name);
    std::optional<std::string> nearest;
    std::size_t best = std::max<std::size_t>(2, wanted.size() / 3) + 1;
    for (const auto& candidate : known) {
        const std::string folded = text::fold(candidate);
        std::size_t distance = editDistance(wanted, folded);
        if (wanted.size() >= 4 && folded.size() >= 4 &&
            (folded.find(wanted) != std::string::npos || wanted.find(folded) != std::string::npos)) {
            distance = std::min<std::size_t>(distance, 2); // a part of the name, "query" for "query_text"
        }
        if (distance < best) {
            best = distance;
            nearest = candidate;
        }
    }
    return nearest;
}

Result<nlohmann::json> checkArguments(const Tool& tool, const nlohmann::json& given)
{
    const json arguments = given.is_null() ? json::object() : given;
    if (!arguments.is_object()) {
        return refuse(fmt::format("The arguments must be one JSON object with names and values, not {}. {}",
                                  shown(arguments), usage(tool)));
    }
    const json properties = tool.schema.value("properties", json::object());
    const json required = tool.schema.value("required", json::array());
    const auto isRequired = [&](const std::string& name) {
        return std::find(required.begin(), required.end(), name) != required.end();
    };
    json checked = json::object();
    for (const auto& [name, value] : arguments.items()) {
        if (!properties.contains(name)) {
            const auto nearest = nearestName(name, parameterNames(tool.schema));
            return refuse(fmt::format("{} has no argument “{}”.{} {}", tool.name, text::prefixOfBytes(name, 60),
                                      nearest ? fmt::format(" Did you mean “{}”?", *nearest) : "", usage(tool)));
        }
        const bool empty =
            value.is_null() || (value.is_string() && text::trim(value.get_ref<const std::string&>()).empty());
        if (empty && !isRequired(name)) {
            continue; // many models fill optional arguments with "" or null
        }
        if (empty) {
            return refuse(fmt::format("“{}” must not be empty. {}", name, usage(tool)));
        }
        auto one = checkValue(name, properties[name], value);
        if (!one) {
            return one;
        }
        checked[name] = std::move(*one);
    }
    for (const auto& [name, rule] : properties.items()) {
        if (checked.contains(name)) {
            continue;
        }
        if (isRequired(name)) {
            return refuse(fmt::format("“{}” is missing. {}", name, usage(tool)));
        }
        if (rule.contains("default")) {
            checked[name] = rule["default"];
        }
    }
    return checked;
}

} // namespace reminisce::agent
