// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/question_facts.h"
#include "core/evaluation/question_generation/templates.h"

namespace reminisce::evaluation {

namespace {

using Candidates = Result<std::vector<QuestionCandidate>>;
constexpr auto kGerman = QuestionLanguage::German;
constexpr auto kEnglish = QuestionLanguage::English;

/// Sayings that occur once, made into candidates.
template <class Make>
Candidates fromSayings(const archive::Reader& reader, std::uint64_t seed, std::size_t limit, Make make)
{
    const auto facts = archive::sampleSayings(reader, seed, limit);
    if (!facts) {
        return tl::unexpected(facts.error());
    }
    std::vector<QuestionCandidate> candidates;
    for (const archive::SayingFact& fact : *facts) {
        const auto times = archive::countTurnsContaining(reader, fact.text);
        if (!times) {
            return tl::unexpected(times.error());
        }
        if (*times == 1) {
            candidates.push_back(make(fact));
            candidates.back().evidence = fact.chunks;
            candidates.back().parameters = {{"turn", fact.turn}, {"text", fact.text}, {"day", fact.day}};
        }
    }
    return candidates;
}

Candidates whoSaid(const archive::Reader& reader, std::uint64_t seed, std::size_t limit)
{
    return fromSayings(reader, seed, limit, [](const archive::SayingFact& fact) {
        return QuestionCandidate{filled("Wer hat am {day} gesagt: {text}?",
                                        {{"day", dayInWords(fact.day, kGerman)}, {"text", quoted(fact.text, kGerman)}}),
                                 fact.speaker,
                                 filled("Who said {text} on {day}?", {{"day", dayInWords(fact.day, kEnglish)},
                                                                      {"text", quoted(fact.text, kEnglish)}}),
                                 fact.speaker,
                                 {},
                                 {}};
    });
}

Candidates whenSaid(const archive::Reader& reader, std::uint64_t seed, std::size_t limit)
{
    return fromSayings(reader, seed + 1, limit, [](const archive::SayingFact& fact) {
        return QuestionCandidate{filled("An welchem Tag hat {who} gesagt: {text}?",
                                        {{"who", fact.speaker}, {"text", quoted(fact.text, kGerman)}}),
                                 dayInWords(fact.day, kGerman),
                                 filled("On which day did {who} say {text}?",
                                        {{"who", fact.speaker}, {"text", quoted(fact.text, kEnglish)}}),
                                 dayInWords(fact.day, kEnglish),
                                 {},
                                 {}};
    });
}

Candidates firstWords(const archive::Reader& reader, std::uint64_t seed, std::size_t limit)
{
    const auto facts = archive::sampleConversations(reader, seed, limit);
    if (!facts) {
        return tl::unexpected(facts.error());
    }
    std::vector<QuestionCandidate> candidates;
    for (const archive::ConversationFact& fact : *facts) {
        if (fact.firstWords.empty()) {
            continue;
        }
        candidates.push_back({filled("Was hat {who} im Gespräch {title} am {day} zuerst gesagt?",
                                     {{"who", fact.speaker},
                                      {"title", quoted(fact.title, kGerman)},
                                      {"day", dayInWords(fact.day, kGerman)}}),
                              fact.firstWords,
                              filled("What did {who} say first in the conversation {title} on {day}?",
                                     {{"who", fact.speaker},
                                      {"title", quoted(fact.title, kEnglish)},
                                      {"day", dayInWords(fact.day, kEnglish)}}),
                              fact.firstWords,
                              fact.firstChunks,
                              {{"conversation", fact.conversation}, {"speaker", fact.speaker}}});
    }
    return candidates;
}

} // namespace

std::vector<QuestionTemplate> seekingTemplates()
{
    return {{QuestionLevel::Seeking, "who_said", &whoSaid},
            {QuestionLevel::Seeking, "when_said", &whenSaid},
            {QuestionLevel::Seeking, "first_words", &firstWords}};
}

} // namespace reminisce::evaluation
