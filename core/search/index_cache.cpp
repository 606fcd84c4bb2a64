// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/index_cache.h"

#include <iterator>
#include <utility>

#include "core/archive/index_files.h"
#include "core/search/index_store.h"

namespace reminisce::search {

namespace {

/// While an import goes on every search would find the index stale. Once building takes longer than this, a stale index
/// serves for some times as long as building takes.
constexpr std::chrono::seconds kSlowBuild{1};
constexpr int kRestAfterSlowBuild = 8;

} // namespace

IndexCache::Lease::~Lease()
{
    const std::lock_guard lock(m_cache.m_mutex);
    m_cache.m_readers.push_back(std::move(m_reader));
}

Result<archive::Reader> IndexCache::takeReader()
{
    {
        const std::lock_guard lock(m_mutex);
        if (!m_readers.empty()) {
            archive::Reader reader = std::move(m_readers.back());
            m_readers.pop_back();
            return reader;
        }
    }
    return m_archive.newReader();
}

std::shared_ptr<const IndexSnapshot> IndexCache::usable(std::uint64_t generation, bool staleWillDo) const
{
    const std::lock_guard lock(m_mutex);
    if (m_snapshot == nullptr || !m_snapshot->isUntouched()) {
        return nullptr;
    }
    if (m_snapshot->generation() == generation) {
        return m_snapshot;
    }
    const bool resting = m_buildTook > kSlowBuild && Clock::now() - m_builtAt < kRestAfterSlowBuild * m_buildTook;
    return staleWillDo && resting ? m_snapshot : nullptr;
}

Result<std::shared_ptr<const IndexSnapshot>> IndexCache::index(const archive::Reader& reader, bool staleWillDo,
                                                               std::vector<std::string>& notes, std::stop_token stop,
                                                               const ProgressCallback& progress)
{
    const auto generation = archive::generation(reader);
    if (!generation) {
        return tl::unexpected(generation.error());
    }
    if (auto present = usable(*generation, staleWillDo)) {
        return present;
    }
    const std::lock_guard building(m_building);
    if (auto present = usable(*generation, staleWillDo)) { // another thread has just built it
        return present;
    }
    const auto began = Clock::now();
    auto loaded = loadIndex(m_archive, reader, stop, progress);
    if (!loaded) {
        return tl::unexpected(loaded.error());
    }
    notes.insert(notes.end(), loaded->notes.begin(), loaded->notes.end());
    const std::lock_guard lock(m_mutex);
    m_snapshot = loaded->snapshot;
    m_builtAt = Clock::now();
    m_buildTook = m_builtAt - began;
    return m_snapshot;
}

Result<std::shared_ptr<const DenseIndex>> IndexCache::vectors(const archive::Reader& reader,
                                                              const archive::EmbeddingSpace& space,
                                                              const IndexSnapshot& index,
                                                              std::vector<std::string>& notes, std::stop_token stop)
{
    const auto present = [&]() -> std::shared_ptr<const DenseIndex> {
        const std::lock_guard lock(m_mutex);
        const bool fits = m_vectors != nullptr && m_vectors->header().generation == index.generation() &&
                          m_vectors->header().space == static_cast<std::uint64_t>(space.id) && m_vectors->isUntouched();
        return fits ? m_vectors : nullptr;
    };
    if (auto vectors = present()) {
        return vectors;
    }
    const std::lock_guard building(m_building);
    if (auto vectors = present()) {
        return vectors;
    }
    auto loaded = loadVectors(m_archive, reader, space, index, notes, stop);
    if (!loaded) {
        return tl::unexpected(loaded.error());
    }
    const std::lock_guard lock(m_mutex);
    m_vectors = *loaded;
    return m_vectors;
}

void IndexCache::tellLater(std::vector<std::string> notes)
{
    const std::lock_guard lock(m_mutex);
    m_untold.insert(m_untold.end(), std::make_move_iterator(notes.begin()), std::make_move_iterator(notes.end()));
}

std::vector<std::string> IndexCache::takeUntold()
{
    const std::lock_guard lock(m_mutex);
    return std::exchange(m_untold, {});
}

std::shared_ptr<const IndexSnapshot> IndexCache::snapshot() const
{
    const std::lock_guard lock(m_mutex);
    return m_snapshot;
}

} // namespace reminisce::search
