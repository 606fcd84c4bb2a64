// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "core/ingest/formats/function_reader.h"
#include "core/ingest/registry.h"

namespace reminisce::ingest {

/// The text of word/document.xml: a line for each paragraph and line break, tabs kept, deleted text left out.
[[nodiscard]] Result<std::string> textOfWordXml(std::string_view xml);

/// Readers for Word documents and PDF, whose text goes to the readers of `registry`.
[[nodiscard]] Readers makeDocumentReaders(const std::shared_ptr<const Registry>& registry);

} // namespace reminisce::ingest
