// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/program/machine.h"

#include <cmath>

#include <fmt/core.h>

#include "core/text/unicode.h"

namespace reminisce::agent {
namespace {

using nlohmann::json;

constexpr int kDeepest = 24;
constexpr std::size_t kMostValues = 50'000;

json valueAt(lua_State* state, int index, int depth, std::size_t& count);

json tableAt(lua_State* state, int index, int depth, std::size_t& count)
{
    const auto length = static_cast<lua_Integer>(lua_rawlen(state, index));
    json list = json::array();
    for (lua_Integer i = 1; i <= length; ++i) {
        lua_rawgeti(state, index, i);
        list.push_back(valueAt(state, lua_gettop(state), depth + 1, count));
        lua_pop(state, 1);
    }
    json object = json::object();
    lua_pushnil(state);
    while (lua_next(state, index) != 0) {
        const bool inList =
            lua_isinteger(state, -2) != 0 && lua_tointeger(state, -2) >= 1 && lua_tointeger(state, -2) <= length;
        if (!inList) {
            const std::string key = plainText(state, -2);
            object[key] = valueAt(state, lua_gettop(state), depth + 1, count);
        }
        lua_pop(state, 1);
    }
    if (object.empty()) {
        return list;
    }
    for (std::size_t i = 0; i < list.size(); ++i) {
        object[std::to_string(i + 1)] = std::move(list[i]);
    }
    return object;
}

json valueAt(lua_State* state, int index, int depth, std::size_t& count)
{
    if (depth > kDeepest || ++count > kMostValues) {
        luaL_error(state, "a value is too deep or too large");
    }
    luaL_checkstack(state, 8, nullptr);
    switch (lua_type(state, index)) {
    case LUA_TNIL:
        return nullptr;
    case LUA_TBOOLEAN:
        return lua_toboolean(state, index) != 0;
    case LUA_TNUMBER:
        if (lua_isinteger(state, index) != 0) {
            return lua_tointeger(state, index);
        }
        return std::isfinite(lua_tonumber(state, index)) ? json(lua_tonumber(state, index)) : json();
    case LUA_TSTRING: {
        std::size_t length = 0;
        const char* text = lua_tolstring(state, index, &length);
        return text::replaceInvalidUtf8(std::string_view(text, length)).text;
    }
    case LUA_TTABLE:
        return tableAt(state, index, depth, count);
    default:
        luaL_error(state, "a function cannot be given away");
        return nullptr;
    }
}

} // namespace

std::string plainText(lua_State* state, int index)
{
    switch (lua_type(state, index)) {
    case LUA_TNIL:
    case LUA_TNONE:
        return "nil";
    case LUA_TBOOLEAN:
        return lua_toboolean(state, index) != 0 ? "true" : "false";
    case LUA_TNUMBER:
        return lua_isinteger(state, index) != 0 ? std::to_string(lua_tointeger(state, index))
                                                : fmt::format("{:.14g}", lua_tonumber(state, index));
    case LUA_TSTRING: {
        std::size_t length = 0;
        const char* text = lua_tolstring(state, index, &length);
        return {text, length};
    }
    default:
        return luaL_typename(state, index);
    }
}

nlohmann::json toJsonValue(lua_State* state, int index)
{
    std::size_t count = 0;
    return valueAt(state, lua_absindex(state, index), 0, count);
}

void pushJson(lua_State* state, const nlohmann::json& value, int depth)
{
    if (depth > 4 * kDeepest) {
        luaL_error(state, "a value is too deep");
    }
    luaL_checkstack(state, 8, nullptr);
    if (value.is_string()) {
        const auto& text = value.get_ref<const std::string&>();
        lua_pushlstring(state, text.data(), text.size());
    } else if (value.is_boolean()) {
        lua_pushboolean(state, value.get<bool>() ? 1 : 0);
    } else if (value.is_number_integer()) {
        lua_pushinteger(state, value.get<lua_Integer>());
    } else if (value.is_number()) {
        lua_pushnumber(state, value.get<double>());
    } else if (value.is_array()) {
        lua_createtable(state, static_cast<int>(value.size()), 0);
        lua_Integer number = 0;
        for (const auto& item : value) {
            pushJson(state, item, depth + 1);
            lua_rawseti(state, -2, ++number);
        }
    } else if (value.is_object()) {
        lua_createtable(state, 0, static_cast<int>(value.size()));
        for (const auto& [key, item] : value.items()) {
            lua_pushlstring(state, key.data(), key.size());
            pushJson(state, item, depth + 1);
            lua_rawset(state, -3);
        }
    } else {
        lua_pushnil(state);
    }
}

} // namespace reminisce::agent
