// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/archive/archive.h"

namespace reminisce::archive {

/// What belongs to the archive rather than to the program, as texts by key: for instance how it is chunked.
[[nodiscard]] Result<std::optional<std::string>> archiveSetting(const Reader& reader, std::string_view key);
/// An empty value removes it.
[[nodiscard]] Result<> setArchiveSetting(Writer& writer, std::string_view key, std::string_view value);

} // namespace reminisce::archive
