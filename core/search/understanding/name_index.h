// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "core/search/understanding/question_text.h"
#include "core/search/understanding/understanding.h"

namespace reminisce::search {

/// Finds the names of known people among the words of a question. Knows full names, aliases, first and last names that
/// only one person has, titles in any case ("Herrn Müller") and genitives ("Toms").
class NameIndex
{
public:
    explicit NameIndex(const std::vector<KnownPerson>& people);

    /// One way to name a person: folded words in order.
    struct Form
    {
        std::vector<std::string> words;
        std::size_t person = 0; ///< index into the people given
    };
    struct Match
    {
        const Form* form = nullptr;
        std::size_t last = 0; ///< index of the word behind it
    };

    /// The longest form that stands at word `at`; its `form` is null when there is none.
    [[nodiscard]] Match longest(const QuestionText& question, std::size_t at) const;

private:
    void addName(std::vector<std::string> words, std::size_t person);
    void addShort(const std::string& word, std::size_t person);
    void removeAmbiguous();
    void tryForms(const QuestionText& question, std::size_t at, const std::string& key, Match& best) const;

    std::vector<Form> m_forms;
    std::multimap<std::string, std::size_t, std::less<>> m_byFirst;
};

} // namespace reminisce::search
