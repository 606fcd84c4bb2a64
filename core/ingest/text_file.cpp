// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/text_file.h"

#include <system_error>
#include <utility>

#include <fmt/format.h>

namespace reminisce::ingest {

namespace fs = std::filesystem;

Error cannotWrite(const fs::path& path)
{
    return {
        ErrorCode::Io,
        fmt::format("“{}” could not be written. Check that there is room and that you may write there.", path.string()),
        {}};
}

TextFile::TextFile(fs::path path)
    : m_path(std::move(path)), m_part(fs::path(m_path) += ".part"), m_out(m_part, std::ios::binary)
{
    std::error_code ignored; // file systems without permissions keep what they have
    fs::permissions(m_part, fs::perms::owner_read | fs::perms::owner_write, ignored);
}

TextFile::~TextFile()
{
    if (!m_whole) {
        m_out.close();
        std::error_code ignored; // nobody is there to be told
        fs::remove(m_part, ignored);
    }
}

void TextFile::text(std::string_view words)
{
    m_out.write(words.data(), static_cast<std::streamsize>(words.size()));
}

Result<void> TextFile::close()
{
    m_out.close();
    std::error_code code;
    if (m_out) {
        fs::rename(m_part, m_path, code);
        m_whole = !code;
    }
    return m_whole ? Result<void>() : tl::unexpected(cannotWrite(m_path));
}

} // namespace reminisce::ingest
