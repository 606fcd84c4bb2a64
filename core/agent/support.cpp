// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/support.h"

#include <algorithm>
#include <array>
#include <optional>

#include <fmt/core.h>

#include "core/text/time_expression.h"
#include "core/text/unicode.h"
#include "core/text/words.h"

namespace reminisce::agent {
namespace {

/// Share of a sentence's words that have to occur. Found on the labelled sentences of tests/core/agent.
constexpr double kEnough = 0.6;

std::optional<int> numberWord(std::string_view folded)
{
    static constexpr std::array<std::array<std::string_view, 3>, 12> kWords = {{{"ein", "one", "eins"},
                                                                                {"zwei", "two", "beide"},
                                                                                {"drei", "three", "drei"},
                                                                                {"vier", "four", "vier"},
                                                                                {"funf", "five", "fuenf"},
                                                                                {"sechs", "six", "sechs"},
                                                                                {"sieben", "seven", "sieben"},
                                                                                {"acht", "eight", "acht"},
                                                                                {"neun", "nine", "neun"},
                                                                                {"zehn", "ten", "zehn"},
                                                                                {"elf", "eleven", "elf"},
                                                                                {"zwolf", "twelve", "zwoelf"}}};
    for (std::size_t i = 0; i < kWords.size(); ++i) {
        if (std::find(kWords[i].begin(), kWords[i].end(), folded) != kWords[i].end()) {
            return static_cast<int>(i) + 1;
        }
    }
    static constexpr std::array<std::array<std::string_view, 2>, 9> kTens = {{{"zwanzig", "twenty"},
                                                                              {"dreissig", "thirty"},
                                                                              {"vierzig", "forty"},
                                                                              {"funfzig", "fifty"},
                                                                              {"sechzig", "sixty"},
                                                                              {"siebzig", "seventy"},
                                                                              {"achtzig", "eighty"},
                                                                              {"neunzig", "ninety"},
                                                                              {"hundert", "hundred"}}};
    for (std::size_t i = 0; i < kTens.size(); ++i) {
        if (std::find(kTens[i].begin(), kTens[i].end(), folded) != kTens[i].end()) {
            return (static_cast<int>(i) + 2) * 10;
        }
    }
    return std::nullopt;
}

/// Digits of a number without a unit that is glued to it: "10km" → "10".
std::string digitsOf(std::string_view word)
{
    std::string digits;
    for (const char c : word) {
        if ((c >= '0' && c <= '9') || ((c == '.' || c == ',') && !digits.empty())) {
            digits.push_back(c == ',' ? '.' : c);
        } else if (!digits.empty()) {
            break;
        }
    }
    while (!digits.empty() && digits.back() == '.') {
        digits.pop_back();
    }
    return digits;
}

/// The number that a word is, as digits; empty for other words, and for "one", which is an article too.
std::string numberOf(const Term& term)
{
    if (term.isNumber) {
        return digitsOf(term.folded);
    }
    const auto word = numberWord(term.folded);
    return word && *word > 1 ? std::to_string(*word) : std::string();
}

bool hasNumber(const std::string& digits, const std::vector<Term>& terms)
{
    return std::any_of(terms.begin(), terms.end(), [&](const Term& term) {
        if (term.isNumber) {
            return digitsOf(term.folded) == digits;
        }
        const auto word = numberWord(term.folded);
        return word && std::to_string(*word) == digits;
    });
}

bool overlaps(const LocalRange& a, const LocalRange& b)
{
    return (!a.from || !b.to || *a.from <= *b.to) && (!b.from || !a.to || *b.from <= *a.to);
}

struct Claim
{
    std::vector<Term> terms; ///< without those of dates
    std::vector<LocalRange> dates;
    std::vector<std::vector<std::string>> names; ///< folded words of people's names that occur
    std::vector<Term> titled; ///< names known as such by what stands before them: "Herr Brandt", "Dr. Weiss"
    bool negated = false;
};

/// Words behind which a surname stands.
bool isTitle(std::string_view folded)
{
    static constexpr std::array<std::string_view, 12> kTitles = {"herr", "herrn", "frau", "dr",   "doktor", "mr",
                                                                 "mrs",  "ms",    "miss", "prof", "onkel",  "tante"};
    return std::find(kTitles.begin(), kTitles.end(), folded) != kTitles.end();
}

/// A word that names somebody in any language: behind a title, or behind "heißt", "called" or "named".
std::vector<Term> namesIn(std::string_view sentence, text::Stemmer& stemmer)
{
    static constexpr std::array<std::string_view, 6> kNaming = {"heisst", "heissen", "hiess",
                                                                "called", "named",   "namens"};
    std::vector<Term> names;
    std::string previous;
    text::forEachWord(sentence, [&](const text::Word& word) {
        std::size_t at = 0;
        const bool naming = std::find(kNaming.begin(), kNaming.end(), previous) != kNaming.end();
        if ((isTitle(previous) || naming) && !isTitle(word.folded) && !word.raw.empty() &&
            text::isUppercase(text::nextCodePoint(word.raw, at))) {
            names.push_back({std::string(word.folded), std::string(stemmer.stem(word.folded)), false, true});
        }
        previous = std::string(word.folded);
    });
    return names;
}

bool isNegation(std::string_view folded)
{
    static constexpr auto kWords = std::to_array<std::string_view>(
        {"nicht", "kein", "keine",  "keinen", "keinem",  "keiner", "nie",   "niemals", "ohne",  "not",
         "never", "no",   "didn't", "don't",  "doesn't", "wasn't", "isn't", "won't",   "can't", "couldn't"});
    return std::find(kWords.begin(), kWords.end(), folded) != kWords.end();
}

bool hasNegation(std::string_view source)
{
    bool found = false;
    text::forEachWord(source, [&](const text::Word& word) {
        found = found || isNegation(word.folded);
        return !found;
    });
    return found;
}

Claim readClaim(std::string_view sentence, LocalMicros now, const std::vector<std::vector<std::string>>& people,
                text::Stemmer& stemmer)
{
    Claim claim;
    std::string rest(sentence);
    for (const auto& time : text::findTimeExpressions(sentence, now)) {
        if (!time.relative && (time.range.from || time.range.to)) {
            claim.dates.push_back(time.range);
        }
        if (!time.relative || time.kind == text::TimeKind::Relative) {
            std::fill(rest.begin() + static_cast<std::ptrdiff_t>(time.begin),
                      rest.begin() + static_cast<std::ptrdiff_t>(time.end), ' ');
        }
    }
    claim.terms = contentTerms(rest, stemmer);
    claim.titled = namesIn(sentence, stemmer);
    claim.negated = hasNegation(sentence);
    const auto words = text::foldedWords(sentence);
    for (const auto& name : people) {
        if (!name.empty() && std::search(words.begin(), words.end(), name.begin(), name.end()) != words.end()) {
            claim.names.push_back(name);
        }
    }
    return claim;
}

double coverage(const std::vector<Term>& claim, const std::vector<Term>& passage)
{
    double sum = 0;
    double all = 0;
    for (const auto& term : claim) {
        const double weight = term.isCapital || term.isNumber ? 1.5 : 1.0;
        all += weight;
        sum += weight * bestLikeness(term, passage);
    }
    return all > 0 ? sum / all : 0;
}

} // namespace

SupportCheck::SupportCheck(std::span<const Evidence> passages, LocalMicros now, std::vector<std::string> people)
    : m_passages(passages), m_now(now), m_prepared(passages.size())
{
    for (const auto& passage : passages) {
        people.insert(people.end(), passage.people.begin(), passage.people.end());
    }
    for (const auto& name : people) {
        m_people.push_back(text::foldedWords(name));
    }
    std::sort(m_people.begin(), m_people.end());
    m_people.erase(std::unique(m_people.begin(), m_people.end()), m_people.end());
}

const SupportCheck::Prepared& SupportCheck::prepared(std::size_t index)
{
    Prepared& out = m_prepared[index];
    if (out.ready) {
        return out;
    }
    const Evidence& passage = m_passages[index];
    out.ready = true;
    out.all = contentTerms(passage.text + "\n" + passage.title, m_stemmer);
    for (const auto& name : passage.people) {
        const auto terms = contentTerms("- " + name, m_stemmer);
        out.all.insert(out.all.end(), terms.begin(), terms.end());
    }
    for (const auto& turn : passage.turns) {
        out.turns.push_back(contentTerms(turn.text, m_stemmer));
    }
    if (passage.startedAt) {
        const auto day = dateOf(passage.startedAt->local);
        out.times.push_back({startOfDay(day), endOfDay(day)});
        for (const auto& time : text::resolveMentionedTimes(passage.text, passage.startedAt->local)) {
            out.times.push_back(time.range);
        }
    }
    return out;
}

bool SupportCheck::claimsSomething(std::string_view sentence)
{
    const Claim claim = readClaim(sentence, m_now, {}, m_stemmer);
    const bool heading = text::trim(sentence).ends_with(':');
    return !claim.terms.empty() && !(heading && claim.dates.empty() && claim.terms.size() < 6);
}

Support SupportCheck::check(std::string_view sentence, std::size_t passage)
{
    return check(sentence, std::span<const std::size_t>(&passage, 1));
}

Support SupportCheck::check(std::string_view sentence, std::span<const std::size_t> passages)
{
    Support support;
    const Claim claim = readClaim(sentence, m_now, m_people, m_stemmer);
    std::vector<Term> terms;
    std::vector<LocalRange> times;
    for (const auto index : passages) {
        const Prepared& one = prepared(index);
        terms.insert(terms.end(), one.all.begin(), one.all.end());
        times.insert(times.end(), one.times.begin(), one.times.end());
    }
    support.score = coverage(claim.terms, terms);
    const Prepared& first = prepared(passages.front());
    double best = -1;
    for (std::size_t i = 0; i < first.turns.size(); ++i) {
        const double here = coverage(claim.terms, first.turns[i]);
        if (here > best) {
            best = here;
            support.turn = i;
        }
    }
    for (const auto& term : claim.terms) {
        if (const auto digits = numberOf(term); !digits.empty() && !hasNumber(digits, terms)) {
            support.reason = fmt::format("the number {} does not occur", digits);
            return support;
        }
    }
    for (const auto& term : claim.titled) {
        if (bestLikeness(term, terms) < 0.8) {
            support.reason = "a name does not occur";
            return support;
        }
    }
    for (const auto& name : claim.names) {
        const bool there = std::all_of(name.begin(), name.end(), [&](const std::string& word) {
            return text::isStopWord(word) || std::any_of(terms.begin(), terms.end(), [&](const Term& term) {
                       return term.folded == word || term.folded == word + "s";
                   });
        });
        if (!there) {
            support.reason = "a name does not occur";
            return support;
        }
    }
    for (const auto& date : claim.dates) {
        if (std::none_of(times.begin(), times.end(), [&](const LocalRange& time) { return overlaps(date, time); })) {
            support.reason = "a date does not fit";
            return support;
        }
    }
    if (passages.size() == 1 && support.turn < m_passages[passages.front()].turns.size() && claim.negated &&
        !hasNegation(m_passages[passages.front()].text)) {
        support.score *= 0.45; // denies what the passage does not deny
    }
    support.supported = support.score >= kEnough;
    if (!support.supported) {
        support.reason = "too few of its words occur";
    }
    return support;
}

} // namespace reminisce::agent
