// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/query_terms.h"

#include <algorithm>

#include "core/search/thesaurus.h"
#include "core/text/compounds.h"
#include "core/text/unicode.h"
#include "core/text/words.h"

namespace reminisce::search {

namespace {

void addWord(std::vector<QueryWord>& words, std::string_view folded, float weight, bool own, std::size_t group,
             bool form = false)
{
    if (weight <= 0 || folded.empty()) {
        return;
    }
    const auto known =
        std::find_if(words.begin(), words.end(), [folded](const QueryWord& word) { return word.folded == folded; });
    if (known == words.end()) {
        words.push_back({std::string(folded), weight, own, group, form});
        return;
    }
    known->weight = std::max(known->weight, weight);
    known->own = known->own || own;
}

/// Finds names behind the noun that says what they name ("Projekt Beta", "Hotel Adler", "Project Beta"): of two words
/// with a capital inside a sentence, with only a blank between them, the second tells one of many apart.
class NameReader
{
public:
    NameReader(std::string_view query, text::Language language) : m_query(query), m_language(language) {}

    /// To be called for each word of the query in turn.
    [[nodiscard]] bool isName(const text::Word& word)
    {
        std::size_t at = word.begin;
        const bool capital = text::isUppercase(text::nextCodePoint(m_query, at));
        const std::string_view between = m_query.substr(m_end, word.begin - m_end);
        const bool opens = m_end == 0 || between.find_first_of(".!?:") != std::string_view::npos;
        const bool name = capital && m_noun && between == " ";
        m_noun = capital && !opens && !text::isStopWord(word.folded, m_language);
        m_end = word.end;
        return name && m_noun;
    }

private:
    std::string_view m_query;
    text::Language m_language;
    std::size_t m_end = 0; ///< of the word before
    bool m_noun = false;   ///< the word before has a capital of its own
};

} // namespace

std::vector<QueryWord> queryWords(std::string_view query, text::Language language, const IndexSnapshot& index,
                                  const RankingParameters& parameters)
{
    std::vector<QueryWord> words;
    text::Stemmer stemmer(1024);
    NameReader names(query, language);
    text::forEachWord(query, [&](const text::Word& word) {
        const float plain = names.isName(word) ? parameters.name : 1.0F;
        if (text::isStopWord(word.folded, language)) {
            addWord(words, word.folded, parameters.stopWord, true, words.size());
        } else {
            addWord(words, word.folded, isFrameWord(word.folded, stemmer) ? parameters.frame : plain, true,
                    words.size());
        }
    });
    if (words.empty()) { // nothing but small words: better these than nothing
        text::forEachWord(query,
                          [&](const text::Word& word) { addWord(words, word.folded, 1.0F, true, words.size()); });
    }
    const text::CompoundSplitter splitter([&index](std::string_view folded) {
        const auto id = index.words.find(folded);
        return id ? index.words.count(*id) : 0U;
    });
    const auto addRelated = [&](std::string_view word, float share, std::size_t group) {
        for (const RelatedWord& related : relatedWords(word, stemmer)) {
            const float weight = related.relation == Relation::Form      ? parameters.form
                                 : related.relation == Relation::Synonym ? parameters.synonym
                                                                         : parameters.subject;
            addWord(words, related.word, share * weight, false, group, related.relation == Relation::Form);
        }
    };
    const std::size_t own = words.size();
    for (std::size_t i = 0; i < own; ++i) {
        const std::string word = words[i].folded; // a copy: adding moves the words
        const float weight = words[i].weight;
        if (weight < 1.0F) {
            continue;
        }
        const auto parts = isVerbForm(word, stemmer) ? std::vector<std::string>() : splitter.split(word);
        for (const std::string& part : parts) {
            addWord(words, part, parameters.compoundPart, false, i);
            addRelated(part, parameters.compoundPart, i);
        }
        addRelated(word, weight, i);
    }
    return words;
}

} // namespace reminisce::search
