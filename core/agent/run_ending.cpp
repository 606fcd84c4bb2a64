// SPDX-License-Identifier: GPL-3.0-or-later
// How a run ends: with what a model answered, with what there is when it broke off, or with not knowing.
#include <fmt/core.h>

#include "core/agent/citations.h"
#include "core/agent/knowledge.h"
#include "core/agent/quotation.h"
#include "core/agent/run.h"
#include "core/agent/terms.h"

namespace reminisce::agent {
namespace {

/// Of each passage the lines around the turn that is cited, else around the one that has most words of the question.
void addExcerpts(Answer& answer, std::string_view question)
{
    text::Stemmer stemmer;
    const auto wanted = contentTerms(question, stemmer);
    for (auto& passage : answer.evidence) {
        std::size_t best = 0;
        double bestScore = -1;
        for (std::size_t i = 0; i < passage.turns.size(); ++i) {
            const auto said = contentTerms(passage.turns[i].text, stemmer);
            double score = 0;
            for (const auto& term : wanted) {
                score += bestLikeness(term, said);
            }
            for (const auto& citation : answer.citations) {
                score += citation.turnId == passage.turns[i].turnId ? 100 : 0;
            }
            if (score > bestScore) {
                bestScore = score;
                best = i;
            }
        }
        passage.excerpt = excerptAround(passage, best);
    }
}

} // namespace

Answer Run::finish(std::string_view raw)
{
    const std::string text = withoutThinking(raw);
    std::vector<std::string> names;
    if (const auto people = m_context.knowledge.people()) {
        for (const auto& person : *people) {
            names.push_back(person.name);
        }
    }
    const int step = m_trace.begin(StepKind::Answer, "check sentences");
    auto settled = settleCitations(text, m_evidence, m_request.now.local, names);
    Answer answer;
    answer.text = std::move(settled.text);
    answer.citations = std::move(settled.citations);
    answer.unsupported = std::move(settled.unsupported);
    answer.claims = settled.claims;
    answer.abstained = answer.citations.empty() && saysItDoesNotKnow(answer.text);
    if (answer.abstained) {
        answer.unsupported.clear(); // what was looked for is no claim
    }
    if (answer.text.empty()) {
        answer.text = doNotKnow(m_language, {});
        answer.abstained = true;
    }
    m_usage.inventedCitations += settled.invented;
    m_trace.at(step).result = fmt::format("{} citations, {} sentences unsupported, {} invented citations dropped",
                                          answer.citations.size(), answer.unsupported.size(), settled.invented);
    m_trace.end(step);
    return finish(std::move(answer));
}

Answer Run::finish(const backend::ChatReply& reply)
{
    return finish(reply.content, isCutAtLimit(reply));
}

bool isCutAtLimit(const backend::ChatReply& reply)
{
    return reply.finishReason == "length";
}

Answer Run::finish(std::string_view raw, bool cutAtLimit)
{
    Answer answer = finish(raw);
    if (cutAtLimit) {
        answer.incomplete = true;
        answer.error = fmt::format("The model reached its limit of {} tokens before the end of its answer.",
                                   m_request.limits.answerTokens);
    }
    return answer;
}

Answer Run::finish(Answer answer)
{
    m_usage.seconds = m_trace.elapsed();
    answer.usage = m_usage;
    answer.evidence = std::move(m_evidence);
    addExcerpts(answer, m_request.question);
    answer.trace = m_trace.takeSteps();
    return answer;
}

Answer Run::breakOff(std::string_view partialText, const std::string& error)
{
    Answer answer;
    if (!partialText.empty()) {
        answer = finish(partialText);
        answer.abstained = false;
    } else {
        answer = finish(Answer{});
    }
    answer.incomplete = true;
    answer.error = error;
    return answer;
}

Answer Run::breakOff(const Result<backend::ChatReply>& reply, std::string_view keptText)
{
    const std::optional<Error> error = reply ? reply->brokenReason : std::optional(reply.error());
    if (stopped()) { // by the person, who needs no reason
        return breakOff(keptText, {});
    }
    if (error && error->code != ErrorCode::Cancelled) {
        return breakOff(keptText, error->message);
    }
    return breakOff(keptText, outOfTime() ? "The time for this answer is used up."
                                          : "The backend ended its answer in the middle.");
}

std::string doNotKnow(text::Language language, std::string_view lookedFor)
{
    if (language == text::Language::German) {
        return lookedFor.empty()
                   ? std::string("Das weiß ich nicht: In Ihren Gesprächen habe ich nichts dazu gefunden.")
                   : fmt::format(
                         "Das weiß ich nicht: In Ihren Gesprächen habe ich nichts dazu gefunden. Gesucht habe ich {}.",
                         lookedFor);
    }
    return lookedFor.empty()
               ? std::string("I do not know: I found nothing about it in your conversations.")
               : fmt::format("I do not know: I found nothing about it in your conversations. I looked for {}.",
                             lookedFor);
}

} // namespace reminisce::agent
