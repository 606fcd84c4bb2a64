// SPDX-License-Identifier: GPL-3.0-or-later
// SubViewer as YouTube writes it: "0:00:00.378,0:00:11.378", text, empty line.
#include "core/ingest/formats/caption_blocks.h"
#include "core/ingest/formats/formats.h"

namespace reminisce::ingest {

namespace {

class SbvReader final : public TranscriptReader
{
public:
    [[nodiscard]] std::string_view name() const override { return "sbv"; }

    [[nodiscard]] int confidence(const Probe& probe) const override
    {
        std::string_view text = trimmed(probe.text);
        for (int lines = 0; lines < 10 && !text.empty(); ++lines) {
            const std::size_t end = text.find_first_of("\r\n");
            if (parseCueTimes(text.substr(0, end), CaptionDialect::SubViewer)) {
                return lines == 0 ? 90 : 70;
            }
            text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
        }
        return 0;
    }

    [[nodiscard]] Result<void> read(Input& input, ReadSink& sink, const ReadContext& /*context*/,
                                    std::stop_token stop) const override
    {
        return readCaptions(input, sink, CaptionDialect::SubViewer, stop);
    }
};

} // namespace

void addSbvReaders(Readers& readers)
{
    readers.push_back(std::make_unique<SbvReader>());
}

} // namespace reminisce::ingest
