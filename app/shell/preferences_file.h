// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace reminisce::app {

/// The file in which Preferences are kept.
[[nodiscard]] QString preferencesFile();

} // namespace reminisce::app
