// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/archive/archive.h"
#include "core/base/error.h"

namespace reminisce::archive {

/// NULL, integer, real, text (blobs come as hexadecimal text).
using SqlValue = std::variant<std::monostate, std::int64_t, double, std::string>;

struct SqlLimits
{
    std::chrono::milliseconds time{2'000};
    std::size_t rows = 1'000;
    std::size_t bytes = 1U << 20U; ///< of all values together
};

struct SqlTable
{
    std::vector<std::string> columns;
    std::vector<std::vector<SqlValue>> rows;
    bool cut = false; ///< there was more than the limits allow
};

/// Runs one SELECT that a model or a person wrote, over the documented views and nothing else: on a connection of its
/// own that is opened read-only and defensive, with an authorizer that knows the views and a list of harmless
/// functions. Fails with InvalidArgument (not a single SELECT, something else than the views, SQLite's own message),
/// LimitExceeded (time) or Cancelled.
[[nodiscard]] Result<SqlTable> runSandboxedSql(const Reader& reader, std::string_view sql, const SqlLimits& limits = {},
                                               std::stop_token stop = {});

/// The views with their columns, for the description of the tool.
[[nodiscard]] std::string_view describeSqlViews();

} // namespace reminisce::archive
