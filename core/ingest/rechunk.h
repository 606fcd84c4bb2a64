// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <stop_token>

#include "core/archive/archive.h"
#include "core/base/progress.h"
#include "core/ingest/chunker.h"

namespace reminisce::ingest {

struct Rechunked
{
    std::uint64_t conversations = 0; ///< cut anew
    std::uint64_t unchanged = 0;     ///< came out as they were
    std::uint64_t kept = 0;          ///< with the passages that their dataset gave
    std::uint64_t chunks = 0;        ///< passages in the archive afterwards
};

/// How this archive is chunked: the stored parameters, else the defaults.
[[nodiscard]] Result<ChunkerOptions> chunkerOptionsOf(const archive::Reader& reader);
/// Fails with InvalidArgument outside 16 … 2000 tokens, 0 … 20 turns of overlap, 1 minute … 1 day of pause.
[[nodiscard]] Result<void> checkChunkerOptions(const ChunkerOptions& options);

/// Cuts every conversation anew and remembers the parameters for later imports; all in one transaction, so that
/// nothing is half done when it is stopped (Cancelled) or fails. Evidence and citations go over to the passage that
/// now holds their place; vectors and descriptions of passages whose text stayed are kept. Progress counts
/// conversations. Indexes are rebuilt by whoever searches next; a backend's vectors by reindex().
[[nodiscard]] Result<Rechunked> rechunk(archive::Writer& writer, const ChunkerOptions& options,
                                        const ProgressCallback& progress = {}, const std::stop_token& stop = {});

} // namespace reminisce::ingest
