// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/agent/answer.h"
#include "core/agent/knowledge.h"
#include "core/agent/terms.h"
#include "core/search/understanding/understanding.h"
#include "core/text/sentences.h"

namespace reminisce::agent {

/// A word of a question with what it weighs: rare words of the archive weigh more, words that only help less.
struct WeightedTerm
{
    /// Another word for it.
    struct Related
    {
        Term term;
        double worth = 0; ///< what it counts beside the word itself
    };
    Term term;
    std::vector<Related> related;
    std::vector<WeightedTerm> compound; ///< its parts, when it is a compound of words of the archive
    double weight = 1;
    bool known = false;  ///< occurs in the archive
    bool helps = false;  ///< does not say by itself what the question is about
    bool isName = false; ///< names a thing or person that a passage which answers has to know
};

/// What a question asks for, as far as words, people and dates can say it, held against passages. Use after the first
/// search, so that the weights of words are known.
class Relevance
{
public:
    Relevance(std::string_view question, const search::Understanding& understood, const Knowledge& knowledge);

    /// Words of the question that are neither people, dates nor frame.
    [[nodiscard]] const std::vector<WeightedTerm>& terms() const { return m_terms; }
    /// Share in [0, 1] of the question's weight that the passage has: its words, and the people and dates that were
    /// understood; 1 when the question has nothing of its own.
    [[nodiscard]] double coverage(const Evidence& passage);
    /// The words alone, for a turn or a sentence.
    [[nodiscard]] double coverage(std::string_view text);
    /// Which words of a sentence stand for words of the question.
    struct Words
    {
        std::vector<text::Span> places; ///< bytes of the sentence
        double share = 0;               ///< in [0, 1] of the question's words, each counted alike; 0 when it has none
    };
    [[nodiscard]] Words wordsIn(std::string_view sentence);
    /// The turn that holds most of what is asked for. A turn that only asks gives way to the one that answers it; where
    /// the question asks what one person said, a turn of that person, even one that only replies to the topic.
    [[nodiscard]] std::size_t bestTurn(const Evidence& passage);

    /// Whether the passage has what alone can answer: a number or a name, where the question asks for one. A name is
    /// asked of a passage only where the question has nothing else that tells passages apart ("Wie heißt mein Hund?").
    [[nodiscard]] bool couldAnswer(const Evidence& passage);

    /// The person whose words the question asks for ("What did Tom say about …?"), or those who may be meant by that
    /// name; empty when it asks for nobody's.
    [[nodiscard]] std::vector<archive::Id> askedSpeakers() const;

    /// Coverage of the words alone by what single turns say: the one person whom the question names, or others to or
    /// of that person, and others of themselves in the presence of that person. Nothing when the question names nobody,
    /// several people, or the owner beside one ("What did I say to Tom?"), and when it asks what was talked about.
    struct Shares
    {
        double own = 0;
        double others = 0;
    };
    [[nodiscard]] std::optional<Shares> ofPerson(std::span<const Evidence* const> passages);
    /// Words of the question that none of the passages has, heaviest first.
    [[nodiscard]] std::vector<std::string> missing(std::span<const Evidence* const> passages);
    /// Coverage by the best one of the passages; less when none of them knows something that the question names.
    [[nodiscard]] double best(std::span<const Evidence* const> passages);
    /// Coverage by all of them together: what a summary asks for is in no single one.
    [[nodiscard]] double together(std::span<const Evidence* const> passages);

private:
    /// A name in the question with everybody who may be meant by it.
    struct NamedPerson
    {
        std::size_t begin = 0; ///< byte offset of the name in the question
        std::vector<archive::Id> candidates;
        std::vector<std::string> names; ///< theirs

        [[nodiscard]] bool is(archive::Id person) const;
        [[nodiscard]] bool isNamedIn(std::string_view text) const;
    };

    /// For each word, person and date of the question what the passage has of it, times its weight. Kept by passage.
    [[nodiscard]] const std::vector<double>& parts(const Evidence& passage);
    [[nodiscard]] std::vector<double> computedParts(const Evidence& passage);
    [[nodiscard]] double wholeWeight() const;
    [[nodiscard]] WeightedTerm weighted(Term term, const Knowledge& knowledge);

    std::vector<WeightedTerm> m_terms;
    std::vector<NamedPerson> m_people;
    std::vector<search::UnderstoodPart> m_dates;
    search::QuestionKind m_kind;
    void lightenUnknownVerbs(std::string_view question);
    /// The one thing that a question for a name is about; null when it asks for something else.
    [[nodiscard]] const WeightedTerm* thingToName() const;

    bool m_ownerTakesPart = false; ///< as the one who does or says something
    bool m_asksForNumber = false;
    bool m_asksForName = false;
    bool m_asksOfOwn = false;
    bool m_asksForTalk = false;
    bool m_asksForWords = false; ///< of somebody
    text::Stemmer m_stemmer;
    std::unordered_map<archive::Id, std::vector<double>> m_partsOf;
};

} // namespace reminisce::agent
