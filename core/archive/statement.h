// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/local_time.h"

struct sqlite3;
struct sqlite3_stmt;

namespace reminisce::archive {

class Connection;

/// A prepared statement in use, borrowed from its connection. For core/archive only.
///
/// Parameters are bound one after the other. Texts and blobs are not copied: they must live until the statement does
/// its last step. A failure is remembered and given out by status(), so that a query reads
/// `while (query.next()) { … } return query.status();`.
class Statement
{
public:
    Statement(Connection& connection, sqlite3_stmt* statement, bool cached);
    /// A statement that could not be prepared: next() is false, status() is `error`.
    Statement(Connection& connection, Error error);
    Statement(Statement&& other) noexcept;
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;
    Statement& operator=(Statement&&) = delete;
    ~Statement();

    Statement& bind(std::int64_t value);
    Statement& bind(int value) { return bind(static_cast<std::int64_t>(value)); }
    Statement& bind(std::size_t value) { return bind(static_cast<std::int64_t>(value)); }
    Statement& bind(bool value) { return bind(static_cast<std::int64_t>(value ? 1 : 0)); }
    Statement& bind(double value);
    Statement& bind(std::string_view text);
    Statement& bind(const std::string& text) { return bind(std::string_view(text)); }
    Statement& bind(std::string&& text) = delete; // would not live long enough
    Statement& bind(const char* text) { return bind(std::string_view(text)); }
    Statement& bind(std::span<const std::byte> blob);
    Statement& bind(std::nullopt_t);
    template <class T>
    Statement& bind(const std::optional<T>& value)
    {
        return value ? bind(*value) : bind(std::nullopt);
    }

    /// Goes to the next row; false at the end or at a failure.
    bool next();
    /// How it went so far.
    [[nodiscard]] Result<> status() const;
    /// Runs a statement that gives no rows.
    Result<> run();
    /// Makes it ready to be bound and run again.
    void reset();

    [[nodiscard]] bool isNull(int column) const;
    [[nodiscard]] std::int64_t integer(int column) const;
    [[nodiscard]] std::uint64_t count(int column) const { return static_cast<std::uint64_t>(integer(column)); }
    [[nodiscard]] double real(int column) const;
    /// Valid until the next step.
    [[nodiscard]] std::string_view text(int column) const;
    [[nodiscard]] std::string string(int column) const { return std::string(text(column)); }
    [[nodiscard]] std::span<const std::byte> blob(int column) const;
    [[nodiscard]] std::optional<std::int64_t> optionalInteger(int column) const;
    [[nodiscard]] std::optional<double> optionalReal(int column) const;
    /// A moment from its wall-clock column and its offset column.
    [[nodiscard]] std::optional<Moment> moment(int localColumn, int offsetColumn) const;

private:
    void check(int code);

    Connection* m_connection;
    sqlite3_stmt* m_statement;
    bool m_cached;
    int m_parameter = 0;
    std::optional<Error> m_error;
};

} // namespace reminisce::archive
