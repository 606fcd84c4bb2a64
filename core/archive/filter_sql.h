// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "core/archive/filter.h"
#include "core/archive/statement.h"

namespace reminisce::archive {

/// A Filter as a condition on the rows of `chunk`, which the query names `c`.
struct Predicate
{
    std::string sql; ///< "1" for a filter that lets everything pass
    std::vector<std::variant<std::int64_t, std::string>> values;

    /// Binds the values to the next parameters; the predicate must outlive the statement's last step.
    void bindTo(Statement& statement) const;
};

/// The one place where a filter becomes SQL; what its fields mean is said in filter.h.
[[nodiscard]] Predicate predicateOf(const Filter& filter);

} // namespace reminisce::archive
