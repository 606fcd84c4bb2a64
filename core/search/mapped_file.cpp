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

Result<MappedFile> MappedFile::open(const std::filesystem::path& file)
{
    const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) {
        return failed(errno);
    }
    struct stat status = {};
    if (::fstat(descriptor, &status) != 0) {
        const int code = errno;
        ::close(descriptor);
        return failed(code);
    }
    MappedFile mapped;
    if (status.st_size > 0) {
        const auto size = static_cast<std::size_t>(status.st_size);
        void* bytes = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, descriptor, 0);
        if (bytes == MAP_FAILED) {
            const int code = errno;
            ::close(descriptor);
            return failed(code);
        }
        mapped.m_bytes = {static_cast<const std::byte*>(bytes), size};
    }
    ::close(descriptor);
    return mapped;
}

MappedFile::MappedFile(MappedFile&& other) noexcept : m_bytes(std::exchange(other.m_bytes, {})) {}

MappedFile& MappedFile::operator=(MappedFile&& other) noexcept
{
    std::swap(m_bytes, other.m_bytes);
    return *this;
}

MappedFile::~MappedFile()
{
    if (!m_bytes.empty()) {
        ::munmap(const_cast<std::byte*>(m_bytes.data()), m_bytes.size());
    }
}

} // namespace reminisce::search
