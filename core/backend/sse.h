// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace reminisce::backend {

/// Reads a stream of server-sent events (WHATWG HTML, section 9.2.6) byte by byte, so that the pieces in which it
/// arrives make no difference. Only the data of events is handed on; names, ids and comments are not used by any
/// server that we speak to.
class SseParser
{
public:
    /// `onData` gets the data of each event, its lines joined by "\n".
    explicit SseParser(std::function<void(std::string_view)> onData, std::size_t maxEventBytes = 64U << 20U);

    /// False when an event grew beyond the limit; nothing is read after that.
    bool feed(std::string_view bytes);
    /// The stream is over: hands on a last event that no blank line closed, as some servers send it.
    void finish();

private:
    void take(char c);
    void endLine();
    void dispatch();

    std::function<void(std::string_view)> m_onData;
    std::size_t m_maxEventBytes;
    std::string m_line;
    std::string m_data;
    bool m_hasData = false;
    bool m_afterReturn = false; ///< a "\n" that follows belongs to the "\r" before it
    bool m_firstLine = true;
    bool m_overflow = false;
};

} // namespace reminisce::backend
