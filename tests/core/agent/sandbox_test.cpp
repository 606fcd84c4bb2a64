// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/agent/program/pattern.h"
#include "core/agent/program/sandbox.h"

namespace {

using namespace reminisce;
using namespace reminisce::agent;
using nlohmann::json;
using testing::HasSubstr;

std::vector<SandboxFunction> functions(int* calls = nullptr)
{
    return {{"add",
             {"a", "b"},
             [calls](const json& arguments) -> Result<json> {
                 if (calls != nullptr) {
                     ++*calls;
                 }
                 if (!arguments.contains("a") || !arguments["a"].is_number_integer()) {
                     return fail(ErrorCode::InvalidArgument, "“a” is missing.");
                 }
                 return json{{"sum", arguments["a"].get<int>() + arguments.value("b", 0)}};
             }},
            {"list", {}, [](const json&) -> Result<json> {
                 return json{{"results", {{{"id", 7}, {"text", "Läufe um 7:30"}}, {{"id", 9}, {"text", nullptr}}}}};
             }}};
}

SandboxLimits small()
{
    SandboxLimits limits;
    limits.instructions = 300'000;
    limits.memory = std::size_t{4} << 20U;
    return limits;
}

Result<SandboxOutcome> run(std::string_view source, int* calls = nullptr)
{
    return runProgram(source, functions(calls), small(), {});
}

json valueOfProgram(std::string_view source)
{
    const auto outcome = run(source);
    EXPECT_TRUE(outcome) << source << "\n" << (outcome ? "" : outcome.error().message);
    return outcome ? outcome->value : json("failed");
}

TEST(Sandbox, ProgramsComputeWithTheFunctionsGiven)
{
    EXPECT_EQ(valueOfProgram("return add{a = 2, b = 3}.sum + add(4).sum"), 9);
    EXPECT_EQ(valueOfProgram("local ids = {} for _, p in ipairs(list().results) do table.insert(ids, p.id) end\n"
                             "table.sort(ids, function(x, y) return x > y end) return {ids = ids, n = #ids}"),
              (json{{"ids", {9, 7}}, {"n", 2}}));
    EXPECT_EQ(valueOfProgram("return {1.5, true, 'ä', {}}"), (json{1.5, true, "ä", json::array()}));
    EXPECT_TRUE(valueOfProgram("local x = 1").is_null());
    EXPECT_EQ(valueOfProgram("return table.remove({1, 2, 3}) .. table.concat({'a', 'b'}, ',')"), "3a,b");
    const auto printed = run("print('x', nil, {}) return select('#', 1, 2)");
    ASSERT_TRUE(printed);
    EXPECT_EQ(printed->printed, "x\tnil\ttable\n");
}

TEST(Sandbox, TextsAreSearchedWithPatterns)
{
    EXPECT_EQ(valueOfProgram("return list().results[1].text:match('(%d+):(%d+)')"), "7");
    EXPECT_EQ(valueOfProgram("local n = 0 for w in ('one two  three'):gmatch('%a+') do n = n + 1 end return n"), 3);
    EXPECT_EQ(valueOfProgram("return (('a-b-c'):gsub('-', '+'))"), "a+b+c");
    EXPECT_EQ(valueOfProgram("return (('hello world'):gsub('(%w+) (%w+)', '%2 %1'))"), "world hello");
    EXPECT_EQ(valueOfProgram("return (('abc'):gsub('%w', function(c) return c:upper() .. '.' end))"), "A.B.C.");
    EXPECT_EQ(valueOfProgram("return {('x = [1]'):find('[1]', 1, true)}"), (json{5, 7}));
    EXPECT_EQ(valueOfProgram("return {('key: value'):find('(%w+):%s*(.-)$')}"), (json{1, 10, "key", "value"}));
    EXPECT_EQ(valueOfProgram("return string.format('%5.2f|%s|%d', 1.234, {}, 7)"), " 1.23|table|7");
    EXPECT_EQ(valueOfProgram("return ('2024-05-06'):match('^(%d%d%d%d)%-?')"), "2024");
}

TEST(Sandbox, ErrorsSayTheLineAndCanBeCaught)
{
    EXPECT_THAT(run("local x = 1\nreturn x.y.z").error().message, HasSubstr("program:2:"));
    EXPECT_THAT(run("return add{b = 1}").error().message, HasSubstr("“a” is missing."));
    EXPECT_THAT(run("if then").error().message, HasSubstr("program:1:"));
    EXPECT_EQ(valueOfProgram("local ok, why = pcall(add, {}) return ok"), false);
    EXPECT_THAT(run("error({message = 'own'})").error().message, HasSubstr("own"));
}

TEST(Sandbox, AttacksDoNotSucceed)
{
    // Each returns something true when it works.
    for (const char* attack : {"return os.execute('true')",
                               "return os.getenv('HOME')",
                               "return io.open('/etc/passwd')",
                               "return io.popen('ls')",
                               "return require('os')",
                               "return package.loaded.os",
                               "return package.loadlib('/lib/x.so', 'f')",
                               "return load('return 1')()",
                               "return loadstring('return 1')()",
                               "return dofile('/etc/passwd')",
                               "return loadfile('/etc/passwd')",
                               "return debug.getregistry()",
                               "return debug.sethook()",
                               "return getmetatable('').__index",
                               "return setmetatable({}, {__gc = print})",
                               "return string.dump(print)",
                               "return rawset",
                               "return rawget",
                               "return rawequal",
                               "return coroutine.create(print)",
                               "return collectgarbage('count')",
                               "return _G",
                               "return _ENV",
                               "local _ENV <const> = {} return 1",
                               "return ('').format('%p', print)",
                               "return tostring(print):find('0x')",
                               "return tostring({}):find('0x')",
                               "return ('%d'):dump()",
                               "return utf8",
                               "return warn",
                               "return math.random",
                               "\x1bLua compiled",
                               "string.sub = nil return ('x').rep == nil",
                               "return add.upvalue",
                               "return print{}.x",
                               "return next(string) and string.dump",
                               "return error == nil or os",
                               "add = nil return list == nil",
                               "return select(-1, os, io, debug)",
                               "return ('x'):rep(-1) ~= ''",
                               "return list{_ENV = 1}"}) {
        const auto outcome = run(attack);
        EXPECT_TRUE(!outcome || outcome->value.is_null() || outcome->value == false) << attack << outcome->value;
    }
}

TEST(Sandbox, BombsAreStoppedAndCannotBeCaught)
{
    for (const char* bomb : {"while true do end",
                             "repeat until false",
                             "::a:: goto a",
                             "for i = 1, math.huge do end",
                             "while true do pcall(function() while true do end end) end",
                             "local function f() pcall(f) while true do end end f()",
                             "pcall(pcall, pcall, function() while true do end end) while true do end",
                             "local t = {} for i = 1, 1e9 do t[i] = i end",
                             "local s = 'x' while true do s = s .. s end",
                             "while true do pcall(function() local s = 'x' while true do s = s .. s end end) end",
                             "return ('x'):rep(1e10)",
                             "return ('x'):rep(1e6, ('y'):rep(1e6))",
                             "local function f() return 1 + f() end return f()",
                             "local function f(...) return f(1, ...) end return f()",
                             "return (('a'):rep(5000)):find(('.-'):rep(60) .. 'b')",
                             "return (('a'):rep(9000)):match('(.-)(.-)(.-)(.-)b')",
                             "local s = ('a'):rep(1000) while true do s = s:gsub('a', 'aaaaaaaaaa') end",
                             "return table.unpack({}, 1, 1e8)",
                             "local t = {} t.t = t return t",
                             "return string.format('%99999d', 1)",
                             "local t = {} for i = 1, 60 do t = {t} end return t",
                             "while true do add{a = 1} end",
                             "while true do table.insert({}, 1) end",
                             "table.sort({3, 1, 2}, function() while true do end end)",
                             "local t = {} while true do t[#t + 1] = print('x') or 'y' end",
                             "return {function() end}"}) {
        const auto outcome = run(bomb);
        ASSERT_FALSE(outcome) << bomb;
        EXPECT_TRUE(outcome.error().code == ErrorCode::LimitExceeded ||
                    outcome.error().code == ErrorCode::InvalidArgument)
            << bomb;
    }
    EXPECT_FALSE(run("return " + std::string(100'000, '(') + "1"));
    EXPECT_FALSE(run("return " + std::string(5000, '{') + std::string(5000, '}')));
    EXPECT_FALSE(run(std::string(200'000, ' ') + "return 1"));
    EXPECT_EQ(run("while true do pcall(add, {a = 1}) end").error().code, ErrorCode::LimitExceeded);
}

TEST(Sandbox, AStopEndsTheProgram)
{
    std::stop_source stop;
    const std::vector<SandboxFunction> given = {{"stop", {}, [&](const json&) -> Result<json> {
                                                     stop.request_stop();
                                                     return json();
                                                 }}};
    const auto outcome = runProgram("stop() while true do end", given, SandboxLimits{}, stop.get_token());
    ASSERT_FALSE(outcome);
    EXPECT_EQ(outcome.error().code, ErrorCode::Cancelled);
    int calls = 0;
    EXPECT_FALSE(run("pcall(add, {a = 1}) while true do end", &calls));
    EXPECT_EQ(calls, 1);
}

TEST(Sandbox, EveryCutOfAProgramIsSurvived)
{
    const std::string source =
        "local t = {} for w in ('a b'):gmatch('%w+') do t[#t + 1] = add{a = #w}.sum end return t";
    const auto expectValueOrSentence = [](const std::string& program) {
        const auto outcome = run(program);
        if (!outcome) {
            EXPECT_TRUE(outcome.error().code == ErrorCode::InvalidArgument ||
                        outcome.error().code == ErrorCode::LimitExceeded)
                << program;
            EXPECT_FALSE(outcome.error().message.empty()) << program;
        }
    };
    for (std::size_t cut = 0; cut < source.size(); ++cut) {
        expectValueOrSentence(source.substr(0, cut));
        std::string flipped = source;
        flipped[cut] = static_cast<char>(flipped[cut] ^ 0x15);
        expectValueOrSentence(flipped);
    }
}

} // namespace
