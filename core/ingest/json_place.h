// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace reminisce::ingest {

/// Deepest nesting that is read.
inline constexpr std::size_t kMaxJsonDepth = 200;

/// Where the parser stands: keys and indices from the root.
class JsonPlace
{
public:
    struct Level
    {
        bool array = false;
        std::uint64_t index = 0;
        std::string key;
    };

    void open(bool array) { m_levels.push_back({array, 0, {}}); }
    void close() { m_levels.pop_back(); }
    void key(std::string name) { m_levels.back().key = std::move(name); }
    /// A value of the innermost array is complete.
    void valueDone()
    {
        if (!m_levels.empty() && m_levels.back().array) {
            ++m_levels.back().index;
        }
    }
    [[nodiscard]] std::size_t depth() const { return m_levels.size(); }
    [[nodiscard]] const std::vector<Level>& levels() const { return m_levels; }
    [[nodiscard]] bool matches(const std::vector<std::string>& segments) const
    {
        if (segments.size() != m_levels.size()) {
            return false;
        }
        for (std::size_t i = 0; i < segments.size(); ++i) {
            const bool same =
                segments[i] == "*" || (m_levels[i].array ? segments[i] == "[]" : segments[i] == m_levels[i].key);
            if (!same) {
                return false;
            }
        }
        return true;
    }
    [[nodiscard]] std::vector<std::string> where() const
    {
        std::vector<std::string> names;
        for (const Level& level : m_levels) {
            names.push_back(level.array ? std::to_string(level.index) : level.key);
        }
        return names;
    }

private:
    std::vector<Level> m_levels;
};

} // namespace reminisce::ingest
