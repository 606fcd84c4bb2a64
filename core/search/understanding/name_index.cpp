// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/understanding/name_index.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>

#include "core/search/understanding/nicknames.h"
#include "core/text/language.h"
#include "core/text/words.h"

namespace reminisce::search {
namespace {

constexpr auto kTitles = std::to_array<std::string_view>(
    {"herr", "herrn", "frau", "fr", "hr", "mr", "mrs", "ms", "miss", "dr", "prof", "professor", "doktor"});

/// How the owner calls themself in transcripts; in a question these words are no names.
constexpr auto kPronouns =
    std::to_array<std::string_view>({"ich", "me", "i", "you", "du", "wir", "we", "mir", "myself"});

constexpr auto kArticles = std::to_array<std::string_view>(
    {"der", "die", "das",   "den",  "dem",  "des",   "the",  "a",  "an", "my",  "your", "his",
     "her", "our", "their", "this", "that", "which", "what", "im", "am", "zum", "zur",  "vom"});

constexpr std::size_t kMostNamesakes = 3;

template <class List, class Value>
bool contains(const List& list, const Value& value)
{
    return std::find(list.begin(), list.end(), value) != list.end();
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

bool isDeterminer(std::string_view word)
{
    static constexpr auto kBeginnings = std::to_array<std::string_view>(
        {"ein", "kein", "welch", "dies", "jede", "mein", "dein", "sein", "ihr", "unser", "euer", "solch"});
    return contains(kArticles, word) || std::any_of(kBeginnings.begin(), kBeginnings.end(), [word](std::string_view b) {
               return word.starts_with(b) && word.size() <= b.size() + 2;
           });
}

/// Whether a word of the question is a word of a name, perhaps in the genitive.
bool isNameWord(std::string_view word, std::string_view name, bool last)
{
    if (word == name || plainTitle(word) == plainTitle(name)) {
        return true;
    }
    return last && word.size() == name.size() + 1 && word.ends_with('s') && word.starts_with(name) && name.size() >= 2;
}

} // namespace

NameIndex::NameIndex(const std::vector<KnownPerson>& people)
{
    for (std::size_t i = 0; i < people.size(); ++i) {
        for (const std::string& name : people[i].names) {
            addName(text::foldedWords(name), i);
        }
    }
    sortForms();
}

NameIndex::Match NameIndex::longest(const QuestionText& question, std::size_t at) const
{
    const std::string& word = question.words()[at].folded;
    Match best;
    tryForms(question, at, std::string(plainTitle(word)), best);
    if (word.size() > 2 && word.ends_with('s')) {
        tryForms(question, at, word.substr(0, word.size() - 1), best);
    }
    if (best.form == nullptr) {
        tryNicknames(question, at, best);
    }
    return best;
}

void NameIndex::addName(std::vector<std::string> words, std::size_t person)
{
    if (words.empty() || (words.size() == 1 && contains(kPronouns, words[0]))) {
        return;
    }
    const bool titled = isTitle(words[0]);
    if (!titled) {
        m_firstNames.push_back({{words.front()}, {person}, true, false});
    }
    if (!titled && words.size() >= 2) {
        addShort(words.front(), person);
        addShort(words.back(), person);
    }
    if (titled && words.size() >= 3) { // "Frau Petra Schmidt": "Frau Schmidt"
        addForm({words.front(), words.back()}, person, true);
    }
    if (words.size() > 1 || !isTitle(words[0])) {
        addForm(std::move(words), person, true);
    }
}

void NameIndex::addShort(const std::string& word, std::size_t person)
{
    if (word.size() >= 2 && !isTitle(word) && !text::isStopWord(word)) {
        addForm({word}, person, false);
    }
}

void NameIndex::addForm(std::vector<std::string> words, std::size_t person, bool whole)
{
    Owners& owners = m_owners[std::move(words)];
    auto& list = whole ? owners.whole : owners.part;
    if (!contains(list, person)) {
        list.push_back(person);
    }
}

void NameIndex::sortForms()
{
    for (auto& [words, owners] : m_owners) {
        // Another transcript may call Tom Berger just "Tom", and make a second person of him: either can be meant.
        std::vector<std::size_t> people = owners.whole;
        std::copy_if(owners.part.begin(), owners.part.end(), std::back_inserter(people),
                     [&whole = owners.whole](std::size_t person) { return !contains(whole, person); });
        if (people.size() > kMostNamesakes) {
            people = owners.whole;
        }
        if (!people.empty() && people.size() <= kMostNamesakes) {
            m_forms.push_back({words, std::move(people), false, !owners.whole.empty()});
        }
    }
    m_owners.clear();
    for (std::size_t i = 0; i < m_forms.size(); ++i) {
        m_byFirst.emplace(plainTitle(m_forms[i].words[0]), i);
    }
}

/// A short form counts when one person only can be meant. German writes nouns with a capital too: behind an article
/// stands a noun.
void NameIndex::tryNicknames(const QuestionText& question, std::size_t at, Match& best) const
{
    const QuestionWord& word = question.words()[at];
    if (!word.capital || word.opensSentence || word.isTalk || text::isStopWord(word.folded) ||
        (at > 0 && isDeterminer(question.words()[at - 1].folded))) {
        return;
    }
    const bool genitive = word.folded.size() > 3 && word.folded.ends_with('s');
    const Form* found = nullptr;
    for (const Form& name : m_firstNames) {
        const std::string_view all = word.folded;
        if (!isNickname(all, name.words[0]) &&
            !(genitive && isNickname(all.substr(0, all.size() - 1), name.words[0]))) {
            continue;
        }
        if (found != nullptr && found->people != name.people) {
            return;
        }
        found = &name;
    }
    if (found != nullptr) {
        best = {found, at + 1};
    }
}

void NameIndex::tryForms(const QuestionText& question, std::size_t at, const std::string& key, Match& best) const
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

} // namespace reminisce::search
