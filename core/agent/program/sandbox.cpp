// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/program/sandbox.h"

#include <array>
#include <chrono>
#include <cstdlib>
#include <exception>
#include <memory>
#include <utility>

#include <fmt/core.h>

#include "core/agent/program/machine.h"
#include "core/text/unicode.h"

namespace reminisce::agent {
namespace {

using nlohmann::json;

constexpr int kStepsBetweenChecks = 500;

double monotonicSeconds()
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

void* allocate(void* data, void* block, std::size_t oldSize, std::size_t newSize)
{
    auto& machine = *static_cast<Machine*>(data);
    const std::size_t had = block == nullptr ? 0 : oldSize; // for a new block the old size is its type
    if (newSize == 0) {
        std::free(block);
        machine.bytes -= had;
        return nullptr;
    }
    if (newSize > had && machine.bytes - had + newSize > machine.limits.memory) {
        return nullptr;
    }
    void* moved = std::realloc(block, newSize);
    if (moved != nullptr) {
        machine.bytes = machine.bytes - had + newSize;
    }
    return moved;
}

void onSteps(lua_State* state, lua_Debug*)
{
    Machine& machine = machineOf(state);
    machine.steps -= kStepsBetweenChecks;
    if (!machine.ended && machine.stop.stop_requested()) {
        machine.ended = Error{ErrorCode::Cancelled, "The program was stopped.", {}};
    }
    if (!machine.ended && machine.steps < 0) {
        machine.ended = Error{ErrorCode::LimitExceeded, "The program took too many steps.", {}};
    }
    if (!machine.ended && monotonicSeconds() - machine.startSeconds - machine.callSeconds > machine.limits.seconds) {
        machine.ended = Error{ErrorCode::LimitExceeded, "The program took too long.", {}};
    }
    if (machine.ended) {
        endProgram(state, *machine.ended);
    }
}

/// print(…): kept for the trace.
int print(lua_State* state)
{
    Machine& machine = machineOf(state);
    for (int i = 1; i <= lua_gettop(state) && machine.printed.size() < machine.limits.printedBytes; ++i) {
        machine.printed += (i > 1 ? "\t" : "") + plainText(state, i);
    }
    if (machine.printed.size() < machine.limits.printedBytes) {
        machine.printed += '\n';
    } else {
        machine.printed.resize(text::prefixOfBytes(machine.printed, machine.limits.printedBytes).size());
    }
    return 0;
}

int toText(lua_State* state)
{
    luaL_checkany(state, 1);
    const std::string text = plainText(state, 1);
    lua_pushlstring(state, text.data(), text.size());
    return 1;
}

/// The arguments of a call: one table with names, or values in the order of the parameters.
json argumentsOf(lua_State* state, const SandboxFunction& function)
{
    const int count = lua_gettop(state);
    if (count == 1 && lua_istable(state, 1)) {
        json arguments = toJsonValue(state, 1);
        if (arguments.is_object()) {
            return arguments;
        }
        if (arguments.empty()) {
            return json::object();
        }
    }
    if (static_cast<std::size_t>(count) > function.parameters.size()) {
        luaL_error(state, "%s takes at most %d values", function.name.c_str(),
                   static_cast<int>(function.parameters.size()));
    }
    json arguments = json::object();
    for (int i = 1; i <= count; ++i) {
        if (!lua_isnil(state, i)) {
            arguments[function.parameters[static_cast<std::size_t>(i - 1)]] = toJsonValue(state, i);
        }
    }
    return arguments;
}

int callGiven(lua_State* state)
{
    Machine& machine = machineOf(state);
    if (machine.ended) {
        endProgram(state, *machine.ended);
    }
    const auto& function = machine.functions[static_cast<std::size_t>(lua_tointeger(state, lua_upvalueindex(1)))];
    const json arguments = argumentsOf(state, function);
    const double begin = monotonicSeconds();
    auto result = function.call(arguments);
    machine.callSeconds += monotonicSeconds() - begin;
    if (machine.stop.stop_requested()) {
        endProgram(state, {ErrorCode::Cancelled, "The program was stopped.", {}});
    }
    if (!result && result.error().code == ErrorCode::LimitExceeded) {
        endProgram(state, result.error());
    }
    if (!result) {
        return luaL_error(state, "%s: %s", function.name.c_str(), result.error().message.c_str());
    }
    pushJson(state, *result);
    return 1;
}

/// Copies what is allowed of a library at the top of the stack into a new table there.
template <std::size_t N>
void keepOnly(lua_State* state, const std::array<const char*, N>& names)
{
    lua_newtable(state);
    for (const char* name : names) {
        lua_getfield(state, -2, name);
        lua_setfield(state, -2, name);
    }
    lua_remove(state, -2);
}

/// The program's whole world, as a table at the top of the stack.
void pushWorld(lua_State* state, const Machine& machine)
{
    static constexpr std::array kBase = {"assert", "error",  "ipairs",   "next", "pairs",
                                         "pcall",  "select", "tonumber", "type"};
    static constexpr std::array kMath = {"abs", "ceil", "floor", "fmod",       "huge", "max",      "maxinteger",
                                         "min", "modf", "pi",    "mininteger", "sqrt", "tointeger"};
    static constexpr std::array kText = {"byte", "char", "len", "lower", "reverse", "sub", "upper"};
    static constexpr std::array kTable = {"concat", "sort", "unpack"};
    luaL_requiref(state, "_G", &luaopen_base, 0);
    keepOnly(state, kBase);
    lua_pushcfunction(state, &print);
    lua_setfield(state, -2, "print");
    lua_pushcfunction(state, &toText);
    lua_setfield(state, -2, "tostring");
    luaL_requiref(state, LUA_MATHLIBNAME, &luaopen_math, 0);
    keepOnly(state, kMath);
    lua_setfield(state, -2, "math");
    luaL_requiref(state, LUA_TABLIBNAME, &luaopen_table, 0);
    keepOnly(state, kTable);
    addTableFunctions(state);
    lua_setfield(state, -2, "table");
    luaL_requiref(state, LUA_STRLIBNAME, &luaopen_string, 0);
    keepOnly(state, kText);
    addTextFunctions(state);
    lua_pushliteral(state, ""); // methods of texts are the same functions
    lua_getmetatable(state, -1);
    lua_pushvalue(state, -3);
    lua_setfield(state, -2, "__index");
    lua_pop(state, 2);
    lua_setfield(state, -2, "string");
    for (std::size_t i = 0; i < machine.functions.size(); ++i) {
        lua_pushinteger(state, static_cast<lua_Integer>(i));
        lua_pushcclosure(state, &callGiven, 1);
        lua_setfield(state, -2, machine.functions[i].name.c_str());
    }
}

struct Job
{
    Machine& machine;
    std::string_view source;
    SandboxOutcome outcome;
};

/// Runs in a protected call: the source is the one upvalue's Job.
int runJob(lua_State* state)
{
    auto& job = *static_cast<Job*>(lua_touserdata(state, 1));
    if (luaL_loadbufferx(state, job.source.data(), job.source.size(), "=program", "t") != LUA_OK) {
        return lua_error(state);
    }
    pushWorld(state, job.machine);
    lua_setupvalue(state, -2, 1);
    lua_sethook(state, &onSteps, LUA_MASKCOUNT, kStepsBetweenChecks);
    lua_call(state, 0, 1);
    job.outcome.value = toJsonValue(state, -1);
    lua_sethook(state, nullptr, 0, 0);
    return 0;
}

Error errorOf(lua_State* state, const Machine& machine)
{
    if (machine.ended) {
        return *machine.ended;
    }
    std::string message = lua_type(state, -1) == LUA_TSTRING ? plainText(state, -1) : std::string("unknown error");
    if (lua_istable(state, -1)) {
        lua_getfield(state, -1, "message");
        message = plainText(state, -1);
    }
    return {ErrorCode::InvalidArgument, text::replaceInvalidUtf8(text::prefixOfBytes(message, 500)).text, {}};
}

Result<SandboxOutcome> runIn(Machine& machine, std::string_view source)
{
    const std::unique_ptr<lua_State, decltype(&lua_close)> state(lua_newstate(&allocate, &machine), &lua_close);
    if (!state) {
        return fail(ErrorCode::LimitExceeded, "There is not enough memory to run a program.");
    }
    *static_cast<Machine**>(lua_getextraspace(state.get())) = &machine;
    Job job{machine, source, {}};
    lua_pushcfunction(state.get(), &runJob);
    lua_pushlightuserdata(state.get(), &job);
    const int status = lua_pcall(state.get(), 1, 0, 0);
    lua_sethook(state.get(), nullptr, 0, 0);
    job.outcome.printed = text::replaceInvalidUtf8(machine.printed).text;
    job.outcome.instructions = machine.limits.instructions - machine.steps;
    if (status == LUA_ERRMEM && !machine.ended) {
        return fail(ErrorCode::LimitExceeded, "The program took too much memory.");
    }
    if (status != LUA_OK || machine.ended) {
        return tl::unexpected(errorOf(state.get(), machine));
    }
    return std::move(job.outcome);
}

} // namespace

Machine& machineOf(lua_State* state)
{
    return **static_cast<Machine**>(lua_getextraspace(state));
}

void endProgram(lua_State* state, Error error)
{
    Machine& machine = machineOf(state);
    if (!machine.ended) {
        machine.ended = std::move(error);
    }
    // A program that catches the error gets it again with its very next step, until nothing is left to catch it.
    lua_sethook(state, &onSteps, LUA_MASKCOUNT, 1);
    luaL_error(state, "ended");
    std::abort(); // luaL_error does not return
}

Result<SandboxOutcome> runProgram(std::string_view source, const std::vector<SandboxFunction>& functions,
                                  const SandboxLimits& limits, std::stop_token stop)
{
    if (source.size() > limits.sourceBytes) {
        return fail(ErrorCode::LimitExceeded, "The program is too long.");
    }
    if (source.find("_ENV") != std::string_view::npos) { // its world is not to be exchanged
        return fail(ErrorCode::InvalidArgument, "The program must not use _ENV.");
    }
    Machine machine{limits, functions, std::move(stop)};
    machine.steps = limits.instructions;
    machine.startSeconds = monotonicSeconds();
    try {
        return runIn(machine, source);
    } catch (const std::exception& problem) {
        return fail(ErrorCode::Internal, "The program could not be run.", problem.what());
    }
}

} // namespace reminisce::agent
