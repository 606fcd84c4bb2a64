// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/metrics/porter.h"

#include <algorithm>
#include <array>
#include <functional>
#include <span>
#include <utility>

#include "core/text/unicode.h"

namespace reminisce::evaluation {
namespace {

/// Letters beyond ASCII are consonants and one letter each, so words are handled as code points.
using Word = std::u32string;

constexpr std::array<std::pair<std::string_view, std::string_view>, 16> kIrregular = {{{"sky", "sky"},
                                                                                       {"skies", "sky"},
                                                                                       {"dying", "die"},
                                                                                       {"lying", "lie"},
                                                                                       {"tying", "tie"},
                                                                                       {"news", "news"},
                                                                                       {"innings", "inning"},
                                                                                       {"inning", "inning"},
                                                                                       {"outings", "outing"},
                                                                                       {"outing", "outing"},
                                                                                       {"cannings", "canning"},
                                                                                       {"canning", "canning"},
                                                                                       {"howe", "howe"},
                                                                                       {"proceed", "proceed"},
                                                                                       {"exceed", "exceed"},
                                                                                       {"succeed", "succeed"}}};

bool isConsonant(const Word& word, std::size_t at)
{
    switch (word[at]) {
    case U'a':
    case U'e':
    case U'i':
    case U'o':
    case U'u':
        return false;
    case U'y':
        return at == 0 || !isConsonant(word, at - 1);
    default:
        return true;
    }
}

/// How often a consonant follows a vowel: Porter's m.
int measure(const Word& stem)
{
    int count = 0;
    for (std::size_t i = 1; i < stem.size(); ++i) {
        count += isConsonant(stem, i) && !isConsonant(stem, i - 1) ? 1 : 0;
    }
    return count;
}

bool containsVowel(const Word& stem)
{
    for (std::size_t i = 0; i < stem.size(); ++i) {
        if (!isConsonant(stem, i)) {
            return true;
        }
    }
    return false;
}

bool endsWithDoubleConsonant(const Word& word)
{
    const std::size_t size = word.size();
    return size >= 2 && word[size - 1] == word[size - 2] && isConsonant(word, size - 1);
}

/// Consonant, vowel, consonant other than w, x, y; or just vowel, consonant.
bool endsLikeShortWord(const Word& word)
{
    const std::size_t size = word.size();
    if (size == 2) {
        return !isConsonant(word, 0) && isConsonant(word, 1);
    }
    return size >= 3 && isConsonant(word, size - 3) && !isConsonant(word, size - 2) && isConsonant(word, size - 1) &&
           word[size - 1] != U'w' && word[size - 1] != U'x' && word[size - 1] != U'y';
}

Word without(const Word& word, std::size_t count)
{
    return word.substr(0, word.size() - count);
}

struct Rule
{
    std::u32string_view suffix;
    std::u32string_view replacement;
};

/// The first rule whose suffix fits decides; it changes the word when its stem passes.
Word apply(const Word& word, std::span<const Rule> rules, const std::function<bool(const Rule&, const Word&)>& passes)
{
    for (const Rule& rule : rules) {
        if (word.ends_with(rule.suffix)) {
            const Word stem = without(word, rule.suffix.size());
            return passes(rule, stem) ? stem + Word(rule.replacement) : word;
        }
    }
    return word;
}

bool hasMeasure(const Rule&, const Word& stem)
{
    return measure(stem) > 0;
}

/// Plurals.
Word step1a(const Word& word)
{
    if (word.size() == 4 && word.ends_with(U"ies")) {
        return without(word, 1);
    }
    static constexpr std::array<Rule, 4> kRules = {{{U"sses", U"ss"}, {U"ies", U"i"}, {U"ss", U"ss"}, {U"s", U""}}};
    return apply(word, kRules, [](const Rule&, const Word&) { return true; });
}

/// Past and progressive.
Word step1b(const Word& word)
{
    if (word.ends_with(U"ied")) {
        return without(word, word.size() == 4 ? 1 : 2);
    }
    if (word.ends_with(U"eed")) {
        return measure(without(word, 3)) > 0 ? without(word, 1) : word;
    }
    Word stem;
    if (word.ends_with(U"ed") && containsVowel(without(word, 2))) {
        stem = without(word, 2);
    } else if (word.ends_with(U"ing") && containsVowel(without(word, 3))) {
        stem = without(word, 3);
    } else {
        return word;
    }
    if (stem.ends_with(U"at") || stem.ends_with(U"bl") || stem.ends_with(U"iz")) {
        return stem + U'e';
    }
    if (endsWithDoubleConsonant(stem)) {
        const char32_t last = stem.back();
        return last == U'l' || last == U's' || last == U'z' ? stem : without(stem, 1);
    }
    return measure(stem) == 1 && endsLikeShortWord(stem) ? stem + U'e' : stem;
}

Word step1c(const Word& word)
{
    if (word.size() > 2 && word.back() == U'y' && isConsonant(word, word.size() - 2)) {
        return without(word, 1) + U'i';
    }
    return word;
}

/// Double suffixes become single ones.
Word step2(const Word& word)
{
    if (word.ends_with(U"alli") && measure(without(word, 4)) > 0) {
        return step2(without(word, 2));
    }
    static constexpr std::array<Rule, 22> kRules = {
        {{U"ational", U"ate"}, {U"tional", U"tion"}, {U"enci", U"ence"}, {U"anci", U"ance"}, {U"izer", U"ize"},
         {U"bli", U"ble"},     {U"alli", U"al"},     {U"entli", U"ent"}, {U"eli", U"e"},     {U"ousli", U"ous"},
         {U"ization", U"ize"}, {U"ation", U"ate"},   {U"ator", U"ate"},  {U"alism", U"al"},  {U"iveness", U"ive"},
         {U"fulness", U"ful"}, {U"ousness", U"ous"}, {U"aliti", U"al"},  {U"iviti", U"ive"}, {U"biliti", U"ble"},
         {U"fulli", U"ful"},   {U"logi", U"log"}}};
    return apply(word, kRules, [&word](const Rule& rule, const Word& stem) {
        return measure(rule.suffix == U"logi" ? without(word, 3) : stem) > 0; // geo-, theo-: the l counts
    });
}

Word step3(const Word& word)
{
    static constexpr std::array<Rule, 7> kRules = {{{U"icate", U"ic"},
                                                    {U"ative", U""},
                                                    {U"alize", U"al"},
                                                    {U"iciti", U"ic"},
                                                    {U"ical", U"ic"},
                                                    {U"ful", U""},
                                                    {U"ness", U""}}};
    return apply(word, kRules, hasMeasure);
}

Word step4(const Word& word)
{
    static constexpr std::array<Rule, 19> kRules = {{{U"al", U""},
                                                     {U"ance", U""},
                                                     {U"ence", U""},
                                                     {U"er", U""},
                                                     {U"ic", U""},
                                                     {U"able", U""},
                                                     {U"ible", U""},
                                                     {U"ant", U""},
                                                     {U"ement", U""},
                                                     {U"ment", U""},
                                                     {U"ent", U""},
                                                     {U"ion", U""},
                                                     {U"ou", U""},
                                                     {U"ism", U""},
                                                     {U"ate", U""},
                                                     {U"iti", U""},
                                                     {U"ous", U""},
                                                     {U"ive", U""},
                                                     {U"ize", U""}}};
    return apply(word, kRules, [](const Rule& rule, const Word& stem) {
        const bool fits = rule.suffix != U"ion" || (!stem.empty() && (stem.back() == U's' || stem.back() == U't'));
        return fits && measure(stem) > 1;
    });
}

Word step5(const Word& word)
{
    Word out = word;
    if (out.ends_with(U'e')) {
        const Word stem = without(out, 1);
        const int m = measure(stem);
        if (m > 1 || (m == 1 && !endsLikeShortWord(stem))) {
            out = stem;
        }
    }
    return out.ends_with(U"ll") && measure(without(out, 1)) > 1 ? without(out, 1) : out;
}

Word codePointsOf(std::string_view text)
{
    Word out;
    for (std::size_t at = 0; at < text.size();) {
        out.push_back(text::nextCodePoint(text, at));
    }
    return out;
}

} // namespace

std::string porterStem(std::string_view lowerCaseWord)
{
    const auto* irregular = std::find_if(kIrregular.begin(), kIrregular.end(),
                                         [&](const auto& entry) { return entry.first == lowerCaseWord; });
    if (irregular != kIrregular.end()) {
        return std::string(irregular->second);
    }
    const Word word = codePointsOf(lowerCaseWord);
    if (word.size() <= 2) {
        return std::string(lowerCaseWord);
    }
    const Word stem = step5(step4(step3(step2(step1c(step1b(step1a(word)))))));
    std::string out;
    for (const char32_t c : stem) {
        text::appendUtf8(out, c);
    }
    return out;
}

} // namespace reminisce::evaluation
