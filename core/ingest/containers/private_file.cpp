// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/containers/private_file.h"

#include <cstdlib>
#include <string>
#include <system_error>

#include <unistd.h>

namespace reminisce::ingest {

namespace {

tl::unexpected<Error> noRoom()
{
    return fail(ErrorCode::Io, "The temporary folder could not be written, so a large file in the archive could not be "
                               "unpacked. Free some space there and try again.");
}

} // namespace

PrivateFile::~PrivateFile()
{
    if (m_descriptor >= 0) {
        ::close(m_descriptor);
        std::error_code code;
        std::filesystem::remove(m_path, code);
    }
}

Result<void> PrivateFile::create()
{
    std::error_code code;
    const auto folder = std::filesystem::temp_directory_path(code);
    if (code) {
        return noRoom();
    }
    std::string name = (folder / "reminisce-XXXXXX").string();
    m_descriptor = ::mkstemp(name.data());
    if (m_descriptor < 0) {
        return noRoom();
    }
    m_path = name;
    return {};
}

Result<void> PrivateFile::append(std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t n = ::write(m_descriptor, bytes.data(), bytes.size());
        if (n <= 0) {
            return noRoom();
        }
        bytes.remove_prefix(static_cast<std::size_t>(n));
    }
    return {};
}

} // namespace reminisce::ingest
