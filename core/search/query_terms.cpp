// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/query_terms.h"

#include <algorithm>

#include "core/search/thesaurus.h"
#include "core/text/compounds.h"
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

} // namespace

std::vector<QueryWord> queryWords(std::string_view query, text::Language language, const IndexSnapshot& index,
                                  const RankingParameters& parameters)
{
    std::vector<QueryWord> words;
    text::Stemmer stemmer(1024);
    text::forEachWord(query, [&](const text::Word& word) {
        if (text::isStopWord(word.folded, language)) {
            addWord(words, word.folded, parameters.stopWord, true, words.size());
        } else {
            addWord(words, word.folded, isFrameWord(word.folded, stemmer) ? parameters.frame : 1.0F, true,
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
