// SPDX-License-Identifier: GPL-3.0-or-later
#include <iostream>
#include <memory>

#include "app/cli/command.h"
#include "app/cli/embedding_choice.h"
#include "app/cli/open_archive.h"
#include "app/cli/progress_line.h"
#include "core/archive/embeddings.h"
#include "core/ingest/reindex.h"
#include "core/search/searcher.h"

namespace reminisce::cli {

namespace {

using EmbeddingPointer = std::shared_ptr<backend::EmbeddingBackend>;

/// Vectors of the backend for all passages; nothing to embed with the built-in one.
Result<ingest::Reindexed> makeVectors(const Session& session, archive::Archive& archive, const std::string& name,
                                      EmbeddingPointer& embedding)
{
    if (name == "built-in") {
        const auto none = archive::setCurrentEmbeddingSpace(archive.writer(), 0);
        return none ? Result<ingest::Reindexed>(ingest::Reindexed{}) : tl::unexpected(none.error());
    }
    const auto configured = configuredBackend(session.archiveDirectory, name);
    if (!configured) {
        return tl::unexpected(configured.error());
    }
    auto made = backend::makeEmbeddingBackend(configured->settings, configured->key);
    if (!made) {
        return tl::unexpected(made.error());
    }
    embedding = std::move(*made);
    if (embedding->leavesTheMachine()) {
        std::cerr << "All passages are sent to " << configured->settings.url << ".\n";
    }
    ProgressLine line;
    return ingest::reindex(archive.writer(), *embedding, line.callback(), session.stop);
}

int reindex(const Session& session, std::string name)
{
    auto archive = openToChange(session);
    if (!archive) {
        return report(archive.error());
    }
    if (name.empty()) {
        const auto space = archive::currentEmbeddingSpace(archive->writer());
        if (!space) {
            return report(space.error());
        }
        name = *space ? (*space)->backend : "built-in";
    }
    EmbeddingPointer embedding;
    const auto vectors = makeVectors(session, *archive, name, embedding);
    if (!vectors) {
        return report(vectors.error());
    }
    const search::Searcher searcher(*archive, embedding);
    if (const auto prepared = searcher.prepare(session.stop); !prepared) {
        return report(prepared.error());
    }
    if (session.json) {
        printJson({{"backend", name},
                   {"model", embedding ? embedding->model() : std::string()},
                   {"dimension", vectors->dimension},
                   {"embedded", vectors->embedded},
                   {"kept", vectors->kept}});
    } else if (embedding) {
        std::cout << "Made " << counted(vectors->embedded, "vector") << " with " << embedding->model() << " of “"
                  << name << "”, kept " << vectors->kept << ". They are in use from now on.\n";
    } else {
        std::cout << "The built-in retrieval is in use; its index is up to date.\n";
    }
    return kSuccess;
}

} // namespace

void addReindexCommand(CLI::App& app, Session& session)
{
    auto name = std::make_shared<std::string>();
    CLI::App* command = app.add_subcommand("reindex", "Build the vectors of a backend and make them current");
    command->add_option("--backend", *name, "Backend that embeds, or built-in; by default the one in use");
    command->callback([&session, name] { session.run = [&session, name] { return reindex(session, *name); }; });
}

} // namespace reminisce::cli
