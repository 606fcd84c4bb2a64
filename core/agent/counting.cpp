// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/counting.h"

#include <algorithm>
#include <tuple>
#include <utility>
#include <vector>

#include "core/text/unicode.h"
#include "core/text/words.h"

namespace reminisce::agent {
namespace {

using nlohmann::json;

/// The word whose occurrences are counted: the rarest one that occurs.
const WeightedTerm* countedTerm(const Relevance& relevance)
{
    const WeightedTerm* rarest = nullptr;
    for (const auto& term : relevance.terms()) {
        if (term.known && !term.term.isNumber && (rarest == nullptr || term.weight > rarest->weight)) {
            rarest = &term;
        }
    }
    return rarest;
}

/// A word as the question writes it.
std::string writtenIn(const std::string& question, const Term& term)
{
    std::string word;
    text::forEachWord(question, [&](const text::Word& candidate) {
        if (word.empty() && candidate.folded == term.folded) {
            word = std::string(candidate.raw);
        }
    });
    return word;
}

/// Its beginning of the stem's length, so that "Läufe" and "Läufen" count alike.
std::string stemOf(const std::string& word, const Term& term)
{
    const std::size_t letters = text::countCodePoints(term.stem);
    std::size_t end = 0;
    for (std::size_t i = 0; i < letters && end < word.size(); ++i) {
        (void)text::nextCodePoint(word, end);
    }
    return word.substr(0, end);
}

/// The time that is counted in: the filter that was understood, else all that the question names.
LocalRange timeOf(const search::Understanding& understood)
{
    if (!understood.hard.dates.isOpen()) {
        return understood.hard.dates;
    }
    std::optional<LocalRange> whole;
    for (const auto& part : understood.parts) {
        if (part.kind != search::PartKind::Date) {
            continue;
        }
        if (!whole) {
            whole = part.range;
            continue;
        }
        whole->from = whole->from && part.range.from ? std::min(whole->from, part.range.from) : std::nullopt;
        whole->to = whole->to && part.range.to ? std::max(whole->to, part.range.to) : std::nullopt;
    }
    return whole.value_or(LocalRange{});
}

/// First and last day of the rows by day; neither when some rows were left out.
std::pair<std::optional<LocalMicros>, std::optional<LocalMicros>> daysOf(const json& result)
{
    std::optional<LocalMicros> first;
    std::optional<LocalMicros> last;
    if (!result.contains("left_out")) {
        for (const auto& row : result.value("counts", json::array())) {
            if (const auto day = parseIso(row.value("day", ""))) {
                first = first ? first : day->local;
                last = day->local;
            }
        }
    }
    return {first, last};
}

/// Those who may be meant by the one name in the question; nothing when it names several people.
std::optional<std::vector<std::string>> candidatesOf(const search::Understanding& understood)
{
    std::vector<std::string> names;
    std::optional<std::size_t> begin;
    for (const auto& part : understood.parts) {
        if (part.kind == search::PartKind::Person) {
            if (begin && *begin != part.begin) {
                return std::nullopt;
            }
            begin = part.begin;
            names.push_back(part.meaning);
        }
    }
    return names;
}

/// Fills in what one call of the tool counts; false when it fails.
bool count(Run& run, const json& arguments, Counted& counted)
{
    const auto outcome = run.callTool("activity", arguments);
    const json result = json::parse(outcome.text, nullptr, false);
    if (!outcome.ok || !result.is_object()) {
        return false;
    }
    counted.passages = result.value("total_passages", std::size_t{0});
    counted.turns = result.value("turns_of_speaker", std::size_t{0});
    counted.conversations = result.value("conversations_of_speaker", std::size_t{0});
    std::tie(counted.first, counted.last) = daysOf(result);
    return true;
}

} // namespace

std::optional<Counted> countAsked(Run& run, const AskedPart& part, const Relevance& relevance)
{
    Counted counted;
    json arguments = {{"by", "day"}};
    if (const WeightedTerm* term = countedTerm(relevance)) {
        counted.word = writtenIn(part.question, term->term);
        arguments["contains_substring"] = stemOf(counted.word, term->term);
    }
    const LocalRange time = timeOf(part.understood);
    if (time.from) {
        arguments["start_date_time_iso"] = formatIso(*time.from);
    }
    if (time.to) {
        arguments["end_date_time_iso"] = formatIso(*time.to);
    }
    const auto people = candidatesOf(part.understood);
    if (!people || (people->empty() && counted.word.empty() && time.isOpen())) {
        return std::nullopt;
    }
    if (people->empty()) {
        return count(run, arguments, counted) ? std::optional(counted) : std::nullopt;
    }
    std::optional<Counted> most; // of those who may be meant, the one of whom there is most; the answer says who
    for (const std::string& person : *people) {
        Counted one = counted;
        one.person = person;
        arguments["speaker"] = person;
        if (count(run, arguments, one) &&
            (!most || std::pair(one.turns, one.passages) > std::pair(most->turns, most->passages))) {
            most = std::move(one);
        }
    }
    return most;
}

} // namespace reminisce::agent
