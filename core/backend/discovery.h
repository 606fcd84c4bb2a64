// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "core/backend/settings.h"

namespace reminisce::backend {

/// A server that answered.
struct FoundServer
{
    std::string preset; ///< id of the BackendPreset
    std::string label;
    std::string url;
    std::vector<std::string> models; ///< sorted; may be empty when none is installed
};

/// Looks for servers on this machine at the presets' usual addresses, all of which are loopback. Where nothing listens
/// this is known at once; a server that does not answer is given up after `patience`.
[[nodiscard]] std::vector<FoundServer> findLocalServers(std::stop_token stop,
                                                        std::chrono::milliseconds patience = std::chrono::seconds(1));
/// The same for given presets; those with an address of another machine are left out.
[[nodiscard]] std::vector<FoundServer> findServers(std::span<const BackendPreset> candidates, std::stop_token stop,
                                                   std::chrono::milliseconds patience);

} // namespace reminisce::backend
