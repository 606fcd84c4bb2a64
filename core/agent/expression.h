// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"

namespace reminisce::agent {

/// Works out arithmetic and differences of dates: "(3 + 4) * 2", "2024-12-24 - 2024-11-20" (34 days),
/// "2024-01-31 + 1 month", "2024-06-20T18:30 - 2024-06-20T17:00". Gives the result as text; InvalidArgument says where
/// and why it could not be read. Depth and length are limited.
[[nodiscard]] Result<std::string> calculate(std::string_view expression);

} // namespace reminisce::agent
