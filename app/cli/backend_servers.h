// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace reminisce::cli {

/// What asks servers without changing the settings: `backend presets`, `find`, `models` and `pull`.
void addServerCommands(CLI::App& command, Session& session);

} // namespace reminisce::cli
