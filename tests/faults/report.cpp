// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/report.h"

#include <cstdio>

#include <fmt/format.h>

namespace reminisce::faults {

void Row::add(const std::string& finding)
{
    ++cases;
    if (finding.empty()) {
        ++good;
    } else {
        findings.push_back(fmt::format("case {}: {}", cases - 1, finding));
    }
}

bool print(const Row& row)
{
    constexpr std::size_t kMostFindings = 10;
    fmt::print("{:<52} {:>5} of {:<5} {}\n", row.threat, row.good, row.cases, row.note);
    std::fflush(stdout);
    for (std::size_t i = 0; i < row.findings.size() && i < kMostFindings; ++i) {
        fmt::print(stderr, "    {}\n", row.findings[i]);
    }
    if (row.findings.size() > kMostFindings) {
        fmt::print(stderr, "    and {} more\n", row.findings.size() - kMostFindings);
    }
    return row.good == row.cases && row.cases > 0;
}

} // namespace reminisce::faults
