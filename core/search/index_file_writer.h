// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

#include "core/search/index_format.h"

namespace reminisce::search {

/// Puts the parts of an index file behind each other.
class IndexFileWriter
{
public:
    template <class Container>
    void add(IndexPart part, const Container& values)
    {
        append(static_cast<std::uint32_t>(part), values.data(), values.size() * sizeof *values.data());
    }
    template <class Container>
    void addTermPart(IndexPart family, TermPart part, const Container& values)
    {
        append(static_cast<std::uint32_t>(family) + static_cast<std::uint32_t>(part), values.data(),
               values.size() * sizeof *values.data());
    }
    [[nodiscard]] std::vector<std::byte> finish(std::uint64_t generation, std::uint64_t rows, std::uint64_t words);

private:
    void append(std::uint32_t part, const void* bytes, std::size_t count);

    std::vector<IndexPartEntry> m_entries;
    std::vector<std::byte> m_data; ///< everything behind the table of parts
};

} // namespace reminisce::search
