// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace reminisce::search {

/// The numbers of the ranking. The defaults were chosen over German and English questions together, each checked to be
/// near its best on halves of the questions and with whole categories left out.
struct RankingParameters
{
    float bm25K1 = 1.2F;       ///< saturation of term frequency (Robertson and Zaragoza, 2009)
    float bm25B = 0.4F;        ///< how far long chunks are held back
    float compoundPart = 0.5F; ///< weight of a part of a compound word beside the word's own 1
    float form = 0.5F;         ///< weight of another form of an irregular word ("ran" for "run")
    float synonym = 0.25F;     ///< weight of a word that means nearly the same
    float subject = 0.35F;     ///< weight of a word that belongs to the subject asked about
    float relatedLimit =
        1.0F;              ///< what the words related to one add at most, in units of its inverse document frequency
    float coverage = 0.6F; ///< share of a score that a chunk earns by having all the words, each by its idf
    float frame = 0.4F;    ///< weight of words that only frame a question ("gesprochen", "summarize")
    float name = 1.5F;     ///< weight of a name behind the noun that says what it names ("Projekt Beta", "Hotel Adler")
    float stopWord = 0.0F; ///< weight of words that carry no subject

    float subwordMinCosine = 0.2F;   ///< words less alike than this to a word of the query are not looked up
    float subwordLengthPower = 0.5F; ///< 1: cosine; less: long chunks are held back less

    float dense = 0.15F;          ///< share of a backend's vectors in the vector arm; the n-grams have the rest
    float denseDeviations = 2.5F; ///< what similarities must exceed their mean by, in standard deviations, to count

    float neighbour = 0.5F;       ///< share of the score of the chunk before and after, of the same conversation
    float secondNeighbour = 0.3F; ///< share of those one further away
    float conversation = 0.0F;    ///< share of the best score in the conversation

    std::size_t feedbackRows = 10;  ///< best rows whose words are looked for in a second round (RM3); 0: none
    std::size_t feedbackTerms = 20; ///< how many of their words
    float feedbackWeight = 0.3F;    ///< weight of all of them together beside the query's words

    float person = 0.7F;     ///< added for a speaker named in the query, times the boost's weight
    float date = 0.5F;       ///< added within a period named in the query, times the boost's weight
    float mention = 0.2F;    ///< added where such a period is spoken about
    float order = 0.4F;      ///< earned by the earliest or latest of the good passages when the question asks for it
    float orderFrom = 0.25F; ///< good: at least this share of the best score
    float emotion = 0.1F;    ///< weight of the emotion arm when the query has emotions
};

} // namespace reminisce::search
