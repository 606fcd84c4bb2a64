// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace reminisce::test {

struct Outcome
{
    int exitCode = -1;
    std::string output;
    std::string errors;
};

/// Runs a program to its end, with nothing on its standard input.
[[nodiscard]] Outcome runProgram(const std::string& program, const std::vector<std::string>& arguments);

} // namespace reminisce::test
