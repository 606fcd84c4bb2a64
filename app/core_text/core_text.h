// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <string_view>

namespace reminisce::app {

/// What the core says, in the window's language. The core speaks English only, and part of what it says is stored
/// (reports of imports, traces, runs), so its sentences are recognised by their form and filled into the translated
/// form. Several sentences after one another and sentences within sentences are translated each; what is not known
/// stays English.
[[nodiscard]] QString coreText(std::string_view english);
[[nodiscard]] QString coreText(const QString& english);

/// The same, or nothing when a part of the text is not known.
[[nodiscard]] std::optional<QString> knownCoreText(const QString& english);

} // namespace reminisce::app
