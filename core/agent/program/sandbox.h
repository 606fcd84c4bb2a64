// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/base/error.h"

namespace reminisce::agent {

/// What a program may use up. Its own time is measured; that of the functions it calls is not part of it.
struct SandboxLimits
{
    std::int64_t instructions = 5'000'000; ///< of Lua's machine, and steps of patterns
    std::size_t memory = std::size_t{32} << 20U;
    double seconds = 5;
    std::size_t sourceBytes = std::size_t{64} << 10U;
    std::size_t printedBytes = 4000;
};

/// A power that a program is given.
struct SandboxFunction
{
    std::string name;
    std::vector<std::string> parameters; ///< names for arguments that are given by place
    /// Gets one object of arguments; a failure becomes an error of the program, which it may catch.
    std::function<Result<nlohmann::json>(const nlohmann::json& arguments)> call;
};

struct SandboxOutcome
{
    nlohmann::json value; ///< what the program returned; null: nothing
    std::string printed;  ///< what it printed, cut
    std::int64_t instructions = 0;
};

/// Runs a Lua 5.4 program that has no power but the functions given: no files, processes, network, clock, loading of
/// code, metatables or coroutines, and Lua's patterns only as PatternMatcher reads them. A new machine for each run;
/// nothing of it remains. InvalidArgument when the program cannot be read or fails (with line and reason),
/// LimitExceeded at a limit, Cancelled on a stop. Never throws.
[[nodiscard]] Result<SandboxOutcome> runProgram(std::string_view source, const std::vector<SandboxFunction>& functions,
                                                const SandboxLimits& limits, std::stop_token stop);

} // namespace reminisce::agent
