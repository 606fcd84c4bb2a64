// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/ingest/input.h"

namespace reminisce::ingest {

/// Bytes of a container: a file on disk, or memory.
struct ContainerBytes
{
    std::filesystem::path file; ///< empty: `memory` holds the bytes
    std::string memory;

    /// The input's file where it is one, else its bytes (up to 512 MB).
    [[nodiscard]] static Result<ContainerBytes> of(Input& input);
    [[nodiscard]] std::uint64_t size() const;
};

/// What a container may unfold to, counted over all containers nested in one file. Against "zip bombs".
class ContainerBudget
{
public:
    static constexpr std::uint64_t kMaxInflated = std::uint64_t{2} << 30U;
    static constexpr std::uint64_t kMaxEntries = 10'000;
    static constexpr std::uint64_t kMaxRatio = 100;
    /// Below this the ratio says nothing; a few hundred equal lines shrink by more than 100:1 honestly.
    static constexpr std::uint64_t kRatioFromBytes = std::uint64_t{256} << 10U;

    [[nodiscard]] Result<void> addEntry();
    /// `inflated` and `compressed` are this entry's totals so far, `more` the bytes that came last.
    [[nodiscard]] Result<void> addBytes(std::uint64_t more, std::uint64_t inflated, std::uint64_t compressed);
    /// Sizes that a container declares before anything is unpacked.
    [[nodiscard]] Result<void> checkDeclared(std::uint64_t inflated, std::uint64_t compressed) const;

private:
    std::uint64_t m_entries = 0;
    std::uint64_t m_inflated = 0;
};

/// One entry of a container while the walk stands at it.
class ContainerEntry
{
public:
    virtual ~ContainerEntry() = default;
    /// Path within the container, valid UTF-8, never absolute and without "..".
    [[nodiscard]] virtual const std::string& name() const = 0;
    /// Up to `limit` further bytes, appended; an empty addition means the end.
    [[nodiscard]] virtual Result<void> read(std::string& bytes, std::size_t limit) = 0;
};

using VisitEntry = std::function<Result<void>(ContainerEntry& entry)>;

/// Visits the files of a zip in the order of the archive. Refuses the whole archive (LimitExceeded, DamagedInput) at
/// links, absolute paths, "..", passwords, and limits. Nothing is written to disk.
[[nodiscard]] Result<void> walkZip(const ContainerBytes& bytes, ContainerBudget& budget, const VisitEntry& visit,
                                   const std::stop_token& stop);
/// The names of a zip's files; checks the declared sizes, names and the number of entries on the way.
[[nodiscard]] Result<std::vector<std::string>> listZip(const ContainerBytes& bytes, const std::stop_token& stop);
/// Visits the one file within a gzip; its name is empty.
[[nodiscard]] Result<void> walkGzip(const ContainerBytes& bytes, ContainerBudget& budget, const VisitEntry& visit,
                                    const std::stop_token& stop);

/// By their first bytes.
[[nodiscard]] bool looksLikeZip(std::string_view head);
[[nodiscard]] bool looksLikeGzip(std::string_view head);
/// Names of the first entries of a zip, read from its head alone.
[[nodiscard]] std::vector<std::string> zipNamesInHead(std::string_view head);

} // namespace reminisce::ingest
