// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/question_facts.h"
#include "core/evaluation/question_generation/templates.h"

namespace reminisce::evaluation {

namespace {

using Candidates = Result<std::vector<QuestionCandidate>>;
using archive::PeriodFact;
using archive::PeriodLength;
constexpr auto kGerman = QuestionLanguage::German;
constexpr auto kEnglish = QuestionLanguage::English;

struct Wording
{
    std::string_view german;
    std::string_view english;
};

/// A question with {who} and {when} (a period), answered by a value of the same row.
template <class Wanted, class Answer, class Evidence>
Candidates fromPeriods(const archive::Reader& reader, PeriodLength length, std::uint64_t seed, std::size_t limit,
                       const Wording& wording, Wanted wanted, Answer answer, Evidence evidence)
{
    const auto facts = archive::samplePeriods(reader, length, seed, limit);
    if (!facts) {
        return tl::unexpected(facts.error());
    }
    std::vector<QuestionCandidate> candidates;
    for (const PeriodFact& fact : *facts) {
        if (wanted(fact)) {
            candidates.push_back(
                {filled(wording.german, {{"who", fact.speaker}, {"when", periodInWords(fact.period, kGerman)}}),
                 answer(fact, kGerman),
                 filled(wording.english, {{"who", fact.speaker}, {"when", periodInWords(fact.period, kEnglish)}}),
                 answer(fact, kEnglish),
                 evidence(fact),
                 {{"speaker", fact.speaker}, {"period", fact.period}}});
        }
    }
    return candidates;
}

bool always(const PeriodFact&)
{
    return true;
}

bool isOnSeveralDays(const PeriodFact& fact)
{
    return fact.firstDay != fact.lastDay;
}

Candidates countConversations(const archive::Reader& reader, std::uint64_t seed, std::size_t limit)
{
    return fromPeriods(
        reader, PeriodLength::Month, seed, limit,
        {"In wie vielen Gesprächen hat {who} {when} gesprochen?", "In how many conversations did {who} speak {when}?"},
        &always, [](const PeriodFact& fact, QuestionLanguage) { return std::to_string(fact.conversations); },
        [](const PeriodFact& fact) { return fact.chunks; });
}

Candidates lastDay(const archive::Reader& reader, std::uint64_t seed, std::size_t limit)
{
    return fromPeriods(
        reader, PeriodLength::Year, seed + 1, limit,
        {"An welchem Tag hat {who} {when} zuletzt gesprochen?", "On which day did {who} last speak {when}?"},
        &isOnSeveralDays,
        [](const PeriodFact& fact, QuestionLanguage language) { return dayInWords(fact.lastDay, language); },
        [](const PeriodFact& fact) { return fact.lastChunks; });
}

Candidates firstDay(const archive::Reader& reader, std::uint64_t seed, std::size_t limit)
{
    return fromPeriods(
        reader, PeriodLength::Year, seed + 2, limit,
        {"An welchem Tag hat {who} {when} zum ersten Mal gesprochen?", "On which day did {who} first speak {when}?"},
        &isOnSeveralDays,
        [](const PeriodFact& fact, QuestionLanguage language) { return dayInWords(fact.firstDay, language); },
        [](const PeriodFact& fact) { return fact.firstChunks; });
}

Candidates daysBetween(const archive::Reader& reader, std::uint64_t seed, std::size_t limit)
{
    return fromPeriods(
        reader, PeriodLength::Month, seed + 3, limit,
        {"Wie viele Tage liegen zwischen dem ersten und dem letzten Gespräch mit {who} {when}?",
         "How many days lie between the first and the last conversation with {who} {when}?"},
        &isOnSeveralDays,
        [](const PeriodFact& fact, QuestionLanguage) { return std::to_string(fact.lastDay - fact.firstDay); },
        [](const PeriodFact& fact) {
            std::vector<archive::Id> both = fact.firstChunks;
            both.insert(both.end(), fact.lastChunks.begin(), fact.lastChunks.end());
            return both;
        });
}

Candidates countTurns(const archive::Reader& reader, std::uint64_t seed, std::size_t limit)
{
    const auto facts = archive::sampleConversations(reader, seed + 5, limit);
    if (!facts) {
        return tl::unexpected(facts.error());
    }
    std::vector<QuestionCandidate> candidates;
    for (const archive::ConversationFact& fact : *facts) {
        const std::string count = std::to_string(fact.turns);
        candidates.push_back({filled("Wie oft hat {who} im Gespräch {title} am {day} etwas gesagt?",
                                     {{"who", fact.speaker},
                                      {"title", quoted(fact.title, kGerman)},
                                      {"day", dayInWords(fact.day, kGerman)}}),
                              count,
                              filled("How many times did {who} say something in the conversation {title} on {day}?",
                                     {{"who", fact.speaker},
                                      {"title", quoted(fact.title, kEnglish)},
                                      {"day", dayInWords(fact.day, kEnglish)}}),
                              count,
                              fact.chunks,
                              {{"conversation", fact.conversation}, {"speaker", fact.speaker}}});
    }
    return candidates;
}

Candidates commonDay(const archive::Reader& reader, std::uint64_t seed, std::size_t limit)
{
    const auto facts = archive::sampleCommonDays(reader, seed, limit);
    if (!facts) {
        return tl::unexpected(facts.error());
    }
    std::vector<QuestionCandidate> candidates;
    for (const archive::CommonDayFact& fact : *facts) {
        candidates.push_back(
            {filled("An welchem Tag {when} haben sowohl {one} als auch {other} gesprochen?",
                    {{"when", periodInWords(fact.month, kGerman)}, {"one", fact.one}, {"other", fact.other}}),
             dayInWords(fact.day, kGerman),
             filled("On which day {when} did both {one} and {other} speak?",
                    {{"when", periodInWords(fact.month, kEnglish)}, {"one", fact.one}, {"other", fact.other}}),
             dayInWords(fact.day, kEnglish),
             fact.chunks,
             {{"one", fact.one}, {"other", fact.other}, {"month", fact.month}}});
    }
    return candidates;
}

} // namespace

std::vector<QuestionTemplate> applyingTemplates()
{
    return {{QuestionLevel::Applying, "count_conversations", &countConversations},
            {QuestionLevel::Applying, "last_day", &lastDay},
            {QuestionLevel::Applying, "first_day", &firstDay},
            {QuestionLevel::Applying, "days_between", &daysBetween},
            {QuestionLevel::Applying, "count_turns", &countTurns},
            {QuestionLevel::Applying, "common_day", &commonDay}};
}

} // namespace reminisce::evaluation
