// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/relevance.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <numeric>

#include "core/agent/answer_kind.h"
#include "core/agent/wording.h"
#include "core/base/local_time.h"
#include "core/search/thesaurus.h"
#include "core/text/compounds.h"
#include "core/text/sentences.h"
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
constexpr double kReply = 0.8;               ///< what a reply has of the topic of the turn before it
constexpr double kOtherSpeaker = 0.5;        ///< what the words of others count where one person's are asked for
constexpr std::size_t kAnsweringWords = 3;   ///< a shorter turn is a nod
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

double Relevance::wholeWeight() const
{
    double all =
        kPersonWeight * static_cast<double>(m_people.size()) + kDateWeight * static_cast<double>(m_dates.size());
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
    const auto found = parts(passage);
    return all > 0 ? std::accumulate(found.begin(), found.end(), 0.0) / all : 1.0;
}

double Relevance::best(std::span<const Evidence* const> passages)
{
    double best = 0;
    std::vector<double> anywhere(m_terms.size(), 0.0);
    const double all = wholeWeight();
    for (const auto* passage : passages) {
        const auto found = parts(*passage);
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

std::optional<Relevance::Shares> Relevance::ofPerson(std::span<const Evidence* const> passages)
{
    if (m_people.size() != 1 || m_terms.empty() || m_ownerTakesPart || m_asksForTalk) {
        return std::nullopt;
    }
    const NamedPerson& person = m_people.front();
    Shares shares;
    for (const auto* passage : passages) {
        const auto isOwn = [&](const EvidenceTurn& turn) { return person.is(turn.personId); };
        const bool present = std::any_of(passage->turns.begin(), passage->turns.end(), isOwn);
        for (const auto& turn : passage->turns) {
            std::string own;
            std::string other;
            for (const auto& span : text::sentences(turn.text)) {
                const std::string_view sentence = std::string_view(turn.text).substr(span.begin, span.end - span.begin);
                const bool of = isOwn(turn) || isSaidTo(sentence) || person.isNamedIn(sentence);
                if (of || isOfOneself(sentence)) {
                    (of ? own : other).append(sentence).append("\n");
                }
            }
            shares.own = std::max(shares.own, own.empty() ? 0.0 : coverage(std::string_view(own)));
            if (present && !other.empty()) { // of those who are absent others speak, by "he" and "she" too
                shares.others = std::max(shares.others, coverage(std::string_view(other)));
            }
        }
    }
    return shares;
}

std::vector<std::string> Relevance::missing(std::span<const Evidence* const> passages)
{
    std::vector<double> anywhere(m_terms.size(), 0.0);
    for (const auto* passage : passages) {
        const auto found = parts(*passage);
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
        const auto found = parts(*passage);
        best.resize(found.size());
        std::transform(best.begin(), best.end(), found.begin(), best.begin(),
                       [](double x, double y) { return std::max(x, y); });
    }
    const double all = wholeWeight();
    return all > 0 ? std::accumulate(best.begin(), best.end(), 0.0) / all : 1.0;
}

std::size_t Relevance::bestTurn(const Evidence& passage)
{
    const auto speakers = askedSpeakers();
    const auto isAsked = [&](const EvidenceTurn& turn) {
        return std::find(speakers.begin(), speakers.end(), turn.personId) != speakers.end();
    };
    std::size_t best = 0;
    double bestScore = -1;
    double before = 0; // what the turn before it has of the question
    for (std::size_t i = 0; i < passage.turns.size(); ++i) {
        const auto& turn = passage.turns[i];
        const double own = m_terms.empty() ? 0 : coverage(std::string_view(turn.text));
        double score = own;
        if (isAsked(turn) && text::countWords(turn.text) >= kAnsweringWords) {
            score = std::max(own, kReply * before); // what one says to a topic seldom repeats its words
        } else if (!speakers.empty()) {
            score *= kOtherSpeaker;
        }
        before = std::max(own, isAsked(turn) ? kReply * before : 0.0);
        score += 0.01 * static_cast<double>(
                            std::min<std::size_t>(text::countWords(turn.text), 25)); // of equals the one that says more
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
    const bool answers = asks && text::countWords(passage.turns[best + 1].text) >= kAnsweringWords;
    return answers && !isAsked(passage.turns[best]) ? best + 1 : best;
}

std::vector<archive::Id> Relevance::askedSpeakers() const
{
    const bool said = m_people.size() == 1 && m_asksForWords && !m_ownerTakesPart;
    return said ? m_people.front().candidates : std::vector<archive::Id>();
}

bool Relevance::NamedPerson::is(archive::Id person) const
{
    return std::find(candidates.begin(), candidates.end(), person) != candidates.end();
}

bool Relevance::NamedPerson::isNamedIn(std::string_view text) const
{
    return std::any_of(names.begin(), names.end(),
                       [&](const std::string& name) { return text::containsFolded(text, name); });
}

} // namespace reminisce::agent
