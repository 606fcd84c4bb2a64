// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/mapped_file.h"

#include <cerrno>
#include <cstring>
#include <utility>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace reminisce::search {

namespace {

tl::unexpected<Error> failed(int code)
{
    return fail(code == ENOENT ? ErrorCode::NotFound : ErrorCode::Io,
                "An index file cannot be read: " + std::string(std::strerror(code)) + ".");
}

} // namespace

std::optional<MappedFile::State> MappedFile::stateOf(int descriptor)
{
    struct stat status = {};
    if (::fstat(descriptor, &status) != 0) {
        return std::nullopt;
    }
    return State{status.st_size, status.st_mtim.tv_sec, status.st_mtim.tv_nsec};
}

Result<MappedFile> MappedFile::open(const std::filesystem::path& file)
{
    MappedFile mapped;
    mapped.m_descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
    if (mapped.m_descriptor < 0) {
        return failed(errno);
    }
    const auto state = stateOf(mapped.m_descriptor);
    if (!state) {
        return failed(errno);
    }
    mapped.m_state = *state;
    if (state->size > 0) {
        const auto size = static_cast<std::size_t>(state->size);
        void* bytes = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, mapped.m_descriptor, 0);
        if (bytes == MAP_FAILED) {
            return failed(errno);
        }
        mapped.m_bytes = {static_cast<const std::byte*>(bytes), size};
    }
    return mapped;
}

bool MappedFile::isUntouched() const
{
    return m_descriptor < 0 || stateOf(m_descriptor) == m_state;
}

void MappedFile::swap(MappedFile& other) noexcept
{
    std::swap(m_bytes, other.m_bytes);
    std::swap(m_descriptor, other.m_descriptor);
    std::swap(m_state, other.m_state);
}

MappedFile::MappedFile(MappedFile&& other) noexcept
{
    swap(other);
}

MappedFile& MappedFile::operator=(MappedFile&& other) noexcept
{
    swap(other);
    return *this;
}

MappedFile::~MappedFile()
{
    if (!m_bytes.empty()) {
        ::munmap(const_cast<std::byte*>(m_bytes.data()), m_bytes.size());
    }
    if (m_descriptor >= 0) {
        ::close(m_descriptor);
    }
}

} // namespace reminisce::search
