// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/answerability.h"

#include <algorithm>
#include <vector>

#include <fmt/core.h>
#include <fmt/ranges.h>

namespace reminisce::agent {
namespace {

using search::QuestionKind;

/// Below this share of the question's weight no passage is about it. Found by asking archives questions of other ones.
constexpr double kAnswerable = 0.48;
/// What others said holds so much of a question about one person, and what that person said or was told at most this
/// share of it: then it is about somebody else. Chosen on questions of LoCoMo whose people were exchanged.
constexpr double kOthersSaid = 0.5;
constexpr double kOwnShare = 0.7;
constexpr std::size_t kPassagesWeighed = 12;

bool isEmotional(const search::Understanding& understood)
{
    return understood.asksForEmotion || std::any_of(understood.emotionWeights.begin(), understood.emotionWeights.end(),
                                                    [](float w) { return w > 0; });
}

/// Whether what was found was said by others, of themselves, while the person stood by whom the question is about.
bool isAboutAnother(Relevance& relevance, std::span<const Evidence* const> passages)
{
    const auto& terms = relevance.terms();
    if (std::all_of(terms.begin(), terms.end(), [](const WeightedTerm& term) { return term.helps; })) {
        return false;
    }
    const auto shares = relevance.ofPerson(passages);
    return shares && shares->others >= kOthersSaid && shares->own <= kOwnShare * shares->others;
}

/// Whether people or dates were named, so that what passes their filter answers a question without other words.
bool namesFilter(const search::Understanding& understood)
{
    return std::any_of(understood.parts.begin(), understood.parts.end(), [](const search::UnderstoodPart& part) {
        return part.kind == search::PartKind::Person || part.kind == search::PartKind::Date;
    });
}

} // namespace

bool isAnswerable(const AskedPart& part, std::span<const Evidence* const> passages, Relevance& relevance,
                  bool severalParts)
{
    const search::Understanding& understood = part.understood;
    // Of the first ones.
    std::vector<const Evidence*> first;
    for (const auto* passage : passages.first(std::min(passages.size(), kPassagesWeighed))) {
        if (relevance.couldAnswer(*passage)) {
            first.push_back(passage);
        }
    }
    if (first.empty()) {
        return false;
    }
    if (relevance.terms().empty()) { // "What did I talk about with Tom in May?": the filter says it all
        return !understood.parts.empty() && relevance.best(first) > 0.95;
    }
    const auto helps = [](const WeightedTerm& term) { return term.helps; };
    if (namesFilter(understood) && !understood.hard.isEmpty() &&
        std::all_of(relevance.terms().begin(), relevance.terms().end(), helps)) {
        return true; // "What conversations did I have with Tom?": what was found passed the filter
    }
    if (understood.kind != QuestionKind::Summary && isAboutAnother(relevance, first)) {
        return false;
    }
    const bool felt = isEmotional(understood) && std::any_of(passages.begin(), passages.end(), [](const Evidence* p) {
                          return p->scores.emotion.value_or(0) > 0;
                      });
    const double score =
        understood.kind == QuestionKind::Summary || severalParts ? relevance.together(first) : relevance.best(first);
    return score >= (felt ? kAnswerable / 2 : kAnswerable);
}

std::string whyNotAnswerable(std::span<const Evidence* const> passages, Relevance& relevance)
{
    if (passages.empty()) {
        return "Nothing was found.";
    }
    const auto first = passages.first(std::min(passages.size(), kPassagesWeighed));
    const auto missing = relevance.missing(first);
    return fmt::format("Nothing fits well enough: the best passage has {:.0f} % of the question.{}{}",
                       100 * relevance.best(first),
                       missing.empty() ? "" : " In none of them: ", fmt::join(missing, ", "));
}

} // namespace reminisce::agent
