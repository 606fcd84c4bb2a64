// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/expression.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include <fmt/core.h>

#include "core/base/local_time.h"
#include "core/text/unicode.h"

namespace reminisce::agent {
namespace {

constexpr int kMaxDepth = 60;

/// A number, a point in time, or a length of time (months apart from the rest, since they differ in length).
struct Value
{
    enum class Kind { Number, Time, Duration } kind = Kind::Number;
    double number = 0;
    LocalMicros time = 0;
    bool hasClock = false;
    double micros = 0;
    double months = 0;
};

Value numberValue(double number)
{
    Value value;
    value.number = number;
    return value;
}

std::string plain(double number)
{
    if (std::abs(number - std::round(number)) < 1e-9 * std::max(1.0, std::abs(number)) && std::abs(number) < 1e15) {
        return fmt::format("{:.0f}", std::round(number) + 0.0);
    }
    return fmt::format("{:.10g}", number);
}

LocalMicros addMonths(LocalMicros time, long months)
{
    const CivilDate date = dateOf(time);
    const long index = static_cast<long>(date.year) * 12 + date.month - 1 + months;
    CivilDate target{static_cast<int>(index / 12), static_cast<int>(index % 12) + 1, date.day};
    target.day =
        std::min(target.day, daysInMonth(target.year, target.month)); // 31 January + 1 month is the last of February
    return startOfDay(target) + (time - startOfDay(date));
}

class Parser
{
public:
    explicit Parser(std::string_view text) : m_text(text) {}

    Result<Value> parse()
    {
        auto value = sum(0);
        skip();
        if (value && m_at < m_text.size()) {
            return wrong("there is something that does not belong there");
        }
        return value;
    }

private:
    [[nodiscard]] tl::unexpected<Error> wrong(std::string_view why) const
    {
        return fail(
            ErrorCode::InvalidArgument,
            fmt::format(
                "The expression cannot be read at character {}: {}. Numbers, + - * / % ^, brackets, dates such as "
                "2024-01-31 and lengths such as 3 days or 2 months are understood.",
                m_at + 1, why));
    }

    void skip()
    {
        while (m_at < m_text.size() && static_cast<unsigned char>(m_text[m_at]) <= ' ') {
            ++m_at;
        }
    }

    bool take(std::string_view symbol)
    {
        skip();
        if (m_text.substr(m_at).starts_with(symbol)) {
            m_at += symbol.size();
            return true;
        }
        return false;
    }

    Result<Value> sum(int depth)
    {
        auto left = product(depth);
        while (left) {
            const bool minus = take("-") || take("−");
            if (!minus && !take("+")) {
                break;
            }
            auto right = product(depth);
            if (!right) {
                return right;
            }
            left = minus ? subtract(*left, *right) : add(*left, *right);
        }
        return left;
    }

    Result<Value> product(int depth)
    {
        auto left = power(depth);
        while (left) {
            skip();
            const char symbol = m_at < m_text.size() ? m_text[m_at] : '\0';
            const bool times = take("*") || take("×") || take("·");
            const bool divide = !times && (take("/") || take("÷") || take(":"));
            const bool modulo = !times && !divide && symbol == '%' && take("%");
            if (!times && !divide && !modulo) {
                break;
            }
            auto right = power(depth);
            if (!right) {
                return right;
            }
            left = multiply(*left, *right, times ? '*' : (divide ? '/' : '%'));
        }
        return left;
    }

    Result<Value> power(int depth)
    {
        auto base = unary(depth);
        if (base && take("^")) {
            if (depth > kMaxDepth) {
                return wrong("it is nested too deeply");
            }
            auto exponent = power(depth + 1);
            if (!exponent) {
                return exponent;
            }
            if (base->kind != Value::Kind::Number || exponent->kind != Value::Kind::Number) {
                return wrong("only numbers have powers");
            }
            return finite(std::pow(base->number, exponent->number));
        }
        return base;
    }

    Result<Value> unary(int depth)
    {
        if (depth > kMaxDepth) {
            return wrong("it is nested too deeply");
        }
        if (take("-") || take("−")) {
            auto value = unary(depth + 1);
            return value ? multiply(*value, numberValue(-1), '*') : value;
        }
        if (take("+")) {
            return unary(depth + 1);
        }
        if (take("(")) {
            auto value = sum(depth + 1);
            if (value && !take(")")) {
                return wrong("a closing bracket is missing");
            }
            return value;
        }
        return atom();
    }

    Result<Value> atom()
    {
        skip();
        const std::string_view rest = m_text.substr(m_at);
        if (rest.size() >= 10 && rest[4] == '-' && rest[7] == '-') {
            std::size_t length = 10;
            while (length < rest.size() && length < 32 &&
                   (std::isdigit(static_cast<unsigned char>(rest[length])) != 0 || rest[length] == 'T' ||
                    rest[length] == ':' || rest[length] == '.')) {
                ++length;
            }
            if (const auto moment = parseIso(rest.substr(0, length))) {
                m_at += length;
                Value value;
                value.kind = Value::Kind::Time;
                value.time = moment->local;
                value.hasClock = length > 10;
                return value;
            }
        }
        double number = 0;
        const auto [end, problem] =
            std::from_chars(rest.data(), rest.data() + rest.size(), number, std::chars_format::fixed);
        if (problem != std::errc() || end == rest.data()) {
            return wrong(rest.empty() ? "a number is missing at the end" : "a number or a date is expected");
        }
        m_at += static_cast<std::size_t>(end - rest.data());
        return withUnit(number);
    }

    Result<Value> withUnit(double number)
    {
        struct Unit
        {
            std::string_view name;
            double micros;
            double months;
        };
        static constexpr double kDay = static_cast<double>(kMicrosPerDay);
        static constexpr Unit kUnits[] = {{"minute", static_cast<double>(kMicrosPerMinute), 0},
                                          {"hour", static_cast<double>(kMicrosPerHour), 0},
                                          {"stunde", static_cast<double>(kMicrosPerHour), 0},
                                          {"day", kDay, 0},
                                          {"tag", kDay, 0},
                                          {"week", 7 * kDay, 0},
                                          {"woche", 7 * kDay, 0},
                                          {"month", 0, 1},
                                          {"monat", 0, 1},
                                          {"year", 0, 12},
                                          {"jahr", 0, 12}};
        skip();
        std::size_t end = m_at;
        while (end < m_text.size() && std::isalpha(static_cast<unsigned char>(m_text[end])) != 0) {
            ++end;
        }
        if (end == m_at) {
            return numberValue(number);
        }
        const std::string word = text::fold(m_text.substr(m_at, end - m_at));
        for (const auto& unit : kUnits) {
            if (word.starts_with(unit.name) && word.size() <= unit.name.size() + 2) {
                m_at = end;
                Value value;
                value.kind = Value::Kind::Duration;
                value.micros = number * unit.micros;
                value.months = number * unit.months;
                return value;
            }
        }
        return wrong("this word is not a unit of time");
    }

    [[nodiscard]] Result<Value> finite(double number) const
    {
        if (!std::isfinite(number)) {
            return fail(ErrorCode::InvalidArgument,
                        "The result is not a finite number (a division by zero, or too large).");
        }
        return numberValue(number);
    }

    [[nodiscard]] Result<Value> add(const Value& a, const Value& b) const
    {
        using K = Value::Kind;
        if (a.kind == K::Number && b.kind == K::Number) {
            return finite(a.number + b.number);
        }
        if (a.kind == K::Duration && b.kind == K::Duration) {
            Value out = a;
            out.micros += b.micros;
            out.months += b.months;
            return out;
        }
        if (a.kind == K::Time && (b.kind == K::Duration || b.kind == K::Number)) {
            const double days = b.kind == K::Number ? b.number : 0; // a bare number added to a date means days
            const double micros = b.micros + days * static_cast<double>(kMicrosPerDay);
            if (!std::isfinite(micros) || std::abs(micros) > 4e17 || std::abs(b.months) > 60000 ||
                b.months != std::floor(b.months)) {
                return wrong("this length of time is too long, or a part of a month");
            }
            Value out = a;
            out.time = addMonths(a.time, static_cast<long>(b.months)) + static_cast<LocalMicros>(micros);
            out.hasClock = a.hasClock || out.time % kMicrosPerDay != 0;
            return out;
        }
        if (b.kind == K::Time && a.kind != K::Time) {
            return add(b, a);
        }
        return wrong("these two cannot be added");
    }

    [[nodiscard]] Result<Value> subtract(const Value& a, const Value& b) const
    {
        using K = Value::Kind;
        if (a.kind == K::Time && b.kind == K::Time) {
            Value out;
            out.kind = K::Duration;
            out.micros = static_cast<double>(a.time - b.time);
            return out;
        }
        if (b.kind == K::Time) {
            return wrong("a date can only be taken from a date");
        }
        auto negative = multiply(b, numberValue(-1), '*');
        return negative ? add(a, *negative) : negative;
    }

    [[nodiscard]] Result<Value> multiply(const Value& a, const Value& b, char symbol) const
    {
        using K = Value::Kind;
        if (a.kind == K::Number && b.kind == K::Number) {
            return finite(symbol == '*' ? a.number * b.number
                                        : (symbol == '/' ? a.number / b.number : std::fmod(a.number, b.number)));
        }
        if (a.kind == K::Duration && b.kind == K::Number && symbol != '%') {
            const double factor = symbol == '*' ? b.number : 1 / b.number;
            if (!std::isfinite(factor)) {
                return finite(factor);
            }
            Value out = a;
            out.micros *= factor;
            out.months *= factor;
            return out;
        }
        if (a.kind == K::Duration && b.kind == K::Duration && symbol == '/' && a.months == 0 && b.months == 0) {
            return finite(a.micros / b.micros);
        }
        if (a.kind == K::Number && b.kind == K::Duration && symbol == '*') {
            return multiply(b, a, '*');
        }
        return wrong("a date cannot be multiplied or divided");
    }

    std::string_view m_text;
    std::size_t m_at = 0;
};

std::string shown(const Value& value)
{
    if (value.kind == Value::Kind::Number) {
        return plain(value.number);
    }
    if (value.kind == Value::Kind::Time) {
        return value.hasClock ? formatIso(value.time) : formatIsoDate(value.time);
    }
    std::string text;
    const auto append = [&text](double amount, std::string_view unit) {
        text += fmt::format("{}{} {}{}", text.empty() ? "" : " ", plain(amount), unit,
                            amount == 1 || amount == -1 ? "" : "s");
    };
    if (value.months != 0) {
        append(value.months, "month");
    }
    const double days = std::trunc(value.micros / static_cast<double>(kMicrosPerDay));
    const double minutes =
        (value.micros - days * static_cast<double>(kMicrosPerDay)) / static_cast<double>(kMicrosPerMinute);
    if (days != 0 || (value.months == 0 && minutes == 0)) {
        append(days, "day");
    }
    if (const double hours = std::trunc(minutes / 60); hours != 0) {
        append(hours, "hour");
    }
    if (const double rest = std::fmod(minutes, 60); rest != 0) {
        append(rest, "minute");
    }
    return text;
}

} // namespace

Result<std::string> calculate(std::string_view expression)
{
    if (expression.size() > 1000) {
        return fail(ErrorCode::InvalidArgument, "The expression is longer than 1,000 characters.");
    }
    auto value = Parser(expression).parse();
    if (!value) {
        return tl::unexpected(value.error());
    }
    return shown(*value);
}

} // namespace reminisce::agent
