// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of the Model Context Protocol, cut from bytes and read.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "core/mcp/protocol.h"
#include "core/mcp/transport.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace reminisce::mcp;
    LineCutter lines(1000);
    lines.add({reinterpret_cast<const char*>(data), size});
    const auto read = [](const Incoming& incoming) {
        if (incoming.kind != Incoming::Kind::Line) {
            return;
        }
        for (const Message& message : parseLine(incoming.line).messages) {
            const bool invalid = message.kind == Message::Kind::Invalid;
            const auto line = lineOf(invalid ? errorReply(message.id, message.errorCode, message.problem)
                                             : resultReply(message.id, message.params));
            if ((invalid && message.problem.empty()) || line.find('\n') != std::string::npos) {
                std::abort();
            }
        }
    };
    while (const auto line = lines.next()) {
        read(*line);
    }
    if (const auto rest = lines.rest()) {
        read(*rest);
    }
    return 0;
}
