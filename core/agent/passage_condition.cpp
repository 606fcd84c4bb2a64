// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/passage_condition.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "core/agent/passage_condition_node.h"
#include "core/base/local_time.h"
#include "core/text/unicode.h"

namespace reminisce::agent {
namespace {

using condition::List;
using condition::Operation;
using condition::Value;
using Node = PassageCondition::Node;

Value fieldOf(const Evidence& passage, const std::string& field)
{
    if (field == "chunk_id") {
        return static_cast<double>(passage.chunkId);
    }
    if (field == "conversation_id") {
        return static_cast<double>(passage.conversationId);
    }
    if (field == "text") {
        return passage.text;
    }
    if (field == "title") {
        return passage.title;
    }
    if (field == "people") {
        List people;
        for (const auto& name : passage.people) {
            people.emplace_back(name);
        }
        return people;
    }
    if (!passage.startedAt) {
        return std::monostate();
    }
    const LocalMicros time = passage.startedAt->local;
    const CivilDate date = dateOf(time);
    if (field == "date") {
        return formatIsoDate(time);
    }
    if (field == "time") {
        return formatIso(time);
    }
    if (field == "year") {
        return static_cast<double>(date.year);
    }
    if (field == "month") {
        return static_cast<double>(date.month);
    }
    if (field == "day") {
        return static_cast<double>(date.day);
    }
    if (field == "weekday") {
        return static_cast<double>(isoWeekday(dayNumber(date)));
    }
    return static_cast<double>((time - startOfDay(date)) / kMicrosPerHour);
}

bool isTrue(const Value& value)
{
    const auto* flag = std::get_if<bool>(&value);
    return flag != nullptr && *flag;
}

bool same(const std::variant<double, std::string>& a, const std::variant<double, std::string>& b)
{
    const auto* x = std::get_if<std::string>(&a);
    const auto* y = std::get_if<std::string>(&b);
    return x != nullptr && y != nullptr ? text::foldCase(*x) == text::foldCase(*y) : a == b;
}

bool has(const List& list, const std::variant<double, std::string>& item)
{
    return std::any_of(list.begin(), list.end(), [&](const auto& one) { return same(one, item); });
}

std::optional<std::variant<double, std::string>> scalar(const Value& value)
{
    if (const auto* number = std::get_if<double>(&value)) {
        return *number;
    }
    if (const auto* text = std::get_if<std::string>(&value)) {
        return *text;
    }
    return std::nullopt;
}

bool compare(Operation operation, const Value& a, const Value& b)
{
    const auto x = scalar(a);
    const auto y = scalar(b);
    if (!x || !y || x->index() != y->index()) {
        return false;
    }
    switch (operation) {
    case Operation::Equal:
        return same(*x, *y);
    case Operation::NotEqual:
        return !same(*x, *y);
    case Operation::Less:
        return *x < *y;
    case Operation::LessEqual:
        return *x <= *y;
    case Operation::Greater:
        return *x > *y;
    default:
        return *x >= *y;
    }
}

Value calculate(Operation operation, const Value& a, const Value& b)
{
    const auto* x = std::get_if<double>(&a);
    const auto* y = std::get_if<double>(&b);
    if (x == nullptr || y == nullptr) {
        return std::monostate();
    }
    switch (operation) {
    case Operation::Add:
        return *x + *y;
    case Operation::Subtract:
        return *x - *y;
    case Operation::Multiply:
        return *x * *y;
    case Operation::Divide:
        return *x / *y;
    case Operation::Modulo:
        return std::fmod(*x, *y);
    default:
        return std::pow(*x, *y);
    }
}

bool contains(Operation operation, const Value& list, const Value& wanted)
{
    const auto* have = std::get_if<List>(&list);
    if (have == nullptr) {
        return false;
    }
    if (operation == Operation::Contains) {
        const auto item = scalar(wanted);
        return item && has(*have, *item);
    }
    const auto* items = std::get_if<List>(&wanted);
    const auto there = [have](const auto& item) { return has(*have, item); };
    if (items == nullptr) {
        return false;
    }
    return operation == Operation::ContainsAny ? std::any_of(items->begin(), items->end(), there)
                                               : std::all_of(items->begin(), items->end(), there);
}

Value evaluate(const Node& node, const Evidence& passage)
{
    const auto operand = [&](std::size_t i) { return evaluate(*node.operands[i], passage); };
    switch (node.operation) {
    case Operation::Constant:
        return node.constant;
    case Operation::Field:
        return fieldOf(passage, node.field);
    case Operation::Or:
        return isTrue(operand(0)) || isTrue(operand(1));
    case Operation::And:
        return isTrue(operand(0)) && isTrue(operand(1));
    case Operation::Not:
        return !isTrue(operand(0));
    case Operation::In: {
        const auto item = scalar(operand(0));
        const Value list = operand(1);
        const auto* items = std::get_if<List>(&list);
        return item && items != nullptr && has(*items, *item);
    }
    case Operation::Contains:
    case Operation::ContainsAny:
    case Operation::ContainsAll:
        return contains(node.operation, operand(0), operand(1));
    case Operation::Negate:
        return calculate(Operation::Subtract, Value(0.0), operand(0));
    case Operation::Add:
    case Operation::Subtract:
    case Operation::Multiply:
    case Operation::Divide:
    case Operation::Modulo:
    case Operation::Power:
        return calculate(node.operation, operand(0), operand(1));
    default:
        return compare(node.operation, operand(0), operand(1));
    }
}

} // namespace

PassageCondition::PassageCondition(std::unique_ptr<Node> root) : m_root(std::move(root)) {}
PassageCondition::PassageCondition(PassageCondition&&) noexcept = default;
PassageCondition& PassageCondition::operator=(PassageCondition&&) noexcept = default;
PassageCondition::~PassageCondition() = default;

Result<PassageCondition> PassageCondition::parse(std::string_view text)
{
    if (text.size() > 4000) {
        return fail(ErrorCode::InvalidArgument, "The filter is longer than 4,000 characters.");
    }
    auto root = condition::parseCondition(text);
    if (!root) {
        return tl::unexpected(root.error());
    }
    return PassageCondition(std::move(*root));
}

bool PassageCondition::holds(const Evidence& passage) const
{
    return isTrue(evaluate(*m_root, passage));
}

std::string_view passageFields()
{
    return "chunk_id, conversation_id, date ('2024-06-20'), time ('2024-06-20T17:00:00'), year, month, day, weekday (1 "
           "Monday), hour, people "
           "(list), title, text";
}

} // namespace reminisce::agent
