// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/peers/peers.h"

#ifdef HAVE_FAISS

#include <memory>

#include <faiss/IndexFlat.h>
#include <faiss/impl/IDSelector.h>
#include <omp.h>

namespace reminisce::bench {

FaissFlat faissNearest(VectorRows rows)
{
    struct State
    {
        explicit State(VectorRows of) : index(static_cast<faiss::Index::idx_t>(of.dimension)), count(of.count)
        {
            index.add(static_cast<faiss::Index::idx_t>(of.count), of.values);
        }
        faiss::IndexFlatIP index;
        std::size_t count;
        std::vector<std::uint8_t> bits;
        std::unique_ptr<faiss::IDSelectorBitmap> selector;
    };
    auto state = std::make_shared<State>(rows);
    FaissFlat flat;
    flat.prepare = [state](std::span<const std::uint32_t> selected) {
        state->bits.assign((state->count + 7) / 8, 0);
        for (const std::uint32_t row : selected) {
            state->bits[row / 8] = static_cast<std::uint8_t>(state->bits[row / 8] | (1U << (row % 8)));
        }
        state->selector = std::make_unique<faiss::IDSelectorBitmap>(state->count, state->bits.data());
    };
    flat.search = [state](std::span<const float> query, std::size_t k) {
        omp_set_num_threads(1);
        std::vector<float> distances(k);
        std::vector<faiss::Index::idx_t> labels(k);
        faiss::SearchParameters parameters;
        parameters.sel = state->selector.get();
        state->index.search(1, query.data(), static_cast<faiss::Index::idx_t>(k), distances.data(), labels.data(),
                            &parameters);
        return std::vector<std::uint32_t>(labels.begin(), labels.end());
    };
    return flat;
}

} // namespace reminisce::bench

#else

namespace reminisce::bench {
FaissFlat faissNearest(VectorRows)
{
    return {};
}
} // namespace reminisce::bench

#endif
