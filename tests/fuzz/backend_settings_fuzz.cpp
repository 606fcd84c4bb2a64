// SPDX-License-Identifier: GPL-3.0-or-later
// backends.json, written by hand or damaged: read or refused with a sentence, and what was read can be written again.
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include <unistd.h>

#include "core/backend/settings.h"

namespace {

/// A folder of this process, removed at its end.
struct Folder
{
    std::filesystem::path path =
        std::filesystem::temp_directory_path() / ("reminisce-fuzz-" + std::to_string(::getpid()));
    Folder() { std::filesystem::create_directories(path); }
    ~Folder() { std::filesystem::remove_all(path); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace reminisce::backend;
    static const Folder folder;
    std::ofstream(folder.path / "backends.json", std::ios::binary)
        .write(reinterpret_cast<const char*>(data), static_cast<std::streamsize>(size));
    const auto loaded = loadBackends(folder.path);
    if (!loaded) {
        return loaded.error().message.empty() ? (std::abort(), 0) : 0;
    }
    for (const BackendSettings& settings : *loaded) {
        (void)validate(settings);
        (void)leavesTheMachine(settings);
    }
    return 0;
}
