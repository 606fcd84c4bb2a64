// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/knowledge.h"

#include <algorithm>
#include <unordered_map>

#include <fmt/core.h>
#include <fmt/ranges.h>

#include "core/agent/tool.h"
#include "core/archive/chunks.h"
#include "core/archive/turns.h"
#include "core/search/index_snapshot.h"
#include "core/search/searcher.h"
#include "core/text/unicode.h"
#include "core/text/words.h"

namespace reminisce::agent {
namespace {

Evidence toEvidence(archive::Chunk chunk)
{
    Evidence evidence;
    evidence.chunkId = chunk.id;
    evidence.conversationId = chunk.conversation;
    evidence.externalId = std::move(chunk.externalId);
    evidence.title = std::move(chunk.title);
    evidence.startedAt = chunk.start;
    evidence.text = std::move(chunk.text);
    for (auto& [id, name] : chunk.people) {
        evidence.people.push_back(std::move(name));
    }
    return evidence;
}

std::optional<double> widened(const std::optional<float>& score)
{
    return score ? std::optional<double>(*score) : std::nullopt;
}

bool isOneself(std::string_view folded)
{
    static constexpr std::string_view kWords[] = {"ich",    "mich", "mir", "me",    "i",
                                                  "myself", "you",  "du",  "owner", "user"};
    return std::find(std::begin(kWords), std::end(kWords), folded) != std::end(kWords);
}

} // namespace

Result<Found> Knowledge::search(const search::SearchRequest& request, std::stop_token stop) const
{
    search::SearchRequest adjusted = request;
    if (m_adjust) {
        m_adjust(adjusted);
    }
    auto result = m_searcher->search(adjusted, std::move(stop));
    if (!result) {
        return tl::unexpected(result.error());
    }
    std::vector<archive::Id> ids;
    std::unordered_map<archive::Id, search::HitScores> scores;
    for (const auto& hit : result->hits) {
        ids.push_back(hit.chunkId);
        scores.emplace(hit.chunkId, hit.scores);
    }
    auto loaded = passages(ids);
    if (!loaded) {
        return tl::unexpected(loaded.error());
    }
    for (auto& passage : *loaded) {
        const auto& found = scores[passage.chunkId];
        passage.scores = {widened(found.fused), widened(found.keyword), widened(found.vector), widened(found.emotion)};
    }
    return Found{std::move(result->understood), std::move(*loaded), std::move(result->matchedTerms),
                 std::move(result->notes)};
}

Result<std::vector<Evidence>> Knowledge::passages(std::span<const archive::Id> chunkIds) const
{
    auto chunks = archive::loadChunks(*m_reader, chunkIds);
    if (!chunks) {
        return tl::unexpected(chunks.error());
    }
    std::vector<archive::Id> turnIds;
    for (const auto& chunk : *chunks) {
        turnIds.insert(turnIds.end(), chunk.turns.begin(), chunk.turns.end());
    }
    auto turns = archive::turnsByIds(*m_reader, turnIds);
    if (!turns) {
        return tl::unexpected(turns.error());
    }
    std::unordered_map<archive::Id, archive::Turn*> byId;
    for (auto& turn : *turns) {
        byId.emplace(turn.id, &turn);
    }
    const auto me = owner();
    std::vector<Evidence> passages;
    passages.reserve(chunks->size());
    for (auto& chunk : *chunks) {
        const std::vector<archive::Id> ids = chunk.turns;
        Evidence evidence = toEvidence(std::move(chunk));
        for (const auto id : ids) {
            if (const auto found = byId.find(id); found != byId.end()) {
                const archive::Turn& turn = *found->second;
                evidence.turns.push_back(EvidenceTurn{turn.id, turn.person, turn.externalId, turn.speaker,
                                                      me && me->id == turn.person, turn.text});
            }
        }
        passages.push_back(std::move(evidence));
    }
    return passages;
}

Knowledge::WordCount Knowledge::countOf(std::string_view stem) const
{
    const auto snapshot = m_searcher->snapshot();
    if (!snapshot) {
        return {};
    }
    const auto id = snapshot->stems.find(stem);
    return {snapshot->rows(), id ? snapshot->stems.count(*id) : 0};
}

Result<std::vector<archive::PersonName>> Knowledge::people() const
{
    if (!m_people) {
        auto people = archive::listPeople(*m_reader);
        if (!people) {
            return people;
        }
        m_people = std::move(*people);
    }
    return *m_people;
}

std::optional<archive::PersonName> Knowledge::owner() const
{
    const auto everyone = people();
    if (everyone) {
        for (const auto& person : *everyone) {
            if (person.isOwner) {
                return person;
            }
        }
    }
    return std::nullopt;
}

Result<archive::PersonName> personOfName(const Knowledge& knowledge, std::string_view name)
{
    const auto everyone = knowledge.people();
    if (!everyone) {
        return tl::unexpected(everyone.error());
    }
    const std::string wanted = text::fold(text::trim(name));
    std::vector<std::string> names;
    const archive::PersonName* part = nullptr;
    bool several = false;
    for (const auto& person : *everyone) {
        std::vector<std::string> all = person.aliases;
        all.insert(all.begin(), person.name);
        names.push_back(person.name);
        bool hasPart = false;
        for (const auto& known : all) {
            if (text::fold(known) == wanted) {
                return person;
            }
            const auto words = text::foldedWords(known);
            hasPart = hasPart || std::find(words.begin(), words.end(), wanted) != words.end();
        }
        if (hasPart) {
            several = part != nullptr;
            part = part == nullptr ? &person : part;
        }
    }
    if (part != nullptr && !several) {
        return *part;
    }
    if (isOneself(wanted)) {
        if (auto me = knowledge.owner()) {
            return *me;
        }
    }
    if (several) {
        return fail(ErrorCode::NotFound,
                    fmt::format("“{}” could be several people. Use a whole name, as list_people gives them.", name));
    }
    const auto nearest = nearestName(name, names);
    names.resize(std::min<std::size_t>(names.size(), 15));
    return fail(ErrorCode::NotFound, nearest ? fmt::format("Nobody is called “{}”. Did you mean “{}”?", name, *nearest)
                                             : fmt::format("Nobody is called “{}”. People who speak here: {}.", name,
                                                           fmt::join(names, ", ")));
}

Confined confine(const archive::Filter& scope, const archive::Filter& extra)
{
    Confined out;
    out.filter = extra;
    archive::Filter& filter = out.filter;
    if (filter.people.empty()) {
        filter.people = scope.people;
        filter.peopleMatch = scope.peopleMatch;
    } else if (!scope.people.empty()) {
        const bool all = scope.peopleMatch == archive::PeopleMatch::All || scope.people.size() == 1;
        const bool oneExtra = filter.people.size() == 1 || filter.peopleMatch == archive::PeopleMatch::All;
        if (all && oneExtra) {
            for (const auto id : scope.people) {
                if (std::find(filter.people.begin(), filter.people.end(), id) == filter.people.end()) {
                    filter.people.push_back(id);
                }
            }
            filter.peopleMatch = archive::PeopleMatch::All;
        } else if (all) {
            out.anyOf = filter.people;
            filter.people = scope.people;
            filter.peopleMatch = archive::PeopleMatch::All;
        } else {
            out.anyOf = scope.people;
        }
    }
    if (filter.emotions.empty()) {
        filter.emotions = scope.emotions;
    }
    if (filter.tags.empty()) {
        filter.tags = scope.tags;
    }
    const auto later = [](const auto& a, const auto& b) { return !a ? b : (!b ? a : std::optional(std::max(*a, *b))); };
    const auto earlier = [](const auto& a, const auto& b) {
        return !a ? b : (!b ? a : std::optional(std::min(*a, *b)));
    };
    filter.dates.from = later(filter.dates.from, scope.dates.from);
    filter.dates.to = earlier(filter.dates.to, scope.dates.to);
    out.nothing = filter.dates.from && filter.dates.to && *filter.dates.from > *filter.dates.to;
    if (filter.contains.empty()) {
        filter.contains = scope.contains;
    } else {
        out.alsoContains = scope.contains;
    }
    if (!filter.conversation) {
        filter.conversation = scope.conversation;
    } else if (scope.conversation && scope.conversation != filter.conversation) {
        out.nothing = true;
    }
    return out;
}

bool passes(const Confined& confined, const Evidence& passage)
{
    if (!confined.anyOf.empty()) {
        const bool found = std::any_of(passage.turns.begin(), passage.turns.end(), [&](const EvidenceTurn& turn) {
            return std::find(confined.anyOf.begin(), confined.anyOf.end(), turn.personId) != confined.anyOf.end();
        });
        if (!found) {
            return false;
        }
    }
    return confined.alsoContains.empty() || text::containsFolded(passage.text, confined.alsoContains);
}

} // namespace reminisce::agent
