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

/// Finds the names of known people among the words of a question. Knows full names, aliases, first and last names,
/// titles in any case ("Herrn Müller"), genitives ("Toms") and short forms of first names ("Mel"). A name that stands
/// in full for somebody means them, though others have it as a part of theirs.
class NameIndex
{
public:
    explicit NameIndex(const std::vector<KnownPerson>& people);

    /// One way to name a person: folded words in order.
    struct Form
    {
        std::vector<std::string> words;
        std::vector<std::size_t> people; ///< indexes into the people given; several when they share the name
        bool nickname = false;
        bool isWholeName = false; ///< of at least one of them
    };
    struct Match
    {
        const Form* form = nullptr;
        std::size_t last = 0; ///< index of the word behind it
    };

    /// The longest form that stands at word `at`; its `form` is null when there is none. Names that more than three
    /// people share name nobody.
    [[nodiscard]] Match longest(const QuestionText& question, std::size_t at) const;

private:
    void addName(std::vector<std::string> words, std::size_t person);
    void addShort(const std::string& word, std::size_t person);
    void addForm(std::vector<std::string> words, std::size_t person, bool whole);
    void sortForms();
    void tryNicknames(const QuestionText& question, std::size_t at, Match& best) const;
    void tryForms(const QuestionText& question, std::size_t at, const std::string& key, Match& best) const;

    struct Owners
    {
        std::vector<std::size_t> whole; ///< people whose full name or alias this is
        std::vector<std::size_t> part;  ///< people with whose name it begins or ends
    };
    std::map<std::vector<std::string>, Owners> m_owners; ///< empty once the forms are sorted
    std::vector<Form> m_firstNames;
    std::vector<Form> m_forms;
    std::multimap<std::string, std::size_t, std::less<>> m_byFirst;
};

} // namespace reminisce::search
