// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace reminisce::agent {

/// The texts that models are given: those of resources/prompts, each of which the person may replace.
class Prompts
{
public:
    /// The program's own texts.
    Prompts() = default;

    /// Names of all prompts, as the files are called without ".txt".
    [[nodiscard]] static std::vector<std::string_view> names();
    /// The program's own text of a name; empty for an unknown one.
    [[nodiscard]] static std::string_view original(std::string_view name);

    /// The text in use.
    [[nodiscard]] std::string_view text(std::string_view name) const;
    /// Uses another text from now on; an empty one restores the original.
    void replace(std::string_view name, std::string text);

    using Value = std::pair<std::string_view, std::string_view>;
    using Values = std::initializer_list<Value>;
    /// The text with its {{places}} filled. What is put in is not searched for places again; unknown places vanish.
    [[nodiscard]] std::string fill(std::string_view name, std::span<const Value> values) const;
    [[nodiscard]] std::string fill(std::string_view name, Values values) const
    {
        return fill(name, std::span(values.begin(), values.size()));
    }

private:
    std::map<std::string, std::string, std::less<>> m_replaced;
};

} // namespace reminisce::agent
