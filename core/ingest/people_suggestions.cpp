// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ingest/people_suggestions.h"

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>

#include "core/archive/people_pairs.h"
#include "core/ingest/name_forms.h"
#include "core/ingest/nicknames.h"
#include "core/ingest/text_tools.h"
#include "core/text/ascii.h"

namespace reminisce::ingest {

std::string_view mergeReasonName(MergeReason reason)
{
    switch (reason) {
    case MergeReason::LookAlike:
        return "look-alike";
    case MergeReason::Reversed:
        return "reversed";
    case MergeReason::ShortName:
        return "short-name";
    case MergeReason::Initials:
        return "initials";
    case MergeReason::Nickname:
        return "nickname";
    case MergeReason::Address:
        return "address";
    case MergeReason::Phone:
        return "phone";
    case MergeReason::Typo:
        return "typo";
    }
    return {};
}

namespace {

using Verdict = std::optional<std::pair<MergeReason, double>>;

bool isInitialOf(const std::string& initial, const std::string& word)
{
    return initial.size() == 1 && word.size() > 1 && word.front() == initial.front();
}

/// Two given names of people with the same family name.
Verdict givenNamesFit(const std::string& one, const std::string& other)
{
    if (sameWord(one, other)) {
        return std::pair(MergeReason::ShortName, 0.9);
    }
    if (isInitialOf(one, other) || isInitialOf(other, one)) {
        return std::pair(MergeReason::Initials, 0.85);
    }
    if (areNicknames(one, other)) {
        return std::pair(MergeReason::Nickname, 0.85);
    }
    return std::nullopt;
}

/// "Tom" and "Tom Berger", "Bob" and "Robert Miller", "Berger" and "Tom Berger".
Verdict singleFits(const std::string& single, const NameForm& other)
{
    const std::string& given = other.words.front();
    if (other.words.size() == 1) {
        return areNicknames(single, given) ? Verdict(std::pair(MergeReason::Nickname, 0.5)) : std::nullopt;
    }
    if (sameWord(single, given)) {
        return std::pair(MergeReason::ShortName, 0.6);
    }
    if (areNicknames(single, given)) {
        return std::pair(MergeReason::Nickname, 0.55);
    }
    return single.size() > 2 && sameWord(single, other.words.back()) ? Verdict(std::pair(MergeReason::ShortName, 0.4))
                                                                     : std::nullopt;
}

std::string joined(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words) {
        text += (text.empty() ? "" : " ") + word;
    }
    return text;
}

/// Long names differ by a slip of a finger; short ones that differ by a letter are other names ("Anna", "Anne").
Verdict typo(const NameForm& one, const NameForm& other)
{
    const std::string a = joined(one.words);
    const std::string b = joined(other.words);
    const std::size_t shorter = std::min(a.size(), b.size());
    const std::size_t allowed = shorter >= 14 ? 2 : shorter >= 8 ? 1 : 0;
    if (allowed == 0 || one.words.size() != other.words.size()) {
        return std::nullopt;
    }
    // Each word on its own has to be near: "Tim Berger" and "Tom Berger" are two.
    for (std::size_t i = 0; i < one.words.size(); ++i) {
        const std::size_t length = std::min(one.words[i].size(), other.words[i].size());
        if (one.words[i] != other.words[i] && length < 5) {
            return std::nullopt;
        }
    }
    const std::size_t distance = editDistance(a, b, allowed);
    return distance <= allowed ? Verdict(std::pair(MergeReason::Typo, distance == 1 ? 0.65 : 0.5)) : std::nullopt;
}

Verdict namesFit(const NameForm& one, const NameForm& other)
{
    const auto& a = one.words;
    const auto& b = other.words;
    if (a.empty() || b.empty()) {
        return std::nullopt;
    }
    const auto same = [](const auto& x, const auto& y) {
        return x.size() == y.size() && std::equal(x.begin(), x.end(), y.begin(), sameWord);
    };
    if (same(a, b)) {
        return std::pair(one.commaFirst != other.commaFirst ? MergeReason::Reversed : MergeReason::ShortName, 0.95);
    }
    if (a.size() == 1 || b.size() == 1) {
        const Verdict fits = a.size() == 1 ? singleFits(a.front(), other) : singleFits(b.front(), one);
        return fits ? fits : typo(one, other);
    }
    if (a.size() == 2 && b.size() == 2 && sameWord(a[0], b[1]) && sameWord(a[1], b[0])) {
        return std::pair(MergeReason::Reversed, 0.85);
    }
    if (sameWord(a.back(), b.back())) {
        if (const Verdict given = givenNamesFit(a.front(), b.front())) {
            return given;
        }
    } else if (sameWord(a.front(), b.front()) && (isInitialOf(a.back(), b.back()) || isInitialOf(b.back(), a.back()))) {
        return std::pair(MergeReason::Initials, 0.8);
    }
    return typo(one, other);
}

/// "tom.berger@…", "t.berger@…", "tberger@…", "berger@…" and "Tom Berger"; two addresses with the same full name.
Verdict addressFits(const NameForm& mail, const NameForm& other)
{
    if (mail.words.empty() || other.words.empty() || (mail.words.size() == 1 && other.words.size() == 1)) {
        return std::nullopt;
    }
    if (mail.words.size() >= 2) {
        const Verdict fits = namesFit(mail, other);
        return fits && other.words.size() >= 2 && fits->first != MergeReason::Typo
                   ? Verdict(std::pair(MergeReason::Address, fits->second))
                   : std::nullopt;
    }
    const std::string& word = mail.words.front();
    const std::string& given = other.words.front();
    const std::string& family = other.words.back();
    if (word == given + family || word == family + given || word == given.substr(0, 1) + family) {
        return std::pair(MergeReason::Address, 0.8);
    }
    return sameWord(word, family) && other.kind == NameForm::Kind::Name ? Verdict(std::pair(MergeReason::Address, 0.45))
                                                                        : std::nullopt;
}

Verdict phonesFit(const NameForm& one, const NameForm& other)
{
    const std::string& a = one.digits.size() < other.digits.size() ? one.digits : other.digits;
    const std::string& b = one.digits.size() < other.digits.size() ? other.digits : one.digits;
    // A national number is the end of the international one: at most three digits of country code before it.
    const bool end = b.size() <= a.size() + 3 && b.compare(b.size() - a.size(), a.size(), a) == 0;
    return a.size() >= 8 && end ? Verdict(std::pair(MergeReason::Phone, 0.9)) : std::nullopt;
}

Verdict compare(const NameForm& one, const NameForm& other)
{
    using Kind = NameForm::Kind;
    if (one.folded != other.folded && !(text::isAscii(one.folded) && text::isAscii(other.folded)) &&
        !one.skeleton.empty() && one.skeleton == other.skeleton && one.kind == Kind::Name && other.kind == Kind::Name &&
        !(joined(one.words) == joined(other.words))) {
        return std::pair(MergeReason::LookAlike, 0.92);
    }
    if (one.kind == Kind::Label || other.kind == Kind::Label) {
        return std::nullopt;
    }
    if (one.kind == Kind::Phone || other.kind == Kind::Phone) {
        return one.kind == other.kind ? phonesFit(one, other) : std::nullopt;
    }
    if (one.kind == Kind::Mail || other.kind == Kind::Mail) {
        return one.kind == Kind::Mail ? addressFits(one, other) : addressFits(other, one);
    }
    return namesFit(one, other);
}

/// Someone with all their names.
struct Candidate
{
    const archive::PersonSummary* person = nullptr;
    std::vector<NameForm> forms;
};

/// Keys of which two names that fit share at least one, so that not everyone is compared with everyone.
void addKeys(const NameForm& form, std::set<std::string>& keys)
{
    keys.insert("s" + form.skeleton);
    if (form.kind == NameForm::Kind::Phone) {
        keys.insert("p" + form.digits.substr(form.digits.size() - 7));
    }
    const std::string all = joined(form.words);
    if (all.size() >= 8) { // one of the halves is without the typo
        keys.insert("b" + all.substr(0, 4));
        keys.insert("e" + all.substr(all.size() - 4));
    }
    for (const std::string& word : form.words) {
        keys.insert("w" + word);
        if (word.size() > 3) { // the rest of "tberger"
            keys.insert("w" + word.substr(1));
        }
        for (const std::string_view full : fullNamesOf(word)) {
            keys.insert("w" + std::string(full));
        }
    }
    if (form.words.size() == 2) {
        keys.insert("w" + form.words[0] + form.words[1]);
        keys.insert("w" + form.words[1] + form.words[0]);
    }
    if (form.words.size() >= 2) { // umlauts written in two ways
        keys.insert("u" + form.words.front().substr(0, 1) + form.words.back().substr(0, 1));
    }
}

std::set<std::pair<std::size_t, std::size_t>> pairsToCompare(const std::vector<Candidate>& people)
{
    /// A key that more people share tells nothing; comparing them all would take long.
    constexpr std::size_t kMostOfAKey = 300;
    std::unordered_map<std::string, std::vector<std::size_t>> byKey;
    for (std::size_t i = 0; i < people.size(); ++i) {
        std::set<std::string> keys;
        for (const NameForm& form : people[i].forms) {
            addKeys(form, keys);
        }
        for (const std::string& key : keys) {
            byKey[key].push_back(i);
        }
    }
    std::set<std::pair<std::size_t, std::size_t>> pairs;
    for (const auto& [key, bearers] : byKey) {
        for (std::size_t i = 0; bearers.size() <= kMostOfAKey && i < bearers.size(); ++i) {
            for (std::size_t j = i + 1; j < bearers.size(); ++j) {
                pairs.emplace(bearers[i], bearers[j]);
            }
        }
    }
    return pairs;
}

/// The best reason among all names of the two.
Verdict bestOf(const Candidate& one, const Candidate& other)
{
    Verdict best;
    for (const NameForm& a : one.forms) {
        for (const NameForm& b : other.forms) {
            const Verdict found = compare(a, b);
            if (found && (!best || found->second > best->second)) {
                best = found;
            }
        }
    }
    return best;
}

/// Whether `one` is the better name to keep.
bool isBetterName(const Candidate& one, const Candidate& other)
{
    const NameForm& a = one.forms.front();
    const NameForm& b = other.forms.front();
    const auto rank = [](const Candidate& candidate, const NameForm& form) {
        const bool plain = form.kind == NameForm::Kind::Name && !form.commaFirst;
        const auto initials = std::count_if(form.words.begin(), form.words.end(),
                                            [](const std::string& word) { return word.size() == 1; });
        return std::tuple(candidate.person->isOwner, form.kind == NameForm::Kind::Name, initials == 0,
                          form.words.size(), plain, candidate.person->turns);
    };
    const auto first = rank(one, a);
    const auto second = rank(other, b);
    return first != second ? first > second : one.person->id < other.person->id;
}

/// A name that stands for a part of a longer one says nothing when it fits several people.
void dropAmbiguous(std::vector<MergeSuggestion>& suggestions)
{
    const auto isPart = [](const MergeSuggestion& s) { return s.likelihood < 0.88; };
    std::map<archive::Id, std::size_t> uses;
    for (const MergeSuggestion& suggestion : suggestions) {
        uses[suggestion.from] += isPart(suggestion) ? 1 : 0;
    }
    std::erase_if(suggestions, [&](const MergeSuggestion& s) { return isPart(s) && uses[s.from] > 1; });
}

} // namespace

std::optional<std::pair<MergeReason, double>> maybeSamePerson(std::string_view one, std::string_view other)
{
    return compare(nameFormOf(one), nameFormOf(other));
}

Result<std::vector<MergeSuggestion>> suggestMerges(const archive::Reader& reader)
{
    const auto summaries = archive::listPeopleWithCounts(reader);
    const auto dismissed = archive::dismissedPairs(reader);
    if (!summaries || !dismissed) {
        return tl::unexpected(summaries ? dismissed.error() : summaries.error());
    }
    std::vector<Candidate> people;
    for (const archive::PersonSummary& person : *summaries) {
        Candidate& candidate = people.emplace_back();
        candidate.person = &person;
        candidate.forms.push_back(nameFormOf(person.name));
        for (const std::string& alias : person.aliases) {
            if (!isOwnerWord(alias)) {
                candidate.forms.push_back(nameFormOf(alias));
            }
        }
    }
    std::vector<MergeSuggestion> suggestions;
    for (const auto& [i, j] : pairsToCompare(people)) {
        const Verdict verdict = bestOf(people[i], people[j]);
        const archive::Id a = people[i].person->id;
        const archive::Id b = people[j].person->id;
        if (!verdict || dismissed->count({std::min(a, b), std::max(a, b)}) > 0) {
            continue;
        }
        if (verdict->first != MergeReason::LookAlike) {
            const auto together = archive::speakTogether(reader, a, b);
            if (!together) {
                return tl::unexpected(together.error());
            }
            if (*together) {
                continue;
            }
        }
        const bool keepFirst = isBetterName(people[i], people[j]);
        const auto& from = *people[keepFirst ? j : i].person;
        const auto& into = *people[keepFirst ? i : j].person;
        suggestions.push_back({from.id, into.id, from.name, into.name, verdict->first, verdict->second});
    }
    dropAmbiguous(suggestions);
    std::stable_sort(suggestions.begin(), suggestions.end(),
                     [](const auto& a, const auto& b) { return a.likelihood > b.likelihood; });
    return suggestions;
}

} // namespace reminisce::ingest
