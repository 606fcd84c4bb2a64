// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

#include "core/search/postings.h"

namespace reminisce::search {

/// The arrays of one score per row that a ranking works with. Kept from one search to the next: over a million rows,
/// getting fresh memory for them takes longer than filling them. Not thread-safe.
class ScoreArrays
{
public:
    /// An array with a place for each of `rows` rows; whatever it holds. It stays valid until takeBack().
    [[nodiscard]] std::span<float> lend(std::size_t rows);
    /// The same with 0 for the rows of `range`.
    [[nodiscard]] std::span<float> lendZeroed(std::size_t rows, RowRange range);
    /// All arrays may be lent again.
    void takeBack() { m_lent = 0; }

private:
    struct Array
    {
        std::unique_ptr<float[]> places;
        std::size_t size = 0;
    };
    std::vector<Array> m_arrays;
    std::size_t m_lent = 0;
};

/// Arrays for searches that run at the same time. Thread-safe.
class ScoreArraysPool
{
public:
    /// Arrays for the length of one search.
    class Lease
    {
    public:
        explicit Lease(ScoreArraysPool& pool);
        Lease(const Lease&) = delete;
        Lease& operator=(const Lease&) = delete;
        ~Lease();
        [[nodiscard]] ScoreArrays& operator*() const { return *m_arrays; }

    private:
        ScoreArraysPool& m_pool;
        std::unique_ptr<ScoreArrays> m_arrays;
    };

private:
    std::mutex m_mutex;
    std::vector<std::unique_ptr<ScoreArrays>> m_idle;
};

} // namespace reminisce::search
