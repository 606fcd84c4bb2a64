// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <QString>

namespace reminisce::app {

/// A format's name as the person knows it: "WebVTT", "WhatsApp chat". Readers are named for programs
/// ("google-meet-document"); one that is not in the table is shown with its words in capitals. Empty for none.
[[nodiscard]] QString formatLabel(const std::string& format);

/// Whether a reader has a name of its own in the table.
[[nodiscard]] bool hasFormatLabel(const std::string& format);

} // namespace reminisce::app
