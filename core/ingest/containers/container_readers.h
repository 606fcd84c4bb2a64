// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include "core/ingest/formats/function_reader.h"
#include "core/ingest/registry.h"

namespace reminisce::ingest {

/// Makes the readers that may be used for what is inside.
using MakeReaders = std::function<Readers()>;

/// Readers for files that hold other files or a text in another dress: zip (one more zip inside is opened), gzip, Word
/// documents and PDF. What is inside is recognised by content and goes to the readers that `inner` makes.
[[nodiscard]] Readers makeContainerReaders(const MakeReaders& inner);

} // namespace reminisce::ingest
