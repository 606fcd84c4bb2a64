// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/base/format.h"

namespace reminisce::app {

/// What a question was understood to mean, as the built-in answers write it into the trace ("date “last week” =
/// 2024-01-01/2024-01-07; words “cake”"), in the window's language with dates and emotions as people write them. What
/// has another form stays as it is.
[[nodiscard]] QString understandingText(const QString& english, const Formatter& format);

} // namespace reminisce::app
