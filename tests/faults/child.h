// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include <sys/types.h>

namespace reminisce::faults {

using Milliseconds = std::chrono::duration<double, std::milli>;

/// How a program ended.
struct Ending
{
    bool killed = false; ///< by us, before it was done
    int status = 0;      ///< its exit status otherwise
    Milliseconds took{};
};

/// Runs a program with its output thrown away. With `killAfter` it gets SIGKILL then, unless it has ended before.
[[nodiscard]] Ending runProgram(const std::vector<std::string>& arguments,
                                std::optional<Milliseconds> killAfter = std::nullopt);

} // namespace reminisce::faults
