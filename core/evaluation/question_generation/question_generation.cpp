// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/question_generation/question_generation.h"

#include <algorithm>
#include <array>
#include <set>

#include "core/archive/chunks.h"
#include "core/archive/emotion_bytes.h"
#include "core/archive/people.h"
#include "core/archive/statistics.h"
#include "core/archive/turns.h"
#include "core/evaluation/question_generation/templates.h"

namespace reminisce::evaluation {

namespace {

using nlohmann::ordered_json;

/// The candidates of one template, taken one by one.
struct Source
{
    QuestionTemplate from;
    std::vector<QuestionCandidate> candidates;
    std::size_t next = 0;
};

GeneratedQuestion worded(const QuestionTemplate& from, QuestionCandidate candidate, const std::string& language)
{
    GeneratedQuestion question;
    question.level = from.level;
    question.kind = std::string(from.kind);
    question.language = language;
    question.question = language == "de" ? std::move(candidate.germanQuestion) : std::move(candidate.englishQuestion);
    question.answer = language == "de" ? std::move(candidate.germanAnswer) : std::move(candidate.englishAnswer);
    std::sort(candidate.evidence.begin(), candidate.evidence.end());
    candidate.evidence.erase(std::unique(candidate.evidence.begin(), candidate.evidence.end()),
                             candidate.evidence.end());
    question.evidence = std::move(candidate.evidence);
    question.parameters = std::move(candidate.parameters);
    return question;
}

/// Takes the next candidate of a level, its templates in turns.
QuestionCandidate* takeNext(std::vector<Source>& level, std::size_t& turn, const QuestionTemplate*& from)
{
    for (std::size_t tried = 0; tried < level.size(); ++tried) {
        Source& source = level[turn++ % level.size()];
        if (source.next < source.candidates.size()) {
            from = &source.from;
            return &source.candidates[source.next++];
        }
    }
    return nullptr;
}

Result<std::vector<std::vector<Source>>> findCandidates(const archive::Reader& reader, const GenerationOptions& options,
                                                        std::stop_token stop)
{
    std::vector<std::vector<Source>> levels;
    const archive::StopScope scope(reader, stop);
    for (const auto& templates : {seekingTemplates(), understandingTemplates(), applyingTemplates()}) {
        levels.emplace_back();
        for (const QuestionTemplate& from : templates) {
            auto candidates = from.candidates(reader, options.seed, options.count + 20);
            if (!candidates) {
                return tl::unexpected(candidates.error());
            }
            levels.back().push_back({from, std::move(*candidates), 0});
        }
    }
    return levels;
}

Result<ordered_json> unitsOf(const archive::Reader& reader, const std::vector<archive::Id>& ids)
{
    ordered_json units = ordered_json::array();
    const auto chunks = archive::loadChunks(reader, ids);
    if (!chunks) {
        return tl::unexpected(chunks.error());
    }
    for (const archive::Chunk& chunk : *chunks) {
        const auto turns = archive::turnsByIds(reader, chunk.turns);
        if (!turns) {
            return tl::unexpected(turns.error());
        }
        ordered_json said = ordered_json::array();
        for (const archive::Turn& turn : *turns) {
            said.push_back({{"speaker", turn.speaker}, {"text", turn.text}});
        }
        ordered_json unit = {{"id", std::to_string(chunk.id)}, {"conversation", std::to_string(chunk.conversation)}};
        unit["start"] = chunk.start ? ordered_json(formatIso(*chunk.start)) : ordered_json();
        unit["turns"] = std::move(said);
        if (chunk.emotions) {
            for (const Emotion emotion : kEmotions) {
                unit["emotions"][std::string(emotionName(emotion))] =
                    archive::emotionScore((*chunk.emotions)[static_cast<std::size_t>(emotion)]);
            }
        }
        units.push_back(std::move(unit));
    }
    return units;
}

} // namespace

std::string_view questionLevelName(QuestionLevel level)
{
    constexpr std::array<std::string_view, 3> kNames = {"seeking", "understanding", "applying"};
    return kNames.at(static_cast<std::size_t>(level));
}

Result<std::vector<GeneratedQuestion>> generateQuestions(const archive::Reader& reader,
                                                         const GenerationOptions& options, std::stop_token stop)
{
    if (options.languages.empty() || std::any_of(options.languages.begin(), options.languages.end(),
                                                 [](const std::string& l) { return l != "de" && l != "en"; })) {
        return fail(ErrorCode::InvalidArgument, "Questions are made in German (de) and English (en).");
    }
    auto levels = findCandidates(reader, options, stop);
    if (!levels) {
        return tl::unexpected(levels.error());
    }
    std::vector<GeneratedQuestion> questions;
    std::set<std::string> known;
    std::array<std::size_t, 3> turns{};
    std::set<std::size_t> empty;
    for (std::size_t round = 0; questions.size() < options.count && empty.size() < levels->size(); ++round) {
        const std::size_t level = round % levels->size();
        const QuestionTemplate* from = nullptr;
        QuestionCandidate* candidate = takeNext((*levels)[level], turns.at(level), from);
        if (candidate == nullptr) {
            empty.insert(level);
            continue;
        }
        const std::string& language = options.languages[questions.size() % options.languages.size()];
        if (candidate->evidence.empty() || candidate->germanAnswer.empty() ||
            !known.insert(candidate->englishQuestion).second) {
            continue;
        }
        questions.push_back(worded(*from, std::move(*candidate), language));
    }
    return questions;
}

Result<nlohmann::ordered_json> questionDataset(const archive::Reader& reader,
                                               const std::vector<GeneratedQuestion>& questions, bool withUnits)
{
    ordered_json dataset = ordered_json::object();
    const auto statistics = archive::statistics(reader);
    if (!statistics) {
        return tl::unexpected(statistics.error());
    }
    if (statistics->to) {
        dataset["now"] = formatIso(statistics->to->local + kMicrosPerDay);
    }
    const auto people = archive::listPeople(reader);
    if (!people) {
        return tl::unexpected(people.error());
    }
    if (!people->empty() && people->front().isOwner) {
        dataset["owner"] = people->front().name;
    }
    ordered_json samples = ordered_json::array();
    for (const GeneratedQuestion& question : questions) {
        ordered_json evidence = ordered_json::array();
        for (const archive::Id id : question.evidence) {
            evidence.push_back(std::to_string(id));
        }
        samples.push_back({{"category", questionLevelName(question.level)},
                           {"kind", question.kind},
                           {"language", question.language},
                           {"question", question.question},
                           {"answer", question.answer},
                           {"evidence", std::move(evidence)},
                           {"parameters", question.parameters}});
    }
    if (withUnits) {
        const auto ids = archive::chunkIds(reader, {});
        if (!ids) {
            return tl::unexpected(ids.error());
        }
        auto units = unitsOf(reader, *ids);
        if (!units) {
            return tl::unexpected(units.error());
        }
        dataset["units"] = std::move(*units);
    }
    dataset["samples"] = std::move(samples);
    return dataset;
}

} // namespace reminisce::evaluation
