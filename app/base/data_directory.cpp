// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/data_directory.h"

#include <cstdlib>
#include <string_view>
#include <system_error>

namespace reminisce::app {

namespace fs = std::filesystem;

namespace {

fs::path fromEnvironment(const char* name)
{
    const char* value = std::getenv(name);
    return value != nullptr && *value != '\0' ? fs::path(value) : fs::path();
}

} // namespace

fs::path dataDirectory()
{
    if (fs::path own = fromEnvironment("REMINISCE_DATA_DIR"); !own.empty()) {
        return own;
    }
    if (fs::path data = fromEnvironment("XDG_DATA_HOME"); data.is_absolute()) {
        return data / "reminisce";
    }
    return fromEnvironment("HOME") / ".local" / "share" / "reminisce";
}

fs::path defaultArchiveDirectory()
{
    return dataDirectory() / "archive";
}

fs::path sampleArchiveDirectory()
{
    return dataDirectory() / "sample";
}

fs::path sampleTranscripts(const fs::path& program)
{
    const fs::path folder = program.parent_path().parent_path() / "share" / "reminisce" / "sample";
    std::error_code error;
    return fs::is_directory(folder, error) ? folder : fs::path();
}

fs::path programPath()
{
    std::error_code error;
    fs::path path = fs::read_symlink("/proc/self/exe", error);
    return error ? fs::path() : path;
}

} // namespace reminisce::app
