// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace reminisce::evaluation {

/// A published result to set beside one's own.
struct Anchor
{
    std::string_view source;  ///< publication
    std::string_view dataset; ///< "mitra", "locomo", "squad", or another one's name
    std::string_view system;
    std::string_view metric; ///< key, or the publication's word
    double value = 0;        ///< as a share
};

[[nodiscard]] std::span<const Anchor> publishedAnchors();

} // namespace reminisce::evaluation
