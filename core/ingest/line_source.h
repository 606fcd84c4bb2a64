// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

#include "core/ingest/input.h"
#include "core/ingest/reader.h"
#include "core/ingest/text_tools.h"

namespace reminisce::ingest {

/// The lines of an input from its beginning. Lines that are too long to be speech are passed over and reported, and a
/// requested stop ends the reading.
class LineSource
{
public:
    /// Without a sink (a first pass, to look) nothing is reported.
    LineSource(Input& input, ReadSink* sink, std::stop_token stop)
        : m_input(input), m_sink(sink), m_stop(std::move(stop))
    {}

    /// The next line; false at the end. The text is valid until the next call.
    [[nodiscard]] Result<bool> next(Line& line)
    {
        if (!m_begun) {
            m_begun = true;
            if (auto ok = m_input.rewind(); !ok) {
                return tl::unexpected(ok.error());
            }
        }
        while (true) {
            if ((++m_count & 0xFFU) == 0) {
                if (auto ok = checkStop(m_stop); !ok) {
                    return tl::unexpected(ok.error());
                }
            }
            auto more = m_input.nextLine(line, m_stop);
            if (!more || !*more || !line.cut) {
                return more;
            }
            if (m_sink != nullptr) {
                m_sink->skip({line.number, shortened(line.text), "a line of more than 1 MB"});
            }
        }
    }

private:
    Input& m_input;
    ReadSink* m_sink;
    std::stop_token m_stop;
    bool m_begun = false;
    std::uint64_t m_count = 0;
};

/// Hands each line to `take` (Line → Result<void>), which ends the reading by failing. Without a sink nothing is
/// reported.
template <typename Take>
[[nodiscard]] Result<void> forEachLine(Input& input, ReadSink* sink, const std::stop_token& stop, Take&& take)
{
    LineSource lines(input, sink, stop);
    Line line;
    while (true) {
        auto more = lines.next(line);
        if (!more) {
            return tl::unexpected(more.error());
        }
        if (!*more) {
            return {};
        }
        if (auto ok = take(line); !ok) {
            return ok;
        }
    }
}

} // namespace reminisce::ingest
