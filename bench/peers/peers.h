// SPDX-License-Identifier: GPL-3.0-or-later
// What other libraries offer for the work of the benchmarks, behind plain functions; an empty function is a peer that
// was not built.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace reminisce::bench {

/// Rows of `dimension` floats of length 1.
struct VectorRows
{
    const float* values = nullptr;
    std::size_t count = 0;
    std::size_t dimension = 0;
};

/// The best `k` rows, best first.
using Nearest = std::function<std::vector<std::uint32_t>(std::span<const float> query, std::size_t k)>;

/// OpenBLAS sgemv over all rows, then a selection of the best.
[[nodiscard]] Nearest openBlasNearest(VectorRows rows);
/// usearch exact_search over int8.
[[nodiscard]] Nearest usearchNearest(VectorRows rows);

/// The best among the rows that a filter leaves; the filter is given ready as row numbers, ascending.
using NearestAmong = std::function<std::vector<std::uint32_t>(std::span<const float> query, std::size_t k)>;

/// faiss IndexFlatIP with IDSelectorBitmap. `prepare` sets the selected rows; its time is not the search's.
struct FaissFlat
{
    std::function<void(std::span<const std::uint32_t> selected)> prepare;
    NearestAmong search;
};
[[nodiscard]] FaissFlat faissNearest(VectorRows rows);

/// sqlite-vec int8 with a rowid IN subquery over plain tables of speakers and times, as the filter's evaluation.
struct SqliteVec
{
    std::function<void(std::int64_t speaker, std::int64_t from, std::int64_t to)> prepare;
    NearestAmong search;
};
/// `speakersOf` gives the speakers of a row; `starts` its time. The database is made at `file`.
[[nodiscard]] SqliteVec sqliteVecNearest(VectorRows rows, std::span<const std::int64_t> starts,
                                         const std::function<std::span<const std::int64_t>(std::uint32_t)>& speakersOf,
                                         const std::filesystem::path& file);

/// Xapian over texts added in order; BM25 of any of the words, the best `k`.
using KeywordSearch = std::function<std::vector<std::uint32_t>(std::span<const std::string> words, std::size_t k)>;
using TextVisitor = std::function<void(const std::function<void(std::string_view text)>& add)>;
[[nodiscard]] KeywordSearch xapianSearch(const TextVisitor& texts, const std::filesystem::path& directory);

} // namespace reminisce::bench
