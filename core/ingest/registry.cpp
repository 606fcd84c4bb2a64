// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/registry.h"

#include "core/ingest/containers/container_readers.h"
#include "core/ingest/formats/formats.h"
#include "core/ingest/json_stream.h"
#include "core/ingest/stream_decoder.h"

namespace reminisce::ingest {

namespace {

/// A reader this sure is not outdone: the others need not look.
constexpr int kSure = 99;

/// Every format that is no container.
Readers makeTranscriptReaders()
{
    Readers readers;
#define REMINISCE_ADD_FORMAT(name) add##name##Readers(readers);
    REMINISCE_FORMATS(REMINISCE_ADD_FORMAT)
#undef REMINISCE_ADD_FORMAT
    return readers;
}

} // namespace

Registry::Registry(std::vector<std::unique_ptr<TranscriptReader>> readers) : m_readers(std::move(readers)) {}

Registry Registry::withAllFormats()
{
    Readers readers = makeTranscriptReaders();
    for (auto& container : makeContainerReaders(makeTranscriptReaders)) {
        readers.push_back(std::move(container));
    }
    return Registry(std::move(readers));
}

const TranscriptReader* Registry::find(const Probe& probe) const
{
    const TranscriptReader* best = nullptr;
    int highest = 0;
    for (const auto& reader : m_readers) {
        const int confidence = reader->confidence(probe);
        if (confidence > highest) {
            highest = confidence;
            best = reader.get();
        }
        if (highest >= kSure) {
            break;
        }
    }
    return best;
}

Result<ProbedHead> ProbedHead::of(Input& input)
{
    auto raw = input.rawHead(Probe::kBytes);
    if (!raw) {
        return tl::unexpected(raw.error());
    }
    ProbedHead head;
    head.m_raw = std::make_unique<std::string>(std::move(*raw));
    head.m_text = std::make_unique<std::string>();
    head.m_probe = std::make_unique<Probe>();
    const auto detected = text::detectEncoding(*head.m_raw);
    StreamDecoder decoder(detected.encoding);
    decoder.decode(std::string_view(*head.m_raw).substr(detected.byteOrderMark), *head.m_text);
    Probe& probe = *head.m_probe;
    probe.raw = *head.m_raw;
    probe.text = *head.m_text;
    probe.complete = input.size() <= head.m_raw->size();
    probe.fileName = input.path().filename().string();
    probe.jsonPaths = jsonPathsOf(probe.text);
    if (auto ok = input.rewind(); !ok) {
        return tl::unexpected(ok.error());
    }
    return head;
}

} // namespace reminisce::ingest
