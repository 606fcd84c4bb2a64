// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/understanding/people_in_question.h"

#include <algorithm>
#include <array>
#include <string>

#include "core/search/understanding/name_index.h"
#include "core/text/language.h"
#include "core/text/words.h"

namespace reminisce::search {
namespace {

constexpr auto kSayings = std::to_array<std::string_view>(
    {"say",     "says",      "said",     "mention",   "mentions",  "mentioned",  "tell",        "tells",
     "told",    "suggest",   "suggests", "suggested", "recommend", "recommends", "recommended", "ask",
     "asks",    "asked",     "sagt",     "sagte",     "erzahlt",   "erzahlte",   "erwahnt",     "erwahnte",
     "empfahl", "empfiehlt", "meinte",   "fragte",    "fragt",     "berichtete", "berichtet",   "schlug",
     "riet",    "advise",    "advised",  "describe",  "described", "explain",    "explained",   "erklarte"});

constexpr auto kGermanParticiples =
    std::to_array<std::string_view>({"gesagt", "erzahlt", "erwahnt", "empfohlen", "vorgeschlagen", "geraten", "gemeint",
                                     "gefragt", "berichtet", "erklart", "mitgeteilt", "gegeben", "vorgeworfen"});

/// With these the person addressed took part in the talk.
constexpr auto kAddressing =
    std::to_array<std::string_view>({"erzahlt", "gesagt", "gefragt", "berichtet", "mitgeteilt"});

/// Decides what the words around a name say about the person.
class RoleFinder
{
public:
    explicit RoleFinder(const QuestionText& question) : m_question(question) {}

    void decide(FoundPerson& person, const FoundPerson* before) const
    {
        const std::size_t first = person.first;
        const std::size_t next = person.last;
        const auto& words = m_question.words();
        const std::size_t clause = words[first].clause;
        if (first > 0 && is(first - 1, {"ohne", "ausser", "without", "except", "besides"})) {
            person.excluded = true;
            return;
        }
        // "mit Tom und Max": both stand where the first does.
        const bool joined =
            before != nullptr && before->last + 1 == first && is(first - 1, {"und", "and", "oder", "or", "sowie"});
        const bool listed = before != nullptr && before->last == first;
        if ((joined || listed) && !before->excluded) {
            person.speaks = before->speaks;
            person.weight = before->weight;
            return;
        }
        if (m_question.isInTopic(first)) {
            person.weight = 0.25F;
            return;
        }
        // A genitive owns the thing that is asked about and need not speak: "Toms Vorschlag".
        const bool genitive = words[next - 1].possessive;
        if (genitive || followedByOtherName(next)) {
            return;
        }
        const bool takesPart = talkPartner(first, clause) || besideMe(first, next, clause) ||
                               sayer(first, next, clause) || addressed(first, clause);
        // A question with a subject of its own finds its passages by that; the person is a strong hint then, because
        // people misremember whom they told. Without one the person is all there is to go by.
        // "Welches Buch hat mir Tom empfohlen" has the book, which others may speak of.
        person.speaks =
            takesPart && !m_question.asksSeveral() && !m_question.clauseHasTopic(clause) && !clauseAsksWhich(clause);
        person.weight = takesPart ? 0.9F : person.weight;
    }

private:
    [[nodiscard]] bool is(std::size_t index, std::initializer_list<std::string_view> forms) const
    {
        return m_question.is(index, forms);
    }

    /// "Ben Klein" when only a "Ben" is known: perhaps somebody else.
    [[nodiscard]] bool followedByOtherName(std::size_t next) const
    {
        const auto& words = m_question.words();
        return next < words.size() && words[next].capital && !words[next].isTime && !words[next].opensSentence &&
               !m_question.isLowerCase() && words[next].clause == words[next - 1].clause &&
               words[next].begin == words[next - 1].end + 1;
    }

    /// "mit X gesprochen", "talk to X".
    [[nodiscard]] bool talkPartner(std::size_t first, std::size_t clause) const
    {
        if (first == 0 || !m_question.clauseTalks(clause) || m_question.words()[first - 1].clause != clause) {
            return false;
        }
        std::size_t before = first - 1;
        if (is(before, {"dem", "der", "my", "meinem", "meiner"}) && before > 0) {
            --before;
        }
        if (!clauseHasFirstPerson(clause)) {
            return false; // "John talked about with James": each may tell of it elsewhere
        }
        if (is(before, {"mit", "with"})) {
            // "Urlaub mit Anna … erzählt": the company belongs to a noun right before it, unless that is the talk.
            const auto& words = m_question.words();
            const bool noun = before > 0 && words[before - 1].capital && !words[before - 1].opensSentence &&
                              !words[before - 1].isTalk && !words[before - 1].isTime && words[before - 1].folded != "i";
            return !noun;
        }
        const auto& words = m_question.words();
        return is(before, {"to"}) && before > 0 && words[before - 1].isTalk;
    }

    /// "worüber haben Tom und ich gesprochen", "what did Tom and I talk about".
    [[nodiscard]] bool besideMe(std::size_t first, std::size_t next, std::size_t clause) const
    {
        const bool behind = is(next, {"und", "and"}) && is(next + 1, {"ich", "i"});
        const bool ahead = first > 1 && is(first - 1, {"und", "and"}) && is(first - 2, {"ich", "i"});
        return (behind || ahead) && m_question.clauseTalks(clause);
    }

    /// "did X say", "sagte X", "hat X … erzählt", "gab mir X", "X mentioned".
    [[nodiscard]] bool sayer(std::size_t first, std::size_t next, std::size_t clause) const
    {
        const auto& words = m_question.words();
        const bool saysNext = next < words.size() && words[next].clause == clause &&
                              std::find(kSayings.begin(), kSayings.end(), words[next].folded) != kSayings.end();
        const bool asked = first > 0 && is(first - 1, {"did", "does", "has", "had", "as", "when", "what"});
        if (saysNext && (asked || first == 0 || words[first - 1].clause != clause ||
                         is(first - 1, {"was", "wie", "dass", "weil", "that"}))) {
            // "What does Tim mention watching": what follows is a subject.
            return m_question.onlyLinks(next + 1, m_question.clauseWords(clause).second) && !clauseAsksWho(clause);
        }
        if (first > 0 && words[first - 1].clause == clause &&
            is(first - 1, {"sagte", "erzahlte", "erwahnte", "meinte", "empfahl", "fragte", "berichtete", "riet", "sagt",
                           "erklarte"})) {
            return true;
        }
        std::size_t verb = first;
        const bool toMe = first > 1 && is(first - 1, {"mir", "uns"});
        verb = toMe ? first - 2 : first - 1;
        if (first == 0 || verb >= words.size() || words[verb].clause != clause) {
            return false;
        }
        if (is(first - 1, {"was", "wie", "dass", "ob"}) && clauseHas(clause, next, kGermanParticiples, false)) {
            return true; // "…, was Tom gestern gesagt hat"
        }
        const bool meBehind = is(next, {"mir", "uns"});
        if (is(verb, {"gab", "gibt", "schrieb", "riet", "empfahl", "erzahlte", "sagte"}) && (toMe || meBehind)) {
            return true;
        }
        return is(verb, {"hat", "hatte"}) && clauseHas(clause, next, kGermanParticiples, toMe || meBehind);
    }

    /// "habe ich Lena … erzählt": who was told took part.
    [[nodiscard]] bool addressed(std::size_t first, std::size_t clause) const
    {
        const auto& words = m_question.words();
        if (first == 0 || words[first - 1].clause != clause) {
            return false;
        }
        if (is(first - 1, {"ich", "wir"})) {
            return clauseHas(clause, first, kAddressing, false);
        }
        return is(first - 1, {"told", "tell", "asked", "ask"}) && first > 1 && is(first - 2, {"i", "we"}) &&
               words[first - 2].clause == clause;
    }

    [[nodiscard]] bool clauseHasFirstPerson(std::size_t clause) const
    {
        const auto [first, last] = m_question.clauseWords(clause);
        for (std::size_t i = first; i < last; ++i) {
            if (is(i, {"ich", "wir", "mich", "mir", "uns", "meine", "meinem", "meinen", "i", "we", "me", "us", "my",
                       "our"})) {
                return true;
            }
        }
        return false;
    }

    [[nodiscard]] bool clauseAsksWhich(std::size_t clause) const
    {
        const auto [first, last] = m_question.clauseWords(clause);
        for (std::size_t i = first; i < std::min(last, first + 3); ++i) {
            const bool aboutTalk = i + 1 < last && m_question.words()[i + 1].isTalk; // "welche Gespräche"
            if (is(i, {"welche", "welcher", "welches", "welchen", "welchem", "which"}) && !aboutTalk) {
                return true;
            }
        }
        return false;
    }

    [[nodiscard]] bool clauseAsksWho(std::size_t clause) const
    {
        const auto [first, last] = m_question.clauseWords(clause);
        for (std::size_t i = first; i < last; ++i) {
            if (is(i, {"who", "whom", "wem", "wen", "wer"})) {
                return true;
            }
        }
        return false;
    }

    template <class List>
    [[nodiscard]] bool clauseHas(std::size_t clause, std::size_t from, const List& list, bool givenToMe) const
    {
        const auto [first, last] = m_question.clauseWords(clause);
        for (std::size_t i = std::max(first, from); i < last; ++i) {
            const std::string_view word = m_question.words()[i].folded;
            if (std::find(list.begin(), list.end(), word) != list.end() && (word != "gegeben" || givenToMe)) {
                return true;
            }
        }
        return false;
    }

    const QuestionText& m_question;
};

/// "Sarah Müller" is not the Thomas Müller who is known: a lone surname behind another name is somebody else's.
bool belongsToOtherName(const QuestionText& question, std::size_t at, const KnownPerson& person)
{
    const auto& words = question.words();
    if (at == 0 || question.isLowerCase()) {
        return false;
    }
    const QuestionWord& previous = words[at - 1];
    const bool named = previous.capital && !previous.opensSentence && !previous.isTime && !previous.isTalk &&
                       words[at].begin == previous.end + 1;
    if (!named || person.names.empty()) {
        return false;
    }
    const auto name = text::foldedWords(person.names.front());
    return name.size() > 1 && name.front() != words[at].folded && name.back() == words[at].folded;
}

/// Whether a word may be (the first of) a name at all.
bool mayBeName(const QuestionText& question, std::size_t at)
{
    const QuestionWord& word = question.words()[at];
    // Names are written with a capital, except by people who write everything small.
    if (word.isTime || (!word.capital && !question.isLowerCase())) {
        return false;
    }
    const bool plainWord = text::isStopWord(word.folded) || word.folded.size() < 2;
    return !plainWord || (word.capital && !word.opensSentence);
}

} // namespace

std::vector<FoundPerson> findPeople(const QuestionText& question, const std::vector<KnownPerson>& people)
{
    std::vector<FoundPerson> found;
    const NameIndex names(people);
    const RoleFinder roles(question);
    for (std::size_t i = 0; i < question.words().size();) {
        const NameIndex::Match match = mayBeName(question, i) ? names.longest(question, i) : NameIndex::Match{};
        const bool lone = match.form != nullptr && match.last == i + 1;
        if (match.form == nullptr || (lone && match.form->people.size() == 1 &&
                                      belongsToOtherName(question, i, people[match.form->people[0]]))) {
            ++i;
            continue;
        }
        const std::size_t known = found.size();
        FoundPerson person;
        person.first = i;
        person.last = match.last;
        roles.decide(person, known == 0 ? nullptr : &found[known - 1]);
        const bool several = match.form->people.size() > 1;
        if ((several && !match.form->isWholeName) || match.form->nickname) { // a guess: never more than a preference
            person.speaks = false;
            person.weight *= match.form->nickname ? 0.8F : 0.6F;
        }
        for (const std::size_t index : match.form->people) {
            person.index = index;
            person.id = people[index].id;
            found.push_back(person);
        }
        i = match.last;
    }
    return found;
}

} // namespace reminisce::search
