// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/containers/entry_content.h"

namespace reminisce::ingest {

Result<EntryContent> EntryContent::take(ContainerEntry& entry, std::string head)
{
    constexpr std::size_t kPiece = std::size_t{1} << 20U;
    EntryContent content;
    content.m_memory = std::move(head);
    while (true) {
        const std::size_t before = content.m_memory.size();
        if (auto ok = entry.read(content.m_memory, kPiece); !ok) {
            return tl::unexpected(ok.error());
        }
        const bool ended = content.m_memory.size() == before;
        if (!content.m_file && content.m_memory.size() > kMaxInMemory) {
            content.m_file = std::make_unique<PrivateFile>();
            if (auto ok = content.m_file->create(); !ok) {
                return tl::unexpected(ok.error());
            }
        }
        if (content.m_file) {
            if (auto ok = content.m_file->append(content.m_memory); !ok) {
                return tl::unexpected(ok.error());
            }
            content.m_memory.clear();
        }
        if (ended) {
            return content;
        }
    }
}

Result<Input> EntryContent::open(const std::filesystem::path& name)
{
    if (m_file) {
        return Input::open(m_file->path());
    }
    return Input::fromMemory(name, std::move(m_memory));
}

ContainerBytes EntryContent::asContainer()
{
    return m_file ? ContainerBytes{m_file->path(), {}} : ContainerBytes{{}, std::move(m_memory)};
}

} // namespace reminisce::ingest
