// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/built_in_answer.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>

#include <fmt/core.h>

#include "core/agent/answerability.h"
#include "core/agent/counting.h"
#include "core/agent/phrasing.h"
#include "core/agent/quotation.h"
#include "core/agent/relevance.h"
#include "core/agent/time_meant.h"
#include "core/agent/wording.h"
#include "core/text/unicode.h"
#include "core/text/words.h"

namespace reminisce::agent {
namespace {

using search::QuestionKind;

constexpr std::size_t kMostQuotes = 6;
constexpr std::size_t kMostQuotesOfSummary = 8;
constexpr std::size_t kMostDays = 3; ///< of the first line of an answer to "when?"
constexpr double kByAnother =
    0.7; ///< what a passage counts where one person's words are asked for and another has them
constexpr double kCannotAnswer = 0.5; ///< and one without the number or name that alone would answer
constexpr double kOnTopic = 0.4;      ///< of the best one's coverage: less is another subject
constexpr double kAsGood = 0.92;      ///< of the best score: another answer rather than another passage

struct Choice
{
    const Evidence* passage = nullptr;
    std::size_t turn = 0;
    double score = 0;
    double coverage = 0;
};

/// Passages of one part by what they hold and how well they were found.
std::vector<Choice> ranked(const AskedPart& part, Relevance& relevance)
{
    const auto speakers = relevance.askedSpeakers();
    std::vector<Choice> choices;
    double best = 0;
    for (const auto& passage : part.passages) {
        best = std::max(best, passage.scores.fused.value_or(0));
    }
    for (const auto& passage : part.passages) {
        if (passage.turns.empty()) {
            continue;
        }
        const double found = best > 0 ? passage.scores.fused.value_or(0) / best : 0;
        const double coverage = relevance.coverage(passage);
        const std::size_t turn = relevance.bestTurn(passage);
        const bool byAnother = !speakers.empty() && std::find(speakers.begin(), speakers.end(),
                                                              passage.turns[turn].personId) == speakers.end();
        const double score = (0.65 * found + 0.35 * coverage) * (relevance.couldAnswer(passage) ? 1 : kCannotAnswer);
        choices.push_back({&passage, turn, byAnother ? kByAnother * score : score, coverage});
    }
    std::stable_sort(choices.begin(), choices.end(),
                     [](const Choice& a, const Choice& b) { return a.score > b.score; });
    return choices;
}

/// The passages of the choices, in their order.
std::vector<const Evidence*> passagesOf(const std::vector<Choice>& choices)
{
    std::vector<const Evidence*> passages;
    std::transform(choices.begin(), choices.end(), std::back_inserter(passages),
                   [](const Choice& choice) { return choice.passage; });
    return passages;
}

std::size_t quotesFor(QuestionKind kind)
{
    return kind == QuestionKind::Summary ? kMostQuotesOfSummary : kMostQuotes;
}

/// The best ones, as long as they are not far behind the first; of those that have words of the question, where any
/// has.
std::vector<Choice> worthQuoting(const std::vector<Choice>& choices, std::size_t most)
{
    double covered = 0;
    for (const auto& choice : choices) {
        covered = std::max(covered, choice.coverage);
    }
    std::vector<Choice> out;
    for (const auto& choice : choices) {
        if (out.size() >= most || (out.size() >= 3 && choice.score < 0.5 * choices.front().score)) {
            break;
        }
        if (choice.coverage >= kOnTopic * covered) {
            out.push_back(choice);
        }
    }
    return out;
}

std::vector<std::string> otherPeople(const std::vector<Choice>& choices)
{
    std::vector<std::string> names;
    for (const auto& choice : choices) {
        for (const auto& turn : choice.passage->turns) {
            if (!turn.isOwner && !turn.speaker.empty() &&
                std::find(names.begin(), names.end(), turn.speaker) == names.end()) {
                names.push_back(turn.speaker);
            }
        }
    }
    return names;
}

/// Adds a choice unless its words are there already: neighbouring passages share turns, and people repeat themselves.
void addNew(std::vector<Choice>& chosen, const Choice& choice)
{
    const EvidenceTurn& turn = choice.passage->turns[choice.turn];
    const bool known = std::any_of(chosen.begin(), chosen.end(), [&](const Choice& c) {
        const EvidenceTurn& other = c.passage->turns[c.turn];
        return c.passage->chunkId == choice.passage->chunkId || other.turnId == turn.turnId ||
               (other.text == turn.text && other.personId == turn.personId);
    });
    if (!known) {
        chosen.push_back(choice);
    }
}

/// Citations in the order of their markers.
class Quotes
{
public:
    explicit Quotes(Run& run) : m_run(run) {}

    [[nodiscard]] bool has(archive::Id chunk) const { return m_chunks.count(chunk) > 0; }

    int add(const Choice& choice)
    {
        const Evidence& passage = *choice.passage;
        const EvidenceTurn& turn = passage.turns[choice.turn];
        m_chunks.insert(passage.chunkId);
        Citation citation;
        citation.marker = static_cast<int>(m_citations.size()) + 1;
        citation.chunkId = passage.chunkId;
        citation.turnId = turn.turnId;
        citation.conversationId = passage.conversationId;
        citation.externalId = passage.externalId.empty() ? turn.externalId : passage.externalId;
        citation.quote = turn.text;
        m_citations.push_back(std::move(citation));
        for (auto& evidence : m_run.evidence()) {
            evidence.cited = evidence.cited || evidence.chunkId == passage.chunkId;
        }
        return m_citations.back().marker;
    }

    [[nodiscard]] std::vector<Citation> take() { return std::move(m_citations); }

private:
    Run& m_run;
    std::set<archive::Id> m_chunks;
    std::vector<Citation> m_citations;
};

void sortByTime(std::vector<Choice>& choices)
{
    std::stable_sort(choices.begin(), choices.end(), [](const Choice& a, const Choice& b) {
        const auto& x = a.passage->startedAt;
        const auto& y = b.passage->startedAt;
        return x && y ? x->local < y->local : x.has_value() > y.has_value();
    });
}

std::string abstention(const AskedPart& part, const Relevance& relevance, const Phrasing& phrasing,
                       text::Language language)
{
    std::vector<std::string> words;
    text::forEachWord(part.question, [&](const text::Word& word) {
        const bool asked = std::any_of(relevance.terms().begin(), relevance.terms().end(),
                                       [&](const WeightedTerm& t) { return t.term.folded == word.folded; });
        if (asked && words.size() < 8) {
            words.emplace_back(word.raw);
        }
    });
    std::vector<std::string> filters;
    for (const auto& understood : part.understood.parts) {
        const bool names = understood.kind == search::PartKind::Person || understood.kind == search::PartKind::Date;
        // Of a name that may mean several people there is a part for each.
        if (names && std::find(filters.begin(), filters.end(), understood.text) == filters.end()) {
            filters.push_back(understood.text);
        }
    }
    return doNotKnow(language == text::Language::German ? language : text::Language::English,
                     phrasing.lookedFor(words, filters));
}

/// A quoted passage by its place among the quotations, with what it says of the time.
struct Dated
{
    std::size_t place = 0;
    std::optional<TimeMeant> meant;
};

/// Those that can say when: where the question asks when a thing was talked about, the best one and those that are as
/// good; else those that name a time in the sentence that has most of the question's words.
std::vector<Dated> datedOnes(const std::vector<Choice>& chosen, Relevance& relevance, bool asksWhenSaid)
{
    std::vector<Dated> dated;
    double share = 0;
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        const Evidence& passage = *chosen[i].passage;
        if (!passage.startedAt) {
            continue;
        }
        auto meant = timeMeant(passage, passage.turns[chosen[i].turn], relevance);
        if (asksWhenSaid ? chosen[i].score >= kAsGood * chosen.front().score : meant.has_value()) {
            share = std::max(share, meant ? meant->share : 0);
            dated.push_back({i, meant});
        }
    }
    if (!asksWhenSaid) {
        std::erase_if(dated, [&](const Dated& d) { return d.meant->share < share; });
        // The best of them, and those that are as good.
        std::erase_if(dated, [&, best = dated.empty() ? 0 : chosen[dated.front().place].score](const Dated& d) {
            return chosen[d.place].score < kAsGood * best;
        });
    }
    return dated;
}

/// The days on which it was said, with the time that is meant. A day of speaking alone is no answer to when a thing
/// happens, so that there the quotations stand for themselves.
std::string whenLead(const std::vector<Choice>& chosen, Relevance& relevance, bool asksWhenSaid,
                     const Phrasing& phrasing)
{
    std::vector<std::pair<std::string, std::string>> marked; // a day said once, and the marks of all who name it
    for (const auto& [i, meant] : datedOnes(chosen, relevance, asksWhenSaid)) {
        if (marked.size() >= kMostDays) {
            break;
        }
        const LocalMicros said = chosen[i].passage->startedAt->local;
        const bool sameDay =
            meant && dateOf(*meant->range.from) == dateOf(said) && dateOf(*meant->range.to) == dateOf(said);
        const std::string day =
            phrasing.saidOn(said, meant && !sameDay ? std::optional(meant->range) : std::nullopt); // "today"
        auto place = std::find_if(marked.begin(), marked.end(), [&](const auto& entry) { return entry.first == day; });
        if (place == marked.end()) {
            place = marked.emplace(marked.end(), day, std::string());
        }
        place->second += fmt::format(" [{}]", i + 1);
    }
    std::vector<std::string> days;
    days.reserve(marked.size());
    for (const auto& [day, marks] : marked) {
        days.push_back(day + marks);
    }
    return days.empty() ? phrasing.lead(QuestionKind::When, chosen.size()) : phrasing.whenLead(days);
}

std::string leadOf(const AskedPart& part, const std::vector<Choice>& chosen, const std::optional<Counted>& counted,
                   Relevance& relevance, const Phrasing& phrasing)
{
    if (counted && counted->passages > 0) {
        return phrasing.countLead(*counted);
    }
    if (part.understood.kind == QuestionKind::When) {
        return whenLead(chosen, relevance, asksWhenSaid(part.question), phrasing);
    }
    if (part.understood.kind == QuestionKind::Who) {
        if (const auto people = otherPeople(chosen); !people.empty()) {
            return phrasing.peopleLead(people);
        }
    }
    return phrasing.lead(part.understood.kind, chosen.size());
}

} // namespace

Answer composeAnswer(Run& run, const std::vector<AskedPart>& asked, text::Language language)
{
    const Phrasing phrasing(language);
    const int step = run.trace().begin(StepKind::Answer, "choose quotations");
    Answer answer;
    Quotes quotes(run);
    Relevance relevance(asked.front().question, asked.front().understood, run.knowledge());
    const auto whole = ranked(asked.front(), relevance);
    bool answerable = isAnswerable(asked.front(), passagesOf(whole), relevance, asked.size() > 1);

    std::vector<Choice> chosen;
    const std::size_t parts = asked.size() - 1;
    for (std::size_t i = 1; i < asked.size(); ++i) {
        Relevance ofPart(asked[i].question, asked[i].understood, run.knowledge());
        const auto choices = ranked(asked[i], ofPart);
        if (!isAnswerable(asked[i], passagesOf(choices), ofPart, false)) {
            continue;
        }
        answerable = true;
        for (const auto& choice : worthQuoting(choices, std::max<std::size_t>(3, kMostQuotes / parts))) {
            addNew(chosen, choice);
        }
    }
    if (answerable) {
        const std::size_t room = quotesFor(asked.front().understood.kind);
        for (const auto& choice : worthQuoting(whole, parts > 0 ? 4 : room)) {
            if (chosen.size() < kMostQuotesOfSummary) {
                addNew(chosen, choice);
            }
        }
    }
    std::optional<Counted> counted;
    if (answerable && asked.front().understood.kind == QuestionKind::HowOften) {
        counted = countAsked(run, asked.front(), relevance);
        // Where talk itself is counted and there was none, what else was found is of another time or person.
        answerable = !counted || counted->passages > 0 || !counted->word.empty();
    }
    if (!answerable || chosen.empty()) {
        answer.text = abstention(asked.front(), relevance, phrasing, language);
        answer.abstained = true;
        run.trace().at(step).result = whyNotAnswerable(passagesOf(whole), relevance);
        run.trace().end(step);
        return answer;
    }
    if (asked.front().understood.kind == QuestionKind::Summary || parts > 0) {
        sortByTime(chosen);
    }
    answer.text = leadOf(asked.front(), chosen, counted, relevance, phrasing);
    for (const auto& choice : chosen) {
        answer.text += "\n" + quotationLine(*choice.passage, choice.turn, quotes.add(choice), relevance, phrasing);
    }
    answer.claims = static_cast<int>(chosen.size());
    answer.citations = quotes.take();
    run.trace().at(step).result = fmt::format("{} of {} passages quoted", chosen.size(), asked.front().passages.size());
    run.trace().end(step);
    return answer;
}

} // namespace reminisce::agent
