// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mcp/transport.h"

#include <algorithm>
#include <array>
#include <cerrno>

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

namespace reminisce::mcp {

void LineCutter::add(std::string_view bytes)
{
    while (!bytes.empty()) {
        const std::size_t end = bytes.find('\n');
        const std::string_view piece = bytes.substr(0, end);
        if (!m_skipping && m_partial.size() + piece.size() <= m_longest) {
            m_partial += piece;
        } else {
            m_skipping = true;
            m_partial = {};
        }
        if (end == std::string_view::npos) {
            return;
        }
        m_ready.push_back({m_skipping ? Incoming::Kind::TooLong : Incoming::Kind::Line, std::move(m_partial)});
        m_partial = {};
        m_skipping = false;
        bytes.remove_prefix(end + 1);
    }
}

std::optional<Incoming> LineCutter::next()
{
    if (m_ready.empty()) {
        return std::nullopt;
    }
    Incoming line = std::move(m_ready.front());
    m_ready.pop_front();
    return line;
}

std::optional<Incoming> LineCutter::rest()
{
    if (m_partial.empty() && !m_skipping) {
        return std::nullopt;
    }
    add("\n");
    return next();
}

DescriptorTransport::DescriptorTransport(int input, int output, std::stop_token stop)
    : m_input(input), m_output(output), m_wake(eventfd(0, EFD_CLOEXEC)), m_stop(std::move(stop))
{
    m_onStop.emplace(m_stop, [this] {
        const std::uint64_t one = 1;
        [[maybe_unused]] const auto written = write(m_wake, &one, sizeof one);
    });
}

DescriptorTransport::~DescriptorTransport()
{
    m_onStop.reset();
    close(m_wake);
}

/// Whether the descriptor is ready; not when stop was requested first.
bool DescriptorTransport::waitFor(int descriptor, short events) const
{
    while (!m_stop.stop_requested()) {
        std::array<pollfd, 2> waiting = {{{descriptor, events, 0}, {m_wake, POLLIN, 0}}};
        if (poll(waiting.data(), waiting.size(), -1) < 0) {
            if (errno != EINTR) {
                return false;
            }
        } else if (waiting[0].revents != 0) {
            return true; // also on errors and hang-ups, which reading and writing then tell
        }
    }
    return false;
}

Incoming DescriptorTransport::receive()
{
    std::array<char, 65536> buffer;
    while (true) {
        if (auto line = m_lines.next()) {
            return std::move(*line);
        }
        if (!waitFor(m_input, POLLIN)) {
            return {};
        }
        const ssize_t count = read(m_input, buffer.data(), buffer.size());
        if (count > 0) {
            m_lines.add({buffer.data(), static_cast<std::size_t>(count)});
        } else if (count == 0 || (errno != EINTR && errno != EAGAIN)) {
            return m_lines.rest().value_or(Incoming{});
        }
    }
}

bool DescriptorTransport::send(std::string_view message)
{
    // A ready pipe takes this much without blocking, so that a reader who has fallen asleep cannot keep us from ending.
    constexpr std::size_t kPiece = 4096;
    std::string line(message);
    line += '\n';
    std::string_view left = line;
    while (!left.empty()) {
        if (!waitFor(m_output, POLLOUT)) {
            return false;
        }
        const ssize_t count = write(m_output, left.data(), std::min(left.size(), kPiece));
        if (count >= 0) {
            left.remove_prefix(static_cast<std::size_t>(count));
        } else if (errno != EINTR && errno != EAGAIN) {
            return false;
        }
    }
    return true;
}

} // namespace reminisce::mcp
