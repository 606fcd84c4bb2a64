// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>

namespace reminisce {

/// How far a long piece of work is. `total` 0 means unknown.
struct Progress
{
    std::uint64_t done = 0;
    std::uint64_t total = 0;
    std::string unit; ///< "bytes", "chunks", "files"…
    std::string what; ///< the file or step under way; shown to the person
};

/// Called from the working thread, often; must return quickly. An empty function is allowed.
using ProgressCallback = std::function<void(const Progress&)>;

} // namespace reminisce
