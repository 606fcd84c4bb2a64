// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/ingest/reader.h"

namespace reminisce::ingest {

/// All readers, asked in turn how sure they are.
class Registry
{
public:
    /// Every format the program knows. A new reader is one line in registry.cpp.
    [[nodiscard]] static Registry withAllFormats();

    explicit Registry(std::vector<std::unique_ptr<TranscriptReader>> readers);

    [[nodiscard]] const std::vector<std::unique_ptr<TranscriptReader>>& readers() const { return m_readers; }
    /// The reader with the highest confidence above 0 (the first of equals); null when none knows the format.
    [[nodiscard]] const TranscriptReader* find(const Probe& probe) const;

private:
    std::vector<std::unique_ptr<TranscriptReader>> m_readers;
};

/// The head of a file, with its text decoded. The views of the probe point into this object.
class ProbedHead
{
public:
    /// Reads the head and rewinds the input.
    [[nodiscard]] static Result<ProbedHead> of(Input& input);
    [[nodiscard]] const Probe& probe() const { return *m_probe; }

private:
    std::unique_ptr<std::string> m_raw;
    std::unique_ptr<std::string> m_text;
    std::unique_ptr<Probe> m_probe;
};

} // namespace reminisce::ingest
