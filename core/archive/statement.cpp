// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/statement.h"

#include <utility>

#include <sqlite3.h>

#include "core/archive/connection.h"

namespace reminisce::archive {

Statement::Statement(Connection& connection, sqlite3_stmt* statement, bool cached)
    : m_connection(&connection), m_statement(statement), m_cached(cached)
{}

Statement::Statement(Connection& connection, Error error)
    : m_connection(&connection), m_statement(nullptr), m_cached(false), m_error(std::move(error))
{}

Statement::Statement(Statement&& other) noexcept
    : m_connection(other.m_connection),
      m_statement(std::exchange(other.m_statement, nullptr)),
      m_cached(other.m_cached),
      m_parameter(other.m_parameter),
      m_error(std::move(other.m_error))
{}

Statement::~Statement()
{
    if (m_statement == nullptr) {
        return;
    }
    if (m_cached) {
        sqlite3_reset(m_statement);
        sqlite3_clear_bindings(m_statement);
        m_connection->giveBack(m_statement);
    } else {
        sqlite3_finalize(m_statement);
    }
}

void Statement::check(int code)
{
    if (code != SQLITE_OK && !m_error) {
        m_error = m_connection->error(code);
    }
}

Statement& Statement::bind(std::int64_t value)
{
    if (m_statement != nullptr) {
        check(sqlite3_bind_int64(m_statement, ++m_parameter, value));
    }
    return *this;
}

Statement& Statement::bind(double value)
{
    if (m_statement != nullptr) {
        check(sqlite3_bind_double(m_statement, ++m_parameter, value));
    }
    return *this;
}

Statement& Statement::bind(std::string_view text)
{
    if (m_statement != nullptr) {
        // A null pointer would bind NULL; an empty text is meant.
        const char* data = text.data() == nullptr ? "" : text.data();
        check(sqlite3_bind_text64(m_statement, ++m_parameter, data, text.size(), SQLITE_STATIC, SQLITE_UTF8));
    }
    return *this;
}

Statement& Statement::bind(std::span<const std::byte> blob)
{
    if (m_statement != nullptr) {
        const void* data = blob.empty() ? static_cast<const void*>("") : blob.data();
        check(sqlite3_bind_blob64(m_statement, ++m_parameter, data, blob.size(), SQLITE_STATIC));
    }
    return *this;
}

Statement& Statement::bind(std::nullopt_t)
{
    if (m_statement != nullptr) {
        check(sqlite3_bind_null(m_statement, ++m_parameter));
    }
    return *this;
}

bool Statement::next()
{
    if (m_error || m_statement == nullptr) {
        return false;
    }
    const int code = sqlite3_step(m_statement);
    if (code == SQLITE_ROW) {
        return true;
    }
    if (code != SQLITE_DONE) {
        m_error = m_connection->error(code);
    }
    return false;
}

Result<> Statement::status() const
{
    if (m_error) {
        return tl::unexpected(*m_error);
    }
    return {};
}

Result<> Statement::run()
{
    while (next()) {
    }
    return status();
}

void Statement::reset()
{
    if (m_statement != nullptr) {
        sqlite3_reset(m_statement);
        m_parameter = 0;
    }
}

bool Statement::isNull(int column) const
{
    return sqlite3_column_type(m_statement, column) == SQLITE_NULL;
}

std::int64_t Statement::integer(int column) const
{
    return sqlite3_column_int64(m_statement, column);
}

double Statement::real(int column) const
{
    return sqlite3_column_double(m_statement, column);
}

std::string_view Statement::text(int column) const
{
    const auto* data = reinterpret_cast<const char*>(sqlite3_column_text(m_statement, column));
    if (data == nullptr) {
        return {};
    }
    return {data, static_cast<std::size_t>(sqlite3_column_bytes(m_statement, column))};
}

std::span<const std::byte> Statement::blob(int column) const
{
    const auto* data = static_cast<const std::byte*>(sqlite3_column_blob(m_statement, column));
    if (data == nullptr) {
        return {};
    }
    return {data, static_cast<std::size_t>(sqlite3_column_bytes(m_statement, column))};
}

std::optional<std::int64_t> Statement::optionalInteger(int column) const
{
    return isNull(column) ? std::nullopt : std::optional(integer(column));
}

std::optional<double> Statement::optionalReal(int column) const
{
    return isNull(column) ? std::nullopt : std::optional(real(column));
}

std::optional<Moment> Statement::moment(int localColumn, int offsetColumn) const
{
    if (isNull(localColumn)) {
        return std::nullopt;
    }
    Moment moment{integer(localColumn), std::nullopt};
    if (!isNull(offsetColumn)) {
        moment.utcOffsetMinutes = static_cast<int>(integer(offsetColumn));
    }
    return moment;
}

} // namespace reminisce::archive
