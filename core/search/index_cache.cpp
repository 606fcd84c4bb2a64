// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/index_cache.h"

#include <iterator>
#include <utility>

#include "core/archive/index_files.h"
#include "core/search/index_store.h"

namespace reminisce::search {

namespace {

/// For an archive whose index has not been renewed yet: chunks per second.
constexpr double kRenewingSpeed = 250'000;
/// While an import goes on every search finds the index old. It is renewed again after some times as long as that
/// takes.
constexpr int kRestAfterRenewing = 3;
constexpr const char* kNewestMissing =
    "The newest changes are still being taken into the search index; search again in a moment to find them.";

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

std::shared_ptr<const IndexSnapshot> IndexCache::inUse() const
{
    const std::lock_guard lock(m_mutex);
    return m_snapshot != nullptr && m_snapshot->isUntouched() ? m_snapshot : nullptr;
}

std::shared_ptr<const IndexSnapshot> IndexCache::olderThatWillDo()
{
    auto older = inUse();
    const std::lock_guard lock(m_mutex);
    if (older == nullptr || m_renewingFailed) {
        return nullptr; // a failure belongs to whoever searches next: it is met again there
    }
    const auto expected = m_renewingTook.value_or(std::chrono::duration_cast<Clock::duration>(
        std::chrono::duration<double>(static_cast<double>(older->rows()) / kRenewingSpeed)));
    if (expected < m_patience) {
        return nullptr;
    }
    const bool resting = m_renewingTook && Clock::now() - m_renewedAt < kRestAfterRenewing * *m_renewingTook;
    if (!m_renewing && !resting) {
        m_renewing = true;
        m_renewer = std::jthread([this](std::stop_token stop) { renew(stop); }); // the one before has ended
    }
    return older;
}

void IndexCache::renew(std::stop_token stop)
{
    bool done = false;
    if (auto reader = takeReader()) {
        const Lease lease(*this, std::move(*reader));
        const archive::StopScope stopScope(*lease, stop);
        const std::lock_guard building(m_building);
        std::vector<std::string> notes;
        done = load(*lease, notes, stop, {}).has_value();
        tellLater(std::move(notes));
    }
    const std::lock_guard lock(m_mutex);
    m_renewing = false;
    m_renewingFailed = !done && !stop.stop_requested();
}

Result<std::shared_ptr<const IndexSnapshot>> IndexCache::load(const archive::Reader& reader,
                                                              std::vector<std::string>& notes, std::stop_token stop,
                                                              const ProgressCallback& progress)
{
    const auto began = Clock::now();
    auto older = inUse();
    const bool renewed = older != nullptr;
    auto loaded = loadIndex(m_archive, reader, std::move(older), stop, progress);
    if (!loaded) {
        return tl::unexpected(loaded.error());
    }
    notes.insert(notes.end(), loaded->notes.begin(), loaded->notes.end());
    const std::lock_guard lock(m_mutex);
    m_snapshot = loaded->snapshot;
    m_renewingFailed = false;
    m_renewedAt = Clock::now();
    if (renewed) {
        m_renewingTook = m_renewedAt - began;
    }
    return m_snapshot;
}

Result<std::shared_ptr<const IndexSnapshot>> IndexCache::index(const archive::Reader& reader, bool staleWillDo,
                                                               std::vector<std::string>& notes, std::stop_token stop,
                                                               const ProgressCallback& progress)
{
    const auto generation = archive::generation(reader);
    if (!generation) {
        return tl::unexpected(generation.error());
    }
    const auto present = [&]() -> std::shared_ptr<const IndexSnapshot> {
        auto snapshot = inUse();
        return snapshot != nullptr && snapshot->generation() == *generation ? snapshot : nullptr;
    };
    if (auto snapshot = present()) {
        return snapshot;
    }
    if (auto older = staleWillDo ? olderThatWillDo() : nullptr) {
        notes.emplace_back(kNewestMissing);
        return older;
    }
    const std::lock_guard building(m_building);
    if (auto snapshot = present()) { // another thread has just built it
        return snapshot;
    }
    return load(reader, notes, stop, progress);
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
