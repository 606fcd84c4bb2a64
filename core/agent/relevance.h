// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/agent/answer.h"
#include "core/agent/knowledge.h"
#include "core/agent/terms.h"
#include "core/search/understanding/understanding.h"

namespace reminisce::agent {

/// A word of a question with what it weighs: rare words of the archive weigh more.
struct WeightedTerm
{
    Term term;
    struct Related
    {
        Term term;
        double worth = 0; ///< what it counts beside the word itself
    };
    std::vector<Related> related; ///< words of like meaning
    double weight = 1;
    bool known = false; ///< occurs in the archive
};

/// What a question asks for, as far as words, people and dates can say it, held against passages. Use after the first
/// search, so that the weights of words are known.
class Relevance
{
public:
    Relevance(const search::Understanding& understood, const Knowledge& knowledge);

    /// Words of the question that are neither filters nor frame.
    [[nodiscard]] const std::vector<WeightedTerm>& terms() const { return m_terms; }
    /// Share in [0, 1] of the question's weight that the passage has: its words, and the people and dates that were
    /// understood; 1 when the question has nothing of its own.
    [[nodiscard]] double coverage(const Evidence& passage);
    /// The same for one turn.
    [[nodiscard]] double coverage(const std::string& text);
    /// The turn that holds most of what is asked for. A turn that only asks gives way to the one that answers it.
    [[nodiscard]] std::size_t bestTurn(const Evidence& passage);

    /// For each word, person and date of the question what the passage has of it, times its weight.
    [[nodiscard]] std::vector<double> parts(const Evidence& passage);
    [[nodiscard]] double wholeWeight() const;

private:
    [[nodiscard]] double coverage(const std::vector<Term>& words) const;

    std::vector<WeightedTerm> m_terms;
    std::vector<search::UnderstoodPart> m_people;
    std::vector<search::UnderstoodPart> m_dates;
    search::QuestionKind m_kind;
    text::Stemmer m_stemmer;
};

} // namespace reminisce::agent
