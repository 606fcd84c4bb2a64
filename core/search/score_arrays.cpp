// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/score_arrays.h"

#include <algorithm>
#include <utility>

namespace reminisce::search {

namespace {

/// While somebody types, a search that is being stopped and the next one overlap.
constexpr std::size_t kMostIdle = 2;

} // namespace

std::span<float> ScoreArrays::lend(std::size_t rows)
{
    if (m_lent == m_arrays.size()) {
        m_arrays.emplace_back();
    }
    Array& array = m_arrays[m_lent++];
    if (array.size != rows) {
        array.places.reset(); // before the new one is there
        array.places.reset(new float[rows]);
        array.size = rows;
    }
    return {array.places.get(), rows};
}

std::span<float> ScoreArrays::lendZeroed(std::size_t rows, RowRange range)
{
    const std::span<float> array = lend(rows);
    std::fill(array.begin() + range.begin, array.begin() + range.end, 0.0F);
    return array;
}

ScoreArraysPool::Lease::Lease(ScoreArraysPool& pool) : m_pool(pool)
{
    const std::lock_guard lock(pool.m_mutex);
    if (pool.m_idle.empty()) {
        m_arrays = std::make_unique<ScoreArrays>();
    } else {
        m_arrays = std::move(pool.m_idle.back());
        pool.m_idle.pop_back();
    }
}

ScoreArraysPool::Lease::~Lease()
{
    m_arrays->takeBack();
    const std::lock_guard lock(m_pool.m_mutex);
    if (m_pool.m_idle.size() < kMostIdle) {
        m_pool.m_idle.push_back(std::move(m_arrays));
    }
}

} // namespace reminisce::search
