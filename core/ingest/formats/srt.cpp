// SPDX-License-Identifier: GPL-3.0-or-later
// SubRip: "1", "00:00:01,500 --> 00:00:07,000", text, empty line. Also WebVTT that lost its first line.
#include "core/ingest/formats/caption_blocks.h"
#include "core/ingest/formats/formats.h"

namespace reminisce::ingest {

namespace {

class SrtReader final : public TranscriptReader
{
public:
    [[nodiscard]] std::string_view name() const override { return "srt"; }

    [[nodiscard]] int confidence(const Probe& probe) const override
    {
        std::string_view text = probe.text;
        for (int lines = 0; lines < 40 && !text.empty(); ++lines) {
            const std::size_t end = text.find_first_of("\r\n");
            const auto times = parseCueTimes(text.substr(0, end), CaptionDialect::SubRip);
            if (times && times->start && times->end) {
                return 85;
            }
            text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
        }
        return 0;
    }

    [[nodiscard]] Result<void> read(Input& input, ReadSink& sink, const ReadContext& /*context*/,
                                    std::stop_token stop) const override
    {
        return readCaptions(input, sink, CaptionDialect::SubRip, stop);
    }
};

} // namespace

void addSrtReaders(Readers& readers)
{
    readers.push_back(std::make_unique<SrtReader>());
}

} // namespace reminisce::ingest
