// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/relevance.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/base/local_time.h"
#include "core/search/thesaurus.h"
#include "core/text/time_expression.h"
#include "core/text/unicode.h"
#include "core/text/words.h"

namespace reminisce::agent {
namespace {

constexpr double kSynonym = 0.75; ///< what a word of like meaning counts beside the word itself
constexpr double kSubject = 0.4;  ///< and one of the same subject
constexpr double kPersonWeight = 1.5; ///< of a person in the question, beside words (rare ones: 4 to 6)
constexpr double kDateWeight = 2.0;

bool overlaps(const LocalRange& a, const LocalRange& b)
{
    return (!a.from || !b.to || *a.from <= *b.to) && (!b.from || !a.to || *b.from <= *a.to);
}

double bestOf(const WeightedTerm& wanted, const std::vector<Term>& words)
{
    double best = bestLikeness(wanted.term, words);
    for (const auto& related : wanted.related) {
        if (related.worth > best) {
            best = std::max(best, related.worth * bestLikeness(related.term, words));
        }
    }
    return best;
}

} // namespace

Relevance::Relevance(const search::Understanding& understood, const Knowledge& knowledge) : m_kind(understood.kind)
{
    for (const auto& part : understood.parts) {
        if (part.kind == search::PartKind::Person) {
            m_people.push_back(part);
        } else if (part.kind == search::PartKind::Date) {
            m_dates.push_back(part);
        }
    }
    for (auto& term : contentTerms(understood.rest, m_stemmer)) {
        const bool repeated = std::any_of(m_terms.begin(), m_terms.end(), [&](const WeightedTerm& t) { return t.term.stem == term.stem; });
        if (repeated) {
            continue;
        }
        WeightedTerm weighted;
        const auto count = knowledge.countOf(term.stem);
        weighted.known = count.withWord > 0;
        weighted.weight = std::log(1.0 + (count.passages + 1.0) / (count.withWord + 1.0));
        for (const auto& related : search::relatedWords(term.folded, m_stemmer)) {
            weighted.related.push_back({Term{std::string(related.word), std::string(m_stemmer.stem(related.word)), false, false},
                                        related.relation == search::Relation::Synonym ? kSynonym : kSubject});
        }
        weighted.term = std::move(term);
        m_terms.push_back(std::move(weighted));
    }
}

double Relevance::coverage(const std::vector<Term>& words) const
{
    double all = 0;
    double found = 0;
    for (const auto& wanted : m_terms) {
        all += wanted.weight;
        found += wanted.weight * bestOf(wanted, words);
    }
    return all > 0 ? found / all : 1.0;
}

double Relevance::coverage(const std::string& text)
{
    return coverage(contentTerms(text, m_stemmer));
}

double Relevance::wholeWeight() const
{
    double all = kPersonWeight * static_cast<double>(m_people.size()) + kDateWeight * static_cast<double>(m_dates.size());
    for (const auto& wanted : m_terms) {
        all += wanted.weight;
    }
    return all;
}

std::vector<double> Relevance::parts(const Evidence& passage)
{
    auto words = contentTerms(passage.text + "\n" + passage.title, m_stemmer);
    for (const auto& name : passage.people) {
        for (auto& term : contentTerms("- " + name, m_stemmer)) {
            words.push_back(std::move(term));
        }
    }
    std::vector<LocalRange> times;
    if (passage.startedAt) {
        const CivilDate date = dateOf(passage.startedAt->local);
        const std::string year = std::to_string(date.year);
        words.push_back({year, year, true, false});
        times.push_back({passage.startedAt->local, passage.startedAt->local});
        for (const auto& time : text::resolveMentionedTimes(passage.text, passage.startedAt->local)) {
            times.push_back(time.range);
        }
    }
    std::vector<double> found;
    for (const auto& wanted : m_terms) {
        found.push_back(wanted.weight * bestOf(wanted, words));
    }
    for (const auto& person : m_people) {
        const bool speaks = std::any_of(passage.turns.begin(), passage.turns.end(), [&](const EvidenceTurn& turn) { return turn.personId == person.person; });
        found.push_back(speaks || text::containsFolded(passage.text, person.meaning) ? kPersonWeight : 0);
    }
    for (const auto& date : m_dates) {
        found.push_back(std::any_of(times.begin(), times.end(), [&](const LocalRange& time) { return overlaps(time, date.range); }) ? kDateWeight : 0);
    }
    return found;
}

double Relevance::coverage(const Evidence& passage)
{
    const double all = wholeWeight();
    const auto found = parts(passage);
    return all > 0 ? std::accumulate(found.begin(), found.end(), 0.0) / all : 1.0;
}

std::size_t Relevance::bestTurn(const Evidence& passage)
{
    std::size_t best = 0;
    double bestScore = -1;
    for (std::size_t i = 0; i < passage.turns.size(); ++i) {
        const auto& turn = passage.turns[i];
        const auto words = contentTerms(turn.text, m_stemmer);
        double score = m_terms.empty() ? 0 : coverage(words);
        score += 0.01 * static_cast<double>(std::min<std::size_t>(words.size(), 20)); // of equals the one that says more
        if (m_kind == search::QuestionKind::When && passage.startedAt &&
            !text::resolveMentionedTimes(turn.text, passage.startedAt->local).empty()) {
            score += 0.15;
        }
        if (score > bestScore) {
            bestScore = score;
            best = i;
        }
    }
    const bool asks = best + 1 < passage.turns.size() && text::trim(passage.turns[best].text).ends_with('?') &&
                      passage.turns[best + 1].personId != passage.turns[best].personId;
    return asks && text::countWords(passage.turns[best + 1].text) >= 3 ? best + 1 : best;
}

} // namespace reminisce::agent
