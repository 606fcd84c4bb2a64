// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include "core/archive/archive.h"
#include "core/archive/embeddings.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/search/dense_index.h"
#include "core/search/index_snapshot.h"

namespace reminisce::search {

/// The indexes of one archive that are in use, and reading connections to it. Thread-safe.
class IndexCache
{
public:
    /// A search waits for the index to be brought up to date when that is expected to take no longer than `patience`;
    /// otherwise the one before answers it.
    explicit IndexCache(const archive::Archive& archive,
                        std::chrono::milliseconds patience = std::chrono::milliseconds(500))
        : m_archive(archive), m_patience(patience)
    {}
    IndexCache(const IndexCache&) = delete;
    IndexCache& operator=(const IndexCache&) = delete;

    /// A reading connection for the length of one search, given back afterwards.
    class Lease
    {
    public:
        Lease(IndexCache& cache, archive::Reader reader) : m_cache(cache), m_reader(std::move(reader)) {}
        Lease(const Lease&) = delete;
        Lease& operator=(const Lease&) = delete;
        ~Lease();
        [[nodiscard]] const archive::Reader& operator*() const { return m_reader; }

    private:
        IndexCache& m_cache;
        archive::Reader m_reader;
    };
    /// For a Lease.
    [[nodiscard]] Result<archive::Reader> takeReader();

    /// The index of the archive's present state. `staleWillDo`: where bringing it up to date would take long, the one
    /// before will do; a thread then brings it up to date, and `notes` say so. Fails with Cancelled, Database or Io.
    [[nodiscard]] Result<std::shared_ptr<const IndexSnapshot>> index(const archive::Reader& reader, bool staleWillDo,
                                                                     std::vector<std::string>& notes,
                                                                     std::stop_token stop,
                                                                     const ProgressCallback& progress = {});
    /// The vectors of a space for the rows of an index.
    [[nodiscard]] Result<std::shared_ptr<const DenseIndex>>
    vectors(const archive::Reader& reader, const archive::EmbeddingSpace& space, const IndexSnapshot& index,
            std::vector<std::string>& notes, std::stop_token stop);
    /// Keeps what a person should know of until there is a search to say it.
    void tellLater(std::vector<std::string> notes);
    [[nodiscard]] std::vector<std::string> takeUntold();
    /// The index last used; may be null.
    [[nodiscard]] std::shared_ptr<const IndexSnapshot> snapshot() const;

private:
    using Clock = std::chrono::steady_clock;
    [[nodiscard]] std::shared_ptr<const IndexSnapshot> inUse() const;
    /// Null when the caller has to wait.
    [[nodiscard]] std::shared_ptr<const IndexSnapshot> olderThatWillDo();
    /// With m_building held.
    [[nodiscard]] Result<std::shared_ptr<const IndexSnapshot>> load(const archive::Reader& reader,
                                                                    std::vector<std::string>& notes,
                                                                    std::stop_token stop,
                                                                    const ProgressCallback& progress);
    void renew(std::stop_token stop);

    const archive::Archive& m_archive;
    const std::chrono::milliseconds m_patience;
    std::mutex m_building; ///< one builds, the others wait

    mutable std::mutex m_mutex; ///< guards everything below; never held while building
    std::vector<archive::Reader> m_readers;
    std::vector<std::string> m_untold;
    std::shared_ptr<const IndexSnapshot> m_snapshot;
    std::shared_ptr<const DenseIndex> m_vectors;
    Clock::time_point m_renewedAt;
    std::optional<Clock::duration> m_renewingTook; ///< where most rows were taken over
    bool m_renewing = false;
    bool m_renewingFailed = false;

    std::jthread m_renewer; ///< the last member: it is stopped and waited for before anything it uses goes
};

} // namespace reminisce::search
