// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "core/archive/archive.h"
#include "core/archive/conversations.h"
#include "core/base/progress.h"

namespace reminisce::bench {

struct CorpusOptions
{
    std::size_t chunks = 100'000;
    std::size_t chunksPerConversation = 40;
    int people = 200;
    int vocabulary = 60'000;
    int years = 10;
    std::uint32_t seed = 1;
};

/// Text of made-up words whose frequencies follow Zipf's law, 30–90 words a chunk, in turns of one or two sentences.
/// The same options give the same words on every machine.
class TextGenerator
{
public:
    explicit TextGenerator(const CorpusOptions& options);

    [[nodiscard]] std::string sentence(std::mt19937& random) const;
    /// The word of this rank, 0 the most frequent.
    [[nodiscard]] const std::string& word(std::size_t rank) const { return m_words[rank]; }

private:
    std::vector<std::string> m_words;
    std::vector<double> m_cumulative;
};

/// The `number`-th conversation of the corpus: conversations follow each other in time over the years; two to three
/// speakers, the owner in most. `people` are person ids, the owner first.
[[nodiscard]] archive::ConversationDraft makeConversation(const CorpusOptions& options, const TextGenerator& text,
                                                          const std::vector<archive::Id>& people, std::size_t number);

/// Fills an empty archive.
[[nodiscard]] Result<void> fillArchive(archive::Archive& archive, const CorpusOptions& options,
                                       const ProgressCallback& progress = {});

} // namespace reminisce::bench
