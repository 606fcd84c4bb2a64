// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "core/archive/filter.h"
#include "core/search/understanding/question_text.h"
#include "core/search/understanding/understanding.h"

namespace reminisce::search {

/// A person named in a question: words [first, last).
struct FoundPerson
{
    std::size_t first = 0;
    std::size_t last = 0;
    archive::Id id = 0;
    std::size_t index = 0; ///< into the people that were given
    bool speaks = false;   ///< the wording says that this person speaks in what is looked for
    bool excluded = false; ///< "ohne Tom"
    float weight = 0.6F;   ///< of the preference when `speaks` is false
};

/// Finds people by name, alias, unambiguous first name or title with surname, with German and English genitives.
[[nodiscard]] std::vector<FoundPerson> findPeople(const QuestionText& question, const std::vector<KnownPerson>& people);

} // namespace reminisce::search
