// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/lab/answering.h"

#include <chrono>

#include "core/agent/knowledge.h"
#include "core/archive/people.h"
#include "core/evaluation/lab/scoring.h"

namespace reminisce::evaluation {

Answering::Answering(const Parts& parts, archive::Reader reader, BackendMeasures measures)
    : m_parts(parts), m_reader(std::move(reader)), m_measures(std::move(measures))
{}

Result<std::unique_ptr<Answering>> Answering::make(const Parts& parts)
{
    auto reader = parts.ground.archive().newReader();
    if (!reader) {
        return tl::unexpected(reader.error());
    }
    auto measures = BackendMeasures::make(parts.settings, parts.backends);
    if (!measures) {
        return tl::unexpected(measures.error());
    }
    const auto people = archive::listPeople(*reader);
    if (!people) {
        return tl::unexpected(people.error());
    }
    std::unique_ptr<Answering> answering(new Answering(parts, std::move(*reader), std::move(*measures)));
    for (const archive::PersonName& person : *people) {
        answering->m_people.push_back(person.name);
    }
    return answering;
}

Result<backend::ChatBackend*> Answering::chatOf(const std::string& name)
{
    if (name == kBuiltInBackend) {
        return nullptr;
    }
    auto& chat = m_chats[name];
    if (!chat) {
        auto made = m_parts.backends.chat(name);
        if (!made) {
            return tl::unexpected(made.error());
        }
        chat = std::move(*made);
    }
    return chat.get();
}

Result<agent::Answer> Answering::run(const Configuration& configuration, const LabQuestion& question,
                                     double& secondsToFirstToken, std::stop_token stop)
{
    const auto workflow = agent::makeWorkflow(configuration.workflow);
    if (!workflow) {
        return tl::unexpected(workflow.error());
    }
    const auto chat = chatOf(configuration.backend);
    if (!chat) {
        return tl::unexpected(chat.error());
    }
    const RetrievalChoice& retrieval = configuration.retrieval;
    agent::Knowledge knowledge(m_reader, m_parts.searcher);
    knowledge.adjustSearches([&retrieval](search::SearchRequest& request) {
        if (request.mode == search::SearchMode::Hybrid) { // a tool for one arm alone stays that
            request.mode = retrieval.mode;
            request.weight = retrieval.weight;
        }
        request.understand = request.understand && retrieval.understand;
    });
    agent::AgentContext context{knowledge, m_parts.prompts, *chat};
    agent::AnswerRequest request;
    request.question = question.question;
    request.k = retrieval.k;
    request.now = Moment{m_parts.now, std::nullopt};
    request.answerFormat = m_parts.settings.answerFormat;
    const auto began = std::chrono::steady_clock::now();
    const auto sink = [&](const agent::AgentEvent& event) {
        if (secondsToFirstToken == 0 && std::holds_alternative<agent::TextDelta>(event)) {
            secondsToFirstToken = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
        }
    };
    return (*workflow)->run(request, context, sink, std::move(stop));
}

void Answering::score(LabItem& item, const agent::Answer& answer, double secondsToFirstToken)
{
    const ScoringContext context{m_parts.now, m_people,
                                 [this](const agent::Evidence& passage) { return m_parts.ground.unitOf(passage); },
                                 secondsToFirstToken};
    item.response = withoutMarks(answer.text);
    item.abstained = answer.abstained;
    item.error = answer.error;
    item.failed = wasBrokenByFault(answer);
    item.answer = agent::toJson(answer);
    item.metrics = scoreAnswer(item.question, answer, context);
    item.outcome =
        classify(item.question, answer, m_parts.settings.matchThreshold, m_parts.settings.usefulness, context.unitOf);
    item.metrics["right"] = isRight(item.outcome) ? 1 : 0;
}

std::optional<LabItem> Answering::answer(const Configuration& configuration, const LabQuestion& question,
                                         std::stop_token stop)
{
    LabItem item;
    item.configuration = configuration;
    item.question = question;
    double secondsToFirstToken = 0;
    auto answer = run(configuration, question, secondsToFirstToken, stop);
    if (stop.stop_requested()) {
        return std::nullopt;
    }
    if (!answer) {
        item.failed = true;
        item.error = answer.error().message;
        item.outcome = Outcome::ModelError;
        return item;
    }
    score(item, *answer, secondsToFirstToken);
    if (const auto measured = m_measures.measure(item, stop); !measured && !stop.stop_requested()) {
        item.failed = true;
        item.error = measured.error().message;
    }
    return stop.stop_requested() ? std::nullopt : std::optional(std::move(item));
}

} // namespace reminisce::evaluation
