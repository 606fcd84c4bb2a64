// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace reminisce::faults {

/// One line of the report.
struct Row
{
    std::string threat;
    std::size_t cases = 0;
    std::size_t good = 0;
    std::string note;
    std::vector<std::string> findings; ///< what was wrong in the cases that were not good

    /// Counts a case; an empty finding is a good one.
    void add(const std::string& finding);
};

/// Prints the line on standard output and its findings on standard error. Whether all cases were good, and there were
/// some.
bool print(const Row& row);

} // namespace reminisce::faults
