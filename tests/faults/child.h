// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <sys/types.h>

namespace reminisce::faults {

using Milliseconds = std::chrono::duration<double, std::milli>;
using Environment = std::map<std::string, std::string>;

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

/// How a program ended, and what it said.
struct Heard
{
    int status = 0; ///< its exit status; 128 and the number of the signal that ended it
    std::string output;
    std::string errors;
    Milliseconds took{};

    [[nodiscard]] bool crashed() const { return status >= 128; }
};

/// Runs a program to its end with nothing on its standard input; `environment` is added to ours. The first word may be
/// looked up in the PATH. May be called from several threads.
[[nodiscard]] Heard hear(const std::vector<std::string>& arguments, const Environment& environment = {});

} // namespace reminisce::faults
