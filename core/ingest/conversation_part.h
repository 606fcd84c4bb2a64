// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/local_time.h"
#include "core/ingest/date_source.h"
#include "core/ingest/reader.h"

namespace reminisce::ingest {

/// A turn with its final times.
struct DatedTurn
{
    std::string speaker; ///< as written
    bool isOwner = false;
    std::string externalId;
    std::optional<Moment> start;
    std::optional<Moment> end;
    std::string text;
};

/// The next turns of a conversation; a long one comes in several parts.
struct ConversationPart
{
    std::string externalId;
    std::string title;
    std::optional<Moment> start;
    std::optional<Moment> end; ///< latest time seen so far
    DateSource dateSource = DateSource::None;
    bool first = true;
    bool last = true;
    std::vector<DatedTurn> turns;
    std::vector<ReadChunk> chunks; ///< the dataset's own; indexes count from the first of `turns`
};

} // namespace reminisce::ingest
