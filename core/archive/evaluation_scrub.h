// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "core/base/error.h"

namespace reminisce::archive {

class Connection;

/// Takes out of the Lab's store beside the archive what it holds of passages that the archive no longer has: answers
/// of runs that asked the archive itself, with their questions and traces. Busy when the Lab is running.
[[nodiscard]] Result<> scrubEvaluations(Connection& archive, const std::filesystem::path& directory);

} // namespace reminisce::archive
