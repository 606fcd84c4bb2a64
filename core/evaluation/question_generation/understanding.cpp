// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/question_facts.h"
#include "core/evaluation/question_generation/templates.h"

namespace reminisce::evaluation {

namespace {

using Candidates = Result<std::vector<QuestionCandidate>>;
constexpr auto kGerman = QuestionLanguage::German;
constexpr auto kEnglish = QuestionLanguage::English;

Candidates emotionOfSaying(const archive::Reader& reader, std::uint64_t seed, std::size_t limit)
{
    // About one passage in eight carries an emotion.
    const auto facts = archive::sampleSayings(reader, seed + 2, limit * 12);
    if (!facts) {
        return tl::unexpected(facts.error());
    }
    std::vector<QuestionCandidate> candidates;
    for (const archive::SayingFact& fact : *facts) {
        if (fact.emotion < 0 || candidates.size() >= limit) {
            continue;
        }
        const auto times = archive::countTurnsContaining(reader, fact.text);
        if (!times) {
            return tl::unexpected(times.error());
        }
        if (*times != 1) {
            continue;
        }
        candidates.push_back(
            {filled(
                 "Welches Gefühl hat die Stelle vom {day}, an der {who} sagt: {text}?",
                 {{"day", dayInWords(fact.day, kGerman)}, {"who", fact.speaker}, {"text", quoted(fact.text, kGerman)}}),
             emotionInWords(fact.emotion, kGerman),
             filled("Which emotion does the passage of {day} have in which {who} says {text}?",
                    {{"day", dayInWords(fact.day, kEnglish)},
                     {"who", fact.speaker},
                     {"text", quoted(fact.text, kEnglish)}}),
             emotionInWords(fact.emotion, kEnglish),
             fact.chunks,
             {{"turn", fact.turn}, {"text", fact.text}, {"emotion", emotionInWords(fact.emotion, kEnglish)}}});
    }
    return candidates;
}

template <class Wanted, class Make>
Candidates fromConversations(const archive::Reader& reader, std::uint64_t seed, std::size_t limit, Wanted wanted,
                             Make make)
{
    const auto facts = archive::sampleConversations(reader, seed, limit);
    if (!facts) {
        return tl::unexpected(facts.error());
    }
    std::vector<QuestionCandidate> candidates;
    for (const archive::ConversationFact& fact : *facts) {
        if (wanted(fact)) {
            candidates.push_back(make(fact));
            candidates.back().evidence = fact.chunks;
            candidates.back().parameters = {{"conversation", fact.conversation}, {"speaker", fact.speaker}};
        }
    }
    return candidates;
}

Candidates partner(const archive::Reader& reader, std::uint64_t seed, std::size_t limit)
{
    return fromConversations(
        reader, seed + 3, limit, [](const archive::ConversationFact& fact) { return !fact.partner.empty(); },
        [](const archive::ConversationFact& fact) {
            return QuestionCandidate{filled("Mit wem hat {who} im Gespräch {title} am {day} gesprochen?",
                                            {{"who", fact.speaker},
                                             {"title", quoted(fact.title, kGerman)},
                                             {"day", dayInWords(fact.day, kGerman)}}),
                                     fact.partner,
                                     filled("With whom did {who} speak in the conversation {title} on {day}?",
                                            {{"who", fact.speaker},
                                             {"title", quoted(fact.title, kEnglish)},
                                             {"day", dayInWords(fact.day, kEnglish)}}),
                                     fact.partner,
                                     {},
                                     {}};
        });
}

Candidates speaksMost(const archive::Reader& reader, std::uint64_t seed, std::size_t limit)
{
    return fromConversations(
        reader, seed + 4, limit * 3, [](const archive::ConversationFact& fact) { return fact.speaksMost; },
        [](const archive::ConversationFact& fact) {
            return QuestionCandidate{
                filled("Wer ist im Gespräch {title} am {day} am häufigsten zu Wort gekommen?",
                       {{"title", quoted(fact.title, kGerman)}, {"day", dayInWords(fact.day, kGerman)}}),
                fact.speaker,
                filled("Who spoke most often in the conversation {title} on {day}?",
                       {{"title", quoted(fact.title, kEnglish)}, {"day", dayInWords(fact.day, kEnglish)}}),
                fact.speaker,
                {},
                {}};
        });
}

} // namespace

std::vector<QuestionTemplate> understandingTemplates()
{
    return {{QuestionLevel::Understanding, "emotion_of_saying", &emotionOfSaying},
            {QuestionLevel::Understanding, "partner", &partner},
            {QuestionLevel::Understanding, "speaks_most", &speaksMost}};
}

} // namespace reminisce::evaluation
