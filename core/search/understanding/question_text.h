// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/text/time_expression.h"

namespace reminisce::search {

/// A word of a question with what its neighbourhood tells.
struct QuestionWord
{
    std::size_t begin = 0; ///< byte offsets
    std::size_t end = 0;
    std::string folded;
    std::size_t clause = 0;
    bool capital = false;
    bool opensSentence = false;
    bool isTalk = false;     ///< a verb or noun of conversation: "gesprochen", "mention"
    bool isTopic = false;    ///< "über", "about": what follows is the subject, not the circumstances
    bool isTime = false;     ///< part of a time expression
    bool possessive = false; ///< had an 's or ' that was removed
    bool isCounted = false;  ///< "messages", "geschrieben" where talk itself is counted: "how many messages did …"
};

/// A question cut into words and clauses. Times found in it keep their commas from ending a clause.
class QuestionText
{
public:
    QuestionText(std::string_view text, LocalMicros now);

    [[nodiscard]] std::string_view text() const { return m_text; }
    [[nodiscard]] const std::vector<QuestionWord>& words() const { return m_words; }
    [[nodiscard]] const std::vector<text::TimeExpression>& times() const { return m_times; }
    [[nodiscard]] bool isLowerCase() const { return m_lowerCase; }

    /// Index of the first word that begins at or behind a byte.
    [[nodiscard]] std::size_t wordAt(std::size_t byte) const;
    [[nodiscard]] bool clauseTalks(std::size_t clause) const { return clause < m_talk.size() && m_talk[clause]; }
    /// Whether words between the start of the clause and word `index` name a subject with "über" or "about", so that
    /// what stands at `index` may belong to it. A stranded "talk about" does not count.
    [[nodiscard]] bool isInTopic(std::size_t index) const;
    /// Whether the clause names a subject of talk anywhere ("über meine Laufziele").
    [[nodiscard]] bool clauseHasTopic(std::size_t clause) const;
    /// Whether words [first, last) only link persons, times and verbs of a talk, so that no subject is among them.
    [[nodiscard]] bool onlyLinks(std::size_t first, std::size_t last) const;
    /// Whether several things are asked ("…, und worum ging es?"); one passage need not answer them all.
    [[nodiscard]] bool asksSeveral() const { return m_asksSeveral; }
    /// Whether the word has one of these folded forms; false behind the end.
    [[nodiscard]] bool is(std::size_t index, std::initializer_list<std::string_view> forms) const;
    /// [first, last) of the words of a clause.
    [[nodiscard]] std::pair<std::size_t, std::size_t> clauseWords(std::size_t clause) const;

private:
    void readWords();
    void markTimes();
    void markCounted();
    void countQuestions();
    [[nodiscard]] bool asksBefore(std::size_t index) const;

    std::string_view m_text;
    std::vector<QuestionWord> m_words;
    std::vector<text::TimeExpression> m_times;
    bool m_german = false;
    std::vector<bool> m_talk;
    std::vector<std::size_t> m_clauseStart;
    std::vector<std::size_t> m_firstTopic; ///< per clause: index of its first topic word, or npos
    bool m_lowerCase = true;
    bool m_asksSeveral = false;
};

} // namespace reminisce::search
