// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/reader.h"

namespace reminisce::ingest {

Result<void> checkStop(const std::stop_token& stop)
{
    if (stop.stop_requested()) {
        return fail(ErrorCode::Cancelled, "The import was stopped.");
    }
    return {};
}

} // namespace reminisce::ingest
