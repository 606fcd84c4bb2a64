// SPDX-License-Identifier: GPL-3.0-or-later
// zip, gzip and the text of Word documents. Content that is no container is taken as the XML of a document.
#include <cstddef>
#include <cstdint>

#include "core/ingest/containers/archive_walk.h"
#include "core/ingest/containers/container_readers.h"
#include "core/ingest/containers/text_documents.h"
#include "core/ingest/formats/formats.h"
#include "core/ingest/formats/service_readers.h"
#include "tests/fuzz/formats_fuzzing.h"

namespace {

reminisce::ingest::Readers makeInner()
{
    auto readers = reminisce::ingest::makeServiceReaders();
    readers.push_back(reminisce::ingest::makeWebVttReader());
    readers.push_back(reminisce::ingest::makePlainTextReader());
    return readers;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace reminisce;
    static const ingest::Registry registry(ingest::makeContainerReaders(makeInner));
    const std::string bytes(reinterpret_cast<const char*>(data), size);
    const bool container = ingest::looksLikeZip(bytes) || ingest::looksLikeGzip(bytes);
    if (!container) {
        (void)ingest::textOfWordXml(bytes); // poppler has fuzz targets of its own, so no PDF here
        return 0;
    }
    if (const auto* reader = test::detected(registry, bytes)) {
        test::readWith(*reader, bytes);
    }
    return 0;
}
