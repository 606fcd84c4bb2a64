// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/relevance.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>

#include "core/agent/answer_kind.h"
#include "core/agent/naming.h"
#include "core/agent/wording.h"
#include "core/base/local_time.h"
#include "core/search/thesaurus.h"
#include "core/text/compounds.h"
#include "core/text/time_expression.h"
#include "core/text/unicode.h"
#include "core/text/words.h"

namespace reminisce::agent {
namespace {

constexpr double kSynonym = 0.75;     ///< what a word of like meaning counts beside the word itself
constexpr double kSubject = 0.3;      ///< and one of the same subject
constexpr double kCompound = 0.8;     ///< a compound whose parts all occur apart
constexpr double kPersonWeight = 1.5; ///< of a person in the question, beside words (rare ones: 4 to 6)
constexpr double kDateWeight = 2.0;
constexpr double kHelpingWord =
    0.5; ///< German nouns say what a question is about; verbs, adjectives, abstractions help
constexpr double kUnknownHelpingWord = 0.25; ///< said in other words as a rule, and rare by being unknown
constexpr double kLittleWord = 0.2;          ///< of saysLittle()
constexpr double kAbsent = 0.5;              ///< a word of which a passage has less than this share is not in it
constexpr double kNameMissing = 0.75;        ///< what the rest counts when a thing or person that was named is nowhere

bool overlaps(const LocalRange& a, const LocalRange& b)
{
    return (!a.from || !b.to || *a.from <= *b.to) && (!b.from || !a.to || *b.from <= *a.to);
}

double worthOf(search::Relation relation)
{
    switch (relation) {
    case search::Relation::Form:
        return 1.0;
    case search::Relation::Synonym:
        return kSynonym;
    case search::Relation::Subject:
        break;
    }
    return kSubject;
}

double bestOf(const WeightedTerm& wanted, const std::vector<Term>& words)
{
    double best = bestLikeness(wanted.term, words);
    for (const auto& related : wanted.related) {
        if (related.worth > best) {
            best = std::max(best, related.worth * bestLikeness(related.term, words));
        }
    }
    if (best < kCompound && !wanted.compound.empty()) {
        double sum = 0;
        for (const auto& part : wanted.compound) {
            sum += bestOf(part, words);
        }
        best = std::max(best, kCompound * sum / static_cast<double>(wanted.compound.size()));
    }
    return best;
}

/// The question with its people and dates blanked out: those are held against passages by themselves.
std::string withoutParts(std::string_view question, const search::Understanding& understood)
{
    std::string out(question);
    for (const auto& part : understood.parts) {
        if ((part.kind == search::PartKind::Person || part.kind == search::PartKind::Date) && part.end <= out.size() &&
            part.begin <= part.end) {
            std::fill(out.begin() + static_cast<std::ptrdiff_t>(part.begin),
                      out.begin() + static_cast<std::ptrdiff_t>(part.end), ' ');
        }
    }
    return out;
}

} // namespace

Relevance::Relevance(std::string_view question, const search::Understanding& understood, const Knowledge& knowledge)
    : m_kind(understood.kind)
{
    for (const auto& part : understood.parts) {
        if (part.kind == search::PartKind::Date) {
            m_dates.push_back(part);
        } else if (part.kind == search::PartKind::Person) {
            if (m_people.empty() || m_people.back().begin != part.begin) {
                m_people.push_back({part.begin, {}, {}});
            }
            m_people.back().candidates.push_back(part.person);
            m_people.back().names.push_back(part.meaning);
        }
    }
    m_ownerTakesPart = namesTheAsker(question);
    m_asksForTalk = asksForTalk(question);
    m_asksForWords = asksForWords(question);
    m_asksForNumber = asksForNumber(question) && understood.kind != search::QuestionKind::HowOften;
    m_asksForName = asksForName(question);
    m_asksOfOwn = asksOfOwn(question);
    const bool german =
        understood.language != text::Language::English && text::guessLanguage(question) != text::Language::English;
    const auto kept = text::foldedWords(understood.rest);
    for (auto& term : contentTerms(withoutParts(question, understood), m_stemmer)) {
        const bool repeated = std::any_of(m_terms.begin(), m_terms.end(),
                                          [&](const WeightedTerm& t) { return t.term.stem == term.stem; });
        if (repeated || std::find(kept.begin(), kept.end(), term.folded) == kept.end()) {
            continue;
        }
        WeightedTerm wanted = weighted(std::move(term), knowledge);
        const bool abstraction = german && isAbstraction(wanted.term.folded);
        wanted.helps = german && !wanted.term.isNumber && (!wanted.term.isCapital || (!wanted.known && abstraction));
        if (saysLittle(wanted.term.folded)) {
            wanted.helps = true;
            wanted.weight *= kLittleWord;
        } else if (wanted.helps) {
            wanted.weight *= wanted.known ? kHelpingWord : kUnknownHelpingWord;
        }
        const bool compound = wanted.term.folded.size() > 11; // is seldom said as it is asked
        wanted.isName =
            wanted.term.isCapital && !wanted.helps && !abstraction && !compound && (german || !wanted.known);
        m_terms.push_back(std::move(wanted));
    }
    if (!german) {
        lightenUnknownVerbs(question);
    }
}

/// "When did I visit Gdansk?": who answers may say "we were in Gdansk". A verb that nobody ever said tells nothing
/// where another word tells what the question is about. German ones are seen by their small letters.
void Relevance::lightenUnknownVerbs(std::string_view question)
{
    const auto verbs = englishVerbs(question);
    const bool others =
        std::any_of(m_terms.begin(), m_terms.end(), [](const WeightedTerm& term) { return term.known && !term.helps; });
    for (auto& term : m_terms) {
        const bool verb = std::find(verbs.begin(), verbs.end(), term.term.folded) != verbs.end();
        if (others && verb && !term.known && !term.helps) {
            term.weight *= kUnknownHelpingWord;
        }
    }
}

const WeightedTerm* Relevance::thingToName() const
{
    const WeightedTerm* thing = nullptr;
    for (const auto& term : m_terms) {
        if (m_asksForName && !term.helps) {
            if (thing != nullptr) {
                return nullptr;
            }
            thing = &term;
        }
    }
    return thing;
}

bool Relevance::couldAnswer(const Evidence& passage)
{
    if (m_asksForNumber && !hasNumber(passage.text)) {
        return false;
    }
    const WeightedTerm* thing = thingToName();
    const auto isThing = [&](std::string_view folded) {
        return bestOf(*thing, {Term{std::string(folded), std::string(m_stemmer.stem(folded)), false, false}}) >=
               kAbsent;
    };
    return thing == nullptr || namesThing(passage, isThing, m_asksOfOwn);
}

WeightedTerm Relevance::weighted(Term term, const Knowledge& knowledge)
{
    WeightedTerm out;
    const auto count = knowledge.countOf(term.stem);
    out.known = count.withWord > 0;
    out.weight = std::log(1.0 + (count.passages + 1.0) / (count.withWord + 1.0));
    for (const auto& related : search::relatedWords(term.folded, m_stemmer)) {
        out.related.push_back({Term{std::string(related.word), std::string(m_stemmer.stem(related.word)), false, false},
                               worthOf(related.relation)});
    }
    if (!out.known && !term.isNumber) {
        const text::CompoundSplitter splitter(
            [&](std::string_view word) { return knowledge.countOf(m_stemmer.stem(word)).withWord; });
        for (auto& part : splitter.split(term.folded)) {
            Term piece{part, std::string(m_stemmer.stem(part)), false, false};
            out.compound.push_back(weighted(std::move(piece), knowledge));
        }
    }
    out.term = std::move(term);
    return out;
}

double Relevance::coverage(std::string_view text)
{
    const auto words = contentTerms(text, m_stemmer);
    double all = 0;
    double found = 0;
    for (const auto& wanted : m_terms) {
        all += wanted.weight;
        found += wanted.weight * bestOf(wanted, words);
    }
    return all > 0 ? found / all : 1.0;
}

Relevance::Words Relevance::wordsIn(std::string_view sentence)
{
    Words out;
    const auto all = contentTerms(sentence, m_stemmer);
    const auto found = std::count_if(m_terms.begin(), m_terms.end(),
                                     [&](const WeightedTerm& wanted) { return bestOf(wanted, all) >= kAbsent; });
    out.share = m_terms.empty() ? 0 : static_cast<double>(found) / static_cast<double>(m_terms.size());
    text::forEachWord(sentence, [&](const text::Word& word) {
        const auto term = contentTerms(word.raw, m_stemmer);
        if (std::any_of(m_terms.begin(), m_terms.end(),
                        [&](const WeightedTerm& wanted) { return bestOf(wanted, term) >= kAbsent; })) {
            out.places.push_back({word.begin, word.end});
        }
    });
    return out;
}

double Relevance::wholeWeight() const
{
    double all =
        kPersonWeight * static_cast<double>(m_people.size()) + kDateWeight * static_cast<double>(m_dates.size());
    for (const auto& wanted : m_terms) {
        all += wanted.weight;
    }
    return all;
}

const std::vector<double>& Relevance::parts(const Evidence& passage)
{
    const auto known = m_partsOf.find(passage.chunkId);
    return known != m_partsOf.end() ? known->second
                                    : m_partsOf.emplace(passage.chunkId, computedParts(passage)).first->second;
}

std::vector<double> Relevance::computedParts(const Evidence& passage)
{
    auto words = contentTerms(passage.text + "\n" + passage.title, m_stemmer);
    for (const auto& name : passage.people) {
        for (auto& term : contentTerms("- " + name, m_stemmer)) {
            words.push_back(std::move(term));
        }
    }
    std::vector<LocalRange> times;
    if (passage.startedAt) {
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
        const bool speaks = std::any_of(passage.turns.begin(), passage.turns.end(),
                                        [&](const EvidenceTurn& turn) { return person.is(turn.personId); });
        found.push_back(speaks || person.isNamedIn(passage.text) ? kPersonWeight : 0);
    }
    for (const auto& date : m_dates) {
        found.push_back(
            std::any_of(times.begin(), times.end(), [&](const LocalRange& time) { return overlaps(time, date.range); })
                ? kDateWeight
                : 0);
    }
    return found;
}

double Relevance::coverage(const Evidence& passage)
{
    const double all = wholeWeight();
    const auto& found = parts(passage);
    return all > 0 ? std::accumulate(found.begin(), found.end(), 0.0) / all : 1.0;
}

double Relevance::best(std::span<const Evidence* const> passages)
{
    double best = 0;
    std::vector<double> anywhere(m_terms.size(), 0.0);
    const double all = wholeWeight();
    for (const auto* passage : passages) {
        const auto& found = parts(*passage);
        best = std::max(best, all > 0 ? std::accumulate(found.begin(), found.end(), 0.0) / all : 1.0);
        for (std::size_t i = 0; i < m_terms.size(); ++i) {
            anywhere[i] = std::max(anywhere[i], found[i]);
        }
    }
    for (std::size_t i = 0; i < m_terms.size(); ++i) {
        if (m_terms[i].isName && anywhere[i] < kAbsent * m_terms[i].weight) {
            return best * kNameMissing;
        }
    }
    return best;
}

std::vector<std::string> Relevance::missing(std::span<const Evidence* const> passages)
{
    std::vector<double> anywhere(m_terms.size(), 0.0);
    for (const auto* passage : passages) {
        const auto& found = parts(*passage);
        for (std::size_t i = 0; i < m_terms.size(); ++i) {
            anywhere[i] = std::max(anywhere[i], found[i]);
        }
    }
    std::vector<const WeightedTerm*> terms;
    for (std::size_t i = 0; i < m_terms.size(); ++i) {
        if (anywhere[i] < kAbsent * m_terms[i].weight) {
            terms.push_back(&m_terms[i]);
        }
    }
    std::stable_sort(terms.begin(), terms.end(), [](const auto* a, const auto* b) { return a->weight > b->weight; });
    std::vector<std::string> words;
    std::transform(terms.begin(), terms.end(), std::back_inserter(words), [](const auto* t) { return t->term.folded; });
    return words;
}

double Relevance::together(std::span<const Evidence* const> passages)
{
    std::vector<double> best;
    for (const auto* passage : passages) {
        const auto& found = parts(*passage);
        best.resize(found.size());
        std::transform(best.begin(), best.end(), found.begin(), best.begin(),
                       [](double x, double y) { return std::max(x, y); });
    }
    const double all = wholeWeight();
    return all > 0 ? std::accumulate(best.begin(), best.end(), 0.0) / all : 1.0;
}

} // namespace reminisce::agent
