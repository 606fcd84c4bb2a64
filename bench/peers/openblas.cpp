// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/peers/peers.h"

#ifdef HAVE_OPENBLAS

#include <algorithm>
#include <memory>

extern "C" {
void openblas_set_num_threads(int threads);
void cblas_sgemv(int order, int transposed, int rows, int columns, float alpha, const float* a, int stride,
                 const float* x, int stepX, float beta, float* y, int stepY);
}

namespace reminisce::bench {

Nearest openBlasNearest(VectorRows rows)
{
    constexpr int kRowMajor = 101;
    constexpr int kNotTransposed = 111;
    openblas_set_num_threads(1);
    auto scores = std::make_shared<std::vector<float>>(rows.count);
    return [rows, scores](std::span<const float> query, std::size_t k) {
        const int dimension = static_cast<int>(rows.dimension);
        cblas_sgemv(kRowMajor, kNotTransposed, static_cast<int>(rows.count), dimension, 1.0F, rows.values, dimension,
                    query.data(), 1, 0.0F, scores->data(), 1);
        const std::vector<float>& s = *scores;
        const auto better = [&s](std::uint32_t a, std::uint32_t b) { return s[a] > s[b]; };
        std::vector<std::uint32_t> heap;
        for (std::uint32_t row = 0; row < rows.count; ++row) {
            if (heap.size() < k) {
                heap.push_back(row);
                std::push_heap(heap.begin(), heap.end(), better);
            } else if (s[row] > s[heap.front()]) {
                std::pop_heap(heap.begin(), heap.end(), better);
                heap.back() = row;
                std::push_heap(heap.begin(), heap.end(), better);
            }
        }
        std::sort_heap(heap.begin(), heap.end(), better);
        return heap;
    };
}

} // namespace reminisce::bench

#else

namespace reminisce::bench {
Nearest openBlasNearest(VectorRows)
{
    return {};
}
} // namespace reminisce::bench

#endif
