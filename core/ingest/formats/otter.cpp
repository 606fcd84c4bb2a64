// SPDX-License-Identifier: GPL-3.0-or-later
// Otter's text export: "Name␠␠0:07" heads each utterance; title, date, keywords and speakers may come first, and
// "Transcribed by https://otter.ai" stands at the end.
#include "core/ingest/formats/formats.h"
#include "core/ingest/formats/headed_blocks.h"
#include "core/ingest/text_tools.h"

namespace reminisce::ingest {

namespace {

std::optional<BlockHeader> headerOf(std::string_view line)
{
    const std::size_t gap = line.find_last_of(" \t");
    if (gap == std::string_view::npos || gap == 0) {
        return std::nullopt;
    }
    // Two blanks (or a tab or no-break space) tell a header from a sentence that ends with a time.
    const std::size_t nameEnd = line.find_last_not_of(" \t", gap);
    const bool wide = line[gap] == '\t' || (nameEnd != std::string_view::npos && gap - nameEnd >= 2);
    const auto time = parseClock(line.substr(gap + 1));
    if (!wide || !time || nameEnd == std::string_view::npos) {
        return std::nullopt;
    }
    const std::string_view name = trimmed(line.substr(0, nameEnd + 1));
    return looksLikeName(name) ? std::optional(BlockHeader{std::string(name), *time, std::nullopt}) : std::nullopt;
}

std::string_view reasonToSkip(std::string_view line)
{
    return line.find("otter.ai") != std::string_view::npos && line.rfind("Transcribed by", 0) == 0
               ? "a line of the program"
               : std::string_view{};
}

int confidence(const Probe& probe)
{
    const std::size_t headers = countHeaders(probe.text, headerOf);
    if (headers == 0) {
        return 0;
    }
    const bool named = probe.text.find("otter.ai") != std::string_view::npos ||
                       probe.text.find("SUMMARY KEYWORDS") != std::string_view::npos;
    return named ? 90 : headers >= 2 ? 76 : 55;
}

Result<void> read(Input& input, ReadSink& sink, const ReadContext& /*context*/, const std::stop_token& stop)
{
    return readHeadedBlocks(input, sink, {headerOf, reasonToSkip, {}}, stop);
}

} // namespace

void addOtterReaders(Readers& readers)
{
    readers.push_back(std::make_unique<FunctionReader>("otter-text", confidence, read));
}

} // namespace reminisce::ingest
