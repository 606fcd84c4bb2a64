// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include <lua.hpp>

#include "core/agent/program/sandbox.h"

namespace reminisce::agent {

/// What the functions of a running program share. Found from its Lua state, so that there is nothing global.
struct Machine
{
    const SandboxLimits& limits;
    const std::vector<SandboxFunction>& functions;
    std::stop_token stop;
    std::size_t bytes = 0;
    std::int64_t steps = 0;     ///< that are left
    double startSeconds = 0;    ///< monotonic
    double callSeconds = 0;     ///< spent in functions given
    std::optional<Error> ended; ///< a limit or a stop: no code of the program runs on after it
    std::string printed;
};

[[nodiscard]] Machine& machineOf(lua_State* state);
/// Ends the program for good, whatever it catches.
[[noreturn]] void endProgram(lua_State* state, Error error);

// The library is built as C++: its errors are C++ exceptions, so that values with destructors are safe around them.

/// Replaces the functions of `string` and `table` that could take long or too much in one go, in the tables at the
/// top of the stack.
void addTextFunctions(lua_State* state);
void addTableFunctions(lua_State* state);

/// The text of any value: no addresses of tables and functions.
[[nodiscard]] std::string plainText(lua_State* state, int index);
/// A value as JSON: tables that are a list become arrays. Raises a Lua error for what has no JSON, loops and depth.
[[nodiscard]] nlohmann::json toJsonValue(lua_State* state, int index);
void pushJson(lua_State* state, const nlohmann::json& value, int depth = 0);

} // namespace reminisce::agent
