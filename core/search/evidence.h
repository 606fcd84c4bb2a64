// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/search/index_snapshot.h"
#include "core/search/query_terms.h"
#include "core/search/search_request.h"

namespace reminisce::search {

/// What of a question stands in single passages: for telling a passage that answers from one that is only the best of
/// a bad lot. Fused scores cannot, because they are made comparable within one question.
class EvidenceReader
{
public:
    /// `words` as queryWords() gave them; `people` are those named in the question.
    EvidenceReader(const IndexSnapshot& index, std::span<const QueryWord> words, std::vector<std::int64_t> people);

    [[nodiscard]] HitEvidence of(std::uint32_t row) const;
    /// Words of the question that the archive has in no form, folded.
    [[nodiscard]] const std::vector<std::string>& unknownWords() const { return m_unknown; }

private:
    struct Stand
    {
        std::uint32_t stem = 0;
        float share = 1; ///< how far it stands for the word: 1 itself and its forms, less what is related
    };
    struct Group
    {
        float mass = 0; ///< idf, lessened for words that only frame the question
        std::vector<Stand> stands;
    };
    const IndexSnapshot& m_index;
    std::vector<std::int64_t> m_people;
    std::vector<Group> m_groups; ///< heaviest first
    std::vector<std::string> m_unknown;
    float m_mass = 0;
};

} // namespace reminisce::search
