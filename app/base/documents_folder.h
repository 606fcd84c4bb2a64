// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>

namespace reminisce::app {

/// The folder to propose for a file that is written: the documents, or the home where there is no such folder.
[[nodiscard]] QDir documentsFolder();

} // namespace reminisce::app
