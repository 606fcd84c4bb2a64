// SPDX-License-Identifier: GPL-3.0-or-later
// WebVTT (W3C), also as Zoom, Teams and video sites write it.
#include "core/ingest/formats/caption_blocks.h"
#include "core/ingest/formats/formats.h"

namespace reminisce::ingest {

namespace {

class WebVttReader final : public TranscriptReader
{
public:
    [[nodiscard]] std::string_view name() const override { return "webvtt"; }

    [[nodiscard]] int confidence(const Probe& probe) const override
    {
        const std::string_view text = trimmed(probe.text);
        constexpr std::string_view kMark = "WEBVTT";
        if (text.substr(0, kMark.size()) != kMark) {
            return 0;
        }
        return text.size() == kMark.size() ||
                       std::string_view(" \t\r\n").find(text[kMark.size()]) != std::string_view::npos
                   ? 99
                   : 0;
    }

    [[nodiscard]] Result<void> read(Input& input, ReadSink& sink, const ReadContext& /*context*/,
                                    std::stop_token stop) const override
    {
        return readCaptions(input, sink, CaptionDialect::WebVtt, stop);
    }
};

} // namespace

void addWebVttReaders(Readers& readers)
{
    readers.push_back(std::make_unique<WebVttReader>());
}

} // namespace reminisce::ingest
