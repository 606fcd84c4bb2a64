// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>
#include <stop_token>
#include <string>

#include "core/mcp/server.h"
#include "core/mcp/transport.h"

namespace reminisce::mcp {

struct ServeOptions
{
    /// How long requests that came before the end of the input may still take.
    std::chrono::milliseconds grace = std::chrono::seconds(10);
    std::size_t mostWaiting = 256; ///< requests at a time; further ones are refused
    /// Takes lines about what happens: numbers and names of our methods, never text of the archive or the client.
    /// Called from two threads, never at the same time.
    std::function<void(const std::string&)> log;
};

/// Serves until the input ends, the other side is gone or `stop` is requested. Requests that need the archive are
/// answered one after the other on a thread of their own, so that meanwhile pings are answered and cancellations
/// heard. A cancelled request gets no reply.
void serve(Server& server, Transport& transport, const ServeOptions& options, std::stop_token stop);

} // namespace reminisce::mcp
