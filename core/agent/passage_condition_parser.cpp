// SPDX-License-Identifier: GPL-3.0-or-later
// The grammar of conditions, read by descent.
#include <algorithm>
#include <charconv>
#include <iterator>
#include <optional>
#include <utility>

#include <fmt/core.h>

#include "core/agent/passage_condition_node.h"
#include "core/text/unicode.h"

namespace reminisce::agent::condition {
namespace {

constexpr int kMaxDepth = 60;

using Node = PassageCondition::Node;
using NodePtr = std::unique_ptr<Node>;

NodePtr make(Operation operation, NodePtr a = nullptr, NodePtr b = nullptr)
{
    auto node = std::make_unique<Node>();
    node->operation = operation;
    if (a) {
        node->operands.push_back(std::move(a));
    }
    if (b) {
        node->operands.push_back(std::move(b));
    }
    return node;
}

/// Reads by descent, from the loosest binding to the tightest. After a failure m_error holds why.
class Parser
{
public:
    explicit Parser(std::string_view text) : m_text(text) {}

    Result<NodePtr> parse()
    {
        NodePtr root = disjunction(0);
        skip();
        if (root && m_at < m_text.size()) {
            root = wrong("there is something that does not belong there");
        }
        if (!root) {
            return fail(ErrorCode::InvalidArgument, m_error);
        }
        return root;
    }

private:
    NodePtr wrong(std::string_view why)
    {
        if (m_error.empty()) {
            m_error = fmt::format("The filter cannot be read at character {}: {}. Example: year == 2024 and "
                                  "array_contains(people, 'Tom'). "
                                  "Fields: {}.",
                                  m_at + 1, why, passageFields());
        }
        return nullptr;
    }

    void skip()
    {
        while (m_at < m_text.size() && static_cast<unsigned char>(m_text[m_at]) <= ' ') {
            ++m_at;
        }
    }

    bool symbol(std::string_view wanted)
    {
        skip();
        if (!m_text.substr(m_at).starts_with(wanted)) {
            return false;
        }
        m_at += wanted.size();
        return true;
    }

    static bool isNameCharacter(char c)
    {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    }

    bool keyword(std::string_view wanted)
    {
        skip();
        const std::string_view rest = m_text.substr(m_at, wanted.size());
        const bool ends = m_at + wanted.size() >= m_text.size() || !isNameCharacter(m_text[m_at + wanted.size()]);
        if (text::foldCase(rest) != wanted || !ends) {
            return false;
        }
        m_at += wanted.size();
        return true;
    }

    NodePtr disjunction(int depth)
    {
        NodePtr left = conjunction(depth);
        while (left && (keyword("or") || symbol("||"))) {
            NodePtr right = conjunction(depth);
            left = right ? make(Operation::Or, std::move(left), std::move(right)) : nullptr;
        }
        return left;
    }

    NodePtr conjunction(int depth)
    {
        NodePtr left = negation(depth);
        while (left && (keyword("and") || symbol("&&"))) {
            NodePtr right = negation(depth);
            left = right ? make(Operation::And, std::move(left), std::move(right)) : nullptr;
        }
        return left;
    }

    NodePtr negation(int depth)
    {
        if (depth > kMaxDepth) {
            return wrong("it is nested too deeply");
        }
        skip();
        const bool bang = m_at + 1 < m_text.size() && m_text[m_at] == '!' && m_text[m_at + 1] != '=';
        if (bang || keyword("not")) {
            m_at += bang ? 1 : 0;
            NodePtr operand = negation(depth + 1);
            return operand ? make(Operation::Not, std::move(operand)) : nullptr;
        }
        return comparison(depth);
    }

    NodePtr comparison(int depth)
    {
        static constexpr std::pair<std::string_view, Operation> kSymbols[] = {
            {"==", Operation::Equal},        {"!=", Operation::NotEqual}, {"<=", Operation::LessEqual},
            {">=", Operation::GreaterEqual}, {"<", Operation::Less},      {">", Operation::Greater},
            {"=", Operation::Equal}};
        NodePtr left = sum(depth);
        if (!left) {
            return nullptr;
        }
        const std::size_t before = m_at;
        const bool negated = keyword("not");
        if (keyword("in")) {
            NodePtr list = sum(depth);
            if (!list) {
                return nullptr;
            }
            NodePtr node = make(Operation::In, std::move(left), std::move(list));
            return negated ? make(Operation::Not, std::move(node)) : std::move(node);
        }
        m_at = before;
        for (const auto& [text, operation] : kSymbols) {
            if (symbol(text)) {
                NodePtr right = sum(depth);
                return right ? make(operation, std::move(left), std::move(right)) : nullptr;
            }
        }
        return left;
    }

    NodePtr sum(int depth)
    {
        NodePtr left = product(depth);
        while (left) {
            const bool minus = symbol("-");
            if (!minus && !symbol("+")) {
                break;
            }
            NodePtr right = product(depth);
            left =
                right ? make(minus ? Operation::Subtract : Operation::Add, std::move(left), std::move(right)) : nullptr;
        }
        return left;
    }

    NodePtr product(int depth)
    {
        NodePtr left = unary(depth);
        while (left) {
            Operation operation = Operation::Power;
            if (symbol("**")) {
                operation = Operation::Power;
            } else if (symbol("*")) {
                operation = Operation::Multiply;
            } else if (symbol("/")) {
                operation = Operation::Divide;
            } else if (symbol("%")) {
                operation = Operation::Modulo;
            } else {
                break;
            }
            NodePtr right = unary(depth);
            left = right ? make(operation, std::move(left), std::move(right)) : nullptr;
        }
        return left;
    }

    NodePtr unary(int depth)
    {
        if (depth > kMaxDepth) {
            return wrong("it is nested too deeply");
        }
        if (symbol("-")) {
            NodePtr operand = unary(depth + 1);
            return operand ? make(Operation::Negate, std::move(operand)) : nullptr;
        }
        if (symbol("(")) {
            NodePtr inner = disjunction(depth + 1);
            return inner && !symbol(")") ? wrong("a closing bracket is missing") : std::move(inner);
        }
        if (symbol("[")) {
            return list();
        }
        return atom(depth);
    }

    NodePtr constant(Value value)
    {
        NodePtr node = make(Operation::Constant);
        node->constant = std::move(value);
        return node;
    }

    NodePtr list()
    {
        List items;
        while (!symbol("]")) {
            skip();
            const auto item = literal();
            if (!item) {
                return wrong("a list holds numbers and texts in quotes");
            }
            if (const auto* number = std::get_if<double>(&*item)) {
                items.emplace_back(*number);
            } else {
                items.emplace_back(std::get<std::string>(*item));
            }
            if (!symbol(",")) {
                if (!symbol("]")) {
                    return wrong("a closing ] is missing");
                }
                break;
            }
        }
        return constant(std::move(items));
    }

    std::optional<Value> literal()
    {
        if (m_at >= m_text.size()) {
            return std::nullopt;
        }
        const char c = m_text[m_at];
        if (c == '"' || c == '\'') {
            const std::size_t close = m_text.find(c, m_at + 1);
            if (close == std::string_view::npos) {
                return std::nullopt;
            }
            std::string text(m_text.substr(m_at + 1, close - m_at - 1));
            m_at = close + 1;
            return text;
        }
        const bool minus = c == '-';
        double number = 0;
        const char* begin = m_text.data() + m_at + (minus ? 1 : 0);
        const auto [end, problem] = std::from_chars(begin, m_text.data() + m_text.size(), number);
        if (problem != std::errc() || end == begin) {
            return std::nullopt;
        }
        m_at = static_cast<std::size_t>(end - m_text.data());
        return minus ? -number : number;
    }

    NodePtr atom(int depth)
    {
        skip();
        if (auto value = literal()) {
            return constant(std::move(*value));
        }
        const std::size_t begin = m_at;
        while (m_at < m_text.size() && isNameCharacter(m_text[m_at])) {
            ++m_at;
        }
        const std::string name(m_text.substr(begin, m_at - begin));
        if (name.empty()) {
            return wrong(begin >= m_text.size() ? "something is missing at the end"
                                                : "a field, a number or a text in quotes is expected");
        }
        const std::string folded = text::foldCase(name);
        if (folded == "true" || folded == "false") {
            return constant(folded == "true");
        }
        if (folded.starts_with("array_contains")) {
            return arrayFunction(folded, depth);
        }
        if (std::find(std::begin(kFields), std::end(kFields), name) == std::end(kFields)) {
            m_at = begin;
            return wrong(fmt::format("there is no field “{}”", text::prefixOfBytes(name, 60)));
        }
        NodePtr node = make(Operation::Field);
        node->field = name;
        return node;
    }

    NodePtr arrayFunction(const std::string& name, int depth)
    {
        Operation operation = Operation::Contains;
        if (name == "array_contains_any") {
            operation = Operation::ContainsAny;
        } else if (name == "array_contains_all") {
            operation = Operation::ContainsAll;
        } else if (name != "array_contains") {
            return wrong(
                "there is no such function; there are array_contains, array_contains_any and array_contains_all");
        }
        if (!symbol("(")) {
            return wrong("an opening bracket is missing");
        }
        NodePtr array = sum(depth + 1);
        if (!array || !symbol(",")) {
            return array ? wrong("a comma is missing") : nullptr;
        }
        NodePtr wanted = sum(depth + 1);
        if (!wanted || !symbol(")")) {
            return wanted ? wrong("a closing bracket is missing") : nullptr;
        }
        return make(operation, std::move(array), std::move(wanted));
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::string m_error;
};

} // namespace

Result<std::unique_ptr<PassageCondition::Node>> parseCondition(std::string_view text)
{
    return Parser(text).parse();
}

} // namespace reminisce::agent::condition
