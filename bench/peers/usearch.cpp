// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/peers/peers.h"

#ifdef HAVE_USEARCH

#include <memory>

#include <sys/mman.h>

#include <usearch/index_dense.hpp>

namespace reminisce::bench {

Nearest usearchNearest(VectorRows rows)
{
    namespace us = unum::usearch;
    const us::scalar_kind_t kind = us::scalar_kind_t::i8_k;
    struct State
    {
        us::exact_search_t search;
        us::casts_punned_t casts;
        us::metric_punned_t metric;
        us::byte_t* codes = nullptr; ///< large pages, as ours
        std::vector<us::byte_t> query;
    };
    auto state = std::make_shared<State>();
    state->casts = us::casts_punned_t::make(kind);
    state->metric = us::metric_punned_t(rows.dimension, us::metric_kind_t::cos_k, kind);
    const std::size_t bytes = rows.count * rows.dimension;
    void* memory = ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    ::madvise(memory, bytes, MADV_HUGEPAGE);
    state->codes = static_cast<us::byte_t*>(memory); // kept until the process ends
    state->query.resize(rows.dimension);
    for (std::size_t row = 0; row < rows.count; ++row) {
        state->casts.from.f32(reinterpret_cast<const us::byte_t*>(rows.values + row * rows.dimension), rows.dimension,
                              state->codes + row * rows.dimension);
    }
    return [state, rows](std::span<const float> query, std::size_t k) {
        state->casts.from.f32(reinterpret_cast<const us::byte_t*>(query.data()), rows.dimension, state->query.data());
        auto found = state->search(state->codes, rows.count, rows.dimension, state->query.data(), 1, rows.dimension, k,
                                   state->metric);
        std::vector<std::uint32_t> out;
        for (std::size_t i = 0; i < k && i < rows.count; ++i) {
            out.push_back(static_cast<std::uint32_t>(found.at(0)[i].offset));
        }
        return out;
    };
}

} // namespace reminisce::bench

#else

namespace reminisce::bench {
Nearest usearchNearest(VectorRows)
{
    return {};
}
} // namespace reminisce::bench

#endif
