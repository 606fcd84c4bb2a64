// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/agent/passage_condition.h"
#include "core/base/error.h"

namespace reminisce::agent::condition {

using List = std::vector<std::variant<double, std::string>>;
/// Absent for what a passage does not have, such as the date of an undated one: no comparison with it holds.
using Value = std::variant<std::monostate, bool, double, std::string, List>;

enum class Operation {
    Constant,
    Field,
    Or,
    And,
    Not,
    Equal,
    NotEqual,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    In,
    Add,
    Subtract,
    Multiply,
    Divide,
    Modulo,
    Power,
    Negate,
    Contains,
    ContainsAny,
    ContainsAll
};

inline constexpr std::string_view kFields[] = {"chunk_id", "conversation_id", "date",    "day",
                                               "hour",     "month",           "people",  "text",
                                               "time",     "title",           "weekday", "year"};

} // namespace reminisce::agent::condition

namespace reminisce::agent {

struct PassageCondition::Node
{
    condition::Operation operation = condition::Operation::Constant;
    condition::Value constant;
    std::string field;
    std::vector<std::unique_ptr<Node>> operands;
};

} // namespace reminisce::agent

namespace reminisce::agent::condition {

/// Reads a condition; InvalidArgument with the place and reason.
[[nodiscard]] Result<std::unique_ptr<PassageCondition::Node>> parseCondition(std::string_view text);

} // namespace reminisce::agent::condition
