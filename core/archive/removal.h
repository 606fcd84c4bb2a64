// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "core/archive/connection.h"
#include "core/archive/sources.h"

namespace reminisce::archive {

/// The work of deleteConversations and undoImportBatch, within the caller's transaction.
[[nodiscard]] Result<RemovedCounts> removeConversations(Connection& connection, std::span<const Id> ids);

} // namespace reminisce::archive
