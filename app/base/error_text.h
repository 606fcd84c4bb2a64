// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/base/error.h"

namespace reminisce::app {

/// An error for the person. The core's sentences are English; in another language one that says what kind of thing
/// went wrong stands before them, so that the particulars (names, addresses, what to do) are not lost.
[[nodiscard]] QString errorText(const Error& error);

} // namespace reminisce::app
