// SPDX-License-Identifier: GPL-3.0-or-later
// Of a passage, who says what: turns held against a question, and what its person said of it.
#include <algorithm>

#include "core/agent/relevance.h"
#include "core/agent/wording.h"
#include "core/text/sentences.h"
#include "core/text/time_expression.h"
#include "core/text/unicode.h"
#include "core/text/words.h"

namespace reminisce::agent {
namespace {

constexpr double kReply = 0.8;             ///< what a reply has of the topic of the turn before it
constexpr double kOtherSpeaker = 0.5;      ///< what the words of others count where one person's are asked for
constexpr std::size_t kAnsweringWords = 3; ///< a shorter turn is a nod

} // namespace

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
