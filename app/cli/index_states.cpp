// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/index_states.h"

#include <algorithm>
#include <fstream>

#include "core/archive/index_files.h"
#include "core/search/index_format.h"

namespace reminisce::cli {

namespace {

IndexState stateOf(const std::filesystem::path& file, std::uint64_t generation)
{
    IndexState state{file.stem().string(), "damaged"};
    search::IndexHeader header;
    std::ifstream stream(file, std::ios::binary);
    stream.read(reinterpret_cast<char*>(&header), sizeof header);
    std::error_code error;
    if (!stream || header.magic != search::kIndexMagic || header.fileSize != std::filesystem::file_size(file, error)) {
        return state;
    }
    const bool current = header.version == search::kIndexVersion && header.generation == generation;
    state.state = current ? "current" : "stale";
    state.generation = header.generation;
    return state;
}

} // namespace

Result<std::vector<IndexState>> indexStates(const archive::Archive& archive, const archive::Reader& reader)
{
    const auto generation = archive::generation(reader);
    if (!generation) {
        return tl::unexpected(generation.error());
    }
    std::vector<IndexState> states;
    std::error_code error;
    for (std::filesystem::directory_iterator it(archive.directory() / "index", error), end; !error && it != end;
         it.increment(error)) {
        if (it->is_regular_file(error)) {
            states.push_back(stateOf(it->path(), *generation));
        }
    }
    if (states.empty()) {
        states.push_back({"chunks", "missing"});
    }
    std::sort(states.begin(), states.end(), [](const IndexState& a, const IndexState& b) { return a.name < b.name; });
    return states;
}

} // namespace reminisce::cli
