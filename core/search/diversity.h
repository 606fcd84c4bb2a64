// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

namespace reminisce::search {

/// The best `k` of the candidates by maximal marginal relevance (Carbonell and Goldstein, SIGIR 1998): each next one
/// has the highest (1 − diversity) · score − diversity · likeness to those chosen, likeness being the share of common
/// stems (Jaccard). `scores` in [0, 1], best first, one per text. Returns indexes into the candidates.
[[nodiscard]] std::vector<std::size_t> diverse(std::span<const float> scores, std::span<const std::string> texts,
                                               float diversity, std::size_t k);

} // namespace reminisce::search
