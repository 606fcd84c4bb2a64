// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include <QByteArray>

#include "core/base/error.h"

namespace reminisce::app {

/// Writes a drawing as it is (.svg) or twice as large in pixels (.png). InvalidArgument for other endings; Io.
[[nodiscard]] Result<bool> writeChart(const QByteArray& svg, const std::filesystem::path& file);

/// Writes a whole file in place of another, or leaves that as it was. Io.
[[nodiscard]] Result<bool> writeWhole(const QByteArray& content, const std::filesystem::path& file);

} // namespace reminisce::app
