// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/ingest/containers/archive_walk.h"
#include "core/ingest/reader.h"

namespace reminisce::ingest {

/// Whether the names are those of a Slack export: users.json and days such as general/2016-01-14.json.
[[nodiscard]] bool looksLikeSlackExport(const std::vector<std::string>& names);

/// Reads a Slack export: each channel is one conversation, its days in order, people by users.json.
[[nodiscard]] Result<void> readSlackExport(const ContainerBytes& bytes, ReadSink& sink, const std::stop_token& stop);

} // namespace reminisce::ingest
