// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/understanding/people_in_question.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>

#include "core/text/language.h"
#include "core/text/unicode.h"
#include "core/text/words.h"

namespace reminisce::search {
namespace {

constexpr auto kTitles = std::to_array<std::string_view>(
    {"herr", "herrn", "frau", "fr", "hr", "mr", "mrs", "ms", "miss", "dr", "prof", "professor", "doktor"});

/// How the owner calls themself in transcripts; in a question these words are no names.
constexpr auto kPronouns = std::to_array<std::string_view>({"ich", "me", "i", "you", "du", "wir", "we", "mir", "myself"});

template <class List> bool contains(const List& list, std::string_view word)
{
    return std::find(list.begin(), list.end(), word) != list.end();
}

bool isTitle(std::string_view word)
{
    return contains(kTitles, word);
}

/// "Herrn" is "Herr" in other cases.
std::string_view plainTitle(std::string_view word)
{
    return word == "herrn" || word == "hr" ? std::string_view("herr") : word == "fr" ? std::string_view("frau") : word;
}

/// Whether a word of the question is a word of a name, perhaps in the genitive.
bool isNameWord(std::string_view word, std::string_view name, bool last)
{
    if (word == name || plainTitle(word) == plainTitle(name)) {
        return true;
    }
    return last && word.size() == name.size() + 1 && word.ends_with('s') && word.starts_with(name) && name.size() >= 2;
}

/// One way to name a person: folded words in order.
struct Form
{
    std::vector<std::string> words;
    std::size_t person = 0;
};

/// All forms by their first word; a genitive of the first word finds its entry by the caller trying both.
class NameIndex
{
public:
    explicit NameIndex(const std::vector<KnownPerson>& people)
    {
        for (std::size_t i = 0; i < people.size(); ++i) {
            for (const std::string& name : people[i].names) {
                addName(text::foldedWords(name), i);
            }
        }
        removeAmbiguous();
    }

    struct Match
    {
        const Form* form = nullptr;
        std::size_t last = 0;
    };

    /// The longest form that stands at word `at`; its `form` is null when there is none.
    [[nodiscard]] Match longest(const QuestionText& question, std::size_t at) const
    {
        const std::string& word = question.words()[at].folded;
        Match best;
        tryForms(question, at, std::string(plainTitle(word)), best);
        if (word.size() > 2 && word.ends_with('s')) {
            tryForms(question, at, word.substr(0, word.size() - 1), best);
        }
        return best;
    }

private:
    void addName(std::vector<std::string> words, std::size_t person)
    {
        if (words.empty() || (words.size() == 1 && contains(kPronouns, words[0]))) {
            return;
        }
        const bool titled = isTitle(words[0]);
        if (!titled && words.size() >= 2) {
            addShort(words.front(), person);
            addShort(words.back(), person);
        }
        if (titled && words.size() >= 3) { // "Frau Petra Schmidt": "Frau Schmidt"
            m_forms.push_back({{words.front(), words.back()}, person});
        }
        if (words.size() > 1 || !isTitle(words[0])) {
            m_forms.push_back({std::move(words), person});
        }
    }

    void addShort(const std::string& word, std::size_t person)
    {
        if (word.size() >= 2 && !isTitle(word) && !text::isStopWord(word)) {
            m_forms.push_back({{word}, person});
        }
    }

    /// A name that several people have names none of them.
    void removeAmbiguous()
    {
        std::map<std::vector<std::string>, std::vector<std::size_t>> owners;
        for (const Form& form : m_forms) {
            auto& list = owners[form.words];
            if (!contains(list, form.person)) {
                list.push_back(form.person);
            }
        }
        std::vector<Form> kept;
        for (const auto& [words, list] : owners) {
            if (list.size() == 1) {
                kept.push_back({words, list.front()});
            }
        }
        m_forms = std::move(kept);
        for (std::size_t i = 0; i < m_forms.size(); ++i) {
            m_byFirst.emplace(plainTitle(m_forms[i].words[0]), i);
        }
    }

    static bool contains(const std::vector<std::size_t>& list, std::size_t value)
    {
        return std::find(list.begin(), list.end(), value) != list.end();
    }
    template <class List> static bool contains(const List& list, const std::string& word)
    {
        return std::find(list.begin(), list.end(), word) != list.end();
    }

    void tryForms(const QuestionText& question, std::size_t at, const std::string& key,
                  Match& best) const
    {
        const auto& words = question.words();
        const auto [begin, end] = m_byFirst.equal_range(key);
        for (auto it = begin; it != end; ++it) {
            const Form& form = m_forms[it->second];
            const std::size_t size = form.words.size();
            if (at + size > words.size()) {
                continue;
            }
            bool all = true;
            for (std::size_t i = 0; i < size && all; ++i) {
                all = isNameWord(words[at + i].folded, form.words[i], i + 1 == size) &&
                      (i == 0 || words[at + i].clause == words[at].clause || isTitle(form.words[0]));
            }
            // An exact "Hans" wins over the genitive of "Han".
            const bool exact = all && words[at + size - 1].folded == form.words.back();
            if (all && (best.form == nullptr || at + size > best.last || (exact && at + size == best.last))) {
                best = {&form, at + size};
            }
        }
    }

    std::vector<Form> m_forms;
    std::multimap<std::string, std::size_t, std::less<>> m_byFirst;
};

constexpr auto kSayings = std::to_array<std::string_view>(
    {"say", "says", "said", "mention", "mentions", "mentioned", "tell", "tells", "told", "suggest", "suggests",
     "suggested", "recommend", "recommends", "recommended", "ask", "asks", "asked", "sagt", "sagte", "erzahlt",
     "erzahlte", "erwahnt", "erwahnte", "empfahl", "empfiehlt", "meinte", "fragte", "fragt", "berichtete", "berichtet",
     "schlug", "riet", "advise", "advised", "describe", "described", "explain", "explained", "erklarte"});

constexpr auto kGermanParticiples = std::to_array<std::string_view>(
    {"gesagt", "erzahlt", "erwahnt", "empfohlen", "vorgeschlagen", "geraten", "gemeint", "gefragt", "berichtet",
     "erklart", "mitgeteilt", "gegeben", "vorgeworfen"});

/// With these the person addressed took part in the talk.
constexpr auto kAddressing = std::to_array<std::string_view>({"erzahlt", "gesagt", "gefragt", "berichtet", "mitgeteilt"});

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
        const bool joined = before != nullptr && before->last + 1 == first &&
                            is(first - 1, {"und", "and", "oder", "or", "sowie"});
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
        const bool takesPart = talkPartner(first, clause) || sayer(first, next, clause) || addressed(first, clause);
        // A question with a subject of its own finds its passages by that; the person is a strong hint then, because
        // people misremember whom they told. Without one the person is all there is to go by.
        person.speaks = takesPart && !m_question.asksSeveral() && !m_question.clauseHasTopic(clause);
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
            is(first - 1, {"sagte", "erzahlte", "erwahnte", "meinte", "empfahl", "fragte", "berichtete", "riet",
                           "sagt", "erklarte"})) {
            return true;
        }
        std::size_t verb = first;
        const bool toMe = first > 1 && is(first - 1, {"mir", "uns"});
        verb = toMe ? first - 2 : first - 1;
        if (first == 0 || verb >= words.size() || words[verb].clause != clause) {
            return false;
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
        return is(first - 1, {"told", "tell", "asked", "ask"}) && first > 1 &&
               is(first - 2, {"i", "we"}) && words[first - 2].clause == clause;
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
    const NameIndex index(people);
    const RoleFinder roles(question);
    for (std::size_t i = 0; i < question.words().size();) {
        const NameIndex::Match match = mayBeName(question, i) ? index.longest(question, i) : NameIndex::Match{};
        const bool lone = match.form != nullptr && match.last == i + 1;
        if (match.form == nullptr || (lone && belongsToOtherName(question, i, people[match.form->person]))) {
            ++i;
            continue;
        }
        FoundPerson person;
        person.first = i;
        person.last = match.last;
        person.index = match.form->person;
        person.id = people[person.index].id;
        roles.decide(person, found.empty() ? nullptr : &found.back());
        found.push_back(person);
        i = match.last;
    }
    return found;
}

} // namespace reminisce::search
