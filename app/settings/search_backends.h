// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/settings/backend_list.h"
#include "app/workers/archive_session.h"

namespace reminisce::app {

/// Gives the searcher the backend of the archive's embedding space and the first one with a rerank model, or none. A
/// backend whose vectors are no longer those of the space is refused when it is asked, and the search says so. Errors:
/// the archive's, InvalidArgument for settings that no client can be made of; the built-in retrieval is then in use.
/// Not for the GUI thread.
[[nodiscard]] Result<void> useSearchBackends(search::Searcher& searcher, const archive::Reader& reader,
                                             const std::vector<BackendAccess>& backends);

} // namespace reminisce::app
