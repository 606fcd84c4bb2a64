// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/open_archive.h"

namespace reminisce::cli {

Result<ReadArchive> openToRead(const Session& session)
{
    auto archive = archive::Archive::open(session.archiveDirectory, archive::Access::ReadOnly);
    if (!archive) {
        return tl::unexpected(archive.error());
    }
    auto reader = archive->newReader();
    if (!reader) {
        return tl::unexpected(reader.error());
    }
    return ReadArchive{std::move(*archive), std::move(*reader)};
}

Result<archive::Archive> openToChange(const Session& session)
{
    if (const auto there = archive::Archive::open(session.archiveDirectory, archive::Access::ReadOnly); !there) {
        return tl::unexpected(there.error());
    }
    return archive::Archive::open(session.archiveDirectory);
}

Result<ImportArchive> prepareImport(Result<archive::Archive> opened)
{
    if (!opened) {
        return tl::unexpected(opened.error());
    }
    auto scorer = emotion::EmotionScorer::builtIn();
    if (!scorer) {
        return tl::unexpected(scorer.error());
    }
    return ImportArchive{std::move(*opened), std::move(*scorer), ingest::Registry::withAllFormats()};
}

} // namespace reminisce::cli
