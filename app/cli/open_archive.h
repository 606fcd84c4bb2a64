// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "core/archive/archive.h"
#include "core/emotion/emotion_scorer.h"
#include "core/ingest/registry.h"

namespace reminisce::cli {

/// An archive that is only read, with a connection to it.
struct ReadArchive
{
    archive::Archive archive;
    archive::Reader reader;
};

/// The session's archive for reading. Errors as archive::Archive::open.
[[nodiscard]] Result<ReadArchive> openToRead(const Session& session);

/// The session's archive for writing, which has to be there: a mistyped folder must not become a new archive.
[[nodiscard]] Result<archive::Archive> openToChange(const Session& session);

/// An archive that is imported into, with what an import needs.
struct ImportArchive
{
    archive::Archive archive;
    emotion::EmotionScorer scorer;
    ingest::Registry registry;
};

[[nodiscard]] Result<ImportArchive> prepareImport(Result<archive::Archive> opened);

} // namespace reminisce::cli
