// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "core/ingest/formats/checked_times.h"
#include "core/ingest/reader.h"

namespace reminisce::ingest {

using Readers = std::vector<std::unique_ptr<TranscriptReader>>;

/// A reader made of two functions, for formats that need no state.
class FunctionReader final : public TranscriptReader
{
public:
    using Confidence = int (*)(const Probe& probe);
    using Read = Result<void> (*)(Input& input, ReadSink& sink, const ReadContext& context,
                                  const std::stop_token& stop);

    /// `name` must live as long as the program.
    FunctionReader(std::string_view name, Confidence confidence, Read read)
        : m_name(name), m_confidence(confidence), m_read(read)
    {}

    [[nodiscard]] std::string_view name() const override { return m_name; }
    [[nodiscard]] int confidence(const Probe& probe) const override { return m_confidence(probe); }
    [[nodiscard]] Result<void> read(Input& input, ReadSink& sink, const ReadContext& context,
                                    std::stop_token stop) const override
    {
        CheckedTimes checked(sink);
        auto ok = m_read(input, checked, context, stop);
        checked.finish();
        return ok;
    }

private:
    std::string_view m_name;
    Confidence m_confidence;
    Read m_read;
};

} // namespace reminisce::ingest
