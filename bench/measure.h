// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace reminisce::bench {

/// Seconds of a clock that never goes back.
[[nodiscard]] double now();

/// Seconds of processor time of this process, which other programs on the machine hardly change.
[[nodiscard]] double processorSeconds();

struct Timing
{
    double p50 = 0; ///< ms
    double p95 = 0;
};

/// Runs every function over `queries` query numbers, `rounds` times, the functions taking turns so that a drift of the
/// machine meets all of them; each function has at most `seconds` per round (but five queries). The median of the
/// rounds' medians.
[[nodiscard]] std::vector<Timing> timeTogether(const std::vector<std::function<void(std::size_t query)>>& functions,
                                               std::size_t queries, int rounds = 3, double seconds = 4);

/// A line of the table: our figure beside a peer's of the same run.
struct Row
{
    std::string name;
    std::string unit = "ms";
    double ours = 0;
    std::string peer; ///< name; empty: nothing to compare with
    std::optional<double> peerValue;
    std::optional<double> target; ///< of the ratio ours / peer, or of our figure when there is no peer
    bool higherIsBetter = false;
    std::optional<double> recall; ///< ours, of the exact top 25
    std::optional<double> recallTarget;
    std::optional<double> peerRecall;
    std::string note = {};
};

/// Prints the row as one JSON line; table.py makes the table.
void print(const Row& row);

/// How many of `expected` are in `found`, as a share.
[[nodiscard]] double recallOf(const std::vector<std::uint32_t>& expected, const std::vector<std::uint32_t>& found);

} // namespace reminisce::bench
