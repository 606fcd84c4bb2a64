// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/search/index_row.h"
#include "core/search/index_snapshot.h"

namespace reminisce::search {

/// Makes the index of an archive's chunks: columns, postings of stems and of words, and the n-grams of the vocabulary.
/// Text is analysed as rows are added. Memory: about 400 bytes per chunk of 60 words while building.
class IndexBuilder
{
public:
    /// `older`: an index of an earlier state of the archive, or null. The terms of rows that are in it unchanged are
    /// taken over, which is many times faster than analysing their text; the outcome is that of a whole build, but for
    /// the numbers of terms.
    explicit IndexBuilder(std::shared_ptr<const IndexSnapshot> older = nullptr);
    ~IndexBuilder();
    IndexBuilder(const IndexBuilder&) = delete;
    IndexBuilder& operator=(const IndexBuilder&) = delete;

    /// Rows in time order, undated ones last.
    void add(const IndexRow& row);
    [[nodiscard]] std::size_t rows() const;
    /// The bytes of the index file, marked with the archive's generation. The builder is used up.
    [[nodiscard]] std::vector<std::byte> finish(std::uint64_t generation);

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace reminisce::search
