// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/archive/connection.h"
#include "core/archive/people.h"

namespace reminisce::archive {

/// The form in which names and aliases are compared: composed, trimmed, single blanks, case folded.
[[nodiscard]] std::string personKey(std::string_view name);
[[nodiscard]] Result<std::optional<PersonName>> personName(Connection& connection, Id person);
[[nodiscard]] tl::unexpected<Error> noSuchPerson();

} // namespace reminisce::archive
