// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/index_file_writer.h"

#include <utility>

namespace reminisce::search {

namespace {

constexpr std::size_t kAlignment = 64;

std::size_t aligned(std::size_t size)
{
    return (size + kAlignment - 1) / kAlignment * kAlignment;
}

} // namespace

void IndexFileWriter::append(std::uint32_t part, const void* bytes, std::size_t count)
{
    const std::size_t offset = aligned(m_data.size());
    m_data.resize(offset + count);
    if (count > 0) {
        std::memcpy(m_data.data() + offset, bytes, count);
    }
    m_entries.push_back({part, 0, offset, count});
}

std::vector<std::byte> IndexFileWriter::finish(std::uint64_t generation, std::uint64_t rows, std::uint64_t words)
{
    const std::size_t tableBytes = m_entries.size() * sizeof(IndexPartEntry);
    const std::size_t dataBegin = aligned(sizeof(IndexHeader) + tableBytes);
    for (IndexPartEntry& entry : m_entries) {
        entry.offset += dataBegin;
    }
    m_data.insert(m_data.begin(), dataBegin, std::byte{0});
    std::memcpy(m_data.data() + sizeof(IndexHeader), m_entries.data(), tableBytes);
    IndexHeader header;
    header.parts = static_cast<std::uint32_t>(m_entries.size());
    header.generation = generation;
    header.rows = rows;
    header.words = words;
    header.fileSize = m_data.size();
    header.checksum = indexChecksum(std::span(m_data).subspan(sizeof(IndexHeader)));
    std::memcpy(m_data.data(), &header, sizeof header);
    return std::move(m_data);
}

} // namespace reminisce::search
