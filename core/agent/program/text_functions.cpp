// SPDX-License-Identifier: GPL-3.0-or-later
// The functions of `string` and `table` whose own versions cannot be interrupted or take memory in one go.
#include "core/agent/program/machine.h"

#include <algorithm>

#include "core/agent/program/pattern.h"

namespace reminisce::agent {
namespace {

constexpr std::size_t kLongestMade = std::size_t{1} << 20U;
constexpr std::size_t kLongestPattern = 200;
constexpr std::size_t kLongestList = 100'000;

std::string_view textArgument(lua_State* state, int index)
{
    std::size_t length = 0;
    const char* text = luaL_checklstring(state, index, &length);
    return {text, length};
}

std::size_t startOf(lua_State* state, int index, std::size_t length)
{
    const lua_Integer given = luaL_optinteger(state, index, 1);
    if (given >= 0) {
        return given == 0 ? 0 : static_cast<std::size_t>(given - 1);
    }
    return given <= -static_cast<lua_Integer>(length) ? 0 : length - static_cast<std::size_t>(-given);
}

/// The match, or nothing; ends or fails the program as the matcher says.
std::optional<PatternMatch> matched(lua_State* state, std::string_view subject, std::string_view pattern,
                                    std::size_t from)
{
    if (pattern.size() > kLongestPattern) {
        luaL_error(state, "a pattern is too long");
    }
    PatternMatcher matcher(subject, pattern, machineOf(state).steps);
    auto found = matcher.find(from);
    if (!found) {
        if (machineOf(state).steps < 0) {
            endProgram(state, {ErrorCode::LimitExceeded, "The program took too many steps.", {}});
        }
        luaL_error(state, "%s", found.error().message.c_str());
    }
    return *found;
}

int pushCaptures(lua_State* state, std::string_view subject, const PatternMatch& match, bool wholeWhenNone)
{
    luaL_checkstack(state, static_cast<int>(match.captures.size()) + 4, nullptr);
    if (match.captures.empty() && wholeWhenNone) {
        lua_pushlstring(state, subject.data() + match.begin, match.end - match.begin);
        return 1;
    }
    for (const auto& capture : match.captures) {
        if (capture.isPosition) {
            lua_pushinteger(state, static_cast<lua_Integer>(capture.begin + 1));
        } else {
            lua_pushlstring(state, subject.data() + capture.begin, capture.length);
        }
    }
    return static_cast<int>(match.captures.size());
}

int find(lua_State* state)
{
    const std::string_view subject = textArgument(state, 1);
    const std::string_view pattern = textArgument(state, 2);
    const std::size_t from = startOf(state, 3, subject.size());
    if (from > subject.size()) {
        lua_pushnil(state);
        return 1;
    }
    std::optional<PatternMatch> match;
    if (lua_toboolean(state, 4) != 0 || pattern.find_first_of("^$*+?.([%-") == std::string_view::npos) {
        machineOf(state).steps -= static_cast<std::int64_t>(subject.size() / 16 + 1);
        const auto at = subject.find(pattern, from);
        if (at != std::string_view::npos) {
            match = PatternMatch{at, at + pattern.size(), {}};
        }
    } else {
        match = matched(state, subject, pattern, from);
    }
    if (!match) {
        lua_pushnil(state);
        return 1;
    }
    lua_pushinteger(state, static_cast<lua_Integer>(match->begin + 1));
    lua_pushinteger(state, static_cast<lua_Integer>(match->end));
    return 2 + pushCaptures(state, subject, *match, false);
}

int match(lua_State* state)
{
    const std::string_view subject = textArgument(state, 1);
    const std::size_t from = startOf(state, 3, subject.size());
    const auto found = from > subject.size() ? std::nullopt : matched(state, subject, textArgument(state, 2), from);
    if (!found) {
        lua_pushnil(state);
        return 1;
    }
    return pushCaptures(state, subject, *found, true);
}

/// One step of gmatch: the text, the pattern and the place to go on from are upvalues.
int nextMatch(lua_State* state)
{
    const std::string_view subject = textArgument(state, lua_upvalueindex(1));
    const auto from = static_cast<std::size_t>(lua_tointeger(state, lua_upvalueindex(3)));
    if (from > subject.size()) {
        return 0;
    }
    const auto found = matched(state, subject, textArgument(state, lua_upvalueindex(2)), from);
    if (!found) {
        return 0;
    }
    lua_pushinteger(state, static_cast<lua_Integer>(found->end > found->begin ? found->end : found->end + 1));
    lua_replace(state, lua_upvalueindex(3));
    return pushCaptures(state, subject, *found, true);
}

int gmatch(lua_State* state)
{
    (void)textArgument(state, 1);
    (void)textArgument(state, 2);
    lua_settop(state, 2);
    lua_pushinteger(state, 0);
    lua_pushcclosure(state, &nextMatch, 3);
    return 1;
}

/// What a match is replaced by.
std::string replacement(lua_State* state, std::string_view subject, const PatternMatch& found)
{
    const std::string whole(subject.substr(found.begin, found.end - found.begin));
    if (lua_type(state, 3) == LUA_TSTRING || lua_type(state, 3) == LUA_TNUMBER) {
        const std::string form = plainText(state, 3);
        std::string out;
        for (std::size_t i = 0; i < form.size(); ++i) {
            if (form[i] != '%' || i + 1 >= form.size()) {
                out += form[i];
                continue;
            }
            const char next = form[++i];
            const auto number = static_cast<std::size_t>(next - '0');
            if (next == '0' || (next == '1' && found.captures.empty())) {
                out += whole;
            } else if (next >= '1' && next <= '9' && number <= found.captures.size()) {
                const auto& capture = found.captures[number - 1];
                out += subject.substr(capture.begin, capture.length);
            } else {
                out += next;
            }
        }
        return out;
    }
    const int base = lua_gettop(state);
    if (lua_istable(state, 3)) {
        lua_settop(state, base + (pushCaptures(state, subject, found, true) > 0 ? 1 : 0));
        lua_gettable(state, 3);
    } else if (lua_isfunction(state, 3)) {
        lua_pushvalue(state, 3);
        lua_call(state, pushCaptures(state, subject, found, true), 1);
    } else {
        luaL_error(state, "gsub needs a text, a table or a function");
    }
    const bool kept = lua_toboolean(state, -1) == 0;
    std::string out = kept ? whole : plainText(state, -1);
    lua_settop(state, base);
    return out;
}

int gsub(lua_State* state)
{
    const std::string_view subject = textArgument(state, 1);
    const std::string_view pattern = textArgument(state, 2);
    const lua_Integer most = luaL_optinteger(state, 4, static_cast<lua_Integer>(subject.size()) + 1);
    lua_settop(state, 4);
    std::string out;
    std::size_t at = 0;
    lua_Integer count = 0;
    while (count < most && at <= subject.size()) {
        const auto found = matched(state, subject, pattern, at);
        if (!found) {
            break;
        }
        ++count;
        out += subject.substr(at, found->begin - at);
        out += replacement(state, subject, *found);
        at = found->end;
        if (found->end == found->begin) { // an empty match: one character goes on as it is
            out += subject.substr(at, 1);
            ++at;
        }
        if (out.size() > kLongestMade) {
            luaL_error(state, "a text became too long");
        }
        if (pattern.starts_with('^')) {
            break;
        }
    }
    out += at < subject.size() ? subject.substr(at) : std::string_view();
    lua_pushlstring(state, out.data(), out.size());
    lua_pushinteger(state, count);
    return 2;
}

int repeat(lua_State* state)
{
    const std::string_view part = textArgument(state, 1);
    const lua_Integer times = luaL_checkinteger(state, 2);
    const std::string_view between = lua_isnoneornil(state, 3) ? std::string_view() : textArgument(state, 3);
    const std::size_t each = part.size() + between.size();
    if (times > 0 && each > 0 && static_cast<std::size_t>(times) > kLongestMade / each) {
        luaL_error(state, "a text became too long");
    }
    std::string out;
    for (lua_Integer i = 0; i < times && each > 0; ++i) {
        out += i > 0 ? between : std::string_view();
        out += part;
    }
    lua_pushlstring(state, out.data(), out.size());
    return 1;
}

/// string.format without "%p" and "%a"; values other than texts and numbers are written plainly.
int format(lua_State* state)
{
    const std::string_view form = textArgument(state, 1);
    for (std::size_t i = 0; i + 1 < form.size(); ++i) {
        if (form[i] != '%') {
            continue;
        }
        const std::size_t end = std::min(form.find_first_not_of("-+ #0123456789.", i + 1), form.size() - 1);
        if (std::string_view("diuoxXcsqeEfFgG%").find(form[end]) == std::string_view::npos) {
            luaL_error(state, "format does not know this form");
        }
        i = end;
    }
    const int count = lua_gettop(state);
    lua_pushvalue(state, lua_upvalueindex(1));
    lua_pushvalue(state, 1);
    for (int i = 2; i <= count; ++i) {
        if (lua_type(state, i) == LUA_TSTRING || lua_type(state, i) == LUA_TNUMBER) {
            lua_pushvalue(state, i);
        } else {
            const std::string text = plainText(state, i);
            lua_pushlstring(state, text.data(), text.size());
        }
    }
    lua_call(state, count, 1);
    return 1;
}

int insert(lua_State* state)
{
    luaL_checktype(state, 1, LUA_TTABLE);
    const auto length = static_cast<lua_Integer>(lua_rawlen(state, 1));
    if (static_cast<std::size_t>(length) >= kLongestList) {
        return luaL_error(state, "a list became too long");
    }
    const bool atEnd = lua_gettop(state) == 2;
    luaL_checkany(state, atEnd ? 2 : 3);
    const lua_Integer place = atEnd ? length + 1 : luaL_checkinteger(state, 2);
    luaL_argcheck(state, place >= 1 && place <= length + 1, 2, "position out of bounds");
    machineOf(state).steps -= length - place + 1;
    for (lua_Integer i = length; i >= place; --i) {
        lua_rawgeti(state, 1, i);
        lua_rawseti(state, 1, i + 1);
    }
    lua_pushvalue(state, atEnd ? 2 : 3);
    lua_rawseti(state, 1, place);
    return 0;
}

int removeAt(lua_State* state)
{
    luaL_checktype(state, 1, LUA_TTABLE);
    const auto length = static_cast<lua_Integer>(lua_rawlen(state, 1));
    const lua_Integer place = luaL_optinteger(state, 2, length);
    if (length == 0 || place < 1 || place > length || static_cast<std::size_t>(length) > kLongestList) {
        lua_pushnil(state);
        return 1;
    }
    machineOf(state).steps -= length - place + 1;
    lua_rawgeti(state, 1, place);
    for (lua_Integer i = place; i < length; ++i) {
        lua_rawgeti(state, 1, i + 1);
        lua_rawseti(state, 1, i);
    }
    lua_pushnil(state);
    lua_rawseti(state, 1, length);
    return 1;
}

} // namespace

void addTextFunctions(lua_State* state)
{
    static constexpr luaL_Reg kFunctions[] = {{"find", &find}, {"match", &match}, {"gmatch", &gmatch},
                                              {"gsub", &gsub}, {"rep", &repeat},  {nullptr, nullptr}};
    luaL_setfuncs(state, kFunctions, 0);
    luaL_requiref(state, LUA_STRLIBNAME, &luaopen_string, 0);
    lua_getfield(state, -1, "format");
    lua_remove(state, -2);
    lua_pushcclosure(state, &format, 1);
    lua_setfield(state, -2, "format");
}

void addTableFunctions(lua_State* state)
{
    static constexpr luaL_Reg kFunctions[] = {{"insert", &insert}, {"remove", &removeAt}, {nullptr, nullptr}};
    luaL_setfuncs(state, kFunctions, 0);
}

} // namespace reminisce::agent
