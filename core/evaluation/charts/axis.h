// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace reminisce::evaluation {

/// An axis for shares, from 0 to `top`, with so many steps of equal length.
struct ShareAxis
{
    double top = 1;
    int steps = 4;
};

/// The shortest axis that holds `most`: small scores stay readable, and its numbers are round. Charts label its end, so
/// that a short axis is not taken for a long one.
[[nodiscard]] constexpr ShareAxis shareAxisFor(double most)
{
    return most <= 0.1   ? ShareAxis{0.1, 5}
           : most <= 0.2 ? ShareAxis{0.2, 4}
           : most <= 0.5 ? ShareAxis{0.5, 5}
                         : ShareAxis{};
}

} // namespace reminisce::evaluation
